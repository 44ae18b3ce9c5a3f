title = Az állam feje
tagline = Négy ország főúri családjai törnek Európa trónjaira három évszázadon át, és egyetlen vetélytárs sincs biztonságban.
points = pont

action-collect = Három jellemzőkártya elvétele
action-refresh = Hat új jellemzőkártya felcsapása és egy elvétele
action-plot = Egy áruláskártya és egy jellemzőkártya elvétele
action-take = Elvétel a felcsapottak közül: { $attribute }
action-draw = Jellemzőkártya húzása a pakliból
action-take-treachery = Elvétel a felcsapottak közül: { $treachery }
action-draw-treachery = Áruláskártya húzása a pakliból
action-place = Nemes játékba hozása: { $rank }, { $territory }{ $replaced }
action-strike = Kijátszás: { $treachery }; célpont: { $rank }, { $territory }
action-second = Második lap: { $treachery }
action-done = A kör befejezése
action-discard = Eldobás: { $attribute }
action-discard-treachery = Eldobás: { $treachery }
action-trim = Eldobás: { $attribute }
action-trim-treachery = Eldobás: { $treachery }

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
ask-scheming = Játssz ki áruláskártyát, pótold a megölt nemeseket, vagy fejezd be a köröd.
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
board-revolution-pile = forradalompakli
board-discards = dobott lapok
board-aside = félrerakva
board-treachery = Árulás
board-markers = megmaradt négyszögletű pontjelzők
board-hexagon = a pontjelző még ott van
board-most = legtöbb / második befolyás
board-influence = befolyás
board-large = Minden rang
board-hand = kéz
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

# What a hint speaks of
term-points = megszerzett pontok
term-nobles = nemeskártyák
term-markers = négyszögletű pontjelzők és a rangok sorozata
term-plans = nemesek, akikhez a kéz vezet
term-treachery = árulás
term-influence = befolyás az országokban
