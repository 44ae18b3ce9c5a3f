title = A fejedelem
tagline = Aukciók, városok és szerepek a reneszánsz Itáliában
points = { $points } pont

option-edition = Szabálykiadás
option-edition-it = olasz kiadás (fordulónként négy kártya, az utolsó fordulóban is van arany)
option-edition-hu = magyar kiadás (fordulónként öt kártya, az utolsó fordulóban nincs arany)
option-money = Pénz
option-money-secret = titkos, a szabály szerint
option-money-open = mindenki látja

# Dolgok

colour-green = zöld
colour-white = fehér
colour-red = vörös
colour-blue = kék
colour-yellow = sárga
short-green = Zö
short-white = Fe
short-red = Vö
short-blue = Ké
short-yellow = Sá
building-university = egyetem
building-cathedral = katedrális
building-town-hall = városháza
building-castle = kastély
building-marketplace = piactér
size-small = kisváros
size-medium = közepes város
size-large = nagyváros
family-medici = Medici
family-visconti = Visconti
family-carraresi = Carraresi
family-este = d’Este
family-gonzaga = Gonzaga
city-siena = Siena
city-orvieto = Orvieto
city-venezia = Velence
city-verona = Verona
city-perugia = Perugia
city-urbino = Urbino
city-padova = Padova
city-lucca = Lucca
city-milano = Milánó
city-bologna = Bologna
city-mantova = Mantova
city-firenze = Firenze
city-ferrara = Ferrara
city-pisa = Pisa
city-rimini = Rimini
region-romagna = Romagnai-part
region-upper-po = Felső-Pó
region-emilia = Emilia
region-lombardy = Lombardia
region-tuscany = Toszkána
region-umbria = Umbria
role-doctor = doktor
role-bishop = püspök
role-councillor = tanácsos
role-nobleman = nemesúr
role-banker = bankár
role-magister = magiszter
role-preacher = prédikátor
role-scribe = írnok
role-knight = lovag
role-merchant = kereskedő

help-colour-green = Egyetem. A zöld szereppel egy lefordított, nem zöld kártyádat fordíthatod képpel felfelé.
help-colour-white = Katedrális. Aki fehér szerepet szerez, 1 győzelmi pontot kap.
help-colour-red = Városháza. A vörös szereppel húzol egy építési kártyát.
help-colour-blue = Kastély. A kék szereppel lerakhatsz egy pajzsot egy tetszőleges régióra.
help-colour-yellow = Piactér. A sárga szereppel kapsz két aranyat.
help-role-doctor = Főbb zöld szerep: fordítsd le képpel felfelé lévő zöld kártyáid felét (felfelé kerekítve), majd fordítsd fel egy más színű, lefordított kártyádat. 2 pontot ér, valahányszor más zöld kártyával építkezik, és a játék végén is.
help-role-bishop = Főbb fehér szerep: fordítsd le képpel felfelé lévő fehér kártyáid felét (felfelé kerekítve), majd kapsz 1 győzelmi pontot. 2 pontot ér, valahányszor más fehér kártyával építkezik, és a játék végén is.
help-role-councillor = Főbb vörös szerep: fordítsd le képpel felfelé lévő vörös kártyáid felét (felfelé kerekítve), majd húzz egy építési kártyát. 2 pontot ér, valahányszor más vörös kártyával építkezik, és a játék végén is.
help-role-nobleman = Főbb kék szerep: fordítsd le képpel felfelé lévő kék kártyáid felét (felfelé kerekítve), majd rakj le egy pajzsot egy tetszőleges régióra. 2 pontot ér, valahányszor más kék kártyával építkezik, és a játék végén is.
help-role-banker = Főbb sárga szerep: fordítsd le képpel felfelé lévő sárga kártyáid felét (felfelé kerekítve), majd kapsz 2 aranyat. 2 pontot ér, valahányszor más sárga kártyával építkezik, és a játék végén is.
help-role-magister = Alárendelt zöld szerep: fordítsd fel egy más színű, lefordított kártyádat. 1 pontot ér, ha más zöld kártyával építkezik, és a játék végén is.
help-role-preacher = Alárendelt fehér szerep: kapsz 1 győzelmi pontot. 1 pontot ér, ha más fehér kártyával építkezik, és a játék végén is.
help-role-scribe = Alárendelt vörös szerep: húzz egy építési kártyát. 1 pontot ér, ha más vörös kártyával építkezik, és a játék végén is.
help-role-knight = Alárendelt kék szerep: rakj le egy pajzsot egy tetszőleges régióra. 1 pontot ér, ha más kék kártyával építkezik, és a játék végén is.
help-role-merchant = Alárendelt sárga szerep: kapsz 2 aranyat. 1 pontot ér, ha más sárga kártyával építkezik, és a játék végén is.

