# A játékok közös szövegei. Minden nyelvben ugyanazok a kulcsok és értékek állnak.

### A mag elutasításai

game-id-taken = { $given } azonosítója „{ $id }”, mint egy másik játéké: adj neki sajátot.
unknown-game = Nincs „{ $given }” nevű játék. Ezek vannak: { $known }.
did-you-mean = Erre gondoltál: „{ $near }”?
no-game-there = „{ $module }”: ebben a modulban nincs „{ $name }” játék.
testkit-other-module = { $given } szerint a játék egy másik modulban van: „{ $package }”. A saját moduljának a nevét add meg neki.
bad-seats = Ezt a játékot { $low }–{ $high } fő játszhatja, nem { $given }.
unknown-option = A játéknak nincs „{ $given }” nevű beállítása. Ezek vannak: { $known }.
bad-option = „{ $given }” nem választható itt: { $option }. Lehetőségek: { $known }.
option-needs-seats = Csak { $players } fővel: { $option } { $given }.
unknown-value = „{ $given }” itt nem jó ({ $argument }). Választható: { $known }.
unknown-action = Nincs { $given } számú lépés: 0 és { $last } között vannak számozva.
wrong-arguments = Így kell írni: { $wanted }.
empty-action = Írj be egy lépést. A parancsok: { $verbs }.
unknown-verb = „{ $given }” nem parancs. A parancsok: { $verbs }.
unknown-seat = Nincs { $given } számú hely: 0 és { $last } között vannak számozva.
unknown-player = „{ $given }”: egy játékost hívjanak így. Az asztalnál: { $known }.
names-no-list = „{ $given }” egyetlen név: listát adj meg, minden helyhez egy nevet.
names-none = { $given } nem nevek listája: minden helyhez egy név kell, például Table("strozzi", ["Anna", "Béla", "Carla"]).
no-seed = { $given } nem lehet mag: szöveget, egész számot vagy bájtokat adj meg.
no-options = { $given } nem beállítások: dict kell, például {"{"}"money": "open"{"}"}.
bad-name = { $given } nem név: a név szöveg, sortörés és hasonlók nélkül.
empty-draw = Húzni legalább egy dologból lehet, ennyiből nem: { $given }.
bad-shuffle = { $first }. cellától { $size } cella nem keverhető: összesen { $cells } van.
small-scratch = A munkaterületen { $given } döntés fér el; ennek a játéknak { $wanted } kell.
no-chance = { $given } nem véletlenforrás: ilyet adj meg: FastChance(7), vagy AuditedChance egy maggal.
unknown-bot = Nincs „{ $given }” nevű bot. Ezek vannak: { $known }.
no-bot-module = Nincs itt „{ $module }” modul: a saját botot így add meg: modul:Osztály.
no-bot-class = „{ $module }”: ebben a modulban nincs „{ $name }” osztály.
no-bot-choice = „{ $given }” nem bot: choose(self, chair) metódus kell hozzá.
no-bot-luck = „{ $given }” nem bot: saját véletlenforrással készül, ezért kell hozzá __init__(self, chance), vagy legyen a chance függvénye.
no-bot-made = „{ $given }” már elkészült bot: az osztályát add meg, vagy saját értékekkel: functools.partial({ $given }, depth=3). Minden játszma újat készít.
no-bot-action = { $given } nem lépés: a choose a chair.legal() egyik elemét vagy egy lépést adjon vissza szavakban.
arena-broken = { $deal }. osztás: nem játszható le. { $reason }
more-bots-than-seats = { $bots } bot nem fér el { $seats } helyen: adj meg kevesebb botot, vagy válassz nagyobb asztalt.
compare-too-few = Az összehasonlításhoz legalább két bot és egy osztás kell, nem { $bots } és { $deals }.
compare-endless = A játék { $decisions } döntés után sem ért véget.
unknown-reward = Nincs „{ $given }” nevű jutalom. Ezek vannak: { $known }.
unknown-render-mode = Nincs „{ $given }” nevű megjelenítés. Ezek vannak: { $known }.
no-observation = Ehhez a játékhoz nincs observation.py, amely számokban mondja el a programoknak, mit tud egy hely: { $game }.
no-small = Ehhez a játékhoz nincs small.toml, ezért nincs kis változata, amelyet ki lehetne számolni: { $game }.
batch-empty = Legalább egy sor kell, nem { $given }.
batch-rows = { $wanted } sor van és { $given } döntés: minden sorhoz egy döntés kell.
batch-no-actions = { $given } nem döntések: egész számok tömbje kell, minden sorhoz egy.
history-full = Az előzményeknek { $room } soruk van, de a hely { $given } dolgot tudott meg: adj meg nagyobb history értéket.
history-negative = Az előzmények sorainak száma nem lehet negatív: { $given }.
seat-number = { $number }. hely
not-your-turn = { $seat } most nincs soron.
game-over = A játék véget ért.
no-undo = Az utolsó döntésed nem vonható vissza: a többiek már láttak belőle valamit, vagy már új lap került elő.
nothing-to-undo = Nincs mit visszavonni: még nem döntöttél semmiről.
unknown-undo = Nincs „{ $given }” nevű visszavonási fok. Ezek vannak: { $levels }.
event-took-back = { $seat } visszavonja az utolsó döntését.
hands-closed = A kézben lévő lapok csak a játék végén láthatók.
no-png = { $reason } Vagy rajzolj .svg fájlt.
no-playwright = Ehhez a Playwright Python-csomag kell. Futtasd: pip install 'camarilla[png]' (a forrásfában: pip install '.[png]').
no-chromium = Ehhez a Chromium kell, ami itt hiányzik. Futtasd: playwright install chromium.
unknown-language = Nincs „{ $given }” nyelv. Ezek vannak: { $known }.
draw-what = { $given } nem rajzolható le: asztalt, jegyzőkönyvet vagy állást adj meg.
draw-no-entry = Nincs { $given }. bejegyzés: 0 és { $last } között választhatsz.

