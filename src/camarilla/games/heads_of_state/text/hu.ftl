title = Az állam feje
tagline = Négy ország főúri családjai törnek Európa trónjaira három évszázadon át, és egyetlen vetélytárs sincs biztonságban.
points = pont

action-collect = Három jellemzőkártya elvétele
action-refresh = Hat új jellemzőkártya felcsapása és egy elvétele
action-plot = Egy áruláskártya és egy jellemzőkártya elvétele
action-take = Elvétel a felcsapottak közül: { $attribute }
action-draw = Jellemzőkártya húzása a pakliból
action-take-treachery = Elvétel a felcsapott árulások közül: { $treachery }
action-draw-treachery = Áruláskártya húzása a pakliból
action-place = Nemes játékba hozása: { $rank }, { $territory }{ $replaced }
action-strike = Kijátszás: { $treachery }; célpont: { $rank }, { $territory }
action-second = Második lap: { $treachery }
action-done = A kör befejezése
action-discard = Eldobás: { $attribute }
action-discard-treachery = Áruláskártya eldobása: { $treachery }
action-trim = Eldobás: { $attribute }
action-trim-treachery = Áruláskártya eldobása: { $treachery }

event-began = A kezdőjátékos: { $seat }.
event-turn = { $seat } következik.
event-collected = { $seat } jellemzőkártyákat vesz el ({ $amount }).
event-refreshed = { $seat } félrerakja a felcsapott jellemzőkártyákat, és hat másikat csap fel.
event-plotted = { $seat } egy áruláskártyát és egy jellemzőkártyát vesz el.
event-took = { $seat } elvesz egy felcsapott lapot: { $attribute }.
event-drew = { $seat } húz egy lapot: { $attribute }.
event-drew-unseen = { $seat } húz egy jellemzőkártyát.
event-took-treachery = { $seat } elvesz egy felcsapott lapot: { $treachery }.
event-drew-treachery = { $seat } húz egy lapot: { $treachery }.
event-drew-treachery-unseen = { $seat } húz egy áruláskártyát.
event-placed = { $seat } nemest hoz játékba: { $rank }, { $territory }{ $replaced }.
event-no-card = { $seat } nem kap nemeskártyát, mert elfogyott ({ $rank }).
event-hexagon = { $seat } rakja ide az első nemest: { $territory }. { $points } pont.
event-everywhere = { $place ->
    [1] { $seat } elsőként rakott nemest az ország minden területére: { $country }.
   *[other] { $seat } másodikként rakott nemest az ország minden területére: { $country }.
    }
event-square = { $seat } az ország minden területére rakott már nemest: { $country }. { $points } pont.
event-all-ranks = { $place ->
    [1] { $seat } elsőként rakott fel mind a hét rangból.
    [2] { $seat } másodikként rakott fel mind a hét rangból.
   *[other] { $seat } harmadikként rakott fel mind a hét rangból.
    }
event-set = { $seat } mind a hét rangból rakott már fel nemest. { $points } pont.
event-struck = { $seat } kijátszik egy lapot: { $treachery }. Célpont: { $rank }, { $territory }.
event-seconded = { $seat } második lapja: { $treachery }.
event-bag = A zsákban: { $seat } { $amount } kockája és { $owner } egy kockája.
event-cube = A kihúzott kocka gazdája: { $owner }.
event-killed = { $owner } elveszít egy nemest: { $rank }, { $territory }.
event-survived = { $owner } nemese túléli: { $rank }, { $territory }.
event-discarded = { $seat } eldob egy lapot: { $attribute }.
event-discarded-treachery = { $seat } eldob egy lapot: { $treachery }.
event-chose = { $seat } eldob egy lapot: { $attribute }.
event-chose-unseen = { $seat } eldob egy jellemzőkártyát.
event-chose-treachery = { $seat } eldob egy lapot: { $treachery }.
event-chose-treachery-unseen = { $seat } eldob egy áruláskártyát.
event-returned = A félrerakott hat lap visszakerül a húzópakliba.
event-opened = Felcsapott lap: { $attribute }.
event-opened-treachery = Felcsapott lap: { $treachery }.
event-reshuffled = A dobott áruláskártyákból új pakli készül.
event-revolution = Forradalom { $seat } körében! Az { $century }-es forduló véget ért.
event-influence = { $country }: { $seat } befolyása { $amount }.
event-alone = { $country }: senki másnak nincs itt nemese.
event-no-third = { $country }: kettejükön kívül senkinek nincs itt nemese.
event-by-influence = { $country }: a befolyás { $amount } – { $against }.
event-by-rank = { $country }: { $amount } befolyás mindkét oldalon; a magasabb rang dönt: { $rank }, aztán { $lower }.
event-by-hexagon = { $country }: { $amount } befolyás mindkét oldalon, azonos rang; a hatszögben álló szám dönt: { $number }, aztán { $against }.
event-most = { $country }: { $seat } befolyása a legnagyobb. { $points } pont.
event-second-most = { $country }: { $seat } a második. { $points } pont.
event-century = Kezdődik az { $century }-es forduló.
event-most-cards = Nemeskártyák ({ $rank }): { $amount } – { $against }.
event-equal-cards = Nemeskártyák ({ $rank }): ketten osztoznak a legtöbbön, fejenként { $amount }; a pontokon is osztoznak.
event-no-majority = Nemeskártyák ({ $rank }): kettőnél többen osztoznak a legtöbbön, fejenként { $amount }; senki sem kap pontot.
event-majority = { $seat } gyűjtötte a legtöbb nemeskártyát ({ $rank }). { $points } pont.
event-shared = { $seat } holtversenyben gyűjtötte a legtöbb nemeskártyát ({ $rank }). { $points } pont.
event-over = A játék véget ért.

