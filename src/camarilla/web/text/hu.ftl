# Az oldalak szavai. Minden nyelven ugyanazok a kulcsok és értékek állnak.

web-motto = Négy játék udvari cselszövésről, barátoknak és botoknak
web-home = Kezdőlap
web-guest = Vendég
web-language = Nyelv
web-skip = Ugrás a tartalomra
web-play-now = Játék most, botok ellen
web-play-friends = Játék barátokkal
web-new-table = Új asztal
web-watch = Nézelődés
web-watch-hint = Asztalok, amelyeket bárki nézhet.
web-watch-none = Éppen senki sem játszik nyilvánosan.
web-your-tables = Asztalaid
web-players = { $low }–{ $high } játékos
web-minutes = kb. { $minutes } perc
web-rules = Szabályok
web-your-turn = Te jössz
web-turn-of = { $names } dönt
web-gathering = Játékosokra vár
web-finished = Véget ért
web-footer = A játékok szerzőiké és kiadóiké; a szövegek, adatok és rajzok a mieink.

web-new-title = Új asztal
web-game = Játék
web-your-name = A neved
web-seats = Ki játszik
web-seat = { $number }. hely
web-kind-me = én
web-kind-friend = egy barát, linkkel
web-kind-bot-greedy = ravasz bot
web-kind-bot-random = gondtalan bot
web-kind-none = senki
web-rules-options = Szabályok
web-how = Hogyan játszunk
web-pace = Tempó
web-pace-live = élőben, mindenki itt van
web-pace-days =
    { $days ->
        [one] egy nap lépésenként; utána egy bot ugrik be, amíg vissza nem térsz
       *[other] { $days } nap lépésenként; utána egy bot ugrik be, amíg vissza nem térsz
    }
web-bot-delay = A botok ideje
web-delay = döntésenként { $seconds } mp
web-delay-none = semennyi
web-undo-allowed = A döntés visszavonható, amíg senki sem látott semmi újat
web-listed = Bárki nézheti (az asztal a kezdőlapon szerepel)
web-more = Saját doboz, saját szavak a keveréshez
web-own-box = Saját doboz
web-own-box-hint = Ha megvan a nyomtatott játék, illeszd be ide a kijavított box.toml fájlt. A szabálykönyvvel egyeztetjük.
web-word = Saját szavaid a keveréshez
web-word-hint = Bármi lehet. A magba keverjük, hogy senki se választhassa meg az osztást.
web-create = Asztal megnyitása

web-room-title = Várunk mindenkire
web-room-hint = Küldd el minden barátodnak egy-egy hely linkjét. Osztunk, amint minden hely betelt.
web-room-free = még szabad
web-room-bot = bot
web-commitment = A mag pecsétje
web-copy = Link másolása
web-only-here = Ezek a linkek csak ezen a gépen működnek. Más eszközökhöz indítsd a szervert a --host 0.0.0.0 kapcsolóval.

web-sit-title = Egy hely az asztalnál
web-sit-invited = Meghívtak: { $game }. Az asztalnál: { $names }.
web-sit-take = Leülök
web-sit-back = Ez { $name } helye. Folytatod ezen az eszközön?
web-sit-go-on = Folytatom itt

web-waiting-for = Rá várunk: { $names }.
web-board = Az asztal
web-choices = Mit tehetsz
web-log = Mi történt
web-chat = Beszélgetés
web-chat-say = Mondj valamit
web-send = Küldés
web-undo = Visszavonás
web-people = Játékosok
web-side = Lehetőségek, napló, beszélgetés
web-find = Mutasd, hol
web-seat-link = Folytatás másik eszközön
web-seat-link-hint = Aki megnyitja ezt a linket, a te helyedre ül. Tartsd meg magadnak.
web-rematch = Még egyszer
web-record = A jegyzőkönyv letöltése
web-check = A keverés ellenőrzése
web-replay = Visszanézem
web-watching = Nézőként vagy itt.
web-keys = Billentyűk: Tab és Enter, 1–9 választ, Esc töröl, u visszavon, ? szabályok
web-replay-title = A játék újra
web-replay-seat = Ahogy látta
web-replay-watcher = a nézők
web-replay-entry = Döntés
web-back-to-table = Vissza az asztalhoz

web-rules-title = { $game }: a szabályok
web-clauses = A szabálykönyv
web-things = Lapok és dolgok
web-doubts = Ami rekonstruált
web-doubts-none = Minden érték a nyomtatott.
web-doubts-hint = Ezek az értékek nem biztosan a nyomtatott játékéi; abból állítottuk össze őket, amit szabályok és ismertetők mondanak.
web-own-box-title = Játék a saját dobozoddal
web-own-box-how = Ha megvan a nyomtatott játék: töltsd le a dobozfájlt, javítsd ki, ami eltér, és illeszd be egy új asztal űrlapjába. Mindennel egyeztetjük, amit a szabálykönyv mond, és a jegyzőkönyvben áll, melyik dobozzal játszottatok.
web-box-download = A dobozfájl letöltése

web-stale = Az asztal közben megváltozott; nézd meg és dönts újra.
web-not-dealt = A játék még nem kezdődött el.
web-not-over = Ez csak a játék végén nyílik meg.
web-one-seat = Egy hely a tiéd; a többit add barátoknak vagy botoknak.
web-too-long = Ez több mint { $most } karakter.
web-bad-box = A doboz nem illik a játékhoz: { $reason }.
web-no-undo-here = Ennél az asztalnál a döntés végleges.
web-chat-full = Ennél az asztalnál már eleget beszéltek.
web-not-yours = Itt nincs helyed.
web-malformed = Ezt nem lehetett megérteni.
web-not-found = Itt nincs semmi. Lehet, hogy régi a link: egy hely linkje megváltozik, amikor leülnek rá.
web-forbidden = Ezt nem a mi oldalainkról kérték.
web-too-fast = Ez túl sok egyszerre. Várj egy percet.
web-broken = Ezt az asztalt más szabályok szerint játszották, nem nyitható meg.
web-trouble = Valami elromlott. Ami vissza volt igazolva, megvan.

web-js-yours = Te jössz
web-js-since = A legutóbbi lépésed óta
web-js-bot = bot
web-js-here = itt van
web-js-gone = nincs itt
web-js-away = egy bot ugrott be
web-js-acts = dönt
web-js-offline = Megszakadt a kapcsolat; újra próbáljuk …
web-js-online = Újra van kapcsolat.
web-js-clear = Mást választok
web-js-copied = Másolva
web-js-clause = Pont
web-js-points = pont
web-js-none = Most nincs mit döntened.
web-js-fits = A mag illik az osztás előtt közzétett pecséthez:
web-js-misfits = A mag nem illik a pecséthez:
