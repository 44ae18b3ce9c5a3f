title = Ármány és cselszövés
tagline = Küldd alakjaidat képpel lefelé az oszlopokba, és felfedéskor kiderül, ki kit csapott be.

points = Pontok

action-play = Kirakás: { $card }, { $column }. oszlop
action-hide = Varázssapka alá: { $card }
action-swap = Célkártyacsere ezzel: { $column }. oszlop
action-pass = Nem élek vele

ask-placing = Rakj ki a kezedből egy lapot képpel lefelé egy oszlop aljára.
ask-capping = Felfedték a varázssapkádat: alácsúsztathatsz egy lapot a kezedből, de nem kötelező.
ask-betraying = Felfedték az árulódat: kicserélheted az oszlop célkártyáját egy másik oszlopéval, de nem kötelező.
ask-over = A játék véget ért.

event-round = { $round }. forduló. Kezd: { $seat }.
event-revealed = { $column }. oszlop, célkártya: { $goal }.
event-laid = { $seat } képpel lefelé kirak egy lapot: { $card }, { $column }. oszlop.
event-laid-unseen = { $seat } képpel lefelé kirak egy lapot: { $column }. oszlop.
event-flipped = { $column }. oszlop, felfedett lap: { $card } ({ $seat }).
event-travelled = A felfedező ({ $seat }) képpel lefelé átkerül: { $column }. oszlop → { $other }. oszlop.
event-stranded = A felfedező ({ $seat }) ebben a lépésben már utazott, ezért felfedve ott marad: { $column }. oszlop.
event-killed = { $column }. oszlop: az orgyilkos áldozata { $card } ({ $seat }).
event-killed-unseen = { $column }. oszlop: az orgyilkos megöl egy ismeretlen lapot ({ $seat }).
event-closed = A vihar lezárja: { $column }. oszlop.
event-hid = { $seat } a varázssapka alá csúsztat egy lapot: { $card }, { $column }. oszlop.
event-hid-unseen = { $seat } a varázssapka alá csúsztat egy lapot: { $column }. oszlop.
event-declined = { $seat } nem él a képességgel: { $card }, { $column }. oszlop.
event-swapped = { $seat } kicseréli két oszlop célkártyáját: { $column }. és { $other }. oszlop.
event-drew = { $seat } húz egy lapot: { $card }.
event-drew-unseen = { $seat } húz egy lapot.
event-reshuffled = { $seat } a dobott lapjait megkeverve új húzópaklit alkot.
event-opened = { $column }. oszlop, a forduló végén felfordított lap: { $card } ({ $seat }).
event-total = { $column }. oszlop, { $seat }: { $influence }{ $half ->
    [1] ½
   *[other] {""}
} befolyás.
event-alone = { $column }. oszlop: senki másnak nincs értékes lapja.
event-pair = { $column }. oszlop: { $seat } hercege és apródja együtt nyer.
event-highest = { $column }. oszlop: a legnagyobb összeg nyer, { $influence } – { $against }.
event-nearest = { $column }. oszlop: { $influence }–{ $influence }; a célkártyához legközelebbi lap dönt.
event-lowest = { $column }. oszlop: koldus is van itt, ezért a legkisebb összeg nyer, { $influence } – { $against }.
event-farthest = { $column }. oszlop: koldus is van itt, és a legkisebb összeg kétszer { $influence }; a célkártyától legtávolabbi lap dönt.
event-won = { $seat } megkapja a célkártyát: { $goal } ({ $column }. oszlop).
event-unclaimed = A célkártyát senki sem kapja meg, kikerül a játékból: { $goal } ({ $column }. oszlop).
event-over = Az utolsó célkártya is gazdára talált. A játék véget ért.