# Amit kérdezünk

ask-offering = Adj aukcióra { $cards_to_offer } kártyát, képpel lefelé ({ $offering }/{ $cards_to_offer }). Mindenki egyszerre, titokban választ.
ask-card-auction = Licitálj a kártyákra, vagy passzolj végleg.
ask-card-auction-only-pass = Nincs elég aranyad a licithez: passzolj.
ask-building = Megnyerted az aukciót: most építkezhetsz egy városban, vagy kihagyhatod.
ask-building-only-skip = Megnyerted az aukciót, de egyik felcsapott városra sem futja kártyából és aranyból: hagyd ki.
ask-playing = Rakj le kártyákat egy színből, építkezz, ha tudsz, vagy ne tégy semmit.
ask-playing-only-skip = Nincs lerakható kártyád: hagyd ki.
ask-shields = Rakj le egy pajzsot a várossal szomszédos régióra (még hátravan: { $shields_due }).
ask-role-auction = Holtversenyben állsz ezért a szerepért: licitálj, vagy passzolj végleg.
ask-role-auction-only-pass = Holtversenyben állsz ezért a szerepért, de nincs elég aranyad a licithez: passzolj.
ask-turning-up = Zöld szereped: melyik lefordított kártyádat fordítod fel?
ask-posting = Kék szereped: rakj le egy pajzsot egy tetszőleges régióra.
ask-over = A játék véget ért.

# Döntések

action-offer = Egy { $colour } kártya felajánlása
action-bid = Licit: { $coins }
action-pass = Passz
action-build = Építkezés: { $city }
action-lay = Lerakás: { $cards } { $colour } kártya
action-skip = Kihagyom
action-place = Pajzs lerakása: { $region }
action-turn-up = Egy { $colour } kártya felfordítása

# Ami történik

event-round = { $round }. forduló. A fejedelem: { $seat }.
event-last-round = Ez az utolsó forduló.
event-income = Mindenki { $coins } aranyat kap.
event-dealt = { $seat } { $cards } kártyát húz.
event-received = { $seat } { $cards } { $colour } kártyát kap.
event-offered = { $seat } letesz egy { $colour } kártyát.
event-gave = { $seat } felajánlása: { $cards } { $colour } kártya.
event-revealed = Aukcióra kerül: { $cards } { $colour } kártya.
event-auction = Kezdődik az aukció: { $cards } { $colour } kártya.
event-role-tie = Holtverseny: fejenként { $cards } { $colour } kártya képpel felfelé.
event-role-auction = A holtversenyben állók licitálnak erre a szerepre: { $role }.
event-bid = { $seat } licitje: { $coins }.
event-passed = { $seat } passzol.
event-unbeaten = Senki sem licitál többet, mint { $seat }: { $coins }.
event-won-cards = { $seat } { $coins } aranyat fizet, és elviszi: { $cards } { $colour } kártya.
event-unsold = Senki sem licitál: { $cards } { $colour } kártya kikerül a játékból.
event-prince = { $seat } lesz a fejedelem.
event-built = { $seat } építkezik: { $city }, { $coins } aranyért, { $points } pontért.
event-shield = { $seat } pajzsot rak le: { $region }.
event-no-shield = { $seat } nem rak le pajzsot, mert elfogyott.
event-icon = { $city }: { $colour } kártya is kell hozzá, ez pontot ér a többieknek a { $colour } szerepekért.
event-patron = { $seat } { $points } pontot kap, mert nála van ez a szereplap: { $role }.
event-opened = Új város a sorban: { $city }.
event-no-city = Nincs több felcsapható város.
event-laid = { $seat } lerak { $cards } { $colour } kártyát.
event-skipped = { $seat } nem tesz semmit.
event-returned = Minden szereplap visszakerül a játéktáblára.
event-leading = { $against ->
    [0] Senki másnak nincs képpel felfelé { $colour } kártyája.
   *[other] A legtöbb { $colour } kártya képpel felfelé: { $cards } – { $against }.
    }
event-following = { $against ->
    [0] A második legtöbb { $colour } kártya képpel felfelé: { $cards }; senki másnak nincs.
   *[other] A második legtöbb { $colour } kártya képpel felfelé: { $cards } – { $against }.
    }