### A parancssor

cli-no-game = Melyik játékot? camarilla play GAME (felsorolás: `camarilla games`), vagy --resume FILE.
cli-game-module = „{ $module }” itt egy modul: a benne lévő játékot nevezd meg, például így: { $module }:GAME.
cli-syntax = { $file }, { $line }. sor: { $reason }.
cli-people = { $people } ember nem fér el { $seats } helyen: --people 0 és { $seats } között lehet.
cli-option-form = „{ $given }” nem beállítás: így írd: --option NÉV=ÉRTÉK.
cli-option-twice = { $option }: nem lehet egyszerre „{ $first }” és „{ $second }”; csak egyszer add meg.
cli-too-many-names = { $given } név { $seats } helyre: legfeljebb { $seats } nevet adj meg.
cli-bad-names = „{ $given }”: a nevek legyenek különbözőek és ne üresek, vesszővel elválasztva, például Anna,Béla.
cli-at-least-one = { $option } legalább 1 legyen, nem { $given }.
cli-share = { $option } 0-nál több és { $most }-nél kevesebb legyen, nem { $given }.
cli-cannot-read = { $file } nem olvasható: { $reason }.
reason-no-file = nincs ilyen fájl vagy mappa
reason-forbidden = nincs hozzá jogosultság
reason-folder = ez egy mappa
reason-no-folder = az elérési út egy része nem mappa
reason-exists = már létezik
reason-disk-full = megtelt a lemez
reason-read-only = a lemez csak olvasható
reason-port-taken = már használja egy másik program
reason-no-address = ennek a gépnek nincs ilyen címe
reason-invalid = nem érvényes
cli-not-text = { $file } nem UTF-8 szövegfájl.
cli-cannot-write = { $file } nem írható: { $reason }. Válassz másik helyet: --save FILE.
cli-file-exists = { $file } már létezik: folytasd --resume segítségével, vagy adj meg másik nevet.
cli-file-held = { $file } egy másik terminálban játék alatt van: előbb ott lépj ki (q), vagy játssz egy másolattal: --save FILE.
cli-resume-fixed = { $option } nem változtatható meg folytatott játékban: --resume mellett hagyd ki.
cli-no-extra = Ehhez további csomagok kellenek: pip install 'camarilla[{ $extra }]'
cli-no-bench = A mérés csak a forráskóddal együtt érhető el, és itt nincs: { $folder }.
cli-no-rulebook = { $game }: ehhez a játékhoz nincs szabálykönyv.
cli-cannot-listen = Ez a cím nem használható: { $address } ({ $reason }). Válassz másik portot a --port kapcsolóval, vagy add meg: --port 0.
cli-no-metrics = Ez a cím nem használható: { $address } ({ $reason }). A --metrics-address kapcsolóval gépet és szabad portot adj meg, például 127.0.0.1:9100.
cli-serving = A Camarilla itt nyitva áll: { $address } (Ctrl-C bezárja).
cli-serving-others = Mások itt érik el: { $address }
serve-no-port = Nincs { $given } számú port: a --port értéke 0 és { $high } között van.
serve-no-url = „{ $given }” nem cím: a --public-url kapcsolónak ilyet adj: https://camarilla.example.
settings-name = Beállítás
settings-value = Érték
settings-origin = Honnan
settings-default = szokásos
settings-hint = Itt állíthatók be: { $file }, vagy a környezetben (a serve.port neve CAMARILLA_SERVE_PORT).
settings-not-toml = Ez nem TOML-fájl: { $file }: { $reason }.
settings-unknown = { $origin }: nincs „{ $given }” beállítás. A `camarilla settings` sorolja fel őket.
settings-unknown-near = { $origin }: nincs „{ $given }” beállítás. Erre gondoltál: „{ $near }”?
settings-bad = { $origin }: { $name } nem lehet „{ $given }”. Válassz ezek közül: { $known }.
settings-no-value = { $origin }: { $name } nem lehet „{ $given }”.
settings-set = Itt van beállítva: { $origin }: { $name } = „{ $given }”.
database-unknown = Ez nem adatbázis: adj meg egy fájlt vagy egy postgresql://felhasználó:jelszó@gép/név címet.
database-driver = A PostgreSQL-hez kell az illesztőprogram: pip install 'camarilla[postgres]'
database-in-use = Ezt a fájlt már kiszolgálja valaki: { $file }. Állítsd le azt a kiszolgálót, vagy adj meg másik fájlt a --database kapcsolóval.
database-away = Az adatbázis nem nyitható meg: { $reason }.
database-newer = Az adatbázist újabb Camarilla készítette ({ $has }; ez a program eddig ismeri: { $knows }). Telepítsd az újabbat.
cli-backed-up = { $count } asztal van a fájlban: { $file }. Vigyázz rá úgy, mint az adatbázisra: akinél ez van, bármelyik helyen játszhat.
cli-restored = { $count } asztal visszaállítva ebből a fájlból: { $file }.
cli-no-backup = { $file }: { $reason }.
cli-no-database = Ez az adatbázis nem nyitható meg: { $file }: { $reason }.
backup-exists = A fájl már létezik: { $file }. A mentésnek új név kell.
backup-missing = Nincs ilyen fájl: { $file }.
restore-no-backup = { $file } nem biztonsági mentés.
backup-older = Az adatbázis { $has } változatú, a program { $knows }: indítsd el egyszer ezzel a kiszolgálót, utána készíts mentést.
restore-not-empty = Az adatbázisban már vannak asztalok: üres adatbázisba állíts vissza.