ask-choosing = Milyen kártyákat kérsz?
ask-drawing =
    { $cards_to_take ->
        [one] Vegyél el egy lapot.
       *[other] Vegyél el { $cards_to_take } lapot ({ $taking }/{ $cards_to_take }).
    }
ask-placing = Hozz játékba nemeseket üres dobozokra, vagy fejezd be a köröd.
ask-placing-only-done = Nincs olyan nemes, akit ki tudnál fizetni és játékba hozni: fejezd be a köröd.
ask-scheming = Játssz ki áruláskártyát, pótold a megölt nemeseket, vagy fejezd be a köröd.
ask-scheming-only-done = Most nincs mit kijátszanod vagy pótolnod: fejezd be a köröd.
ask-scheming-only-place = Pótold a megölt nemeseket, egy kivételével, mielőtt befejezed a köröd.
ask-seconding = Fővároshoz két lap kell: melyik a második?
ask-discarding = Túl sok a lapod: legfeljebb 10 jellemzőkártyád és 4 áruláskártyád maradhat. Eldobandó: { $owes } jellemzőkártya, { $treachery_owes } áruláskártya.
ask-trimming = Forradalom: legfeljebb 6 jellemzőkártyád és 2 áruláskártyád maradhat. Eldobandó: { $owes } jellemzőkártya, { $treachery_owes } áruláskártya.
ask-over = A játék véget ért.

account-hexagon = Első nemes: { $territory }
account-square = Elsőként minden területen: { $country }
account-second-square = Másodikként minden területen: { $country }
account-set = Mind a hét rang
account-most = { $century }: legtöbb befolyás, { $country }
account-second-most = { $century }: második, { $country }
account-majority = Legtöbb nemeskártya: { $rank }
account-shared = Legtöbb nemeskártya, megosztva: { $rank }

refused-2-2 = Előbb válassz lehetőséget: három jellemzőkártya, hat új lap vagy árulás.
refused-2-3 = Erre a körre már választottál lehetőséget.
refused-2-4 = Előbb vedd el az összes lapodat. Hátravan: jellemzőkártya { $cards }, áruláskártya { $daggers }.
refused-2-5 = Legelső körödben jellemzőkártyákat veszel el; nincs mit választani.
refused-3-2 = Nincs ilyen lap a felcsapottak között: { $attribute }.
refused-3-3 = Már elvetted a körben járó összes jellemzőkártyát.
refused-3-4 = Jellemzőkártyákat választottál: ebben a körben nem jár áruláskártya.
refused-3-5 = A rendes húzópakliban { $cards } lap van; új lapok felcsapásához { $needed } kell.
refused-3-7 = A rendes húzópakli elfogyott: felcsapott lapot vegyél el.
refused-4-1 = Nincs itt ilyen doboz: { $territory }, { $rank }.
refused-4-2 = A dobozon { $owner } nemese áll: { $rank }, { $territory }.
refused-4-4 = Ezt a nemest nem tudod kifizetni: { $rank }. Hiányzik:{ missing-cards }
refused-4-6 = Nincs kurtizánod ehhez a nemeshez: { $rank }.
refused-4-7 = Ennél a nemesnél nem adható be kurtizán: { $rank }.
refused-4-8 = Ez a lap nem kell ehhez a nemeshez: { $attribute } ({ $rank }).
refused-4-10 = Nincs több ilyen rangú lapkád: { $rank }.
refused-4-11 = Ezt a dobozt nem te tetted üressé ebben a körben: { $rank }, { $territory }.
refused-5-1 = Jellemzőkártyákat választottál: ebben a körben nem játszható ki áruláskártya.
refused-5-3 = Már elvetted az egy jellemzőkártyádat.
refused-5-4 = Már elvetted az egy áruláskártyádat.
refused-5-5 = Nincs ilyen lap a felcsapott áruláskártyák között: { $treachery }.
refused-5-6 = Nincs ilyen lapod: { $treachery }.
refused-5-7 = Nem áll ott ilyen nemes: { $rank }, { $territory }.
refused-5-8 = Ez a saját nemesed: { $rank }, { $territory }.
refused-5-9 = Ez a nemes már volt célpont ebben a körben: { $rank }, { $territory }.
refused-5-10 = Ez a lap itt nem használható: { $treachery }, { $country }.
refused-5-12 = Ez főváros, két orgyilkos kell hozzá: { $territory }.
refused-5-13 = Ez főváros: { $territory }. Két olyan lap kell hozzá, amely itt használható: { $country }.
refused-5-14 = Előbb válaszd ki a második lapot is, amely itt használható: { $country }.
refused-5-15 = Második lap csak főváros ellen játszható ki, rögtön az első után.
refused-5-16 = Orgyilkos nem lehet a második lap; olyan kell, amely itt használható: { $country }.
refused-6-2 = { $gaps } megölt nemest nem pótoltál. Még legalább { $needed } pótlandó ezek közül:{ meant-nobles }
refused-6-3 = Ha sikerül, a megölt nemeseket egy kivételével pótolnod kellene, de nem tudod. Felrakandó:{ meant-nobles }. Hiányzik:{ missing-cards }{ missing-tiles }
refused-6-4 = Ezután a megölt nemeseket egy kivételével már nem tudnád pótolni. Felrakandó:{ meant-nobles }. Hiányzik:{ missing-cards }{ missing-tiles }
refused-7-2 = Megtartható jellemzőkártyák: { $limit }.
refused-7-3 = Megtartható áruláskártyák: { $limit }.
refused-7-4 = Előbb dobd el a fölösleget: jellemzőkártya { $cards }, áruláskártya { $daggers }.
refused-7-5 = Most nem kell lapot eldobni.
refused-7-6 = Nincs ilyen lapod: { $attribute }.
refused-7-7 = Nincs ilyen lapod: { $treachery }.
refused-8-4 = Megtartható jellemzőkártyák: { $limit }.
refused-8-5 = Megtartható áruláskártyák: { $limit }.
refused-8-6 = Előbb dobd el a fölösleget: jellemzőkártya { $cards }, áruláskártya { $daggers }.
refused-8-7 = Forradalom nélkül nem kell ennyire csökkenteni a lapok számát.

