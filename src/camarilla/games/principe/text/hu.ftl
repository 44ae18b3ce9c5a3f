title = A fejedelem
tagline = Aukciók, városok és szerepek a reneszánsz Itáliában
points = { $points } pont

option-edition = Szabálykiadás
option-edition-it = olasz: fordulónként négy kártya, az utolsó fordulóban is van arany
option-edition-hu = magyar: fordulónként öt kártya, az utolsó fordulóban nincs arany
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
help-role-doctor = Főbb zöld szerep: fordítsd le képpel felfelé lévő zöld kártyáid felét (felfelé kerekítve), majd fordítsd fel egy más színű, lefordított kártyádat. 2 pontot ér, valahányszor más épít zöldet, és a játék végén is.
help-role-bishop = Főbb fehér szerep: fordítsd le képpel felfelé lévő fehér kártyáid felét (felfelé kerekítve), majd kapsz 1 győzelmi pontot. 2 pontot ér, valahányszor más épít fehéret, és a játék végén is.
help-role-councillor = Főbb vörös szerep: fordítsd le képpel felfelé lévő vörös kártyáid felét (felfelé kerekítve), majd húzz egy építési kártyát. 2 pontot ér, valahányszor más épít vöröset, és a játék végén is.
help-role-nobleman = Főbb kék szerep: fordítsd le képpel felfelé lévő kék kártyáid felét (felfelé kerekítve), majd rakj le egy pajzsot egy tetszőleges régióra. 2 pontot ér, valahányszor más épít kéket, és a játék végén is.
help-role-banker = Főbb sárga szerep: fordítsd le képpel felfelé lévő sárga kártyáid felét (felfelé kerekítve), majd kapsz 2 aranyat. 2 pontot ér, valahányszor más épít sárgát, és a játék végén is.
help-role-magister = Alárendelt zöld szerep: fordítsd fel egy más színű, lefordított kártyádat. 1 pontot ér, ha más zöld épületet épít, és a játék végén.
help-role-preacher = Alárendelt fehér szerep: kapsz 1 győzelmi pontot. 1 pontot ér, ha más fehér épületet épít, és a játék végén.
help-role-scribe = Alárendelt vörös szerep: húzz egy építési kártyát. 1 pontot ér, ha más vörös épületet épít, és a játék végén.
help-role-knight = Alárendelt kék szerep: rakj le egy pajzsot egy tetszőleges régióra. 1 pontot ér, ha más kék épületet épít, és a játék végén.
help-role-merchant = Alárendelt sárga szerep: kapsz 2 aranyat. 1 pontot ér, ha más sárga épületet épít, és a játék végén.

# Amit kérdezünk

ask-offering = Adj aukcióra { $cards_to_offer } kártyát, képpel lefelé ({ $offering }/{ $cards_to_offer }). Mindenki egyszerre, titokban választ.
ask-card-auction = Licitálj a kártyákra, vagy passzolj végleg.
ask-building = Megnyerted az aukciót: most építkezhetsz egy városban, vagy kihagyhatod.
ask-playing = Építkezz egy városban, vagy rakj le kártyákat egy színből, vagy ne tégy semmit.
ask-shields = Rakj le egy pajzsot a várossal szomszédos régióra (még hátravan: { $shields_due }).
ask-role-auction = Holtversenyben állsz ezért a szerepért: licitálj, vagy passzolj végleg.
ask-turning-up = Zöld szereped: melyik lefordított kártyádat fordítod fel?
ask-posting = Kék szereped: rakj le egy pajzsot egy tetszőleges régióra.
ask-over = A játék véget ért.

# Döntések

action-offer = Egy { $colour } kártya felajánlása
action-bid = Licit: { $coins }
action-pass = Passz
action-build = Építkezés: { $city }
action-lay = { $cards } { $colour } kártya lerakása
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
event-icon = { $city }: { $colour } épület is kell hozzá, ez pontot ér a többieknek a { $colour } szerepekért.
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

# What a hint speaks of
term-points = megszerzett pontok
term-regions = régiók a térképen
term-sets = sorozatok az építési kártyákból
term-roles = szerepek
term-coins = arany
term-cards = építési kártyák a kézben