refused-2-1 = Most ki kell raknod a kezedből egy lapot egy oszlopba.
refused-2-2 = Nincs a kezedben: { $card }.
refused-2-3 = Nincs { $column }. oszlop; az oszlopok száma { $columns }.
refused-3-10 = Ezt az oszlopot vihar zárta le: { $column }. oszlop.
refused-3-13 = Felfedték a varázssapkádat: csúsztass alá egy lapot a kezedből, vagy hagyd ki.
refused-3-14 = Nem rejtheted el, mert nincs a kezedben: { $card }.
refused-3-20 = Felfedték az árulódat: cseréld ki az oszlop célkártyáját egy másik oszlopéval, vagy hagyd ki.
refused-3-21 = Az áruló oszlopa: { $own }. oszlop. A célkártyája bármelyik másik oszlopéval kicserélhető (1–{ $columns }), ezzel nem: { $column }. oszlop.

account-goal = { $goal }
account-set = A legjobb célkártya, duplán: { $kind }
account-further = { $cards ->
    [one] 1 további célkártya, 1 pont levonás
   *[other] { $cards } további célkártya, egyenként 1 pont levonás
}

option-cap_cards = A varázssapka és az alatta lévő lap
option-cap_cards-1 = egy lapnak számít
option-cap_cards-2 = két lapnak számít
option-two_player_ones = Két játékosnál az 1 pontos célkártyák
option-two_player_ones-in = játékban vannak
option-two_player_ones-out = kimaradnak

table-round = { $round }. forduló a 6-ból, még { $goals } célkártya jön
table-points = { $points } pont
table-full = BETELT
table-closed = VIHAR
table-empty = üres
table-more = ↑ { $cards }
table-legend = ▒▒ képpel lefelé, (…) te ismered, (…)* mindenki ismeri, …/? lapot rejt
table-columns = Oszlopok
table-players = Játékosok
table-player = Játékos
table-hand = Kéz
table-pile = Pakli
table-discards = Dobott
table-won = Célkártyák
table-score = Pont
table-your-hand = A kezed
table-your-goals = Célkártyáid: { $goals }

board-column = { $column }. oszlop: { $goal }, lapok: { $cards } / { $points }
board-down = Képpel lefelé: { $owner }
board-down-own = Képpel lefelé: csak te ismered
board-down-known = Képpel lefelé, de mindenki ismeri
board-seen = Ismert dobott lapok: { $cards }

effect-king = A legtöbbet érő lap
effect-queen = Nincs képessége
effect-juliet = Rómeód többet ér
effect-alchemist = Alkímiánál { $high }
effect-fencing-master = Harcnál { $high }
effect-landlord = Földművelésnél { $high }
effect-merchant = Kereskedelemnél { $high }
effect-cardinal = Vallásnál { $high }
effect-minstrel = Zenénél { $high }
effect-explorer = Felfedve: jobbra továbbmegy
effect-assassin = Felfedve: megöli az őt felfedő lapot
effect-storm = Felfedve: lezárja az oszlopot
effect-cap = Felfedve: lapot rejthetsz alá
effect-traitor = Felfedve: célkártyát cserélhetsz
effect-musketeers = Más képesség nem érvényes
effect-wizard = Elviszi, ami legalább 10-et ér
effect-witch = Elviszi, ami legfeljebb 9-et ér
effect-prince = Apródoddal tiéd a cél
effect-squire = Hercegeddel tiéd a cél
effect-hermit = Más laponként −1
effect-giant = Más laponként +3
effect-doppelganger = Az alatta lévő lap értéke
effect-dragon = Mások lapjai: −2
effect-romeo = Júliáddal { $high }
effect-beggar = A legkisebb összeg nyer

card-king = Király
card-queen = Királyné
card-juliet = Júlia
card-alchemist = Alkimista
card-fencing-master = Vívómester
card-landlord = Földesúr
card-merchant = Kereskedő
card-cardinal = Bíboros
card-minstrel = Dalnok
card-explorer = Felfedező
card-assassin = Orgyilkos
card-storm = Vihar
card-cap = Varázssapka
card-traitor = Áruló
card-musketeers = A három muskétás
card-wizard = Varázsló
card-witch = Boszorkány
card-prince = Herceg
card-squire = Apród
card-hermit = Remete
card-giant = Apró óriás
card-doppelganger = Hasonmás
card-dragon = Sárkány
card-romeo = Rómeó
card-beggar = Koldus

