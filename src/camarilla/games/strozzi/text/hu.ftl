title = Strozzi
tagline = Kinek a zászlója leng a hajón, és melyik kikötőbe ér be elsőként?

# What can be decided
action-claim = Ráteszem: { $flag }
action-pass = Passz
action-dock = Kikötök itt: { $port }
action-take = Elveszem: { $tile }

# What is asked
ask-claim = Kell ez a hajó? Tegyél rá egy zászlót (ha már van rajta, csak kalózzászlót), vagy passzolj.
ask-port = Tiéd a hajó. Melyik kikötőbe viszed?
ask-tile = A hajódon támogatáslapka jele van. Melyik felcsapott lapkát veszed el?
ask-over = A játék véget ért.

# What happens
event-round = { $round }. forduló. Kezd: { $seat }.
event-turned-up =
    { $patronage ->
        [0] { $seat } hajót fordít fel: { $ship }, sebessége { $speed }.
       *[other] { $seat } hajót fordít fel: { $ship }, sebessége { $speed }, támogatáslapkával.
    }
event-cargo = Rakománya: arany { $gold }, gabona { $grain }, szövet { $cloth }, papírtekercs { $scrolls }.
event-claimed = { $seat } zászlót tesz a hajóra: { $flag }.
event-passed = { $seat } passzol.
event-returned = { $owner } visszakapja a zászlóját: { $flag }.
event-boarded = A kalózzászló azonnal megszerzi a hajót: { $seat }, { $ship }.
event-won = { $seat } megkapja a hajót, senki más nem kéri: { $ship }.
event-refused = Senkinek sem kell ez a hajó: { $ship }. Kikerül a fordulóból.
event-docked = { $seat } kiköt ({ $ship }): { $port }, { $place }. hely.
event-advanced = { $steps ->
    [one] { $seat } egy mezőt lép: { $city }, { $space }. mező.
   *[other] { $seat } { $steps } mezőt lép: { $city }, { $space }. mező.
    }
event-took = { $seat } támogatáslapkát vesz el: { $tile }.
event-opened = Új támogatáslapka: { $tile }.
event-speeds = { $third ->
    [0] { $second ->
        [0] { $port }: egyetlen hajó, sebessége { $first }.
       *[other] { $port }, a leggyorsabb van elöl: { $first }, majd { $second }.
    }
   *[other] { $port }, a leggyorsabb van elöl: { $first }, majd { $second }, majd { $third }.
    }
event-equal-speeds = { $port }: azonos sebességnél ({ $speed }) a korábban érkezett hajó van feljebb.
event-paid-ship = { $seat } { $money } pontot kap a hajójáért: { $port }, { $place }. hely.
event-spaces = { $third ->
    [0] { $second ->
        [0] { $city }: csak egy jelző hagyta el a kezdőmezőt, és ezen a mezőn áll: { $first }.
       *[other] { $city }, a legmagasabban álló jelző van elöl: { $first }, majd { $second }.
    }
   *[other] { $city }, a legmagasabban álló jelző van elöl: { $first }, majd { $second }, majd { $third }.
    }
event-equal-spaces = { $city }: azonos mezőn ({ $space }) a bal oldali jelző áll magasabban.
event-paid-track = { $seat } { $money } pontot kap a jelzőjéért: { $city }, { $place }. hely.
event-paid-bonus = { $seat } { $money } bónuszpontot kap: { $city }, { $space }. mező.
event-totals = { $third ->
    [0] { $second ->
        [0] Támogatás, { $category }: csak egy játékosnak van lapkája, összértéke { $first }.
       *[other] Támogatás, { $category }, a legnagyobb összérték van elöl: { $first }, majd { $second }.
    }
   *[other] Támogatás, { $category }, a legnagyobb összérték van elöl: { $first }, majd { $second }, majd { $third }.
    }
event-equal-totals = Támogatás, { $category }: azonos összértéknél ({ $total }) a firenzei sávon magasabban álló jelző dönt.
event-paid-patronage = { $seat } { $money } pontot kap a támogatásért: { $category }, összérték { $total }.
event-over = A játék véget ért.