board-countries = Országok
board-century = Forduló
board-display = Felcsapott lapok
board-pile = pakli
board-revolution-pile = forradalmi pakli
board-discards = dobott lapok
board-aside = félrerakva
board-treachery = Árulás
board-markers = megmaradt négyszögletű pontjelzők
board-hexagon = a pontjelző még ott van
board-hexagon-taken = a pontjelzőt elvitték
board-most = legtöbb / második befolyás
board-influence = befolyás
board-large = Minden rang
board-large-in-lines = Jelzők a hét rangért
board-hand = kéz
board-hand-in-lines = kéz + árulás
board-score = pont
board-cards = nemeskártyák
board-prices = Árak
board-you = te
board-empty = üres
board-dead = megölt
board-known = ismert
board-gap = most megölve
board-player = játékos
board-capital = főváros
board-no-cards = nincs lap
board-your-hand = A kezed
board-given-up = eldobva
board-courtesan-for = A kurtizán ehelyett:
board-nothing = nincs
board-lacks = hiány
board-lacks-long = ennyi lap hiányzik még a kezedből
board-tiles = lapka
board-tiles-long = ennyi lapkád maradt
board-points = pont
board-points-long = pont a legtöbb nemeskártyáért, és a maradt nemeskártyák
board-ready = a kezed fedezi
board-ready-courtesan = a kezed egy kurtizánnal fedezi
board-players = Játékosok
board-hexagons = elnyert hatszögletű pontjelzők
board-squares = elnyert négyszögletű pontjelzők
board-won-most = legnagyobb befolyás
board-won-second = második befolyás
board-too-many = túl sok lap
board-left-in-lines = megmaradt nemeskártyák
board-cards-left = maradt nemeskártya: { $cards }
board-owes = eldobandó: { $cards }

rank-baron = báró
rank-count = gróf
rank-earl = earl
rank-marquis = őrgróf
rank-duke = herceg
rank-prince = főherceg
rank-king = király
lower-baron = { rank-baron }
lower-count = { rank-count }
lower-earl = { rank-earl }
lower-marquis = { rank-marquis }
lower-duke = { rank-duke }
lower-prince = { rank-prince }
lower-king = { rank-king }

attribute-gold = arany
attribute-title = cím
attribute-troops = sereg
attribute-castle = kastély
attribute-duelling = vívótudás
attribute-bishop = püspök
attribute-palace = palota
attribute-crown = korona
attribute-courtesan = kurtizán

treachery-assassin = orgyilkos
treachery-axeman = hóhér
treachery-guillotine = nyaktiló
treachery-inquisition = inkvizíció
treachery-gallows = bitó
treachery-axeman-guillotine = hóhér / nyaktiló
treachery-axeman-inquisition = hóhér / inkvizíció
treachery-axeman-gallows = hóhér / bitó
treachery-guillotine-inquisition = nyaktiló / inkvizíció
treachery-guillotine-gallows = nyaktiló / bitó
treachery-inquisition-gallows = inkvizíció / bitó

country-britain = Nagy-Britannia
country-france = Franciaország
country-spain = Spanyolország
country-germany = Németország

territory-england = Anglia
territory-scotland = Skócia
territory-ireland = Írország
territory-ile-de-france = Île-de-France
territory-burgundy = Burgundia
territory-aquitaine = Akvitánia
territory-normandy = Normandia
territory-provence = Provence
territory-castile = Kasztília
territory-aragon = Aragónia
territory-andalusia = Andalúzia
territory-galicia = Galicia
territory-brandenburg = Brandenburg
territory-saxony = Szászország
territory-bavaria = Bajorország
territory-rhineland = Rajna-vidék

century-1589 = 1589
century-1689 = 1689
century-1789 = 1789

replaced-nothing = {""}
replaced-gold = { ", kurtizán ehelyett: " }arany
replaced-title = { ", kurtizán ehelyett: " }cím
replaced-troops = { ", kurtizán ehelyett: " }sereg
replaced-castle = { ", kurtizán ehelyett: " }kastély
replaced-duelling = { ", kurtizán ehelyett: " }vívótudás
replaced-bishop = { ", kurtizán ehelyett: " }püspök
replaced-palace = { ", kurtizán ehelyett: " }palota
replaced-crown = { ", kurtizán ehelyett: " }korona