help-card-king = 20: a legtöbb mind közül.
help-card-queen = 16, képesség nélkül.
help-card-juliet = 14. Ha az oszlopban van, saját Rómeód 15-öt ér.
help-card-alchemist = 12 alkímia célkártya oszlopában, máshol 8. Ez nem képesség: a muskétások mellett is megmarad.
help-card-fencing-master = 12 a megfelelő célkártya (harc) oszlopában, máshol 8. Nem képesség: a muskétások sem veszik el.
help-card-landlord = 12 a megfelelő célkártya (földművelés) oszlopában, máshol 8. Nem képesség: a muskétások sem veszik el.
help-card-merchant = 12 a megfelelő célkártya (kereskedelem) oszlopában, máshol 8. Nem képesség: a muskétások sem veszik el.
help-card-cardinal = 12 a megfelelő célkártya (vallás) oszlopában, máshol 8. Nem képesség: a muskétások sem veszik el.
help-card-minstrel = 12 a megfelelő célkártya (zene) oszlopában, máshol 8. Nem képesség: a muskétások sem veszik el.
help-card-explorer = 13. Ha felfedik, képpel lefelé át kell kerülnie a jobbra következő oszlop aljára (a viharral lezártat átugorja), és ott felfedi a képpel lefelé fekvő lapot.
help-card-assassin = 9½. Ha felfedik, megöli az őt felfedő lapot. Sem a varázsló, sem a boszorkány nem távolítja el.
help-card-storm = 9. Ha felfedik, lezárja az oszlopot: oda többé nem rakható lap, és az oszlop betelt.
help-card-cap = 0. Ha felfedik, a kezedből egy lapot alá csúsztathatsz, és nyomban húzol egyet. Az elrejtett lapot a forduló végén fedik fel.
help-card-traitor = 10. Ha felfedik, az oszlop célkártyáját kicserélheted egy másik oszlopéval.
help-card-musketeers = 11. A forduló végén az oszlopban minden más képességet érvénytelenít; minden lap annyit ér, amennyi rajta áll.
help-card-wizard = 7. A forduló végén eltávolít minden legalább 10-et érő lapot. Több varázsló semlegesíti egymást.
help-card-witch = 1. A forduló végén, a varázsló után, eltávolít minden más, legfeljebb 9-et érő lapot. Több boszorkány semlegesíti egymást.
help-card-prince = 14. Ha saját apródod is az oszlopban van, automatikusan tiéd a célkártya.
help-card-squire = 2. Ha saját herceged is az oszlopban van, automatikusan tiéd a célkártya.
help-card-hermit = 12, de az oszlop minden más lapjáért 1-gyel kevesebb.
help-card-giant = 2, és az oszlop minden más lapjáért 3-mal több.
help-card-doppelganger = Annyit ér, amennyit az alatta lévő lap; ha nincs alatta lap, semmit. Képességet nem másol.
help-card-dragon = 11. Az oszlopban a többi játékos minden lapja 2-vel kevesebbet ér.
help-card-romeo = 5, de 15, ha saját Júliád az oszlopban van.
help-card-beggar = 4. A célkártyát nem a legnagyobb, hanem a legkisebb összeg kapja.

kind-alchemy = alkímia
kind-fencing = harc
kind-farming = földművelés
kind-trade = kereskedelem
kind-religion = vallás
kind-music = zene