# Why not
refused-2-1 = Előbb az dől el, kié a hajó: tegyél rá zászlót, vagy passzolj.
refused-2-4 = Ez a zászló ebben a fordulóban már nincs nálad: { $flag }.
refused-2-8 = { $owner } már zászlót tett erre a hajóra ({ $carried }); utána csak kalózzászló jöhet, ez nem: { $flag }.
refused-3-1 = Tiéd a hajó; most válassz neki kikötőt.
refused-3-3 = Ebben a fordulóban már van itt hajód: { $port }.
refused-5-1 = A hajódon támogatáslapka jele van; vegyél el egy felcsapott lapkát.
refused-5-3 = Ez a lapka nincs felcsapva: { $tile }.

# Where the money came from
account-ships = Hajók a kikötőkben
account-tracks = Helyezések a sávokon
account-bonuses = Bónuszmezők
account-art = Művészet támogatása
account-science = Tudomány támogatása
account-architecture = Építészet támogatása
points = Pénz

# Options
option-money = A játékosok pontjai
option-money-secret = titkos a játék végéig
option-money-open = mindenki látja

# Flags and cities
flag-pirate = kalózzászló
flag-plus-one = +1-es zászló
flag-wares = áruzászló
carried-pirate = kalózzászló
carried-plus-one = +1-es zászló
carried-wares = áruzászló
port-venice = Velence
port-rome = Róma
port-naples = Nápoly
city-venice = Velence
city-rome = Róma
city-naples = Nápoly
city-florence = Firenze
ware-gold = arany
ware-grain = gabona
ware-cloth = szövet
ware-scroll = papírtekercs

help-flag-pirate = Azonnal megszerzi a hajót. Csak ezzel vehető el olyan hajó, amelyen már más zászló van.
help-flag-plus-one = A hajó eggyel gyorsabbnak számít, mint amit a vitorláján levő szám mutat.
help-flag-wares = A választott kikötőben a jelződ egy mezővel többet lép, akkor is, ha a hajó nem hozott oda való árut.
help-city-venice = Aranyat kér. A forduló végén a három leggyorsabb hajó és a három legmagasabb jelző 15, 10 és 5 pontot ér, a bónuszmezők ezen felül.
help-city-rome = Gabonát kér. A forduló végén a három leggyorsabb hajó és a három legmagasabb jelző 15, 10 és 5 pontot ér, a bónuszmezők ezen felül.
help-city-naples = Szövetet kér. A forduló végén a három leggyorsabb hajó és a három legmagasabb jelző 15, 10 és 5 pontot ér, a bónuszmezők ezen felül.
help-city-florence = Nincs kikötője; itt a papírtekercsek léptetik a jelződet. A három legmagasabb jelző 15, 10 és 5 pontot ér. Aki a legmagasabban áll, az kezdi a következő fordulót, és minden holtversenyt megnyer.
help-category-art = A játék végén a művészet legmagasabb összértékei 30, 20 és 10 pontot érnek.
help-category-science = A játék végén a tudomány legmagasabb összértékei 30, 20 és 10 pontot érnek.
help-category-architecture = A játék végén az építészet legmagasabb összértékei 30, 20 és 10 pontot érnek.

# The table
board-round = { $round }. forduló a háromból
board-deck = a pakliban { $deck }, félretéve { $removed }, elutasítva { $refused }
board-ship = { $ship }, felfordította { $seat }
board-won = { $ship }, megszerezte { $seat }
board-speed = sebesség { $speed }
board-scrolls = papírtekercs { $number }
board-patronage = támogatáslapka
board-empty = rakomány nélkül
board-claim = { $owner } már rátette: { $flag }
board-chooses = { $seat } támogatáslapkát választ
board-tiles = Felcsapott támogatáslapkák (a talonban { $stock })
board-tracks = Sávok (egy mezőn a bal oldali a magasabb)
board-ports = Kikötők (legfelül a leggyorsabb hajó)
board-ports-in-lines = Kikötők (balra a leggyorsabb hajó; felül, hogy melyik hely mennyit ér)
board-last = Kikötők ({ $round }. forduló vége)
board-players = Játékosok
board-space = mező
board-you = Te: { $letter }
board-your-flags = Zászlóid
board-flags = zászlók
board-money = pont
board-pays = { $money } pont
board-flag-pirate = kalóz
board-flag-plus-one = +1
board-flag-wares = áru