help-treachery-assassin = Bármelyik tartomány ellenséges nemese ellen bevethető; fővárosban kettő kell. Négyből három eséllyel (75%) sikerül.
help-treachery-axeman = Nagy-Britannia egyik tartományában biztosan megöl egy ellenséges nemest. A fővároshoz még egy, itt használható lap kell.
help-treachery-guillotine = Franciaország egyik tartományában biztosan megöl egy ellenséges nemest. A fővároshoz még egy, itt használható lap kell.
help-treachery-inquisition = Spanyolország egyik tartományában biztosan megöl egy ellenséges nemest. A fővároshoz még egy, itt használható lap kell.
help-treachery-gallows = Németország egyik tartományában biztosan megöl egy ellenséges nemest. A fővároshoz még egy, itt használható lap kell.
help-treachery-axeman-guillotine = Két országban használható: Nagy-Britannia, Franciaország. Tartományban biztosan megöl egy ellenséges nemest; fővároshoz még egy, ott használható lap kell.
help-treachery-axeman-inquisition = Két országban használható: Nagy-Britannia, Spanyolország. Tartományban biztosan megöl egy ellenséges nemest; fővároshoz még egy, ott használható lap kell.
help-treachery-axeman-gallows = Két országban használható: Nagy-Britannia, Németország. Tartományban biztosan megöl egy ellenséges nemest; fővároshoz még egy, ott használható lap kell.
help-treachery-guillotine-inquisition = Két országban használható: Franciaország, Spanyolország. Tartományban biztosan megöl egy ellenséges nemest; fővároshoz még egy, ott használható lap kell.
help-treachery-guillotine-gallows = Két országban használható: Franciaország, Németország. Tartományban biztosan megöl egy ellenséges nemest; fővároshoz még egy, ott használható lap kell.
help-treachery-inquisition-gallows = Két országban használható: Spanyolország, Németország. Tartományban biztosan megöl egy ellenséges nemest; fővároshoz még egy, ott használható lap kell.
help-attribute-courtesan = Egy nemes árának egyik lapját helyettesíti. Nemesenként legfeljebb egy; királynál és bárónál nem használható.

# Lists inside refusals: each name only if there is any of it.
missing-cards = { $gold ->
    [0] {""}
   *[other] {" "}(arany × { $gold })
 }{ $title ->
    [0] {""}
   *[other] {" "}(cím × { $title })
 }{ $troops ->
    [0] {""}
   *[other] {" "}(sereg × { $troops })
 }{ $castle ->
    [0] {""}
   *[other] {" "}(kastély × { $castle })
 }{ $duelling ->
    [0] {""}
   *[other] {" "}(vívótudás × { $duelling })
 }{ $bishop ->
    [0] {""}
   *[other] {" "}(püspök × { $bishop })
 }{ $palace ->
    [0] {""}
   *[other] {" "}(palota × { $palace })
 }{ $crown ->
    [0] {""}
   *[other] {" "}(korona × { $crown })
 }{ $courtesan ->
    [0] {""}
   *[other] {" "}(kurtizán × { $courtesan })
 }
meant-nobles = { $baron ->
    [0] {""}
   *[other] {" "}(báró × { $baron })
 }{ $count ->
    [0] {""}
   *[other] {" "}(gróf × { $count })
 }{ $earl ->
    [0] {""}
   *[other] {" "}(earl × { $earl })
 }{ $marquis ->
    [0] {""}
   *[other] {" "}(őrgróf × { $marquis })
 }{ $duke ->
    [0] {""}
   *[other] {" "}(herceg × { $duke })
 }{ $prince ->
    [0] {""}
   *[other] {" "}(főherceg × { $prince })
 }{ $king ->
    [0] {""}
   *[other] {" "}(király × { $king })
 }
missing-tiles = { $tiles ->
    [0] {""}
   *[other] {" "}(lapka × { $tiles })
 }