### Az asztal a terminálban

# An address that means the reader and yet stands in the third person, as the sentences of the games need it.
ui-person = Játékos
ui-person-number = { $number }. játékos
ui-dealt = Az asztalnál: { $names }.
ui-resumed = Folytatódik a játék. Az asztalnál: { $names }.
ui-commitment = A keverés lenyomata (SHA-256): { $commitment }
ui-kept-in = Mentve ide: { $file }
ui-ask = válassz, mit teszel.
ask-over = A játék véget ért.
points = pont
ui-hint = Szám vagy lépés · ? súgó · ? SZÓ · l napló · r szabályok · s mentés · q kilépés
ui-hint-undo = u visszavon
ui-ambiguous = „{ $given }” több lépést is jelenthet: { $known }.
ui-did-you-mean = { $reason } A legközelebbi: { $nearest }.
ui-missing-argument = Így kell írni: { $wanted }. { $argument } lehet: { $known }.
ui-earlier = … { $count } korábbi, l mutatja a naplót
ui-hand-over = Add át a billentyűzetet, { $seat } következik
ui-press-enter = { $seat }: nyomj Entert.
ui-next = Tovább: Enter.
ui-no-such-number = Nincs { $given } szám a listán; választható: { $known }.
ui-refused = Nem lehet: { $reason }
ui-refused-clause = Nem lehet ({ $clause }. szabály): { $reason }
ui-no-help = Erről nincs magyarázat: „{ $given }”. Írd be egy lap vagy más játékelem nevét, vagy egy szabály számát, például 3.9.
ui-undone = Visszavonva.
ui-saved = Elmentve ide: { $file }.
ui-left = A játék el van mentve. Folytatás: { $command }
ui-no-more-input = Véget ért a bemenet; a játék el van mentve. Folytatás: { $command }
ui-interrupted = Megszakítva; a játék el van mentve. Folytatás: { $command }
ui-verify-with = Minden keverés és minden döntés ellenőrizhető így:

argument-card = lap
argument-column = oszlop
argument-colour = szín
argument-city = város
argument-region = régió
argument-role = szerep
argument-coins = arany
argument-cards = lapok
argument-flag = zászló
argument-port = kikötő
argument-tile = lapka
argument-seat = játékos
argument-target = játékos
argument-attribute = jellemző
argument-treachery = árulás
argument-rank = rang
argument-territory = terület
argument-replaced = helyette

command-help = súgó, segítség
command-undo = vissza, visszavon
command-save = mentés, ment
command-log = napló
command-rules = szabályok, szabály
command-quit = kilépés, kilép, vége

ui-help-word = SZÓ
ui-help-file = FÁJL
ui-help-number = választás a listából
ui-help-this = ez az áttekintés
ui-help-about = mit tud egy lap vagy más játékelem, illetve mit mond egy szabály
ui-help-log = mi történt eddig, az utolsó N sor (l minden: az egész)
ui-help-rules = a szabálykönyv fejezetei, egy fejezet vagy egy szabály
ui-help-undo = az utolsó döntésed visszavonása
ui-help-undo-not-now = az utolsó döntésed visszavonása (most nem lehet)
ui-help-save = mentés (magától is megtörténik), vagy másolat az általad megadott fájlba
ui-help-quit = kilépés; a játék megmarad
ui-help-chapters = r 3 egy fejezetet mutat, r 3.9 egy szabályt.

