# Le parole comuni a tutti i giochi. In ogni lingua ci sono le stesse chiavi e gli stessi valori.

### Rifiuti del nucleo

unknown-game = Non esiste il gioco «{ $given }». Ci sono: { $known }.
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
empty-draw = Si estrae da almeno una cosa, non da { $given }.
bad-shuffle = Non si possono mescolare { $size } celle dalla cella { $first }: ce ne sono { $cells }.
small-scratch = Lo spazio di lavoro basta per { $given } azioni; a questo gioco ne servono { $wanted }.
unknown-bot = Non esiste il bot «{ $given }». Ci sono: { $known }.
not-your-turn = Ora non tocca a { $seat }.
game-over = La partita è finita.
no-undo = La tua ultima decisione non si può annullare: gli altri hanno già visto qualcosa di nuovo, o è stata pescata una carta.
hands-closed = Le mani si scoprono solo a partita finita.
no-png = Un PNG è disegnato da Chromium, che qui manca. Esegui: { $wanted }. Oppure disegna un .svg.
unknown-language = Non c’è la lingua «{ $given }». Ci sono: { $known }.

### La riga di comando

cli-no-game = Indica un gioco: camarilla play GAME (`camarilla games` li elenca), oppure --resume FILE.
cli-people = { $people } persone non stanno in { $seats } posti: --people va da 0 a { $seats }.
cli-option-form = «{ $given }» non è un’opzione: scrivi --option NOME=VALORE.
cli-option-twice = { $option } non può essere sia «{ $first }» sia «{ $second }»: indicala una volta sola.
cli-too-many-names = { $given } nomi per { $seats } posti: indicane al massimo { $seats }.
cli-bad-names = «{ $given }»: i nomi devono essere diversi e non vuoti, separati da virgole, per esempio Anna,Bruno.
cli-at-least-one = { $option } deve essere almeno 1, non { $given }.
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
cli-resume-fixed = { $option } non si può cambiare in una partita ripresa: non usarla con --resume.
cli-no-extra = Servono altri pacchetti: pip install 'camarilla[{ $extra }]'
cli-no-bench = La misura delle prestazioni c’è solo con i sorgenti, e qui non ci sono: { $folder }.
cli-no-rulebook = { $game } non ha un regolamento.
cli-cannot-listen = { $address } non si può usare: { $reason }. Scegli un’altra porta con --port, oppure --port 0.
cli-no-metrics = { $address } non si può usare: { $reason }. Dai a --metrics-address un host e una porta libera, per esempio 127.0.0.1:9100.
cli-serving = Camarilla è aperta su { $address } (Ctrl-C la chiude).
cli-serving-others = Gli altri la trovano su { $address }
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
backup-exists = { $file } esiste già: un backup ha bisogno di un nome nuovo.
backup-missing = Il file { $file } non c’è.
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
ui-hint = Numero o mossa · ? aiuto · ? PAROLA · l cronaca · r regole · u annulla · s salva · q esci
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

### Il risultato

result-winner = Vince { $name }!
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

### Simulazione

sim-playing = Partite in corso
sim-done =
    { $game }: { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, posti: { $seats }, seed: { $seed }
sim-speed = { $decisions } decisioni in { $seconds } s ({ $speed } al secondo); una partita ne ha in media { $mean }, da { $low } a { $high }
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

### Verbali

verify-fits = { $file }: tutto corrisponde.
verify-commitment = Il seed corrisponde alla sua impronta { $commitment }.
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
verify-sealed = { $file } è ancora segreto: il seed si rivela quando la partita è finita.
verify-other-game = La registrazione è di { $game }, non di { $given }.
replay-no-entry = Non c’è la voce { $given }: --at va da 0 a { $last }.
replay-no-seat = Non c’è il posto «{ $given }»: indica un numero da 0 a { $last } o un nome ({ $names }).
replay-running = La partita non è finita: { $name } conserva i suoi segreti fino ad allora.
draw-kind = Il nome «{ $given }» deve finire in .svg o .png.
draw-width = --width deve essere da { $low } a { $high }, non { $given }.
draw-cannot-write = { $file } non si può scrivere: { $reason }. Scegli un altro posto con -o FILE.
replay-entry = { $number }. { $seat }:
replay-undo = { $number }. { $seat } annulla la voce { $entry }.
replay-after =
    Dopo { $count ->
        [one] 1 voce
       *[other] { $count } voci
    }