goal-alchemy-1 = alkímia 1
goal-alchemy-2 = alkímia 2
goal-alchemy-3 = alkímia 3
goal-alchemy-3b = alkímia 3
goal-alchemy-4 = alkímia 4
goal-alchemy-5 = alkímia 5
goal-fencing-1 = harc 1
goal-fencing-2 = harc 2
goal-fencing-3 = harc 3
goal-fencing-3b = harc 3
goal-fencing-4 = harc 4
goal-fencing-5 = harc 5
goal-farming-1 = földművelés 1
goal-farming-2 = földművelés 2
goal-farming-3 = földművelés 3
goal-farming-3b = földművelés 3
goal-farming-4 = földművelés 4
goal-farming-5 = földművelés 5
goal-trade-1 = kereskedelem 1
goal-trade-2 = kereskedelem 2
goal-trade-3 = kereskedelem 3
goal-trade-3b = kereskedelem 3
goal-trade-4 = kereskedelem 4
goal-trade-5 = kereskedelem 5
goal-religion-1 = vallás 1
goal-religion-2 = vallás 2
goal-religion-3 = vallás 3
goal-religion-3b = vallás 3
goal-religion-4 = vallás 4
goal-religion-5 = vallás 5
goal-music-1 = zene 1
goal-music-2 = zene 2
goal-music-3 = zene 3
goal-music-3b = zene 3
goal-music-4 = zene 4
goal-music-5 = zene 5

# Mi micsoda az asztalon
board-status = Fordulók és célkártyák
board-goal = Célkártya
board-back = Képpel lefelé fordított lap
help-board-status = A játék hat fordulóból áll. Mindegyikben annyi célkártyát csapunk fel, ahány játékos van.
help-board-goal = A célkártya fajtája és pontjai. A pontsor mutatja, hány laptól telik be az oszlop, és hány van benne.
help-board-back = Csak a tulajdonosa ismeri. Akkor fedik fel, ha közvetlenül alá kirakunk egy lapot, vagy ha véget ér a forduló.
help-table-columns = Egy célkártya lapjai; az utoljára kirakott van legalul. Az új lap felfedi a legalsót, ha az képpel lefelé van.
help-table-player = Egy játékos: lapok a kezében, a húzópaklijában és a dobott lapjai között, és a megszerzett célkártyák.
help-table-hand = Lapok a kézben.
help-table-pile = Ennyi lap van még a húzópakliban. Ha elfogy, a dobott lapokból lesz új pakli.
help-table-discards = Korábbi fordulókban kirakott vagy megölt lapok. Akkor térnek vissza, ha elfogy a húzópakli.
help-table-won = Megszerzett célkártyák. Annyi pontot érnek, amennyi rajtuk áll; ha mind a hat fajtából van, a végén duplázhatók.
help-table-score = A végeredmény: az összes célkártya összege, vagy fajtánként a legjobb duplázva, minden további célkártyáért 1 pont levonásával.