event-role = { $seat } új szerepe: { $role }.
event-bought-role = { $seat } { $coins } aranyat fizet ezért a szerepért: { $role }.
event-vacant = Senki sem licitál, a szereplap a játéktáblán marad: { $role }.
event-turned-down = { $seat } lefordít { $cards } { $colour } kártyát.
event-turned-up = { $seat } felfordít egy { $colour } kártyát.
event-point = { $seat } { $points } pontot kap a fehér szerepért.
event-drew = { $seat } húz egy { $colour } kártyát.
event-drew-unseen = { $seat } húz egy kártyát.
event-coins = { $seat } { $coins } aranyat kap a sárga szerepért.
event-no-use = { $seat } nem tudja használni a szerep képességét: { $role }.
event-too-few = Csak { $cards } kártya maradt a pakliban: a játék azonnal véget ér.
event-most-shields = { $against ->
    [0] { $region }: senki másnak nincs itt pajzsa.
   *[other] { $region }: a legtöbb pajzs, { $shields } – { $against }.
    }
event-equal-shields = { $region }: a legtöbb pajzs fejenként { $shields }; mindannyian pontot kapnak, második nincs.
event-second-shields = { $region }: a második legtöbb pajzs: { $shields }; a legtöbb: { $against }.
event-region = { $seat } { $points } pontot kap itt: { $region }.
event-offices = { $seat } { $points } pontot kap a játék végén nála lévő szerepekért: főbb szerepért 2, alárendeltért 1 jár.
event-sets = { $seat } ötszínű sorozatainak száma { $sets }, ez { $points } pont.
event-most-money = { $seat } pénze a legtöbb, { $coins } – { $against } arany: { $points } pont.
event-equal-money = { $seat } osztozik a legtöbb pénzen, { $coins } arany: { $points } pont.
event-most-hand = { $seat } kezében van a legtöbb kártya, { $cards } – { $against }: { $points } pont.
event-equal-hand = { $seat } osztozik a legtöbb kézben lévő kártyán, { $cards }: { $points } pont.
event-over = A játék véget ért.

# Elutasítások

refused-2-4 = Most { $cards } kártyát kell képpel lefelé letenned a kezedből, mást nem tehetsz.
refused-2-6 = Nincs { $colour } kártya a kezedben.
refused-3-4 = Aukció folyik: licitálj vagy passzolj.
refused-3-5 = Ez kevés: { $coins }. Az előző licit { $price }.
refused-3-7 = Nem licitálhatsz ennyit: { $coins }. Ennyi aranyad van: { $money }.
refused-3-10 = Megnyert aukció után építkezhetsz egy városban, vagy nem teszel semmit.
refused-4-1 = Az első fordulóban nem lehet építkezni.
refused-4-2 = Ez a városkártya nincs felcsapva: { $city }.
refused-4-3 = { $city } ennyi { $colour } kártyát kíván: { $needed }; a kezedben { $held } van.
refused-4-4 = { $city } ennyi aranyba kerül: { $cost }; neked { $money } van.
refused-4-7 = { $city } nem szomszédos ezzel a régióval: { $region }.
refused-4-8 = Előbb rakd le a város pajzsait.
refused-5-1 = Most építkezhetsz egy városban, lerakhatsz kártyákat egy színből, vagy nem teszel semmit.
refused-5-4 = Nem rakhatsz le { $cards } { $colour } kártyát; a kezedben { $held } van.
refused-6-11 = A zöld szereppel fel kell fordítanod egy lefordított kártyádat.
refused-6-12 = A zöld szereppel nem lehet zöld kártyát felfordítani.
refused-6-13 = Nincs lefordított { $colour } kártyád.
refused-6-15 = A kék szereppel le kell raknod egy pajzsot egy régióra.

# Pontok

account-city = { $city } felépítése
account-patronage = szerepek mások építkezéseinél
account-blessings = fehér szerepek
account-role = { $role } a játék végén
account-sets = teljes ötszínű sorozat: { $sets }
account-money = legtöbb pénz ({ $coins } arany)
account-hand = legtöbb kártya kézben ({ $cards })
account-region = { $region }, { $shields } pajzs

# Az asztal

