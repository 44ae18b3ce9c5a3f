# The usage of the command line. English stands where commands and options are declared.

usage = Udvari cselszövések: játék, szabályok, szimuláció, ellenőrzés.
option-help = ez a súgó
option-version = a program változata
option-lang = a nyelv (LC_ALL vagy LANG szerint, különben angol)
option-game = melyik játék; a lehetőségek: camarilla games
option-edition = a szabály kiadása, ha több van
option-option = a játék más beállítása
option-box = játék a saját box.toml fájloddal; - a szabványos bemenet
option-file = a jegyzőkönyv; - a szabványos bemenet
option-json = a válasz egyetlen JSON-dokumentum
option-ray = egy Ray-fürt gépein játszik; az eredményen nem változtat

usage-play = játék botok ellen, vagy többen egy billentyűzetnél
usage-play-game = melyik játék (különben megkérdezzük); a lehetőségek: camarilla games
usage-play-seats = hányan játszanak, a botokkal együtt
usage-play-people = közülük hány az ember (1)
usage-play-names = az emberek, aztán a botok neve
usage-play-bot = ki ellen játszol: easy (könnyű), medium (közepes), hard (erős), master (mester), greedy (mohó) vagy random (véletlenszerű)
usage-play-seed = az e szöveghez tartozó osztás (különben senki sem ismeri előre)
usage-play-undo = mi vonható vissza: off (semmi), unseen (amit senki sem látott) vagy own-turn (a saját lépés; ez a szokásos)
usage-play-save = hová mentsük a játékot (különben az adatmappádba)
usage-play-resume = egy mentett játék folytatása (a legutóbbié)
usage-play-plain = soronként, nem teljes képernyőn
usage-play-pace = hány másodperc jut egy mondatra, amíg a botok játszanak (0.6)

usage-learn = vezetett játszma segítővel: tanulás játék közben
usage-learn-lesson = melyik lecke (különben felsoroljuk őket)
usage-learn-again = elölről, nem onnan, ahol abbahagytad
usage-learn-plain = soronként, nem teljes képernyőn
usage-learn-pace = hány másodperc jut egy mondatra, amíg a többiek játszanak (0.6)

usage-saves = a mentett játékok listája

usage-serve = asztalok a böngészőben, barátokkal és botokkal
usage-serve-host = a cím, amelyen a kiszolgáló elérhető (127.0.0.1)
usage-serve-port = a port (8000); 0: bármelyik szabad
usage-serve-database = hol vannak az asztalok (különben az adatmappádban); fájl vagy URL
usage-serve-public-url = milyen címen érik el mások, proxy mögött
usage-serve-metrics-address = a /metrics (Prometheus) itt és csak itt érhető el
usage-serve-log-json = minden esemény egy sor JSON a hibakimeneten
usage-serve-no-limits = semmilyen korlát: terhelési próbához
usage-serve-game = mutass egy saját, nem telepített játékot is
usage-serve-open = böngésző megnyitása

usage-backup = minden asztal mentése egy fájlba, játék közben is
usage-backup-file = az új fájl
usage-backup-database = mit mentsünk (különben az adatmappádból); fájl vagy URL
usage-restore = üres adatbázis feltöltése ilyen fájlból
usage-restore-file = a mentés
usage-restore-database = az üres adatbázis: új fájl vagy URL

usage-games = a játékok listája
usage-rules = a szabálykönyv, forrásaival és tesztjeivel
usage-rules-clause = csak egy szabály (3.9) vagy egy fejezet (3)

usage-simulate = sok játszma botok között
usage-simulate-seats = hányan játszanak; több szám: vegyesen
usage-simulate-games = hány játszma (100)
usage-simulate-bots = kik játszanak, helyenként körbejárva: random, greedy, easy–master, vagy a saját modul:Osztály
usage-simulate-seed = ugyanaz a szöveg ugyanazokat a játszmákat adja (1)
usage-simulate-first = az első játszma száma (0)
usage-simulate-jobs = hány folyamat (1); az eredményen nem változtat
usage-simulate-audit = minden döntés után megszámol minden játékelemet

