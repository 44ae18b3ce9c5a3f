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
option-money = A játékosok pénze
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
board-last = Kikötők ({ $round }. forduló vége)
board-players = Játékosok
board-space = mező
board-your-flags = Zászlóid
board-flags = zászlók
board-money = pénz
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

# What a hint speaks of
term-money = pénz
term-ships = hajók a kikötőkben
term-tracks = jelzők a sávokon
term-patronage = támogatáslapkák
term-flags = fel nem használt zászlók
term-claim = a megjelölt hajó