### Az asztal a teljes képernyőn

screen-hint = Szám, lépés vagy ↑↓ Enter · ? súgó · l napló · r szabály · q kilép
screen-hint-page = Tab lapoz
screen-step-back = Esc vissza
screen-beat-hint = Szóköz: tovább · Esc: a következő kérdésig · Ctrl-Q: kilépés
screen-next = ▶ { $seat }…
screen-earlier = l: még { $count }
screen-pages = Tab ▸
screen-sheet = ↑ ↓ PgUp PgDn görgeti a szöveget; bármely más billentyű visszavisz.
screen-end = A játék véget ért: Tab lapoz, Enter elhagyja az asztalt.

### Mentett játszmák

cli-no-saves = Nincs folytatható játszma itt: { $folder }.
saves-over = vége
saves-running =
    { $count ->
        [one] 1 döntés
       *[other] { $count } döntés
    }
saves-hint = Folytatás: camarilla play --resume FÁJL; fájl nélkül a legutóbbi.
lobby-question = Mit szeretnél játszani?
lobby-go-on = Folytatás: { $game }
lobby-hint = Egy szám vagy egy név eleje · ? súgó · q kilép
lobby-help = A szám elindítja azt a játékot botok ellen, vagy folytatja. A `camarilla learn` 10–15 perc alatt megtanít egy játékra, a `camarilla rules GAME` elmagyarázza, a `camarilla play --help` felsorolja, mi választható.

### Az eredmény

result-winner = { $name } nyert!
result-you-win = Nyertél!
result-winners = Megosztott győzelem: { $names }!
result-place = Hely
result-player = Játékos
result-points = Pont
result-account = Miből jött össze

### A játékok listája és a szabálykönyv

games-id = Játék
games-title = Cím
games-players = Fő
games-minutes = Perc
games-options = Beállítások (az első a szokásos)
games-hint = Játék indítása: camarilla play { $game }
rules-howto = Így játsszuk
rules-howto-points = Miért jár pont
rules-howto-mistakes = Amit a kezdők elvétenek
rules-source = Forrás: { $source }
rules-tests = Bizonyítja: { $tests }
rules-no-tests = Még nem bizonyítja teszt.
rules-no-clause = Nincs { $given }. szabály. A fejezetek: { $known }.
rules-box = Amiben nem vagyunk biztosak
rules-box-printed = Minden érték a nyomtatott játékból való.
mark-printed = nyomtatott
mark-inferred = kikövetkeztetett
mark-reconstructed = rekonstruált
mark-unmarked = jelöletlen
printed-yes = igen
printed-no = nem
provenance-reconstructed = Rekonstruált: a nyomtatott eltérhet tőle.
provenance-partly = Részben rekonstruált: a nyomtatott eltérhet tőle.
provenance-inferred = Kikövetkeztetett: a szabály nem mondja ki.

### Jegyzőkönyvek és állások, amelyek nem illenek