table-round = { $round }. forduló
table-last-round = { $round }., utolsó forduló
table-over = { $round } forduló után
table-stage = { $stage }. fázis
table-deck = { $cards } kártya a pakliban
table-pile = { $cards } város van még hátra
table-gone = Kikerült
table-lots = Aukcióra
table-open = Felcsapott városok
table-site = Épül
table-regions = Pajzsok
table-roles = Szereplapok
table-major = főbb
table-minor = alárendelt
table-nobody = –
table-city = Város
table-cost = Költség
table-points = Pont
table-shields = Pajzs
table-icons = Épületek
table-borders = Régiói
table-player = Játékos
table-family = Család
table-money = Pénz
table-hand = Kéz
table-known = ismert
table-table = Asztal (felfelé/lefelé)
table-cities = Városok
table-left = Maradt pajzs
table-principe = fejedelem
table-your-hand = A kezed
table-your-offer = Letéve
table-your-money = Aranyad
table-offers = Felajánlva
table-bidding-cards = Aukció: { $cards } { $colour } kártya
table-bidding-role = Aukció: { $role }
table-no-bid = még nincs licit
table-high-bid = { $seat } licitje { $coins }
table-still-in = még licitál: { $names }
table-to-place = lerakandó pajzs: { $shields }
table-map = Észak-Itália térképe
table-face-down = lefordítva
table-players = Játékosok

# Előre adott utasítások

argument-lot = aukció
order-raise-title = Licitálás egy felső határig
order-raise = { $lot }: mindig eggyel több arany, legfeljebb { $coins }, azután passz.
order-pass-title = Passz egy aukcióban
order-pass = { $lot }: passz.
order-pass-rest-title = Passz a forduló minden más kártyacsoportjára
order-pass-rest = Passz a forduló minden más kártyacsoportjára.
order-too-low = A licit már { $price }: { $coins } felső határral csak passzolni lehetne.
lot-green = { colour-green }
lot-white = { colour-white }
lot-red = { colour-red }
lot-blue = { colour-blue }
lot-yellow = { colour-yellow }
lot-doctor = { role-doctor }
lot-bishop = { role-bishop }
lot-councillor = { role-councillor }
lot-nobleman = { role-nobleman }
lot-banker = { role-banker }
lot-magister = { role-magister }
lot-preacher = { role-preacher }
lot-scribe = { role-scribe }
lot-knight = { role-knight }
lot-merchant = { role-merchant }

# Mi micsoda az asztalon
table-phases = A forduló fázisai
table-auction = Aukció
table-region = Régió
table-place = Város a térképen
help-table-phases = A forduló négy fázisa, a mostani kiemelve: 1. arany, kártyák és felajánlás; 2. aukciók; 3. építkezés vagy kártyák lerakása; 4. szerepek. Mellettük az, hogy hány kártya és város van még hátra.
help-table-auction = Mi van aukción, mennyi a legmagasabb licit, és jobbra az, hogy ki van még játékban; aki passzolt, halvány.
help-table-lots = Ezek a kártyák még aukcióra kerülnek ebben a fordulóban. A legkisebb csoport jön először.
help-table-site = Az éppen felépült város. Pajzsai az itt felsorolt régiókra kerülnek.
help-table-city = Felcsapott város. Balra a pontjai, jobbra az, hogy hány pajzsot hoz; alatta a költsége, a szükséges építési kártyák és a szomszédos régiók.
help-table-cities = Egy város, amelyben ez a játékos építkezett.
help-table-place = A tornyok mutatják, mekkora a város. Fénykör jelzi, ha a kártyája felcsapva fekszik; színe azé, aki építkezett benne.
help-table-region = A játék végén egy régióban a legtöbb pajzs 5 pontot ér, a második legtöbb 2-t. A pajzs melletti szám azt mutatja, hány pajzsa van ott a játékosnak.
help-table-your-hand = Az építési kártyáid szín szerint. A többiek csak azt látják, hány van, azt nem, hogy melyek.
help-table-your-offer = Aukcióra adott kártyák. Képpel lefelé vannak, amíg mindenki nem választott.
help-table-player = Egy játékos. A színek sorában felül az asztalon képpel felfelé lévő kártyái, amelyek a szerepeknél számítanak; alul a lefordítottak.
help-table-points = Az eddigi pontok. A régiók, a szerepek, az ötszínű sorozatok, a legtöbb arany és a legtöbb kézben lévő kártya a játék végén jön hozzá.
help-table-money = Arany, a licitekre és a városok költségére. A legtöbb arany a játék végén 2 pontot ér. Ahol titkos, kérdőjel áll itt.
help-table-hand = Hány építési kártya van a kézben. A legtöbb a játék végén 2 pontot ér.
help-table-known = A kézben lévő kártyák közül azok, amelyeket mindenki látott.
help-table-offers = Ezeket a kártyákat adta a játékos aukcióra ebben a fordulóban.
help-table-left = Pajzsok, amelyek még lerakhatók a térképre.
help-table-principe = A fejedelem. Az aukciók a bal kezénél kezdődnek, a 3. fázis vele. Aki megnyer egy aukciót, az lesz a következő.