# Patronage
category-art = művészet
category-science = tudomány
category-architecture = építészet
tile-art-gold = művészet 1 + arany
tile-art-grain = művészet 1 + gabona
tile-art-cloth = művészet 1 + szövet
tile-art-two = művészet 2
tile-science-gold = tudomány 1 + arany
tile-science-grain = tudomány 1 + gabona
tile-science-cloth = tudomány 1 + szövet
tile-science-two = tudomány 2
tile-architecture-gold = építészet 1 + arany
tile-architecture-grain = építészet 1 + gabona
tile-architecture-cloth = építészet 1 + szövet
tile-architecture-two = építészet 2

# Ships
ship-s01 = 1. hajó
ship-s02 = 2. hajó
ship-s03 = 3. hajó
ship-s04 = 4. hajó
ship-s05 = 5. hajó
ship-s06 = 6. hajó
ship-s07 = 7. hajó
ship-s08 = 8. hajó
ship-s09 = 9. hajó
ship-s10 = 10. hajó
ship-s11 = 11. hajó
ship-s12 = 12. hajó
ship-s13 = 13. hajó
ship-s14 = 14. hajó
ship-s15 = 15. hajó
ship-s16 = 16. hajó
ship-s17 = 17. hajó
ship-s18 = 18. hajó
ship-s19 = 19. hajó
ship-s20 = 20. hajó
ship-s21 = 21. hajó
ship-s22 = 22. hajó
ship-s23 = 23. hajó
ship-s24 = 24. hajó
ship-s25 = 25. hajó
ship-s26 = 26. hajó
ship-s27 = 27. hajó
ship-s28 = 28. hajó
ship-s29 = 29. hajó

# Előre adott utasítások
argument-speed = legalább ekkora sebesség
argument-cargo = rakomány
order-pass-until-title = Passz, amíg megfelelő hajó nem jön
order-pass-until = Passz ebben a fordulóban, amíg nem jön legalább { $speed } sebességű hajó; rakománya: { $cargo }.
order-pass-round-title = Passz a forduló végéig
order-pass-round = Passz a forduló végéig.
cargo-any = bármi
cargo-gold = { ware-gold }
cargo-grain = { ware-grain }
cargo-cloth = { ware-cloth }
cargo-scrolls = { ware-scroll }
cargo-patronage = { board-patronage }

# Mi micsoda az asztalon
board-status = Forduló és hajók
board-offer = A felfordított hajó
board-port = Kikötő
board-moored = Hajó a kikötőben
board-track = Sáv
board-stock = Támogatáslapkák
board-player = Játékos
help-board-status = A forduló és a hajók: mennyi jön még, mennyit tettünk félre erre a fordulóra felfordítatlanul, és mennyi nem kellett senkinek.
help-board-offer = A szám a hajó sebessége. A vitorlákon az árui, a papírtekercsei és a támogatáslapka jele. Az árbocon lévő zászló mutatja, ki tart rá igényt.
help-board-port = E forduló hajói, legfelül a leggyorsabb. A forduló végén az első három 15, 10 és 5 pontot ér. Egy kikötőben mindenkinek egy hajója lehet.
help-board-moored = A szám azt mutatja, milyen gyorsnak számít a hajó, a +1-es zászlóval eggyel többnek. Mellette a tulajdonosa és a zászló, amellyel megszerezte.
help-board-track = Az áruk léptetik felfelé a jelzőt. Minden forduló végén a három legmagasabb jelző 15, 10 és 5 pontot ér, és a +5-ös, +10-es, +15-ös mezőn álló jelző ezt is megkapja. Egy mezőn a bal oldali a magasabb.
help-board-stock = Három lapka van felcsapva; az elvett helyére a talonból kerül másik. A játék végén 1-et vagy 2-t ér a maga területén; amelyik árut mutat, jelzőt is léptet.
help-board-player = Egy játékos: az ebben a fordulóban megmaradt zászlói (a használtak halványak), a támogatás összértékei és a lapkái.
help-board-money = Az eddig szerzett pontok. Ahol titkos, a játék végéig kérdőjel áll itt.

