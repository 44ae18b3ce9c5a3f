# Le parole comuni a tutti i giochi. In ogni lingua ci sono le stesse chiavi e gli stessi valori.

### Rifiuti del nucleo

game-id-taken = { $given } ha l’id «{ $id }», come un altro gioco: dagliene uno suo.
unknown-game = Non esiste il gioco «{ $given }». Ci sono: { $known }.
did-you-mean = Intendevi «{ $near }»?
no-game-there = Il modulo «{ $module }» non ha un gioco «{ $name }».
testkit-other-module = { $given } dice che il gioco è nel modulo «{ $package }»: dagli il nome del suo modulo.
bad-seats = In { $given } non si può giocare: il gioco è per { $low }-{ $high } giocatori.
unknown-option = Il gioco non ha l’opzione «{ $given }». Le opzioni: { $known }.
bad-option = «{ $given }» non è una scelta per { $option }. Scegli tra: { $known }.
option-needs-seats = Solo in { $players } giocatori: { $option } { $given }.
unknown-value = «{ $given }» qui non va bene ({ $argument }). Scegli tra: { $known }.
unknown-action = Non esiste l’azione { $given }: sono numerate da 0 a { $last }.
wrong-arguments = Scrivi così: { $wanted }.
empty-action = Scrivi una mossa. I comandi sono: { $verbs }.
unknown-verb = «{ $given }» non è un comando. I comandi sono: { $verbs }.
unknown-seat = Non esiste il posto { $given }: sono numerati da 0 a { $last }.
unknown-player = «{ $given }» non è il nome di un solo giocatore. A questo tavolo: { $known }.
names-no-list = «{ $given }» è un solo nome: serve una lista, con un nome per ogni posto.
names-none = { $given } non è un elenco di nomi: serve un nome per ogni posto, come in Table("strozzi", ["Anna", "Béla", "Carla"]).
no-seed = { $given } non è un seed: dai un testo, un numero intero o dei byte.
no-options = { $given } non è una scelta di opzioni: dai un dict, come {"{"}"money": "open"{"}"}.
bad-name = { $given } non è un nome: un nome è un testo senza a capo e simili.
empty-draw = Si estrae da almeno una cosa, non da { $given }.
bad-shuffle = Non si possono mescolare { $size } celle dalla cella { $first }: ce ne sono { $cells }.
small-scratch = Lo spazio di lavoro basta per { $given } azioni; a questo gioco ne servono { $wanted }.
no-chance = { $given } non è una fonte di casualità: usa FastChance(7), oppure AuditedChance con un seed.
unknown-bot = Non esiste il bot «{ $given }». Ci sono: { $known }.
no-bot-module = Qui non c’è un modulo «{ $module }»: indica un bot tuo come modulo:Classe.
no-bot-class = «{ $module }» non ha la classe «{ $name }».
no-bot-choice = «{ $given }» non è un bot: gli serve un metodo choose(self, chair).
no-bot-luck = «{ $given }» non è un bot: riceve una propria fonte di casualità, quindi gli serve __init__(self, chance), o dev’essere una funzione di chance.
no-bot-made = «{ $given }» è un bot già fatto: indica la sua classe oppure, con valori tuoi, functools.partial({ $given }, depth=3). Ogni partita ne crea uno nuovo.
no-bot-action = { $given } non è un’azione: choose deve restituire una di chair.legal(), oppure un’azione in parole.
arena-broken = La distribuzione { $deal } non si può giocare: { $reason }
more-bots-than-seats = { $bots } bot non possono sedere in { $seats } posti: indica meno bot, oppure scegli un tavolo più grande.
compare-too-few = Un confronto richiede almeno due bot e una distribuzione, non { $bots } e { $deals }.
compare-endless = La partita non è finita dopo { $decisions } decisioni.
unknown-reward = Non esiste la ricompensa «{ $given }». Ci sono: { $known }.
unknown-render-mode = Non esiste la visualizzazione «{ $given }». Ci sono: { $known }.
no-observation = Manca observation.py, che dice ai programmi in numeri che cosa sa un posto: { $game }.
no-small = Manca small.toml, quindi non c’è una versione piccola da risolvere: { $game }.
batch-empty = Serve almeno una riga, non { $given }.
batch-rows = Le righe sono { $wanted } e le azioni { $given }: serve un’azione per ogni riga.
batch-no-actions = { $given } non sono azioni: serve un array di numeri interi, uno per ogni riga.
history-full = La storia ha { $room } righe, ma il posto ha saputo { $given } cose: carica il gioco con una history più grande.
history-negative = Le righe della storia non possono essere { $given }.
seat-number = posto { $number }
not-your-turn = Ora non tocca a { $seat }.
game-over = La partita è finita.
no-undo = La tua ultima decisione non si può annullare: gli altri hanno già visto qualcosa di nuovo, o è stata pescata una carta.
nothing-to-undo = Non c’è nulla da annullare: non hai ancora deciso nulla.
unknown-undo = Non esiste il livello di annullamento «{ $given }». Ci sono: { $levels }.
event-took-back = { $seat } annulla la sua ultima decisione.
hands-closed = Le mani si scoprono solo a partita finita.
no-png = { $reason } Oppure disegna un .svg.
no-playwright = Serve il pacchetto Python Playwright. Esegui: pip install 'camarilla[png]' (nei sorgenti: pip install '.[png]').
no-chromium = Serve Chromium, che qui manca. Esegui: playwright install chromium.
unknown-language = Non c’è la lingua «{ $given }». Ci sono: { $known }.
draw-what = { $given } non si può disegnare: serve un tavolo, una registrazione o una posizione.
draw-no-entry = Non c’è la voce { $given }: scegli da 0 a { $last }.