# Mi micsoda az asztalon
board-attribute = Jellemzőkártya
board-country = Ország
board-territory = Terület
board-space = Doboz
board-rank = Rang
help-board-attribute = A nemesek árát jellemzőkártyákkal kell kifizetni. Az árak táblázata mutatja, melyik ranghoz kell ez a lap.
help-board-country = A kerek jelzők mutatják, mennyit ér a forduló végén a legnagyobb és a második befolyás; a négyszögletűeket az első két játékos kapja, akinek minden területen járt nemese. Jobbra: kinek mekkora a befolyása.
help-board-territory = Az első nemes itt elnyeri az ilyen értékű hatszögletű pontjelzőt. Csillag jelöli a fővárost, ahol a nemesek kétszeresen számítanak. Egy területen egy vagy két doboz van.
help-board-space = Ha üres, egy ilyen rangú nemes kerülhet rá. Tartományban a jelen lévő magasabb rangú nemes 2 befolyást ér, a másik 1-et, fővárosban 4-et és 2-t.
help-board-rank = A nemesek rangja, a bárótól a királyig. Hogy mibe kerül, az áraknál áll, azzal együtt, hány pontot ér a rang legtöbb nemeskártyája; egy területen a magasabb rangú nemes befolyása nagyobb.
help-board-dead = Itt megölt nemesek. A négyszögletű pontjelzőknél és a hét rang sorozatánál továbbra is számítanak.
help-board-century = A játék három fordulóból áll. Mindegyik azonnal véget ér, amikor előkerül a forradalom.
help-board-large = Aki mind a hét rangból hozott játékba nemest, azonnal megkapja az egyik számot: az első játékos a legnagyobbat, a második a következőt, és így tovább. A halott nemesek is számítanak.
help-board-display = Felcsapott jellemzőkártyák. A kör végén hatra egészülnek ki.
help-board-treachery = Az áruláskártyák mások nemeseit ölik meg. Akkor vehetsz el egyet, ha a körödre az árulást választod.
help-board-pile = Lefordított lapok, ezekből lehet húzni. Senki sem tudja, mi következik.
help-board-revolution-pile = Tizenegy lap, egyikük a forradalom. Akkor húzunk belőlük, ha a másik pakli elfogyott.
help-board-discards = Eldobott lapok. Akkor kerülnek vissza a játékba, amikor új pakli készül.
help-board-aside = Hat új lap felcsapásakor félrerakott lapok. A kör végén visszakerülnek a pakliba.
help-board-your-hand = A lapjaid. A köröd végén legfeljebb 10 jellemzőkártyád és 4 áruláskártyád maradhat, forradalom után 6 és 2.
help-board-given-up = A forradalom után eldobott lapok; a többiek akkor látják őket, amikor mindenki választott.
help-board-courtesan-for = Egy kurtizán egy nemes árának egyik lapját helyettesítheti; királynál és bárónál nem. Válaszd ki, melyiket.
help-board-prices = Mibe kerül egy-egy rang; ami a kezedben van, kiemelve. Utána: mennyi hiányzik, hány lapkád maradt, hány pont jár a rang legtöbb nemeskártyájáért, és hány nemeskártya van még.
help-board-player = Egy játékos: kézben lévő lapok, elnyert pontjelzők és nemeskártyák rangonként, elöl a király.
help-board-score = Az eddigi pontok. A rangonként legtöbb nemeskártya a harmadik forduló után ér pontot.
help-board-hand = Hány jellemzőkártya van a kézben.
help-board-hexagons = Elnyert hatszögletű pontjelzők: egy minden területért, ahová ez a játékos rakta az első nemest.
help-board-squares = Ezeknek az országoknak a négyszögletű pontjelzőjét nyerte el: elsőként vagy másodikként járt nemese minden területükön.
help-board-won-most = Hányszor volt a forduló végén egy országban ennek a játékosnak a legnagyobb a befolyása.
help-board-won-second = Hányszor volt a forduló végén egy országban ennek a játékosnak a második legnagyobb a befolyása.
help-board-too-many = A kör végén legfeljebb 10 jellemzőkártya és 4 áruláskártya maradhat kézben, forradalom után 6 és 2. A többit el kell dobni.
help-board-most = Mennyit ér a befolyás ebben az országban a forduló végén: a legnagyobb az arany, a második az ezüst számot. Egyenlőknél az az első, akinek magasabb rangú nemese van itt.
help-board-markers = Akinek elsőként járt nemese az ország minden területén, azonnal a nagyobb számot kapja, a második játékos a kisebbet. A halott nemesek is számítanak.
help-board-influence = Kinek mekkora most a befolyása ebben az országban. Tartományban a magasabb rangú nemes 2-t ér, a másik 1-et, fővárosban 4-et és 2-t; a halottak semmit.
help-board-lacks-long = Hány lap hiányzik az árból. Pipa: ki tudod fizetni; kurtizán: az ő segítségével ki tudod fizetni.
help-board-tiles-long = Hány nemest hozhatsz még játékba ebből a rangból. Akit megölnek, nem jön vissza.
help-board-points-long = Mennyit ér a harmadik forduló után a rang legtöbb nemeskártyája; két egyenlő osztozik rajta, több egyenlő nem kap semmit. A × után: hány nemeskártya maradt a rangból. Minden játékba hozott nemes elvisz egyet.
help-board-cards = Nemeskártyák rangonként. Akkor is megmaradnak, ha a nemest megölik. A harmadik forduló után egy rang legtöbb kártyája pontot ér.
help-board-known = Lapok ebből a kézből, amelyeket mindenki látott.