# Így játsszuk

howto-mood = Azoknak, akik szeretik az aukciókat és az olyan többséget, amely sosem tart sokáig
howto-aim = Szerezd a legtöbb győzelmi pontot: építkezz városokban, legyen a régiókban a legtöbb pajzsod, és legyen szereped, amikor mások építkeznek.
howto-step-offer-title = Adj aukcióra kártyákat
howto-step-offer = Minden forduló elején aranyat és építési kártyákat kaptok. Ezután mindenki titokban kiválaszt a kezéből két kártyát (két játékosnál hármat), és aukcióra adja. Azt add oda, amire a legkevésbé van szükséged; lehet, hogy más éppen azt keresi.
howto-step-auction-title = Licitálj a kártyákra
howto-step-auction = A felajánlott kártyák színenként kerülnek aukcióra, a legkisebb csoport először. Aki a legtöbbet ígéri, befizeti a bankba, kezébe veszi a kártyákat, és ő lesz a fejedelem. Aki passzol, ebből az aukcióból kiesett.
howto-step-build-title = Építkezz egy városban
howto-step-build = A második fordulótól egy megnyert aukció után azonnal építkezhetsz, az összes aukció után pedig még egyszer. Rakj le a kezedből a felcsapott város minden ikonjáért egy kártyát, és fizesd ki a költséget: a város pontjai a tieid.
howto-step-shields-title = Rakd le a pajzsait
howto-step-shields = Egy városért egy vagy két pajzsodat rakod olyan régiókra, amelyekkel a város szomszédos. A játék végén a régió legtöbb pajzsa pontot ér, a második legtöbb is.
howto-step-cards-title = Vagy rakj le kártyákat
howto-step-cards = Építkezés helyett egy színből bármennyi kártyát lerakhatsz. Képpel felfelé maradnak előtted, azok mellett, amelyekből építkeztél, és mind számítanak a szerepeknél.
howto-step-roles-title = Szerezz szerepeket
howto-step-roles = A forduló végén az egy színből legtöbb képpel felfelé lévő kártya a főbb szerepet hozza, a második legtöbb az alárendeltet. A szerep azonnal segít, és pontot hoz, valahányszor más a színével építkezik. A főbb szerepért az ilyen színű kártyáid felét le kell fordítanod.
howto-points-cities = Egy város, amelyben építkezel: kisvárosért 4, közepesért 6, nagyvárosért 8 pont.
howto-points-roles = Szerepek, valahányszor más a színükkel építkezik: a főbbért 2, az alárendeltért 1 pont; a játék végén még egyszer.
howto-points-regions = A játék végén minden régióban: a legtöbb pajzsért 5, a második legtöbbért 2 pont.
howto-points-sets = A játék végén: 2 pont minden ötszínű sorozatért az asztalon lévő kártyáid között, akármelyik oldaluk van felül.
howto-points-most = A játék végén: 2 pont a legtöbb aranyért, és 2 a legtöbb kézben lévő kártyáért.
howto-mistake-own = A saját szereped nem hoz pontot, amikor te építkezel. Azokat a színeket tartsd, amelyek a többieknek kellenek.
howto-mistake-hand = A kézben lévő kártya nem hoz szerepet. Csak az számít, ami képpel felfelé az asztalon van.
howto-mistake-first = Az első fordulóban senki sem építkezhet: ekkor a kártyákról és a szerepekről van szó.
howto-mistake-money = Az arany kevés. Ha mindet kártyákra költöd, nem marad a város költségére.
howto-note-editions = A két kiadás különbözik: az olaszban minden fordulóban 4 kártyát húztok, és az utolsó forduló is hoz aranyat; a magyarban 5-öt húztok, és az utolsó fordulóban nincs arany. A kiadást új asztal nyitásakor választhatod ki.
howto-example = Valaki építkezik egy városban. A napló elmondja, hány pontot kap ezért, és ki kap még pontot egy szerepért:

# Az első lépések: mire figyelj