### La riga di comando

cli-no-game = Quale gioco? camarilla play GAME (`camarilla games` li elenca), oppure --resume FILE.
cli-game-module = «{ $module }» qui è un modulo: indica il gioco che contiene, per esempio { $module }:GAME.
cli-syntax = { $file }, riga { $line }: { $reason }.
cli-people = { $people } persone non stanno in { $seats } posti: --people va da 0 a { $seats }.
cli-option-form = «{ $given }» non è un’opzione: scrivi --option NOME=VALORE.
cli-option-twice = { $option } non può essere sia «{ $first }» sia «{ $second }»: indicala una volta sola.
cli-too-many-names = { $given } nomi per { $seats } posti: indicane al massimo { $seats }.
cli-bad-names = «{ $given }»: i nomi devono essere diversi e non vuoti, separati da virgole, per esempio Anna,Bruno.
cli-at-least-one = { $option } deve essere almeno 1, non { $given }.
cli-share = { $option } deve essere più di 0 e meno di { $most }, non { $given }.
cli-cannot-read = { $file } non si può leggere: { $reason }.
reason-no-file = non esiste
reason-forbidden = manca il permesso
reason-folder = è una cartella
reason-no-folder = una parte del percorso non è una cartella
reason-exists = esiste già
reason-disk-full = il disco è pieno
reason-read-only = il disco è in sola lettura
reason-port-taken = lo usa già un altro programma
reason-no-address = questo computer non ha questo indirizzo
reason-invalid = non è valido
cli-not-text = { $file } non è un file di testo UTF-8.
cli-cannot-write = { $file } non si può scrivere: { $reason }. Scegli un altro posto con --save FILE.
cli-file-exists = { $file } esiste già: riprendilo con --resume, oppure scegli un altro nome.
cli-file-held = { $file } è in gioco in un altro terminale: prima esci da lì (q), oppure gioca una copia con --save FILE.
cli-resume-fixed = { $option } non si può cambiare in una partita ripresa: non usarla con --resume.
cli-no-extra = Servono altri pacchetti: pip install 'camarilla[{ $extra }]'
cli-no-bench = La misura delle prestazioni c’è solo con i sorgenti, e qui non ci sono: { $folder }.
cli-no-rulebook = { $game } non ha un regolamento.
cli-cannot-listen = { $address } non si può usare: { $reason }. Scegli un’altra porta con --port, oppure --port 0.
cli-no-metrics = { $address } non si può usare: { $reason }. Dai a --metrics-address un host e una porta libera, per esempio 127.0.0.1:9100.
cli-serving = Camarilla è aperta su { $address } (Ctrl-C la chiude).
cli-serving-others = Gli altri la trovano su { $address }
serve-no-port = Non esiste la porta { $given }: --port deve essere da 0 a { $high }.
serve-no-url = «{ $given }» non è un indirizzo: dai a --public-url qualcosa come https://camarilla.example.
settings-name = Impostazione
settings-value = Valore
settings-origin = Da
settings-default = usuale
settings-hint = Si impostano in { $file }, oppure nell’ambiente (serve.port è CAMARILLA_SERVE_PORT).
settings-not-toml = { $file } non è un file TOML: { $reason }.
settings-unknown = { $origin }: non esiste l’impostazione «{ $given }». `camarilla settings` le elenca.
settings-unknown-near = { $origin }: non esiste l’impostazione «{ $given }». Intendevi «{ $near }»?
settings-bad = { $origin }: { $name } non può essere «{ $given }». Scegli tra: { $known }.
settings-no-value = { $origin }: { $name } non può essere «{ $given }».
settings-set = { $origin } imposta { $name } a «{ $given }».
database-unknown = Questo non è un database: indica un file oppure postgresql://utente:password@host/nome.
database-driver = PostgreSQL ha bisogno del suo driver: pip install 'camarilla[postgres]'
database-in-use = { $file } è già in uso da un altro server: fermalo prima, oppure indica un altro file con --database.
database-away = Il database non si può aprire: { $reason }.
database-newer = Il database è di una versione più nuova ({ $has }; questa conosce la { $knows }): installa la Camarilla più nuova.
cli-backed-up =
    { $count ->
        [one] 1 tavolo salvato
       *[other] { $count } tavoli salvati
    } in { $file }. Custodiscilo come il database: chi ce l’ha può giocare da qualsiasi posto.