# Így játsszuk
howto-mood = Azoknak, akik szeretnek hosszan tervezni, és megbocsátják a tőrt a hátukban
howto-aim = Juttasd hatalomra nemeseidet négy országban, és tartsd őket életben: a harmadik forradalom után a legtöbb pont nyer.
howto-step-choose-title = Válassz lapokat
howto-step-choose = Vegyél el három jellemzőkártyát; vagy csapj fel hat újat, és vegyél el egyet; vagy vegyél el egy áruláskártyát és egy jellemzőkártyát. Ez dönti el, mit tehetsz a köröd többi részében.
howto-step-price-title = Gyűjtsd össze egy nemes árát
howto-step-price = Minden rang ára különböző jellemzőkártyákból áll: a báróé egyből, a királyé nyolcból. A táblázat mutatja, mi van meg, és mennyi hiányzik. Egy kurtizán egy lapot helyettesít.
howto-step-place-title = Hozz játékba nemeseket
howto-step-place = Ha csak jellemzőkártyát vettél el, annyi nemest rakhatsz üres dobozokra, amennyit ki tudsz fizetni. Mindegyikért jár egy ilyen rangú nemeskártya, és egy terület első nemese elnyeri a hatszögletű pontjelzőt.
howto-step-strike-title = Vagy csapj le
howto-step-strike = Ha áruláskártyát vettél el, megölheted mások nemeseit. Helyükre a saját nemesed kerülhet, a szokásos áron. Akiket egy körben megölsz, azokat egy kivételével pótolnod kell.
howto-step-hand-title = Figyelj a kezedre
howto-step-hand = A köröd végén legfeljebb 10 jellemzőkártyád és 4 áruláskártyád maradhat. Forradalom után csak 6 és 2.
howto-step-revolution-title = A forradalom
howto-step-revolution = Az utolsó tizenegy lap között lapul, és amint előkerül, véget vet a fordulónak. Minden országban a legnagyobb befolyás ér pontot, és a második. Három forduló van.
howto-points-markers = Azonnal: egy terület első nemese; nemesek egy ország minden területén; egy-egy nemes mind a hét rangból.
howto-points-influence = Minden forduló végén, országonként: a legnagyobb és a második befolyás. Tartományban a magasabb rangú nemes 2-t ér, a másik 1-et, fővárosban 4-et és 2-t.
howto-points-cards = Az utolsó forduló után: egy rang legtöbb nemeskártyája, a bárók 4 pontjától a királyok 16 pontjáig.
howto-mistake-treachery = Árulásos körben nem rakhatsz nemest olyan dobozra, amely már üres volt, csak oda, ahol éppen megöltél valakit.
howto-mistake-saving = A király nyolc lapba kerül, és a forradalom csak hatot hagy meg. Ne gyűjts sokáig, ha fogy a pakli.
howto-mistake-dead = A megölt nemes nem vész el egészen: a nemeskártya nálad marad, és a pontjelzőknél a nemes továbbra is számít.
howto-mistake-capital = Fővárosban egy lap nem elég: két orgyilkos kell, vagy két olyan lap, amely abban az országban használható.
howto-example = Egy forduló vége az egyik országban: kinek mekkora a befolyása, és hány pontot ér:

# Az első lépések: mire figyelj
advice-choosing = Nézd meg az árak táblázatát: melyik ranghoz hiányzik csak egy vagy két lap?
advice-drawing = Nézd meg a felcsapott lapokat: betölti-e valamelyik a hiányt az árak táblázatában?
advice-placing = Keresd azokat a hatszögeket, amelyeken még ott a pontjelző, és az országokat, ahol még nincs nemesed.
advice-scheming = Nézd meg az országokat: kinek a nemese miatt nem tiéd a legnagyobb befolyás, és ki tudod-e fizetni a helyét?
advice-seconding = Nézd meg az áruláskártyáidat: melyik használható ebben az országban, és melyiknek veszed máshol a legkevesebb hasznát?
advice-discarding = Nézd meg az árak táblázatát: melyik lapod nem kell a következő nemesedhez?
advice-trimming = Nézd meg az árak táblázatát: melyik hat lappal vagy a legközelebb a következő nemesedhez?

printed-rank = rang
printed-attribute = jellemzőkártya
printed-treachery = áruláskártya
printed-country = ország
printed-territory = terület
printed-name = név
printed-cost = ár
printed-courtesan = kurtizán beadható
printed-tiles = lapka játékosonként
printed-cards = nemeskártya
printed-points = pont
printed-unmarked = minden játékban
printed-three = 3 játékostól
printed-four = 4 játékostól
printed-five = 5 játékosnál
printed-copies = példány
printed-squares = négyszögletű pontjelzők
printed-small = kis kerek pontjelzők
printed-capital = főváros
printed-hexagon = hatszögletű pontjelző
printed-upper = felső doboz
printed-lower = alsó doboz

# Dobozfájlok: nevek és kulcsok úgy, ahogy a fájlban állnak
box-cost-kinds = a cost ezek közül különbözőket sorol fel: { $known }.
box-cost-number = „{ $name }”: az ára { $wanted } kártya, nem { $given }.
box-cost-stated = „{ $name }”: az ára { $wanted }.
box-kind-number = egy fajtából 1–{ $high } kártya van, nem { $given }.
box-attributes = { $wanted } jellemzőkártya van, nem { $given }.
box-equally-many = a kilenc fajta jellemzőkártyából nem ugyanannyi van.
box-none-marked = néhány jellemzőkártya ezt a jelet viseli: „{ $name }”.
box-deck = { $players } játékoshoz legalább { $wanted } jellemzőkártya kell, nem { $given }.
box-at-least-one = ebből legalább egy van: „{ $name }”.
box-treachery = { $wanted } áruláskártya van, nem { $given }.
box-doubles = { $wanted } kettős áruláskártya van, nem { $given }.
box-upper-higher = a felső doboz a magasabb rangé.
box-capital = egy fővárosban király, vagy király és herceg áll.
box-hexagon-twice = ez a szám már itt áll: „{ $name }” ({ $given }); egy ország számai különböznek.
box-boxes = „{ $name }”: itt { $wanted } doboz van, nem { $given }.
box-france = Franciaországban mind a hét rangnak van doboza.
box-germany = Németországban van doboza a baron, earl, marquis, duke és prince rangnak.
box-german-marquis = egy német tartományban van marquis-doboz.
box-capital-seven = egy főváros, amelyben a king és a prince doboza áll, 7-et ér.
box-count-and-earl = egy tartományban pontosan egy count és egy earl doboza van.
box-duke-and-earl = egy területen egy duke doboza van egy earl doboza fölött.
box-squares = a squares két szám legfeljebb 40-ig, az első a nagyobb.