record-cut-off = ez nem teljes JSON ({ $reason }, { $line }. sor; ép bejegyzések: { $whole }): a fájl csonka vagy sérült.
record-nested = ez nem jegyzőkönyv: túl mélyen van egymásba ágyazva.
record-long-number = ez nem jegyzőkönyv: egy szám túl hosszú benne.
record-half-letter = ez nem jegyzőkönyv: egy szövegében fél betű áll, amelyet se leírni, se ellenőrizni nem lehet.
record-format = ez nem jegyzőkönyv: a formátuma nem „{ $wanted }”.
record-version = ismeretlen változat: { $given }; ez a program ezt olvassa: { $wanted }.
record-missing = hiányzik: „{ $name }”.
record-commits = a „commits” csak szövegek és null értékek listája lehet.
record-undo-level = az „undo” csak ezek egyike lehet: { $known }; itt { $given } áll.
record-bot-words = { $at }. hely: egy boté, és a botok nem adnak szavakat.
record-commit = { $at }. hely: a szavai nem illenek a közzétett lenyomatukhoz: a sajátjuk { $given }.
record-seats = a „names”, „players”, „words” és „commits” helyenként egy bejegyzést tartalmaz.
record-list = „{ $name }” csak lista lehet.
record-numbering = a számozás hibás: egy bejegyzés hiányzik vagy nincs a helyén.
record-seat = a seat értéke 0 és { $last } között van, nem { $given }.
record-at = az „at” egy lenyomat { $wanted } betűje, nem { $given }.
record-entry = vagy „play” szavakkal, vagy „undo” egy korábbi bejegyzés számával.
record-no-result = a „result” null, vagy „scores” és „places” van benne.
record-text = „{ $name }” csak szöveg lehet, nem { $given }.
record-number = „{ $name }” csak egész szám lehet, nem { $given }.
record-texts = „{ $name }” csak szövegek listája lehet.
record-numbers = „{ $name }” csak egész számok listája lehet.
record-options = az „options” nevekhez választást rendel.
record-sealed = a jegyzőkönyv még titkos: a mag a játék végén derül ki.
record-rules = a szabályok { $given }. változatával játszották; ebben a programban ez van: { $wanted }.
record-seed = a mag nem tizenhatos számrendszerbeli szám.
record-commitment = a mag nem illik a közzétett lenyomathoz: a sajátja { $given }.
record-table = nem lehet kiosztani: { $reason }
record-box = a doboz nem illik hozzá: { $reason }
record-refused = „{ $play }” nem megengedett: { $reason }
record-undo = ezt a bejegyzést vonja vissza: { $made }, nem ezt: { $given }.
record-position = ehhez az álláshoz vezet: { $made }, de a jegyzőkönyv szerint ehhez: { $given }.
record-result = az eredmény { $made }, de a jegyzőkönyv szerint { $given }.
document-unknown = nincs „{ $given }” mező.
document-missing = hiányzik: „{ $wanted }”.
document-range = { $low } és { $high } közötti szám kell, nem { $given }.
document-number = 64 bites egész szám kell, nem { $given }.
document-name = ezek egyike kell: { $known }; nem { $given }.
document-names = nevek listája kell, nem { $given }.
document-list = lista kell, nem { $given }.
document-like = ilyesmi kell: „{ $wanted }”, nem { $given }.
document-counts = nevenkénti darabszám kell, nem { $given }.
document-count = 1 és { $most } közötti darab kell ezekből: { $known }; nem { $given }.
document-kind = törtek nélküli JSON kell.
document-room = { $most } bejegyzésnek van hely, nem ennyinek: { $given }.
document-entries = { $wanted } bejegyzés kell, nem { $given }.
sealed-stream = Egy valódi játék véletlenjéből csak az asztala húzhat.
missing-text = Erre nincs szöveg: „{ $wanted }”.
missing-value = Valami hiányzik ebből a szövegből: „{ $wanted }” ({ $reason }).

### Dobozfájlok

box-line = { $line }. sor
box-none = Ehhez a játékhoz nem tartozik doboz, ezért másikkal sem játszható: { $game }.
box-not-toml = ez nem TOML-fájl: { $reason }.
box-nested = ez nem dobozfájl: túl mélyen van egymásba ágyazva.
box-kind = egy érték olyan fajta, amilyen nem lehet: { $reason }.
box-long-line = hosszabb { $most } karakternél.
box-no-entries = nincs [[{ $entry }]] bejegyzés.
box-count = [[{ $entry }]] bejegyzésből { $wanted } kell, nem { $given }.
box-unknown-table = nincs [[{ $given }]] tábla. Ezek vannak: { $known }.
box-unknown-table-near = nincs [[{ $given }]] tábla. Erre gondoltál: [[{ $near }]]?
box-unknown-key = [[{ $entry }]]: nincs „{ $given }” kulcs. A kulcsai: { $known }.
box-unknown-key-near = [[{ $entry }]]: nincs „{ $given }” kulcs. Erre gondoltál: „{ $near }”?
box-unknown-name = nincs „{ $given }” nevű [[{ $entry }]]. Ezek vannak: { $known }.
box-unknown-name-near = nincs „{ $given }” nevű [[{ $entry }]]. Erre gondoltál: „{ $near }”?
box-missing-name = hiányzik egy [[{ $entry }]], a neve „{ $wanted }”.
box-twice = „{ $given }” nevű [[{ $entry }]] kétszer szerepel.
box-order = a [[{ $entry }]] bejegyzések sorrendje ez: { $known }.
box-missing = [[{ $entry }]]: hiányzik a „{ $name }” kulcs.
box-number = { $name } csak { $low } és { $high } közötti egész szám lehet, nem { $given }.
box-exactly = { $name } csak { $wanted } lehet, nem { $given }.
box-truth = { $name } csak true vagy false lehet, nem { $given }.
box-choice = { $name } ezek egyike lehet: { $known }; nem { $given }.
box-source = a source mondja meg, honnan való a bejegyzés.
box-remark = { $name } a bejegyzés kulcsait sorolja fel, nem ezt: { $given }.

### Szimuláció

number-whole = { NUMBER($value, maximumFractionDigits: 0) }
number-tenths = { NUMBER($value, maximumFractionDigits: 1) }
number-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

sim-playing = Játék folyik
sim-done =
    { $game }: { $games ->
        [one] 1 játszma
       *[other] { $games } játszma
    }, résztvevők: { $seats }, mag: { $seed }