cli-restored =
    { $count ->
        [one] 1 tavolo ripristinato
       *[other] { $count } tavoli ripristinati
    } da { $file }.
cli-no-backup = { $file }: { $reason }.
cli-no-database = Il database { $file } non si può aprire: { $reason }.
backup-exists = { $file } esiste già: un backup ha bisogno di un nome nuovo.
backup-missing = Il file { $file } non c’è.
restore-no-backup = { $file } non è una copia di sicurezza.
backup-older = Il database è della versione { $has }, questa Camarilla della { $knows }: avvialo una volta con questa, poi fai il backup.
restore-not-empty = Il database contiene già dei tavoli: ripristina in uno vuoto.

### Il tavolo nel terminale

# An address that means the reader and yet stands in the third person, as the sentences of the games need it.
ui-person = Giocatore
ui-person-number = Giocatore { $number }
ui-dealt = Al tavolo: { $names }.
ui-resumed = La partita continua. Al tavolo: { $names }.
ui-commitment = Impronta della mescolata (SHA-256): { $commitment }
ui-kept-in = Salvata in { $file }
ui-ask = scegli che cosa fare.
ask-over = La partita è finita.
points = punti
ui-hint = Numero o mossa · ? aiuto · ? PAROLA · l cronaca · r regole · s salva · q esci
ui-hint-undo = u annulla
ui-ambiguous = «{ $given }» può voler dire più mosse: { $known }.
ui-did-you-mean = { $reason } Le più vicine: { $nearest }.
ui-missing-argument = Scrivi così: { $wanted }. { $argument } può essere: { $known }.
ui-earlier = … { $count } precedenti, l mostra la cronaca
ui-hand-over = Passate la tastiera: tocca a { $seat }
ui-press-enter = { $seat }: premi Invio.
ui-next = Premi Invio per continuare.
ui-no-such-number = Non c’è il numero { $given } nell’elenco: scegli tra { $known }.
ui-refused = Non si può: { $reason }
ui-refused-clause = Non si può (regola { $clause }): { $reason }
ui-no-help = Nessuna spiegazione per «{ $given }». Chiedi una carta o un’altra cosa per nome, oppure una regola come 3.9.
ui-undone = Annullato.
ui-saved = Salvata in { $file }.
ui-left = La partita è salvata. Riprendi con: { $command }
ui-no-more-input = Non c’è altro input; la partita è salvata. Riprendi con: { $command }
ui-interrupted = Partita interrotta e salvata. Riprendi con: { $command }
ui-verify-with = Controlla ogni mescolata e ogni decisione con:

argument-card = carta
argument-column = colonna
argument-colour = colore
argument-city = città
argument-region = regione
argument-role = ruolo
argument-coins = monete
argument-cards = carte
argument-flag = bandiera
argument-port = porto
argument-tile = tessera
argument-seat = giocatore
argument-target = giocatore
argument-attribute = attributo
argument-treachery = tradimento
argument-rank = rango
argument-territory = territorio
argument-replaced = sostituita

command-help = aiuto
command-undo = annulla
command-save = salva
command-log = cronaca
command-rules = regole, regola
command-quit = esci

ui-help-word = PAROLA
ui-help-file = FILE
ui-help-number = scegli dall’elenco
ui-help-this = questo riepilogo
ui-help-about = che cosa fa una carta o un’altra cosa, o che cosa dice una regola
ui-help-log = che cosa è successo, le ultime N righe (l tutto: l’intera cronaca)
ui-help-rules = i capitoli del regolamento, un capitolo o una regola
ui-help-undo = annulla la tua ultima decisione
ui-help-undo-not-now = annulla la tua ultima decisione (ora non si può)
ui-help-save = salva (avviene anche da sé), anche in un file a tua scelta
ui-help-quit = esci; la partita resta salvata
ui-help-chapters = r 3 mostra un capitolo, r 3.9 una regola.