# Így játsszuk
howto-mood = Azoknak, akik szeretnek blöffölni: gyorsan megtanulható, és minden játszma más
howto-aim = Szerezz célkártyákat az alakjaiddal, akiket az oszlopokba küldesz; hat forduló után a legtöbb pont nyer.
howto-step-goals-title = Minden oszlop élén célkártya áll
howto-step-goals = Egy forduló annyi célkártyával kezdődik, ahány játékos van. Egy oszlop akkor telik be, ha annyi lap van benne, ahány pontot a célkártyája ér; ha minden oszlop betelt, vége a fordulónak.
howto-step-play-title = Rakj ki egy lapot képpel lefelé
howto-step-play = Ha te jössz, három lapod egyikét képpel lefelé kirakod egy oszlop aljára, és húzol egy másikat. Mindenkinek ugyanaz a 25 alakja van.
howto-step-flip-title = Fedd fel a fölötte lévőt
howto-step-flip = Ha a közvetlenül fölötte fekvő lap képpel lefelé van, felfeded. Aszerint válassz helyet, hogy mit akarsz napvilágra hozni.
howto-step-act-title = Néhány lap azonnal hat
howto-step-act = A felfedező, az orgyilkos, a vihar, a varázssapka és az áruló akkor hat, ha egy másik lap felfedi. Minden más képesség a forduló végéig vár.
howto-step-reveal-title = Minden kiderül
howto-step-reveal = Ha minden oszlop betelt, az összes lapot felfeditek. Hatnak a muskétások, a varázsló, a boszorkány és a többiek, összeadjuk az értékeket, és a legnagyobb összeg viszi a célkártyát.
howto-points-goals = Minden megszerzett célkártya annyi pontot ér, amennyi rajta áll: 1-től 5-ig.
howto-points-set = Ha mind a hat fajtából van célkártyád, ehelyett fajtánként a legjobbat megduplázhatod, és minden további célkártyáért 1 pontot veszítesz. A jobbik számítás érvényes.
howto-mistake-sum = Nem mindig a legnagyobb összeg nyer: ha koldus van az oszlopban, a legkisebb, és ha valakinek hercege és apródja is ott van, ő nyer.
howto-mistake-full = A betelt oszlopba is rakható lap, amíg egy másik oszlop nem telt be.
howto-mistake-flip = A felfedező, az orgyilkos, a vihar, a varázssapka és az áruló nem tesz semmit, ha senki sem fedi fel: a forduló végén csak az értékük számít.
howto-mistake-kings = Az erős lapok célpontok: a varázsló eltávolít mindent, ami legalább 10-et ér.
howto-example = Egy oszlop a forduló végén. Varázsló van benne, ezért a legalább 10-et érő lapok nem számítanak. Kinek mennyi a befolyása, és kié a célkártya:

# Az első lépések: mire figyelj
advice-placing = Nézd meg minden oszlop legalsó lapját: ha képpel lefelé van, az alá kirakott lapod felfedi.
advice-capping = Nézd meg az oszlop célkártyáját és lapjait: az elrejtett lap a forduló végéig biztonságban van.
advice-betraying = Nézd meg a célkártyákat: mely oszlopokban vagy erős, és mely célkártyák érnek a legtöbbet?

printed-card = lap
printed-value = érték

# Dobozfájlok: a kártyák és kulcsok úgy, ahogy a fájlban állnak
box-has-none = „{ $name }”: ennek a lapnak nincs ilyen értéke: { $what }.
box-halves = { $name } 0 és 20 között lehet, felenként; nem { $given }.
box-stated = „{ $name }”: a szabálykönyv szerint { $what } értéke { $wanted }, nem { $given }.
box-wizard-removes = „{ $name }”: a szabálykönyv szerint a varázsló elviszi, tehát legalább 10, nem { $given }.
box-nine-or-less = „{ $name }”: a szabálykönyv szerint legfeljebb 9-et ér, nem { $given } az értéke.
box-wizard-spares = a szabálykönyv szerint a varázsló megkíméli önmagát: 10-nél kevesebb, nem { $given }.

## Lesson