sim-line-up = Az asztal körül: { $bots }; minden játékban mindenki eggyel továbbül.
sim-take-turns = { $bots } bot { $seats } helyre: váltják egymást, és minden játszmából kimarad valaki.
sim-speed = { $decisions } döntés { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } mp alatt (másodpercenként { NUMBER($speed, maximumFractionDigits: 0) }); egy játszma átlagosan { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } döntés, { $low } és { $high } között
sim-interrupted = Megszakítva: { $wanted } játszmából { $games } ért véget.
sim-bot = Bot
sim-seats = Helyek
sim-mean = Átlag
sim-min = Min
sim-max = Max
sim-wins = Győzelem
sim-rate = Nyert
sim-places = Helyezések
sim-violations =
    { $count ->
        [0] Nincs szabálysértés.
        [one] 1 szabálysértés:
       *[other] { $count } szabálysértés:
    }
sim-violation = { $number }. játszma ({ $seats } hely): { $reason }
sim-again = újra lejátszható így: { $command }

### Aréna

arena-playing = Osztások
arena-other-results = { $file }: egy másik összevetés eredményei (eltér: { $different }). Adj meg másik fájlt, vagy töröld ezt.
arena-no-results = { $file }: ebben nincsenek egy összevetés eredményei.
arena-unwritable = { $file } nem írható: { $reason }.
arena-done = { $game }, { $seats } hely, { $deals } osztás minden körbeültetésben, mag: { $seed }; 95%-os intervallumok
arena-line-up = Az asztal körül: { $bots }; minden forgatásnál mindenki eggyel továbbül.
arena-bot = Bot
arena-won = Nyert
arena-place = Helyezés
arena-points = Pont
arena-rating = Értékszám
arena-pace = ezredmp / döntés
arena-estimate = { $mean } ± { $half }
arena-range = { $mean } ({ $low }–{ $high })
arena-above = { $hero } többet nyer ennél: { $line } (hiba: { $error }).
arena-below = { $hero } kevesebbet nyer ennél: { $line } (hiba: { $error }).
arena-open = Még nem dönthető el, hogy { $hero } többet nyer-e ennél: { $line }.
arena-even = Tükör: { $hero } önmaga ellen kiegyenlített.
arena-uneven = Tükör: { $hero } önmaga ellen NEM kiegyenlített, így az eredményei nem ismételhetők meg.
arena-saturated = { $wins ->
    [0] { $hero } egy játszmát sem nyert meg: gyengébb, de hogy mennyivel, nem látszik.
   *[other] { $hero } minden játszmát megnyert: erősebb, de hogy mennyivel, nem látszik.
  }
arena-adjusted = { $hero } szerencse nélkül: { $wins } győzelem, annyira biztos, mint szerencsével { $worth } osztás.
arena-interrupted = Megszakítva: { $wanted } osztásból { $deals } ért véget.
arena-again = Ugyanaz a parancs innen folytatja: { $file }.
train-playing = Játékok tanuláshoz
train-minutes = A --minutes 0-nál több és legfeljebb { $most } lehet, nem { $given }. Ugyanaz a parancs onnan folytatja, ahol abbahagyta.
train-few = Túl kevés, amiből tanulni lehet: { $games } játék, pedig legalább { $least } kell. Adj neki több időt.
train-interrupted = Megszakítva. { $games } játék megmaradt; ugyanaz a parancs folytatja.
train-done = { $game }, { $seats } hely: { $games } játékból és { $positions } állásból tanult
train-losses = Veszteség azokon a játékokon, amelyekből nem tanult: kézzel írt { $handwritten }, tanult { $learned } (a kevesebb a jobb).
train-written = A súlyok, a számok és a görbe itt vannak: { $folder }.
tune-playing = Beállítások próbája
tune-level = { $given } nem olyan szint, amely előre gondolkodik.
tune-setting = { $given } nem a keresés beállítása, vagy nem kapott értéket.
tune-value = { $name }: ez a beállítás nem lehet { $given }.
tune-try = A --try egy beállítást és az értékeit várja, mint depth=4,8, nem ezt: { $given }.
tune-interrupted = Megszakítva. A --results kapcsolóval ugyanaz a parancs onnan folytatja, ahol abbahagyta.
learned-nothing = { $game } még semmit sem tanult, vagy nincs miből tanulnia.
learned-other = { $game } súlyai más jellemzőkhöz tartoznak: tanítsd újra.
journal-none = { $file } nem egy ilyen futás fájlja.
journal-other = { $file } egy másik futásé (eltér: { $different }). Adj meg másikat, vagy töröld ezt.
journal-unwritable = { $file } nem írható: { $reason }.
ray-unreachable = Nincs Ray-fürt ezen a címen: { $address }. Adj meg egy futót, például 10.0.0.1:6379, vagy ezt: local.

### Botok

bot-random = véletlenszerű bot
bot-random-character = Véletlenszerűen dönt.
bot-greedy = mohó bot
bot-greedy-character = Azt teszi, ami rögtön a legjobbnak látszik; mindig ugyanúgy játszik, mint régen.
bot-easy = könnyű bot
bot-easy-character = Kezdő: keveset lát, és rosszul ítél.
bot-medium = közepes bot
bot-medium-character = Azt választja, ami most a legtöbbet ígéri.
bot-hard = erős bot
bot-hard-character = Egy pillanatra előre gondolkodik.
bot-master = mesterbot
bot-master-character = Addig gondolkodik előre, ameddig várni tudsz, és kitalálja, mit rejtegetsz.
bot-hurried = A szabályok itt nincsenek lefordítva: az erős bot és a mesterbot kevésbé lát előre, mint tudna.