# Így játsszuk
howto-mood = Azoknak, akik szeretnek gyorsan dönteni: ez a hajó most, vagy egy jobb később?
howto-aim = Szerezd a legtöbb pontot három forduló alatt: gyors hajókkal a kikötőkben, magasra jutó jelzőkkel a sávokon és támogatással.
howto-step-ship-title = Feltűnik egy hajó
howto-step-ship = Az aktív játékosnak felfordul egy hajó. A szám a sebessége; a vitorlák mutatják az áruit, a papírtekercseit és néhányon a támogatáslapka jelét.
howto-step-claim-title = Tegyél rá zászlót, vagy passzolj
howto-step-claim = Mindenkit egyszer kérdezünk meg, elsőként az aktív játékost. Három zászlód van, mindegyik egy hajót szerezhet meg fordulónként. A kalózzászló azonnal elviszi a hajót, akár mástól is; a +1-es zászló gyorsítja; az áruzászlóval a jelződ egy mezővel többet lép.
howto-step-port-title = Válassz kikötőt
howto-step-port = Aki megszerezte a hajót, Velencébe, Rómába vagy Nápolyba viszi, fordulónként egy kikötőbe csak egyet. Legfelül a leggyorsabb hajó van.
howto-step-track-title = Lépnek a jelzők
howto-step-track = Minden áru, amelyet a kikötő kér, egy mezővel feljebb lépteti a jelződet a sávján. A papírtekercsek Firenzében léptetik a jelződet, bármelyik a kikötő. A többi áru elvész.
howto-step-tile-title = Vegyél el egy támogatáslapkát
howto-step-tile = Ha a hajón ott a jel, elveszel egyet a három felcsapott lapkából: művészet, tudomány vagy építészet. Amelyik árut is mutat, az ott lépteti is a jelződet.
howto-step-pay-title = A forduló értékelése
howto-step-pay = Ha minden zászló elfogyott, vagy minden hajó előkerült, kikötőnként a három leggyorsabb hajó, sávonként a három legmagasabb jelző kap pontot. Ezután a zászlók visszakerülnek; a jelzők és a lapkák maradnak.
howto-points-ships = Minden kikötő, minden fordulóban: 15 pont a leggyorsabb hajóért, 10 a másodikért, 5 a harmadikért.
howto-points-tracks = Mind a négy sáv, minden fordulóban: 15, 10 és 5 pont a három legmagasabb jelzőért.
howto-points-bonuses = Jelző egy bónuszmezőn: még 5, 10 vagy 15 pont, minden forduló végén.
howto-points-patronage = A játék végén művészetben, tudományban és építészetben: 30, 20 és 10 pont a legmagasabb összértékekért.
howto-mistake-cargo = Egy gyors hajó a rossz kikötőben nem lépteti a jelződet. A sebességet és az árukat is nézd.
howto-mistake-pirate = A kalózzászló nemcsak rablásra jó: azt a hajót, amelyre te teszed rá, senki sem veheti el.
howto-mistake-florence = Firenzének nincs kikötője, de a sávja ugyanúgy pontot ér, és aki ott a legmagasabban áll, minden holtversenyt megnyer.
howto-mistake-late = Senki sem tudja, mely hajók vannak hátra. Aki túl sokáig vár a tökéletesre, annak a forduló végén megmaradhat a zászlaja.
howto-example = Egy forduló vége az egyik sávon: a jelzők sorrendje, és hogy mennyi pontot érnek:

# Az első lépések: mire figyelj
advice-claim = Nézd meg a hajó sebességét és áruit, és azt is, kinek van még kalózzászlaja.
advice-port = Nézd meg a kikötőkben lévő hajókat és a jelzőidet a sávokon.
advice-tile = Nézd meg mindenki támogatásának összértékét és a lapkákon lévő árut.

printed-track = sáv
printed-tiles = támogatáslapkák
printed-ship = hajó
printed-bonus = bónuszmezők
printed-category = kategória
printed-value = érték
printed-ware = áru
printed-count = darab
printed-speed = sebesség
printed-gold = arany
printed-grain = gabona
printed-cloth = szövet
printed-scrolls = papírtekercs
printed-patronage = támogatáslapka jele