## Lesson

lesson-aim = A legtöbb pont nyer. Egy nemesi család feje vagy, és négy országban hozol játékba nemeseket. Ez azonnal fizet, ha elsőként jutsz egy területre; újra fizet minden forradalomkor, országonként, a befolyásért; és a játék végén, ha egy rangból a legtöbb nemesed van. Három forradalom van, a harmadik véget vet a játéknak. Lucrezia és Cosimo kezd.
lesson-map = Minden területen egy vagy két doboz van, és minden doboz egy-egy rangé: Skóciában egy az earlé, egy a grófé. A csillaggal (★) jelölt terület az ország fővárosa; a többi tartomány. A hatszögben álló szám a területre elsőként érkező nemesé. Ezért megéri sietni: Skócia { $hexagon } pontot ér.
lesson-prices = A nemesek ára jellemzőkártya, és az árak táblázata mutatja, melyik: a gróf ára arany és cím, a királyhoz mindenből egy kell. Most { $cards } lapot veszel el. Gondolkodj visszafelé: válaszd ki, melyik nemest akarod, és az ő árát gyűjtsd össze. Mi grófot akarunk.
lesson-gold = Te jössz. A gróf ára arany és cím. Vegyél el aranyat a felcsapott lapok közül: hogy a pakliban mi van, azt csak húzás után látod.
lesson-gold-draw = A pakliból húzni szerencsejáték. Az arany itt van felcsapva előtted: vedd el.
lesson-gold-other = Most ne: a grófhoz arany kell. Vedd el az aranyat.
lesson-title = Most egy cím, és megvan a gróf ára. Harmadik lapnak a kurtizánt vesszük el: ő bármely nemes árában helyettesít egy lapot, csak bárónál és királynál nem.
lesson-title-other = A grófhoz arany és cím kell, aranyad már van. A címet vedd el.
lesson-place = Aranyad, címed és kurtizánod van. Hozd játékba a grófodat Skóciában, két okból: ott az első nemes { $hexagon } pontot ér, és Nagy-Britanniának csak { $territories } területe van; aki elsőként jut nemessel mindegyikre, további { $square } pontot kap, a második játékos { $next } pontot. A kurtizán ne helyettesítsen semmit („{ board-nothing }”): rá még szükséged lesz.
lesson-place-good = Elsőként Skóciában: { $hexagon } pont azonnal, és egy nemeskártya a grófodért: ezeket a neved melletti sor számolja. Több nemesre nem futotta, így befejeztük a körödet.
lesson-place-joker = Ezzel elhasználnád a kurtizánt, pedig aranyad és címed is van. Azokkal fizess, a kurtizánt tartsd meg.
lesson-place-elsewhere = Lehetne, de egy nagyobb országot tovább tart betölteni. Skócia Nagy-Britannia mindössze { $territories } területének egyike.
lesson-place-baron = A báró olcsó, de akkor elfogy az arany, és nem lesz grófod ebben a körben. A grófot hozd játékba Skóciában.
lesson-place-done = Most meg tudod fizetni a grófot, és Skócia másnak is kell. Előbb hozd játékba.
lesson-danger = Árulás! Lucrezia elvett egy hóhért, megölte vele a grófodat, és a saját grófját rakta a helyére. A { $score } pontod és a nemeskártya a tiéd marad, és a halott nemes is számít ahhoz, hogy jártál Skóciában. De befolyása csak élő nemesnek van. Cosimo jön.
lesson-plot = Állj bosszút! Minden körben három dolog közül választasz: három jellemzőkártya; hat új felcsapott lap, amelyből egyet elveszel; vagy cselszövés, vagyis egy áruláskártya és egy jellemzőkártya. Ölni csak cselszövéssel lehet. A felcsapott lapok közt van még egy hóhér. Hogy a tiéd legyen, ezt válaszd: „{ action-plot }”.
lesson-plot-collect = Abból nemesekre futná, de foglalt dobozt csak árulással lehet kiüríteni. Válaszd az áruláskártyát és a jellemzőkártyát.
lesson-axeman = Vedd el a hóhért: Nagy-Britannia tartományaiban mindig öl. A nyaktiló ugyanezt teszi Franciaországban, az inkvizíció Spanyolországban, a bitó Németországban. Az orgyilkos minden országban használható, de négyből egyszer hibázik. Másik lapnak címet veszünk el: a kurtizánnal együtt megint kitesz egy grófot.
lesson-axeman-other = Előbb a hóhért vedd el: az biztosan működik Skóciában.
lesson-strike = Most csapj le: játszd ki a hóhért Lucrezia skóciai grófja ellen. Árulásos körben csak oda hozhatsz nemest, ahol éppen megöltél valakit, és mi épp ezt akarjuk.
lesson-strike-done = Még ne! A kézben tartott hóhér senkinek sem használ, és Lucrezia visszatérhet. Csapj le most.
lesson-replace = A doboz üres, és a következő játékos betölthetné. Hozd ide a saját grófodat: a címmel fizetsz, és az arany helyett a kurtizánnal.
lesson-replace-good = Ez a második grófkártyád: akinek grófból a legtöbb van, a játék végén { $points } pontot kap.
lesson-replace-done = Ne hagyj üres helyet: a következő játékos betöltené. Előbb hozd játékba a grófodat.
lesson-influence = Miért harcolunk Skóciáért? Forradalomkor minden ország fizet a befolyásért: Nagy-Britannia a legnagyobbért { $most }, a másodikért { $second } pontot; egyenlőknél a magasabb rangú nemes dönt. Tartományban a magasabb rangú nemes 2-t ér, a másik 1-et, fővárosban (★) 4-et és 2-t. A grófod egyedül áll: { $mine }. Most ugorjunk át néhány évet: a többi országban is lesznek nemeseid.
lesson-count = Évekkel később: még öt területen voltál első, így { $score } pontod van. A forradalom már az utolsó { $cards } lap közt van, ezért számolj! Nagy-Britanniában Cosimo befolyása { $cosimo }, Lucreziáé { $lucrezia }, a tiéd { $mine }. Megvan egy őrgróf ára. Hozd játékba Írországban, a báró fölött: ott 2-t ér, a báró már csak 1-et. Ez a legnagyobb brit befolyás, és így { $most } pont a forradalomkor.
lesson-count-good = Véget ért a köröd, a felcsapott lapok kiegészültek, és köztük volt a forradalom!
lesson-count-burgundy = Burgundiában azonnal { $hexagon } pontot érne, de Franciaországban Cosimo így is előtted maradna. Írországban megszerzi Nagy-Britannia legnagyobb befolyását: { $most } pont, amint jön a forradalom.
lesson-count-other = Ott egy nemes semmin sem változtatna a forradalomig. Az őrgróf Írországban az utolsó helyről az elsőre visz Nagy-Britanniában, és ez { $most } pont.
lesson-count-done = A forradalom bármikor jöhet, és a lapjaid nem hoztak volna semmit. Hozd játékba az őrgrófot Írországban.
lesson-revolution = Az első forradalom: minden országot értékeltünk. Nagy-Britanniában az őrgrófod 2-t ér és a grófod 1-et, Cosimo earlje csak 2-t; ezért { $britain } pontot kaptál. Németországban is első voltál ({ $germany }), Spanyolországban és Franciaországban második ({ $spain } és { $france }). Összesen { $score } pontod van. A nemesek a helyükön maradnak, és még két forduló következik.
lesson-ranks = Még két dolog fizet. Egy rang legtöbb nemeskártyája a harmadik forradalom után annyi pontot ér, amennyi az áraknál áll: a bárók { $baron } pontjától a királyok { $king } pontjáig. A halottak is számítanak, és két egyenlő osztozik. Az áraknál az is ott áll, mi maradt még: nemeskártya rangonként, és a saját lapkáid. Aki pedig mind a hét rangot játékba hozta, azonnal { $first } pontot kap, a második játékos { $second }, a harmadik { $third } pontot („{ board-large }”).
lesson-end = Légy hát első a területeken, forradalom előtt számold a befolyást, és ott csapj le, ahol ettől más lesz az első. A harmadik forradalom után a legtöbb pont nyer. Játszd végig egyedül!