### Jegyzőkönyvek

verify-fits = { $file }: minden egyezik.
verify-commitment = A mag egyezik a lenyomatával: { $commitment }.
verify-bound = Mindenki előre rögzítette a szavait, mielőtt bárki elárulta a magáét, és minden szó egyezik.
verify-loose = Az osztás előtt nem rögzítette a szavait: { $names }.
verify-restarts = { $count ->
    [0] A keverés egyszer sem kezdődött elölről.
   *[other] A keverés { $count } alkalommal kezdődött elölről.
}
verify-decisions =
    { $count ->
        [one] 1 döntés
       *[other] { $count } döntés
    } ({ $game }, { $seats } fő), minden keverés újraszámolva.
verify-result = Az eredmény: { $points }.
verify-open = A játék még nem ért véget.
verify-entry = { $file } nem egyezik: { $entry }. bejegyzés: { $reason }
verify-misfit = { $file } nem egyezik: { $reason }
verify-unreadable = { $file } nem olvasható: { $reason }
verify-unknown-game = Ez a játék („{ $game }”) itt nincs telepítve. Ha a saját modulod, nevezd meg: camarilla verify --game modul:GAME FILE, vagy camarilla play modul:GAME --resume FILE.
verify-sealed = { $file } még titkos: a mag csak a játék végén válik nyilvánossá.
verify-other-game = A jegyzőkönyv játéka: { $game }, nem { $given }.
replay-no-entry = Nincs { $given }. bejegyzés: --at 0 és { $last } között lehet.
replay-no-seat = Nincs „{ $given }” hely: adj meg egy számot 0 és { $last } között, vagy egy nevet ({ $names }).
replay-running = A játék még tart: { $name } addig titkos.
draw-kind = A fájlnév végződése .svg vagy .png legyen: „{ $given }”.
draw-drawn = Lerajzolva: { $file }
draw-no-beat = Nincs { $given }. pillanat: ebben a bejegyzésben ({ $entry }) ennyi van: { $last }.
draw-width = A --width { $low } és { $high } közötti szám, nem { $given }.
draw-cannot-write = { $file } nem írható: { $reason }. Válassz más helyet: -o FILE.
new-game-written = { $folder } már játszható, és a tesztkészlet minden ígéretét megtartja:
new-game-next = Alakítsd át a sajátoddá, a clauses.toml fájllal kezdve; minden fájl eleje elmondja, mire való.
new-game-name = „{ $given }” nem lehet egy játék neve: kisbetűk, számjegyek és kötőjelek, például my-game, és ne legyen Python-modul.
new-game-taken = Már van „{ $given }” nevű játék.
new-game-there = { $file } már létezik.
new-game-cannot-write = { $file } nem írható: { $reason }.
replay-entry = { $number }. { $seat }:
replay-undo = { $number }. { $seat } visszavonja ezt a bejegyzést: { $entry }.
replay-after =
    { $count ->
        [one] 1 bejegyzés
       *[other] { $count } bejegyzés
    } után

## Guided games

unknown-lesson = Nincs „{ $given }” nevű lecke. Ezek vannak: { $known }.
lesson-only-read = Ebben a lépésben nincs mit eldönteni: olvasd el, aztán tovább.
lesson-not-asked = A szabályok megengednék, de a lecke most mást kér.
lesson-free = Ennyi volt a lecke. Most már a te játszmád: fejezd be a botok ellen, ahogy jónak látod.
lesson-over = A játék véget ért. Most már tudsz játszani: a következő játszma a tiéd.
lesson-progress = { $number }. lépés, összesen { $of }
lesson-progress-free = Szabad játék
lesson-left = A lecke megvár: { $command }
lesson-next = Saját játszma: { $command }
lesson-how = camarilla learn LECKE kezdi vagy folytatja az egyiket.
ui-read-on = (Enter: tovább)
lesson-look = Ezt nézd: { $things }.
lesson-names = a names { $low }–{ $high } különböző név legyen, pontosan egy üres (a tanulóé), nem { $given }.
lesson-options = így nem lehet osztani: { $reason }
lesson-light = a light az asztal egy dolgát nevezze meg, például { "{" } column = 1 { "}" }, nem { $given }.
lesson-fact = { $given } nem útvonal ahhoz, amit egy hely lát; ilyen például: players[me].score.
lesson-poor = a poor egy választ és a róla mondott szöveget sorolja fel, nem { $given }.
lesson-nobody = { $given }: az asztalnál ülő nevével és kettősponttal kezdődjön ({ $known }).
lesson-decision = { $given } nem lépése ennek a játéknak: { $reason }
lesson-text = { $name } nem üres szöveg legyen, nem { $given }.
lesson-list = { $name } lista legyen, nem { $given }.