# Dobozfájlok: nevek és kulcsok úgy, ahogy a fájlban állnak
box-track-length = a bonus { $low } és { $high } közötti számú mezőt sorol fel.
box-track-bonuses = egy sávon 5, 10 és 15 értékű bónusz van, más nincs.
box-track-ends = egy sáv bónusz nélkül kezdődik, sosem csökken, és az egyetlen 15-össel végződik.
box-tiles = { $all } támogatáslapkából { $wanted } ilyen: „{ $category }”; nem { $given }.
box-tile-ware = az 1-es értékű lapkán ezek egyike látható: { $known }.
box-tile-no-ware = a 2-es értékű lapkán nincs áru.
box-no-example-tile = egyetlen 1-es értékű művészetlapkán sincs arany, pedig a szabálykönyv példájában elvesznek egyet.
box-no-example-ship = egyik hajó sem a szabálykönyv példájának hajója: gold 0, grain 2, cloth 2, scrolls 0, patronage.

## Lesson

lesson-aim = A legtöbb pont nyer. Egy kereskedőház feje vagy, és a hajóid hozzák a pontot: minden forduló végén minden kikötő 15, 10 és 5 pontot ad, egyszer a benne lévő három leggyorsabb hajóért, egyszer pedig az alatta lévő sávján legmagasabban álló három jelzőért.
lesson-ship = Ezt a hajót mindenki látja. Sebessége { $speed }, a leggyorsabbaké 8. A rakománya { $cloth } szövet, ezt Nápoly kéri, és { $gold } arany Velencének. Amelyik árut a kikötő kéri, az ott feljebb lépteti a jelződet.
lesson-flags = Egy fordulóban { $flags } zászlód van, vagyis { $flags } hajód, és mindegyiknek más kikötőbe kell mennie. Az áruzászló eggyel többet lépteti a jelződet, a +1-es zászló gyorsabbá teszi a hajót, a kalózzászló pedig azonnal megszerzi, akár mástól is.
lesson-claim = Gyors hajó, két áruval ugyanannak a kikötőnek: épp jó. Tedd rá az áruzászlót: úgyis elég gyors, inkább a jelződet tolja a zászló.
lesson-claim-good = Senki sem akart rá kalózzászlót áldozni. Tiéd a hajó.
lesson-claim-pass = Ezt kár kihagyni: a gyors hajó mindig fizet, ha az elsők közt van, az áruja pedig felfelé visz. Tedd rá az áruzászlót.
lesson-claim-pirate = A kalózzászló a fegyvered: olyan hajót is megszerezhetsz vele, amelyen már más zászlója van. Itt még nincs senki, tartogasd. Tedd rá az áruzászlót.
lesson-claim-plus = A hajó sebessége { $speed }, ez már gyors. A +1-es zászlót tartogasd egy lassabbnak, ide az áruzászló való.
lesson-dock = Melyik kikötőbe? Nápoly szövetet kér, és { $cloth } van a fedélzeten; az áruzászlóval a jelződ még eggyel többet lép. Vidd a hajót Nápolyba.
lesson-dock-good = Nápolyban tiéd a leggyorsabb hajó és a legmagasabb jelző: ha így marad, mindkettő fizet.
lesson-dock-elsewhere = Ott is ugyanolyan gyors lenne, de a jelződ kevesebbet lépne. A szövet Nápolyba való.
lesson-tracks = Nézd a sávokat: a nápolyin feljebb lépett a jelződ, szövetenként egy mezőt, és egyet a zászlóért. A forduló végén minden sáv 15, 10 és 5 pontot ad a három legmagasabb jelzőért, bárhol állnak; a pluszos számok jutalmak annak a jelzőnek, amelyik odaér. Aztán a hajók elmennek, de a jelzők maradnak: amit most lépsz, az mindhárom fordulóban fizethet.
lesson-pirate = Nézd ezt a hajót: sebessége { $speed }, arany és papírtekercs a fedélzeten. A papírtekercs Firenzében számít, bármelyik kikötőt választod. Lucrezia már rátette a zászlóját, de a kalózzászló minden más zászlót legyőz. Szerezd meg!
lesson-pirate-good = Megérte: egy ilyen gyors hajó szinte biztosan első a kikötőjében.
lesson-pirate-pass = Akkor Lucreziáé lesz a lehető leggyorsabb hajó. Erre való a kalózzászló.
lesson-venice = Az arany Velencébe való. Vidd oda a hajót: első hely a sebességért, egy lépés felfelé a sávon, és egy Firenzében a papírtekercsért.
lesson-venice-good = Firenze sávja ugyanúgy fizet, mint a többi, és aki ott a legmagasabban áll, az kezdi a következő fordulót: jól jön a papírtekercs.
lesson-venice-elsewhere = Rómában az arany nem ér semmit. Velence kéri.
lesson-plus = Most te fordítottál fel hajót: sebessége { $speed }, és { $grain } gabonát visz, amit Róma kér; ott még nincs hajód. A +1-es zászlóval bármelyikkel felveszi a versenyt. Próbáld meg!
lesson-plus-pass = Várhatsz, de jobb hajó Rómába aligha jön. Próbáld meg a +1-es zászlóval.
lesson-danger = Jaj! Lucrezia kalózzászlóval megszerezte a hajódat. A zászlódat visszakaptad, de a hajó odavan. Jegyezd meg: amíg másoknak van kalózzászlajuk, egy pompás hajó sosincs biztonságban. Lucreziának most már csak a +1-es zászlója maradt.
lesson-patronage = Itt a második esély Rómára, és a hajók elfogyhatnak: a fel nem használt zászló semmit sem hoz. A hajó sebessége { $speed }, rakománya { $grain } gabona, és támogatáslapka jele van rajta: a gazdája lapkát kap. Gyorsabb, mint Lucrezia római hajója, és már csak a +1-es zászlód maradt. Szerezd meg!
lesson-patronage-good = Szerény hajó: senki sem költ rá kalózzászlót. Egy kikötőbe fordulónként egy hajód mehet, ezért ez Rómába ment.
lesson-patronage-pass = Ha vársz, elfogyhatnak a hajók: a fel nem használt zászló semmit sem hoz. Tedd rá a +1-es zászlót.
lesson-level = Mielőtt támogatáslapkát választasz, nézd meg Velence sávját. Egy mezőn állsz Cosimóval, de te értél oda előbb: te 15 pontot kapnál, Cosimo 10-et. Csakhogy bárki egyetlen lépéssel megelőzhet, és akkor te kapsz 10-et. Egy saját lépés megvédi a 15-öt: ez 5 ponttal több, talán mindhárom fordulóban.
lesson-tile = Hasonlíts össze! A játék legvégén művészetben, tudományban és építészetben külön-külön a három legnagyobb összérték 30, 20 és 10 pontot ér. A tudománylapka ott 2-t számít, de még sok lapka jön, és nem tudni, mire lesz elég. A művészetlapka ott 1-et számít, és Velencében is léptet: ez mostantól fordulónként akár 5 ponttal több. Vedd el a művészetlapkát arannyal.
lesson-tile-two = A végén akkor hoz valamit, ha más nem gyűjt több tudományt. A velencei lépés mostantól minden fordulóban akár 5 pontot. Vedd el a művészetlapkát arannyal.
lesson-tile-grain = Az Rómában léptetne, de ott Lucrezia így is előtted maradna: semmi sem változna. Velencében egy lépés elsővé tesz: vedd el a művészetlapkát arannyal.
lesson-tile-good = És máris fizetett: Lucrezia később ért Velencében ugyanarra a mezőre, és aki előbb volt ott, az marad elöl.
lesson-paid = A fordulónak vége, minden hajó és jelző megkapta a pontját. Nézd Velencét: tiéd a leggyorsabb hajó és a legmagasabb jelző, mindkettő 15 pont. Összesen három hajó és négy jelző { $money } pontot hozott. A hajók elmennek, a jelzők maradnak.
track-venice = Velence sávja
track-naples = Nápoly sávja
lesson-end = Három forduló van. Told hát korán a jelzőidet, figyeld, kinek van még kalózzászlaja, és gyűjts egyféle lapkát. A harmadik forduló után a lapkák is pontot érnek, és a legtöbb pont nyer. Fejezd be ezt a játszmát egyedül!

# What a hint speaks of
term-money = pont
term-ships = hajók a kikötőkben
term-tracks = jelzők a sávokon
term-patronage = támogatáslapkák
term-flags = fel nem használt zászlók
term-claim = a megjelölt hajó

# Mit jelent egy döntés

about-pass = Megtartod a zászlóidat. Ennél a hajónál többször nem kérdezünk.
about-dock = Kikötőnként és fordulónként egy hajód lehet. A kikötő kért árui feljebb viszik a jelződet.
about-take = A játék végén a maga kategóriájában számít. Ha áru is van rajta, a jelződ is lép ott.