advice-offering = Nézd meg a felcsapott városok ikonjait: melyik kártyád nem kell egyikhez sem?
advice-card-auction = Nézd meg a felcsapott városokat és az aranyadat: egy város költsége még 3–5 a liciten felül.
advice-building = Nézd meg a térképet: mely régiókban tennének elsővé vagy másodikká ennek a városnak a pajzsai?
advice-playing = Nézd meg a többiek képpel felfelé lévő kártyáit: ki vezet azokban a színekben, amelyek a kezedben vannak?
advice-shields = Nézd meg a pajzsokat a régiókban: hol tesz eggyel több elsővé vagy másodikká?
advice-role-auction = Nézd meg a felcsapott városokat: hányhoz kell ennek a szerepnek a színe?
advice-turning-up = Nézd meg mindenki képpel felfelé lévő kártyáit: melyik színben hoz szerepet eggyel több?
advice-posting = Nézd meg az egész térképet: hol tesz eggyel több pajzs elsővé vagy másodikká?

printed-region = régió
printed-city = város
printed-table = egy asztal számai
printed-letter = betűjel
printed-size = méret
printed-cost = költség
printed-points = pont
printed-shields = pajzs
printed-icons = ikonok
printed-regions = régiók
printed-edition = kiadás
printed-players = játékos
printed-income = arany fordulónként
printed-draw = húzott kártya
printed-offer = aukcióra adott kártya
printed-deck_limit = a pakli határa
printed-last_income = arany az utolsó fordulóban
printed-last_cards = kártya az utolsó fordulóban
printed-last_least = legkevesebb kártya az utolsó fordulóban
printed-removed = kivett kártya
printed-cities = városkártya
printed-minor_roles = alárendelt szerepek

# Dobozfájlok: nevek és kulcsok úgy, ahogy a fájlban állnak
box-list-length = egy { $size } méretű városhoz pontosan { $wanted } tartozik ebből: { $what }.
box-none-of = { $given } nem tartozik ezek közé: { $known }.
box-one-pair = egy { $size } méretű városon pontosan egy pár egyforma jel van.
box-no-pair = egy { $size } méretű városon csupa különböző színű jel van.
box-stated = „{ $name }”: a szabályok szerint ez tartozik hozzá: { $wanted }.
box-region-twice = egy régió kétszer szerepel.
box-cities-of = „{ $name }”: a régió városai a szabályok szerint: { $wanted }.
box-no-city = egyetlen város sem határos ezzel: „{ $name }”.

## Lesson