### Tanácsok és elemzések

hint-for = { $seat }, a következő bejegyzés után: { $at }.
hint-advice = { $number }. { $action } — győzelmi esély: { $chance } (± { $error })
hint-reason = Miért az első, és nem a második: { $reasons }.
hint-own = { $term } (+{ $points })
hint-rival = { $seat } kevesebbet remélhet (−{ $points })
hint-not-now = { $at }. bejegyzés után nem { $seat } dönt, hanem: { $others }.
hint-over = E bejegyzés után már senki sem dönt: { $given }.
review-running = A játék még nem ért véget: utána elemezhető.
review-working = Elemzés
review-few = A szabályok itt nincsenek lefordítva, ezért csak { $few } kitalált állásban gondolkodik előre. A `make setup` lefordítja őket; a --simulations { $usual } percekig tart.
review-places = Az egyes helyezések esélye (első·második·…) százalékban, ahogy ki-ki ismerte
review-places-truth = Az egyes helyezések esélye százalékban annak, aki mindent tudott
review-entry = Lépés
review-parts = Szerencse és döntések, győzelmi esélyben
review-parts-hint = Minden oszlop összeadható: az egyenlő rész, a szerencse és a döntések adják az eredményt. Egy döntés ahhoz mérve számít, amit egy gyors játékos tett volna; a szerencse akkor, amikor valami kiderül, az is, amit a többiek titokban tartottak.
review-fair = Egyenlő rész
review-deal = Az osztás szerencséje
review-draws = A felfedett dolgok szerencséje
review-own = Saját döntések
review-others = A többiek döntései
review-result = Eredmény
review-turns = Fordulópontok
review-turn = { $number }. { $owner }: { $action }. Győzelmi esély ({ $seat }): { $before } → { $then }, ± { $error } (döntés { $decision }, szerencse { $luck }).
review-turn-luck = { $number }. lépés: { $revealed } Győzelmi esély ({ $seat }): { $before } → { $then }, ± { $error } (szerencse { $luck }; a megelőző döntés { $decision }, { $owner }: { $action }).
review-few-turns = { $turns ->
    [0] Egyetlen lépés sem változtatott tartósan 5 százalékpontot az esélyeken úgy, hogy az a becslés hibáján is túlment volna.
   *[other] Más lépés nem változtatott tartósan 5 százalékpontot az esélyeken úgy, hogy az a becslés hibáján is túlment volna.
}
review-fortunes = Nagy szerencsék
review-fortune = { $number }. lépés: { $revealed } Szerencse ({ $seat }): { $luck }, ± { $error } (előtte { $owner }: { $action }).
review-fortune-unnamed = { $number }. { $owner }: { $action }. Szerencse ({ $seat }): { $luck }, ± { $error }.
review-missed = Nem következett be: { $event }
review-no-fortunes = Semmi, amit húztak vagy felfedtek, nem változtatott 5 százalékpontot az esélyeken úgy, hogy az a becslés hibáján is túlment volna.
review-undo = visszavonás
review-marks = Döntések, amelyek sokba kerültek
review-marked = { $number }. { $seat }: { $action }. { $mark } (−{ $loss } ± { $error }); jobb: { $best }.
verdict-forced = Nincs választás
verdict-best = Legjobb
verdict-good = Jó
verdict-inaccuracy = Pontatlanság
verdict-mistake = Hiba
verdict-blunder = Súlyos hiba

### Feladványok

unknown-puzzle = Nincs { $given }. feladvány: { $count } van.
puzzle-ask = Mi a legjobb abból, amit tudhatsz? Téma: { $theme }.
puzzle-theme-auction = aukció
puzzle-theme-bluff = blöff
puzzle-theme-building = építkezés
puzzle-theme-attack = támadás
puzzle-theme-timing = időzítés
puzzle-theme-endgame = végjáték
puzzle-not = { $action }: ez nincs a legjobbak között. Próbáld újra.
puzzle-worse = { $action }: győzelmi esély { $chance }. Van jobb.
puzzle-right = Megvan.
puzzle-best = A legjobb: { $action } — győzelmi esély { $chance }.
puzzle-next = A következő: { $action } — { $chance }; ennyivel rosszabb: { $margin } (± { $error }).
puzzle-count = { $count } feladvány
puzzle-how = Oldj meg egyet: camarilla puzzle JÁTÉK SZÁM
puzzle-keys = A q megmondja a választ.
puzzle-tried = { $told }
puzzle-not-saved = A feladvány egyetlen döntés: nem menthető.
puzzle-following = A következő: { $command }
coach-poor = Várj: { $action } — { $mark }, körülbelül { $loss } győzelmi eséllyel kevesebb a legjobbnál. Visszaveszed?