# What a hint speaks of
term-points = megszerzett pontok
term-nobles = nemeskártyák
term-markers = négyszögletű pontjelzők és a rangok sorozata
term-plans = nemesek, akikhez a kéz vezet
term-treachery = árulás
term-influence = befolyás az országokban

# Így írhatók be a döntések

typed-collect = gyűjtés
typed-refresh = felcsapás
typed-plot = cselszövés
typed-draw = húzás
typed-draw-treachery = áruláshúzás
typed-place = nemes
typed-done = befejezés
typed-discard = eldobás
typed-discard-treachery = eldobás
typed-trim = selejtezés
typed-trim-treachery = selejtezés

# Mit jelent egy döntés

about-collect = Egyenként, a felcsapottak közül vagy a pakliból. Utána nemeseket hozhatsz játékba üres dobozokra.
about-refresh = A felcsapott kártyák félrekerülnek, és hat újat csapunk fel. Csak egyet veszel el, utána nemeseket hozhatsz játékba.
about-plot = Utána áruláskártyákat játszhatsz ki, és nemest csak oda hozhatsz játékba, ahol épp megöltél egyet.
about-take = Mindenki látja, melyik kártyát veszed el. A felcsapottakat csak a kör végén pótoljuk.
about-draw = A pakli felső kártyája, amelyet senki sem ismer. Lehet a forradalom is, amely véget vet a fordulónak.
about-draw-treachery = A felső áruláskártya, amelyet csak te látsz majd.
about-place = Kifizeted a rang árát, kapsz egy nemeskártyát, és ha te vagy ott az első, a hatszögletű pontjelzőt is.
about-done = Ezután legfeljebb 10 jellemzőkártyát és 4 áruláskártyát tarthatsz meg, és a következő játékos jön.
about-discard = A köröd végén legfeljebb 10 jellemzőkártyát és 4 áruláskártyát tarthatsz meg.
about-trim = A forradalom után 6 jellemzőkártyát és 2 áruláskártyát tarthatsz meg.