### Il tavolo a schermo intero

screen-hint = Numero, mossa o ↑↓ Invio · ? aiuto · l cronaca · r regole · q esci
screen-hint-page = Tab pagina
screen-step-back = Esc indietro
screen-beat-hint = Spazio: avanti · Esc: fino alla prossima domanda · Ctrl-Q: esci
screen-next = ▶ { $seat }…
screen-earlier =
    { $count ->
        [one] l: un’altra
       *[other] l: altre { $count }
    }
screen-pages = Tab ▸
screen-sheet = ↑ ↓ PgUp PgDn scorrono il testo; ogni altro tasto torna indietro.
screen-end = La partita è finita: Tab gira pagina, Invio lascia il tavolo.

### Partite salvate

cli-no-saves = Nessuna partita da continuare in { $folder }.
saves-over = finita
saves-running =
    { $count ->
        [one] 1 decisione
       *[other] { $count } decisioni
    }
saves-hint = Per continuare: camarilla play --resume FILE; senza FILE, l’ultima.
lobby-question = A che cosa vuoi giocare?
lobby-go-on = Continua: { $game }
lobby-hint = Un numero, o l’inizio di un nome · ? aiuto · q esci
lobby-help = Il numero comincia quel gioco contro i bot, o lo continua; `camarilla learn` insegna un gioco in 10–15 minuti, `camarilla rules GAME` lo spiega, `camarilla play --help` elenca ciò che si può scegliere.

### Il risultato

result-winner = Vince { $name }!
result-you-win = Hai vinto!
result-winners = Vittoria condivisa: { $names }!
result-place = Posto
result-player = Giocatore
result-points = Punti
result-account = Dettaglio

### L’elenco dei giochi e il regolamento

games-id = Gioco
games-title = Titolo
games-players = Giocatori
games-minutes = Minuti
games-options = Opzioni (la prima è quella usuale)
games-hint = Gioca: camarilla play { $game }
rules-howto = Come si gioca
rules-howto-points = Da dove vengono i punti
rules-howto-mistakes = Gli errori di chi comincia
rules-source = Fonte: { $source }
rules-tests = Verificata da: { $tests }
rules-no-tests = Nessun test la prova ancora.
rules-no-clause = Non esiste la regola { $given }. I capitoli sono: { $known }.
rules-box = Valori non certi
rules-box-printed = Ogni valore è quello stampato.
mark-printed = stampato
mark-inferred = dedotto
mark-reconstructed = ricostruito
mark-unmarked = senza indicazione
printed-yes = sì
printed-no = no
provenance-reconstructed = Ricostruzione: l’originale stampato può essere diverso.
provenance-partly = Ricostruzione parziale: l’originale stampato può essere diverso.
provenance-inferred = Dedotto: il regolamento non lo dice espressamente.

### Registrazioni e posizioni che non tornano

record-cut-off = non è JSON completo ({ $reason }, riga { $line }, dopo la voce { $whole }): il file è tronco o danneggiato.
record-nested = non è una registrazione: è annidata troppo in profondità.
record-long-number = non è una registrazione: contiene un numero troppo lungo.
record-half-letter = non è una registrazione: un testo contiene mezza lettera, che non si può né scrivere né verificare.
record-format = non è una registrazione: il formato non è «{ $wanted }».
record-version = la versione { $given } è sconosciuta; questo programma legge la versione { $wanted }.
record-missing = manca «{ $name }».
record-commits = «commits» deve essere una lista di testi e null.
record-undo-level = «undo» deve essere uno tra { $known }, non { $given }.
record-bot-words = il posto { $at } è di un bot, e i bot non danno parole.
record-commit = le parole del posto { $at } non corrispondono alla loro impronta pubblicata: la loro è { $given }.
record-seats = «names», «players», «words» e «commits» devono avere una voce per posto.
record-list = «{ $name }» deve essere una lista.
record-numbering = la numerazione è interrotta: una voce manca o è fuori posto.
record-seat = seat deve andare da 0 a { $last }, non { $given }.
record-at = «at» deve essere { $wanted } lettere di un’impronta, non { $given }.
record-entry = deve contenere «play» con parole oppure «undo» con il numero di una voce precedente.
record-no-result = «result» deve essere null oppure contenere «scores» e «places».
record-text = «{ $name }» deve essere testo, non { $given }.
record-number = «{ $name }» deve essere un numero intero, non { $given }.
record-texts = «{ $name }» deve essere una lista di testi.
record-numbers = «{ $name }» deve essere una lista di numeri interi.
record-options = «options» deve assegnare scelte a nomi.
record-sealed = la registrazione è ancora segreta: il seed si rivela a partita finita.
record-rules = la partita è stata giocata con la versione { $given } delle regole; questo programma ha la { $wanted }.
record-seed = il seed non è un numero esadecimale.
record-commitment = il seed non corrisponde all’impronta pubblicata: la sua è { $given }.
record-table = non si può distribuire: { $reason }
record-box = la scatola non va bene: { $reason }
record-refused = «{ $play }» è rifiutato: { $reason }
record-undo = annulla la voce { $made }, non la { $given }.
record-position = porta alla posizione { $made }, ma la registrazione dice { $given }.
record-result = il risultato è { $made }, ma la registrazione dice { $given }.
document-unknown = non esiste il campo «{ $given }».
document-missing = manca «{ $wanted }».
document-range = serve da { $low } a { $high }, non { $given }.
document-number = serve un numero intero di 64 bit, non { $given }.
document-name = serve uno di { $known }, non { $given }.
document-names = serve una lista di nomi, non { $given }.
document-list = serve una lista, non { $given }.
document-like = serve qualcosa come «{ $wanted }», non { $given }.
document-counts = servono quantità per nome, non { $given }.
document-count = serve da 1 a { $most } di { $known }, non { $given }.
document-kind = serve JSON senza frazioni.
document-room = c’è posto per { $most } voci, non per { $given }.
document-entries = servono { $wanted } voci, non { $given }.
sealed-stream = Dal flusso di una partita vera pesca solo il suo tavolo.
missing-text = Non ci sono parole per «{ $wanted }».
missing-value = Alle parole per «{ $wanted }» manca qualcosa: { $reason }.