lesson-aim = Üdv az udvarban! A játék végén a legtöbb pont nyer. Pontot a célkártyák érnek, az oszlopok tetején: a forduló végén az oszlop célkártyáját a legnagyobb befolyás kapja.
lesson-columns = A célkártyán álló szám két dolgot jelent: hány pontot ér, és hány lappal telik be az oszlopa. Az 1. oszlop tehát { $most } pontot ér, és { $most } lappal telik be. Betelt oszlopba is lehet lapot rakni, de ha minden oszlop betelt, a forduló véget ér.
lesson-hand = Ezek a lapjaid. Mindenki ugyanazzal a 25 alakkal játszik, így kitalálhatod, mit rejtegetnek a többiek. A Király { $king }, senki sem ér többet. A Bíboros értéke { $cardinal }: a nagyobb szám vallás célkártyánál érvényes, és a 2. oszlopban épp az van.
lesson-first = Az első lapod. A lapokat képpel lefelé raktok ki, így senki sem tudja, mire készülsz. Küldd a Bíborost oda, ahol otthon van: válaszd ki őt, aztán a 2. oszlopot. Így egy közepes lappal szerezhetsz { $points } pontot, a Király pedig megmarad nehezebb harcra.
lesson-first-good = Jó helyen van: a Bíborosnak itt a nagyobb száma érvényes.
lesson-first-elsewhere = Máshol a Bíborosnak csak a kisebb száma érvényes ({ $cardinal }). A 2. oszlopban, vallás alatt sokkal erősebb. Próbáld újra!
lesson-first-king = A Király a legjobb lapod, a 3. oszlop pedig mindössze ennyit ér: { $least }. Ne költs sokat ott, ahol kevés a nyereség. Először a Bíborost!
lesson-first-other = Jó lap, de ráérsz megmutatni. A Bíboros olcsón megnyeri a 2. oszlopot: őt rakd oda.
lesson-flip = Látod, mi történt: Lucrezia egy lapot rakott a Bíborosod alá, és ezzel felfedte. Az új lap mindig felfedi a fölötte képpel lefelé fekvő lapot. Van, aki épp ekkor használja a képességét, mások a forduló végén.
lesson-king = Most jöjjön a nagy díj: { $points } pont az 1. oszlopban. Két erős lap egy oszlopban egy célkártyát nyer, két oszlopban kettőt; a 2. oszlopot hát hagyd a Bíborosra. Az 1. oszlopban Cosimónak már van lapja. Rakd alá a Királyt: felfeded Cosimo lapját, látod, kivel van dolgod, és a Király értékét ({ $king }) nehéz felülmúlni.
lesson-king-good = Egy Sárkány! Itt minden lapod kettővel kevesebbet ér, mint ami rajta áll, de a Király így is jócskán vezet.
lesson-king-small = A 3. oszlop csak ennyit ér: { $least }. A Király az 1. oszlopban { $points } pontot nyerhet.
lesson-king-enough = A 2. oszlopban már vezetsz. Két erős lap egy oszlopban egy célkártyát nyer, két oszlopban kettőt. A Királyt az 1. oszlopba rakd.
lesson-king-other = Ismeretlen lap ellen a legerősebb kell. Rakd a Királyt az 1. oszlopba: ott a legnagyobb a nyereség.
lesson-danger = Vigyázz! Cosimo egy lapot csúsztatott a felfedett Királyod alá. Miért játszana valaki a legerősebb lap ({ $king }) ellen? Biztos alattomos képesség van mögötte. A három muskétás minden más képességet érvénytelenít az oszlopában: rakd őket az 1. oszlopba, és csak a puszta számok döntenek.
lesson-danger-witch = Nem rossz: a Boszorkány a forduló végén minden más, legfeljebb 9-et érő lapot eltávolít. De nem tudod, mit rakott ki Cosimo. A három muskétás bármelyik képességet megállítja.
lesson-danger-minstrel = A Dalnok zenénél van otthon; itt a kisebb száma érvényes ({ $minstrel }), és Cosimo cselét sem állítja meg. Rakd A három muskétást az 1. oszlopba.
lesson-danger-elsewhere = Így a Királyod Cosimo cselének áldozata lehet, pedig { $points } pont a tét. Védd meg: A három muskétás az 1. oszlopba!
lesson-danger-good = Épp idejében.
lesson-beggar = A lapod felfedte Cosimóét: egy Koldus. Vele az oszlopban a legkisebb összeg kapja a célkártyát, és a Királyod mindent elveszített volna! A három muskétás érvényteleníti. Az 1. oszlop betelt; Lucrezia rakja ki a forduló utolsó lapját.
lesson-scoring = Minden lapot felfedtetek és oszloponként összeszámoltatok. { $goals } célkártyát szereztél: ez { $score } pont. Nem látod, hány pontjuk van a többieknek, ezért jegyezd meg, mit visznek el.
lesson-kinds = Így lehet nagyot nyerni: hatféle célkártya van. Ha a végén mindegyikből van egy, minden fajtából a legjobb duplán számít. Földművelésed és vallásod már van; e forduló mindhárom célkártyája olyan, ami még hiányzik. Cosimo kezd.
lesson-home = Ezúttal két lapod is otthon lehet: az Alkimista az 1. oszlopban ({ $first } pont), a Dalnok a 3.-ban ({ $third } pont). Máshol csak a kisebb számuk érvényes. Mindkét célkártya új fajta neked. Kezdd ott, ahol nagyobb a nyereség: az Alkimistával az 1. oszlopban.
lesson-home-good = Otthon másfélszer annyit ér.
lesson-home-minstrel = Ott otthon van, de kisebb a nyereség. Előbb az Alkimistát rakd az 1. oszlopba, a Dalnokot tartogasd.
lesson-home-away = Ne oda: a mesterek idegen helyen csak a kisebb számukat érik. Alkimista az 1. oszlopba, vagy Dalnok a 3.-ba.
lesson-home-witch = A Boszorkányt tartsd még meg: akkor a legjobb, ha mások már kis lapokat raktak ki. Előbb egy mestert a helyére.
lesson-witch = A 3. oszlopban van otthon a Dalnokod ({ $minstrel }). De ott fekszik felfedve Cosimo Rómeója ({ $romeo }, Júlia nélkül a kisebb), és Lucreziának is van ott rejtett lapja: még eggyel bármelyikük legyőzhet. Előbb hát tisztítsd meg az utat! A Boszorkány értéke mindössze { $witch }, de a forduló végén minden más, legfeljebb 9-et érő lapot eltávolít, az otthon lévő Dalnokot nem. Rakd a 3. oszlopba.
lesson-witch-good = Egy Bíboros idegenben: a Boszorkány eltávolítja, és Rómeót is.
lesson-witch-elsewhere = A 3. oszlopban van mit eltávolítania: Rómeó, Júlia nélkül ({ $romeo }). Oda rakd a Boszorkányt.
lesson-witch-other = Jó lap, de most a Boszorkány többet tehet: a 3. oszlopban eltávolítja Rómeót, és Lucrezia lapját is, ha kicsi.
lesson-full = A 3. oszlopon ez áll: { table-full }, de amíg van olyan oszlop, amelyik még nem telt be, oda is lehet lapot rakni, és az 1. ilyen. Rakd oda a Dalnokot: zene alatt 9-nél többet ér, a saját Boszorkányod megkíméli, és a célkártya szinte biztosan a tiéd.
lesson-full-good = Ezzel felfedted a Boszorkányt. Csak A három muskétás állíthatta volna meg a 3. oszlopban, de senki sem rakta oda.
lesson-full-away = A Dalnok a 3. oszlopban van otthon, zene alatt. Máshol a Boszorkány nem tisztítja meg előtte az utat: oda rakd.
lesson-full-other = Jó lesz egy másik fordulóban. A Dalnokkal a 3. oszlop szinte megvan: rakd oda, noha az oszlop betelt.
lesson-second = Vége a fordulónak, az oszlopok újra üresek. A 3. oszlopban a Boszorkány eltávolította Rómeót és a Bíborost, és a Dalnokoddal tiéd lett a célkártya. Az 1. oszlopban Cosimo két lapja legyőzte az Alkimistádat: kettő több, mint egy. Az összegek a naplóban állnak. { $score } pontod van, és a hat fajtából három.
lesson-end = Így megy ez hat fordulón át, amíg minden célkártya gazdára nem talál. Jegyezd meg: mérlegeld, mennyit ér a cél, őrizd az erős lapjaidat, csapj le egyszerre több kis lapra, és gyűjtsd mind a hat fajtát. A legtöbb pont nyer. Fejezd be ezt a játszmát egyedül!

# What a hint speaks of
term-goals = megszerzett célkártyák
term-columns = az oszlopok jelenlegi állása
term-hand = lapok a kézben

# Így írhatók be a döntések

typed-pass = kihagyom

# Mit jelent egy döntés

about-swap = A két oszlop célkártyája helyet cserél; a többi kártya a helyén marad.
about-pass = Nem történik semmi, a játék folytatódik.