usage-arena = botok mérkőznek ugyanazokkal az osztásokkal, minden helyről
usage-arena-bots = kik játszanak, az ültetés sorrendjében; ahány hely, annyiszor körbe
usage-arena-seats = hányan játszanak (ahányan szoktak)
usage-arena-deals = legfeljebb hány osztás (50); mindegyiket minden körbeültetésben lejátsszák
usage-arena-seed = ugyanaz a szöveg ugyanazokat a játszmákat adja (1)
usage-arena-jobs = hány folyamat (1); az eredményen nem változtat
usage-arena-until = megáll, amint ekkora hibával eldönthető, hogy az első bot többet nyer-e, mint --line
usage-arena-line = a győzelmek aránya, amelyhez --until mér (ami egyenlő botoknak jár)
usage-arena-luck-adjusted = a húzott lapok szerencséjét is levonja a győzelmekből: kevesebb osztás is eldönti
usage-arena-mirror = előbb az első bot játszik önmaga ellen: ki kell egyenlítődnie
usage-arena-results = az osztások ebbe a fájlba kerülnek; ha már van, a parancs onnan folytatja
usage-train = állások megítélését tanulja, önmaga elleni játékból
usage-train-seats = hányan játszanak (ahányan szoktak)
usage-train-games = hány játékból tanuljon (1000)
usage-train-minutes = ennyi perc után nem játszik tovább (10, legfeljebb 30)
usage-train-bot = ki játszik, olykor eltévedve (greedy)
usage-train-seed = ugyanaz a szöveg ugyanazokat a játszmákat adja (1)
usage-train-jobs = hány folyamat (1); az eredményen nem változtat
usage-train-output = a súlyok, számok, görbe és játékok mappája (training-JÁTÉK); ami ott van, azt folytatja
usage-tune = jobb beállításokat keres egy szinthez, TOML formában
usage-tune-level = melyik előre gondolkodó szint (hard)
usage-tune-against = ki ül az összes többi helyen (greedy)
usage-tune-seats = hányan játszanak (ahányan szoktak)
usage-tune-simulations = hány szimulációból születik egy döntés (ahányból a szinten)
usage-tune-tried = egy beállítás ezen értékeit próbálja, és csak az így megnevezetteket (különben a szokásosakat)
usage-tune-candidates = hány beállítást próbáljon (16)
usage-tune-deals = hány osztást játsszon először mindegyik (4), minden körbeültetésben
usage-tune-fresh = hány friss osztás méri a legjobbat (20)
usage-tune-seed = ugyanaz a szöveg ugyanazokat a játszmákat adja (1)
usage-tune-jobs = hány folyamat (1); az eredményen nem változtat
usage-tune-results = a próbák ebbe a fájlba kerülnek; ha már van, a parancs onnan folytatja
usage-tune-output = hová kerüljenek a beállítások (szabványos kimenet)

usage-replay = egy jegyzőkönyv, döntésről döntésre
usage-replay-at = csak az asztal az N. bejegyzés után (0: az osztás)
usage-replay-seat = ahogy ez a hely látta: szám 0-tól, vagy név
usage-replay-step = az asztal minden bejegyzés után; Enterrel tovább
usage-replay-game = egy nem telepített játék: modul:ATTRIBÚTUM

usage-hint = mit tegyen egy hely a jegyzőkönyv egy pillanatában, abból, amit ott tud
usage-hint-at = a pillanat az N. bejegyzés után (0: az osztás; anélkül: most)
usage-hint-seat = ki dönt: egy szám 0-tól, vagy egy név
usage-hint-simulations = hány kitalált állásban gondolkodjon előre (60)
usage-hint-game = { usage-replay-game }

usage-review = befejezett játék elemzése: esélyek, hibák, fordulópontok, szerencse
usage-review-simulations = { usage-hint-simulations }
usage-review-jobs = hány folyamat (ahány mag); az eredményen nem változtat
usage-review-game = { usage-replay-game }
usage-puzzle = egy valódi állásban a legjobb döntés megkeresése
usage-puzzle-game = melyik játéké (különben a lista)
usage-puzzle-number = melyik feladvány (1)
usage-puzzle-answer = mondja meg rögtön a választ
usage-puzzle-plain = soronként, nem teljes képernyőn

usage-draw = egy jegyzőkönyv egy pillanata képként: SVG vagy PNG
usage-draw-output = hová (board.svg); a .png-hez Chromium kell; - SVG a szabványos kimenetre
usage-draw-at = az asztal az N. bejegyzés után (0: az osztás; különben a vége); N.B ennek B. pillanata
usage-draw-seat = kinek a szemével: szám 0-tól, név, watch (néző), vagy minden lap nyíltan: all
usage-draw-dark = sötét színekkel
usage-draw-width = milyen széles (1100)
usage-draw-game = { usage-replay-game }

usage-verify = illenek-e a jegyzőkönyvek a magjukhoz és a szabályokhoz?
usage-verify-files = a jegyzőkönyvek; - a szabványos bemenet
usage-verify-game = { usage-replay-game }

usage-new-game = egy kis játékot ír, hogy a sajátoddá alakítsd
usage-new-game-name = az azonosítója, például my-game

usage-bench = sebességmérés (a forráskód mappájából)

usage-settings = mi érvényes, és honnan
usage-completion = parancskiegészítés a shell Tab billentyűjéhez
usage-completion-shell = bash, zsh: eval "$(camarilla completion bash)"

argparse-usage = használat:{" "}
argparse-options = kapcsolók
argparse-arguments = argumentumok
argparse-argument = %(argument_name)s: %(message)s
argparse-required = ez kötelező: %s
argparse-unknown = ismeretlen argumentum: %s
argparse-one = egy érték kell utána
argparse-some = legalább egy érték kell
argparse-choice = %(value)r nem választható (lehetőségek: %(choices)s)
argparse-near = nincs ilyen: %r; erre gondoltál: %r?
argparse-value = %(value)r itt nem jó
argparse-ignored = ehhez nem jár érték: %r
argparse-ambiguous = nem egyértelmű: %(option)s (lehet %(matches)s is)
argparse-see = %s (súgó: %s --help)
argparse-moment = szám kell, például 12 vagy 12.3, nem %r
argparse-seconds = másodpercek száma kell, például 0.6, nem %r
argparse-numbers = számok kellenek, például 4 vagy 2,3,4, nem %r