lesson-aim = A legtöbb pont nyer. Egy család feje vagy a reneszánsz Itáliában, és pontot három dolog hoz: a városok, ahol építkezel; a szerepek, amelyek mások építkezésekor fizetnek; és a végén a régiók, ahol a te pajzsaidból van a legtöbb. Mindezt építési kártyával és arannyal fizeted; fordulónként { $money } aranyat kapsz.
lesson-city = Ez a { $cities } város a második fordulótól építhető. Velencéhez például egy fehér, egy vörös és egy sárga kártya kell, költsége { $cost } arany; { $points } pontot és egy pajzsot hoz a térképre. Ez a célunk. Az első fordulóban senki sem építkezhet: most a kártyákon és a szerepeken a sor.
lesson-offer = Mindenkinek { $offers } kártyát kell aukcióra adnia, képpel lefelé; aztán az azonos színűek együtt kelnek el, és te is vehetsz. Szerepet egy szín legtöbb kártyája hoz, ezért a két fehéret tartsd meg. Vöröset adj: mire bárki építkezhet, új kártyák jönnek. Ajánlj fel egyet; a másik magától követi.
lesson-offer-other = Azt tartsd meg: a két fehérből szerep lehet. Vöröset adj: mire bárki építkezhet, új kártyák jönnek.
lesson-white = Felfedtétek a kártyákat, és a legkisebb csoport kel el először: { $cards } fehér kártya, a tieiddel együtt négy. Lucrezia licitje { $price }. Csak eggyel licitálj többet: minden megspórolt arany később az építkezést segíti, és senki sem látja, mennyid van.
lesson-white-good = A tiéd. Az aukció győztese egyben a fejedelem is lesz (a korona), és ő kezdi a folytatást.
lesson-white-high = Az is jó, de elég eggyel több, mint { $price }. Minden megspórolt arany később az építkezést segíti.
lesson-white-pass = Akkor Lucrezia olcsón viszi a fehéreket. A te kettőddel együtt szerepet érnek: licitálj!
lesson-red = Most { $cards } vörös kártya jön, és a többiek egymásra licitálnak: már { $price } aranynál tartanak. Neked { $money } maradt, többet nem licitálhatsz: csak passzolni lehet. De megvan, amit akartál, és az el nem költött arany nálad marad. Hadd költsenek a többiek: passzolj.
lesson-play = Most mindenki lerakhat kártyákat egy színből, képpel felfelé. Akié egy színből a legtöbb, szerepet kap, de ezért a kártyái felét (felfelé kerekítve) le kell fordítania. Rakj le hát két fehéret: egy felfordítva marad a következő fordulóra. A kezedben a második kártya kettőt jelent: azt válaszd. A többi maradjon a kezedben, mert a városokat onnan fizeted.
lesson-play-one = Eggyel ma megnyernéd a szerepet, de a győztes a kártyái felét, felfelé kerekítve, lefordítja: a következő fordulóra semmi sem maradna. Rakj le kettőt.
lesson-play-many = Más nem mutat fehéret, kettő tehát elég. A városokat a kezedben lévő kártyákkal fizeted: tarts meg belőlük.
lesson-play-other = A fehér az erősséged: rakj le két fehéret.
lesson-play-skip = Lerakott kártya nélkül nincs szerep, pedig a szerep akkor is pontot hoz, amikor mások dolgoznak. Rakj le két fehéret.
lesson-roles = Te vagy a püspök, ez a főbb fehér szerep! Azonnal egy pontot ad, így { $score } pontod van. És ha más olyan városban építkezik, amelyhez fehér kell, 2 pontot kapsz. A második legtöbb fehér kártya az alárendelt szerepet hozná, a prédikátort, aki 1 pontot kap; de másnak nincs fehérje. Lucrezia a vörös kártyákkal tanácsos lett.
lesson-spare-yellow = A második forduló: { $money } aranyad van, és Velencéhez megvan a fehér, a vörös és a sárga kártya. Mostantól, aki megnyer egy aukciót, azonnal építkezhet, mindenki más előtt. Zöldet ajánlj fel, mert Velencéhez nem kell; egy sárga magától követi: { $spare } van, és csak egy kell.
lesson-spare-white = A második forduló: { $money } aranyad van, és Velencéhez megvan a fehér, a vörös és a sárga kártya. Mostantól, aki megnyer egy aukciót, azonnal építkezhet, mindenki más előtt. Zöldet ajánlj fel, mert Velencéhez nem kell; egy fehér magától követi: { $spare } van, és csak egy kell.
lesson-spare-other = Az még kellhet Velencéhez. A zöld nincs a színei közt: zöldet ajánlj fel.
lesson-first-bid = Ez a kisebb csoport, { $cards } kártya, tehát előbb kel el, és olcsó lesz. Azért akarod megnyerni, ami vele jár: a győztes azonnal építkezhet. Még senki sem licitált. Kezdd { $bid } arannyal: emelni mindig lehet.
lesson-first-bid-high = Kezdd alacsonyan: emelni mindig lehet. Velence költsége { $cost } arany, annyit meg kell tartanod. Licitálj { $bid } aranyat.
lesson-first-bid-pass = Ha nyersz, mindenki más előtt építkezhetsz. Licitálj { $bid } aranyat.
lesson-raise = Vigyázz: Lucrezia { $price } aranyra emel. Számolj, mielőtt licitálsz: { $money } aranyad van, és ebből { $cost } kell Velencéhez. Licitálj hát { $bid } aranyat.
lesson-raise-good = Lucrezia passzolt: tiéd a csoport.
lesson-raise-high = Ez több a kelleténél, és minden arany számít. Emelj { $bid } aranyra.
lesson-raise-pass = { $bid } arany még belefér, és akkor te építkezel először. Emelj még egyszer.
lesson-build = Nyertél, tehát azonnal építkezhetsz. Építkezz Velencében: { $points } pont, és egy pajzs a Velence melletti régióba. A kártyák, amelyekkel fizetsz, képpel felfelé eléd kerülnek, és a szerepekhez is számítanak. Utána { $left } aranyad marad, ez kevés még egy városra, ezért az utolsó aukción passzolunk helyetted.
lesson-build-skip = Hiszen ezért nyerted meg az aukciót! Építkezz Velencében, mielőtt más teszi.
lesson-build-good = Az első városod. De Velencéhez vörös kell, ezért Lucrezia, a tanácsos is kapott 2 pontot. Figyeld, kinek a szerepét hizlalod.
lesson-banker = Passzoltunk helyetted; Lucrezia megnyerte a zöldeket, és Veronában építkezett. Ahhoz fehér kell, ezért te, a püspök, 2 pontot kaptál, és { $score } pontod van. Sárgából Cosimónál { $cosimo } van felfordítva, nálad { $yellow }, és kettő a kezedben. Rakd le mindkét sárgát (a második kártya kettőt jelent): te leszel a bankár.
lesson-banker-good = Te vagy a bankár: azonnal kaptál aranyat, és pont, valahányszor más sárgával építkezik.
lesson-banker-one = Eggyel csak annyid lenne, mint Cosimónak ({ $cosimo }). Döntetlennél aukció dönt, és nem tudod, mennyi aranya van. Rakj le kettőt.
lesson-banker-white = Fehérből már vezetsz, nálad { $white }, Lucreziánál { $rival }. Sárgával egy második szerepet nyersz: rakd le mindkét sárgát.
lesson-banker-skip = Városra most nem futja, de a szerep csak kártyába kerül. Rakd le mindkét sárgát.
lesson-defend = Passzoltunk helyetted; Lucrezia megnyerte a zöldeket, és Luccában építkezett. Ahhoz fehér kell, ezért te, a püspök, 2 pontot kaptál, és { $score } pontod van. De a városért adott kártyák a szerepekhez is számítanak: Lucreziának { $rival } felfordított fehérje van, neked { $white }. Döntetlennél aukció dönt, és csak { $money } aranyad van. Rakj le egy fehéret (az első kártya egyet jelent): püspök maradsz.
lesson-defend-good = Püspök maradtál, és azonnal kaptál még egy pontot. Lucrezia csak az alárendelt fehér szerepet kapja.
lesson-defend-two = Egy elég: akkor több van, mint Lucreziának ({ $rival }). A másikat tartsd meg egy városhoz.
lesson-defend-other = Akkor Lucrezia elvehetné a szerepedet: mindkettőtöknek { $rival } felfordított fehérje van. Rakj le egy fehéret.
lesson-minor = Nézd meg a szerepeket: te vagy a bankár, első sárgából, és a velencei vörös kártyád írnokká tett, második vagy vörösből. Lucrezia prédikátor, második fehérből. Minden szerep azonnal ad valamit: a fehér egy pontot, a vörös egy kártyát, a sárga két aranyat, a kék egy pajzsot bármelyik régióban, a zölddel visszafordítod egy lefordított, más színű kártyádat. { $score } pontod van.
lesson-score = Mi ér pontot a végén? Egy régióban a legtöbb pajzs (döntetlennél mindenkinek) 5, a második legtöbb 2 pont; a Romagnai-parton egyedül vagy. Az előtted lévő kártyák közt minden ötszínű sorozat 2. Minden főbb szerep még egyszer 2, minden alárendelt 1. A legtöbb arany és a legtöbb kézben lévő kártya pedig egyaránt 2.
lesson-end-it = A játék azonnal véget ér, ha elfogynak a városok, különben az utolsó fordulóval, amelyet bejelentünk, amikor kevés az építési kártya; ebben a kiadásban az is hoz aranyat. Építkezz hát korán, oszd szét a pajzsaidat a régiókban, olyan színű szerepet tarts, amellyel mások építkeznek, és számold az aranyukat. A legtöbb pont nyer. Fejezd be ezt a játszmát egyedül!
lesson-end-hu = A játék azonnal véget ér, ha elfogynak a városok, különben az utolsó fordulóval, amelyet bejelentünk, amikor kevés az építési kártya; ebben a kiadásban az nem hoz aranyat, tehát tartalékolj. Építkezz korán, oszd szét a pajzsaidat a régiókban, olyan színű szerepet tarts, amellyel mások építkeznek, és számold az aranyukat. A legtöbb pont nyer. Fejezd be ezt a játszmát egyedül!

# What a hint speaks of
term-points = megszerzett pontok
term-regions = régiók a térképen
term-sets = sorozatok az építési kártyákból
term-roles = szerepek
term-coins = arany
term-cards = építési kártyák a kézben

# Így írhatók be a döntések

typed-offer = felajánlás
typed-lay = lerakás
typed-skip = kihagyom
typed-turn-up = felfordítás

# Mit jelent egy döntés

about-bid = Aki a legtöbbet licitálja, a banknak fizet. A következő licitnek magasabbnak kell lennie; hagyj aranyat egy város költségére is.
about-pass = Megtartod az aranyadat, és ebből az aukcióból kiszállsz.
about-build = Kifizeted a költségét, és kijátszod a szükséges építési kártyákat; tiéd a pontja, és pajzsai a térképre kerülnek.
about-skip = Most nem építesz és nem raksz le semmit; kártyáid és aranyaid megmaradnak.
about-place = A játék végén egy régióban a legtöbb pajzs 5 pontot ér, a második legtöbb 2-t.