### File della scatola

box-line = riga { $line }
box-none = { $game } non ha una scatola propria, perciò non si può giocare con un’altra.
box-not-toml = non è un file TOML: { $reason }.
box-nested = non è il file di una scatola: è annidato troppo in profondità.
box-kind = un valore è di un tipo che non può essere: { $reason }.
box-long-line = ha più di { $most } caratteri.
box-no-entries = mancano le voci [[{ $entry }]].
box-count = [[{ $entry }]] deve comparire { $wanted ->
        [one] una volta
       *[other] { $wanted } volte
    }, non { $given ->
        [one] una volta
       *[other] { $given } volte
    }.
box-unknown-table = non esiste la tabella [[{ $given }]]. Ci sono: { $known }.
box-unknown-table-near = non esiste la tabella [[{ $given }]]. Intendevi [[{ $near }]]?
box-unknown-key = [[{ $entry }]] non ha la chiave «{ $given }». Le sue chiavi: { $known }.
box-unknown-key-near = [[{ $entry }]] non ha la chiave «{ $given }». Intendevi «{ $near }»?
box-unknown-name = non esiste [[{ $entry }]] «{ $given }». Ci sono: { $known }.
box-unknown-name-near = non esiste [[{ $entry }]] «{ $given }». Intendevi «{ $near }»?
box-missing-name = manca [[{ $entry }]] «{ $wanted }».
box-twice = [[{ $entry }]] «{ $given }» compare due volte.
box-order = le voci [[{ $entry }]] devono stare in quest’ordine: { $known }.
box-missing = [[{ $entry }]] ha bisogno della chiave «{ $name }».
box-number = { $name } deve essere un numero intero da { $low } a { $high }, non { $given }.
box-exactly = { $name } deve essere esattamente { $wanted }, non { $given }.
box-truth = { $name } deve essere true o false, non { $given }.
box-choice = { $name } deve essere uno di { $known }, non { $given }.
box-source = source deve dire da dove viene la voce.
box-remark = { $name } deve elencare chiavi della voce, non { $given }.

### Simulazione

number-whole = { NUMBER($value, maximumFractionDigits: 0) }
number-tenths = { NUMBER($value, maximumFractionDigits: 1) }
number-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }

sim-playing = Partite in corso
sim-done =
    { $game }: { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, posti: { $seats }, seed: { $seed }
sim-line-up = Intorno al tavolo: { $bots }; a ogni partita tutti avanzano di un posto.
sim-take-turns = { $bots } bot per { $seats } posti: si alternano, e in ogni partita qualcuno resta fuori.
sim-speed = { $decisions } decisioni in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s ({ NUMBER($speed, maximumFractionDigits: 0) } al secondo); una partita ne ha in media { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, da { $low } a { $high }
sim-interrupted = Interrotto: { $games } partite su { $wanted } sono arrivate alla fine.
sim-bot = Bot
sim-seats = Posti
sim-mean = Media
sim-min = Min
sim-max = Max
sim-wins = Vittorie
sim-rate = Vinte
sim-places = Piazzamenti
sim-violations =
    { $count ->
        [0] Nessuna violazione.
        [one] 1 violazione:
       *[other] { $count } violazioni:
    }
sim-violation = partita { $number } ({ $seats } posti): { $reason }
sim-again = si rigioca con: { $command }

### Arena

arena-playing = Distribuzioni
arena-other-results = { $file } contiene i risultati di un’altra sfida (diverso: { $different }). Indica un altro file, o elimina questo.
arena-no-results = { $file } non contiene i risultati di una sfida.
arena-unwritable = { $file } non si può scrivere: { $reason }.
arena-done = { $game }, { $seats } posti, { $deals ->
        [one] 1 distribuzione
       *[other] { $deals } distribuzioni
    } in ogni rotazione, seed { $seed }; intervalli al 95%
arena-line-up = Intorno al tavolo: { $bots }; a ogni rotazione tutti avanzano di un posto.
arena-bot = Bot
arena-won = Vinte
arena-place = Piazzamento
arena-points = Punti
arena-rating = Punteggio Elo
arena-pace = ms a decisione
arena-estimate = { $mean } ± { $half }
arena-range = { $mean } ({ $low }–{ $high })
arena-above = { $hero } vince più di { $line } (errore { $error }).
arena-below = { $hero } vince meno di { $line } (errore { $error }).
arena-open = Non si può ancora dire se { $hero } vince più di { $line }.
arena-even = Specchio: { $hero } contro se stesso è alla pari.
arena-uneven = Specchio: { $hero } contro se stesso NON è alla pari, quindi i suoi risultati non si possono ripetere.
arena-saturated = { $wins ->
    [0] { $hero } non ha vinto nessuna partita: è più debole, ma non si vede di quanto.
   *[other] { $hero } ha vinto tutte le partite: è più forte, ma non si vede di quanto.
  }
arena-adjusted = { $hero } senza la fortuna: { $wins } di vittorie, sicuro quanto { $worth } distribuzioni con la fortuna.
arena-interrupted = Interrotto dopo { $deals } distribuzioni su { $wanted }.
arena-again = Lo stesso comando continua con { $file }.
train-playing = Partite per imparare
train-minutes = --minutes dev’essere più di 0 e al massimo { $most }, non { $given }. Lo stesso comando continua da dove si è fermato.
train-few = C’è troppo poco da cui imparare: { $games ->
    [one] 1 partita
   *[other] { $games } partite
    }, e ne servono almeno { $least }. Dagli più tempo.
train-interrupted = Interrotto. { $games ->
    [one] 1 partita è salvata
   *[other] { $games } partite sono salvate
    }; lo stesso comando continua.
train-done = { $game }, { $seats } posti: ha imparato da { $games } partite e { $positions } posizioni
train-losses = Perdita sulle partite da cui non ha imparato: scritto a mano { $handwritten }, imparato { $learned } (meno è meglio).
train-written = Pesi, cifre e curva sono in { $folder }.
tune-playing = Prova delle impostazioni
tune-level = { $given } non è un livello che guarda avanti.
tune-setting = { $given } non è un’impostazione della ricerca, o è senza valori.
tune-value = L’impostazione { $name } non può essere { $given }.
tune-try = --try vuole un’impostazione e i suoi valori, come depth=4,8, non { $given }.
tune-interrupted = Interrotto. Con --results lo stesso comando continua da dove si è fermato.
learned-nothing = { $game } non ha ancora imparato nulla, o non ha caratteristiche da cui imparare.
learned-other = I pesi di { $game } sono per altre caratteristiche: va addestrato di nuovo.
journal-none = { $file } non è il file di un’esecuzione come questa.
journal-other = { $file } appartiene a un’altra esecuzione (diverso: { $different }). Indicane un altro, o eliminalo.
journal-unwritable = { $file } non si può scrivere: { $reason }.
ray-unreachable = Non c’è un cluster Ray all’indirizzo { $address }. Indica quello di uno attivo, come 10.0.0.1:6379, o local.

### Bot

bot-random = bot a caso
bot-random-character = Decide a caso.
bot-greedy = bot avido
bot-greedy-character = Prende ciò che subito sembra meglio; gioca sempre come ha giocato.
bot-easy = bot facile
bot-easy-character = Un principiante: vede poco e sbaglia nel giudicare.
bot-medium = bot medio
bot-medium-character = Sceglie ciò che promette di più adesso.
bot-hard = bot forte
bot-hard-character = Pensa un attimo in anticipo.
bot-master = bot maestro
bot-master-character = Pensa in anticipo finché puoi aspettare, e indovina ciò che nascondi.
bot-hurried = Qui le regole non sono compilate: il bot forte e il bot maestro pensano meno lontano di quanto potrebbero.

### Registrazioni

verify-fits = { $file }: tutto corrisponde.
verify-commitment = Il seed corrisponde alla sua impronta { $commitment }.
verify-bound = Tutti si erano impegnati sulle loro parole prima che qualcuno le dicesse, e tutte corrispondono.
verify-loose = Senza impegno prima della distribuzione: { $names }.
verify-restarts = { $count ->
    [0] La mescolata non è mai ricominciata.
    [one] La mescolata è ricominciata una volta.
   *[other] La mescolata è ricominciata { $count } volte.
}
verify-decisions =
    { $count ->
        [one] 1 decisione
       *[other] { $count } decisioni
    } ({ $game }, { $seats } giocatori), con ogni mescolata ricalcolata.
verify-result = Il risultato: { $points }.
verify-open = La partita non è ancora finita.
verify-entry = { $file } non corrisponde: voce { $entry }: { $reason }
verify-misfit = { $file } non corrisponde: { $reason }
verify-unreadable = { $file } non si può leggere: { $reason }
verify-unknown-game = È una partita di «{ $game }», che qui non è installato. Se è un tuo modulo, nominalo: camarilla verify --game modulo:GAME FILE, oppure camarilla play modulo:GAME --resume FILE.
verify-sealed = { $file } è ancora segreto: il seed si rivela quando la partita è finita.
verify-other-game = La registrazione è di { $game }, non di { $given }.
replay-no-entry = Non c’è la voce { $given }: --at va da 0 a { $last }.
replay-no-seat = Non c’è il posto «{ $given }»: indica un numero da 0 a { $last } o un nome ({ $names }).
replay-running = La partita non è finita: { $name } conserva i suoi segreti fino ad allora.
draw-kind = Il nome «{ $given }» deve finire in .svg o .png.
draw-drawn = Disegnato: { $file }
draw-no-beat = La voce { $entry } non ha il momento { $given }: ne ha { $last }.
draw-width = --width deve essere da { $low } a { $high }, non { $given }.
draw-cannot-write = { $file } non si può scrivere: { $reason }. Scegli un altro posto con -o FILE.
new-game-written = { $folder } è un gioco che si gioca già e mantiene ogni promessa del testkit:
new-game-next = Trasformalo nel tuo, cominciando da clauses.toml; l’inizio di ogni file dice a che cosa serve.
new-game-name = «{ $given }» non può essere il nome di un gioco: lettere minuscole, cifre e trattini, come my-game, e nessun modulo di Python.
new-game-taken = Esiste già un gioco «{ $given }».
new-game-there = { $file } esiste già.
new-game-cannot-write = { $file } non si può scrivere: { $reason }.
replay-entry = { $number }. { $seat }:
replay-undo = { $number }. { $seat } annulla la voce { $entry }.
replay-after =
    Dopo { $count ->
        [one] 1 voce
       *[other] { $count } voci
    }

## Guided games

unknown-lesson = Non esiste la lezione «{ $given }». Ci sono: { $known }.
lesson-only-read = In questo passo non c’è niente da decidere: leggi e continua.
lesson-not-asked = Le regole lo permettono, ma ora la lezione chiede altro.
lesson-free = La lezione è finita. Ora la partita è tua: concludila contro i bot come preferisci.
lesson-over = La partita è finita. Ora sai giocare: la prossima è tua.
lesson-progress = Passo { $number } di { $of }
lesson-progress-free = Gioco libero
lesson-left = La lezione ti aspetta: { $command }
lesson-next = Una partita tua: { $command }
lesson-how = camarilla learn LEZIONE ne comincia o continua una.
ui-read-on = (Invio: avanti)
lesson-look = Guarda: { $things }.
lesson-names = names deve elencare da { $low } a { $high } nomi diversi, uno solo dei quali vuoto (di chi impara), non { $given }.
lesson-options = la partita non si può distribuire così: { $reason }
lesson-light = light deve elencare ciò che indica una cosa sul tavolo, come { "{" } column = 1 { "}" }, non { $given }.
lesson-fact = { $given } non è un percorso in ciò che un posto vede, come players[me].score.
lesson-poor = poor deve elencare una risposta e che cosa dirne, non { $given }.
lesson-nobody = { $given } deve cominciare con il nome di chi siede al tavolo e i due punti ({ $known }).
lesson-decision = { $given } non è una decisione di questo gioco: { $reason }
lesson-text = { $name } deve essere un testo non vuoto, non { $given }.
lesson-list = { $name } deve essere un elenco, non { $given }.

### Consigli e analisi

hint-for = { $seat }, dopo la voce { $at }:
hint-advice = { $number }. { $action } — probabilità di vittoria { $chance } (± { $error })
hint-reason = Perché la prima e non la seconda: { $reasons }.
hint-own = { $term } (+{ $points })
hint-rival = { $seat } può sperare in meno (−{ $points })
hint-not-now = Dopo la voce { $at } non tocca a { $seat } decidere, ma a: { $others }.
hint-over = Dopo la voce { $given } nessuno deve più decidere.
review-running = La partita non è ancora finita: si può analizzare dopo.
review-working = Analisi in corso
review-few = Qui le regole non sono compilate, quindi si guarda avanti solo in { $few } situazioni immaginate. `make setup` le compila; --simulations { $usual } richiede minuti.
review-places = Probabilità di ogni posto (primo·secondo·…) in percentuale, per quanto ognuno sapeva
review-places-truth = Probabilità di ogni posto in percentuale, per chi sapesse tutto
review-entry = Voce
review-parts = Fortuna e decisioni, in probabilità di vittoria
review-parts-hint = Ogni colonna si somma: parte equa, fortuna e decisioni fanno il risultato. Una decisione si misura con quella di un giocatore veloce; la fortuna conta quando qualcosa si scopre, anche ciò che gli altri tenevano nascosto.
review-fair = Parte equa
review-deal = Fortuna della distribuzione
review-draws = Fortuna di ciò che si è scoperto
review-own = Decisioni proprie
review-others = Decisioni degli altri
review-result = Risultato
review-turns = Punti di svolta
review-turn = { $number }. { $owner }: { $action }. Probabilità di vittoria di { $seat }: { $before } → { $then }, ± { $error } (decisione { $decision }, fortuna { $luck }).
review-turn-luck = { $number }. { $revealed } Probabilità di vittoria di { $seat }: { $before } → { $then }, ± { $error } (fortuna { $luck }; la decisione precedente { $decision }, { $owner }: { $action }).
review-few-turns = { $turns ->
    [0] Nessuna mossa ha cambiato una probabilità di 5 punti percentuali in modo duraturo e oltre l’errore della stima.
   *[other] Nessun’altra mossa ha cambiato una probabilità di 5 punti percentuali in modo duraturo e oltre l’errore della stima.
}
review-fortunes = Colpi di fortuna
review-fortune = { $number }. { $revealed } Fortuna di { $seat }: { $luck }, ± { $error } (dopo { $owner }: { $action }).
review-fortune-unnamed = { $number }. { $owner }: { $action }. Fortuna di { $seat }: { $luck }, ± { $error }.
review-missed = Questo non è successo: { $event }
review-no-fortunes = Nulla di ciò che è stato pescato o scoperto ha cambiato una probabilità di 5 punti percentuali e oltre l’errore della stima.
review-undo = annullamento
review-marks = Decisioni che sono costate qualcosa
review-marked = { $number }. { $seat }: { $action }. { $mark } (−{ $loss } ± { $error }); meglio: { $best }.
verdict-forced = Nessuna scelta
verdict-best = Migliore
verdict-good = Buona
verdict-inaccuracy = Imprecisione
verdict-mistake = Errore
verdict-blunder = Errore grave

### Problemi

unknown-puzzle = Non esiste il problema { $given }: ce ne sono { $count }.
puzzle-ask = Che cosa è meglio, per quello che puoi sapere? Tema: { $theme }.
puzzle-theme-auction = asta
puzzle-theme-bluff = bluff
puzzle-theme-building = costruzione
puzzle-theme-attack = attacco
puzzle-theme-timing = momento giusto
puzzle-theme-endgame = finale
puzzle-not = { $action }: non è tra le migliori. Riprova.
puzzle-worse = { $action }: probabilità di vittoria { $chance }. C’è di meglio.
puzzle-right = Trovata.
puzzle-best = La migliore: { $action } — probabilità di vittoria { $chance }.
puzzle-next = La successiva: { $action } — { $chance }; è peggiore di { $margin } (± { $error }).
puzzle-count = { $count } problemi
puzzle-how = Risolvine uno: camarilla puzzle GIOCO NUMERO
puzzle-keys = Con q ti si dice la risposta.
puzzle-tried = { $told }
puzzle-not-saved = Un problema non si salva: è una sola decisione.
puzzle-following = Il prossimo: { $command }
coach-poor = Aspetta: { $action } — { $mark }, circa { $loss } di probabilità di vittoria in meno della migliore. La ritiri?
