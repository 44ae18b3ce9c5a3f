# Le parole delle pagine. Le stesse chiavi e gli stessi valori in ogni lingua.

web-motto = Giochi di intrighi di corte, con gli amici o contro i bot
web-home = Home
web-guest = Ospite
web-language = Lingua
web-skip = Vai al contenuto
web-play-now = Gioca ora contro i bot
web-play-friends = Gioca con gli amici
web-new-table = Nuovo tavolo
web-watch = Partite pubbliche
web-watch-hint = Chiunque le può guardare.
web-watch-none = Ora non c’è nessuna partita pubblica.
web-public = { $tables ->
    [one] Adesso ce n’è uno.
   *[other] Adesso ce ne sono { $tables }.
}
web-many-public = Adesso ce ne sono più di { $tables }.
web-older = Altri tavoli
web-your-tables = I tuoi tavoli
web-more-tables = Altri tavoli: { $tables }
web-players = da { $low } a { $high } giocatori
web-minutes = circa { $minutes } minuti
web-rules = Regole
web-your-turn = Tocca a te
web-turn-of = Tocca a { $names }
web-gathering = In attesa di giocatori
web-invited = Sei invitato
web-finished = Finita
web-footer = I giochi appartengono ai loro autori ed editori; testi, dati e disegni sono nostri.

web-new-title = Un nuovo tavolo
web-game = Gioco
web-your-name = Il tuo nome
web-your-name-hint = Ti chiamerai così a ogni tavolo. Puoi cambiarlo quando vuoi.
web-seats = Chi gioca
web-seat = Posto { $number }
web-called = Nome del giocatore { $number }
web-kind-me = io
web-kind-here = qui, su questo dispositivo
web-kind-friend = un amico, con un link
web-kind-none = nessuno
web-rules-options = Regole
web-how = Impostazioni della partita
web-pace = Ritmo
web-pace-live = dal vivo, ci siamo tutti
web-pace-days =
    { $days ->
        [one] un giorno per turno; poi subentra un bot finché non torni
       *[other] { $days } giorni per turno; poi subentra un bot finché non torni
    }
web-bot-delay = Velocità dei bot
web-delay = { $seconds } s per mossa
web-delay-none = immediata
web-take-back = Annullare una decisione
web-take-back-off = Non si annulla
web-take-back-unseen = Finché nessuno ne ha visto nulla
web-take-back-own-turn = Nel proprio turno, finché nulla di nascosto viene alla luce
web-listed = Chiunque può guardare (il tavolo appare nella pagina iniziale)
web-more = Opzioni avanzate: la tua scatola, le tue parole per mescolare
web-own-box = La tua scatola
web-own-box-hint = Se possiedi il gioco stampato, incolla qui un box.toml corretto. Viene confrontato con il regolamento.
web-word = Le tue parole per mescolare
web-word-hint = Scrivi quello che vuoi. La tua pagina lo mescola con un caso suo e lo rivela solo quando tutti si sono impegnati, così nessuno (nemmeno il server) può scegliere le carte.
web-create = Crea il tavolo

web-room-title = In attesa dei giocatori
web-room-hint = Manda a ogni amico il link di un posto. La partita comincia appena tutti i posti sono occupati.
web-room-free = ancora libero
web-room-came = è qui
web-room-missing = non è ancora qui
web-room-free-seat = Libera il posto di { $name }
web-room-fill = Dai i posti vuoti ai bot
web-room-fill-hint = Se qualcuno non viene, due minuti dopo l’apertura del tavolo puoi dare i posti vuoti ai bot.
web-commitment = Impronta della mescolata
web-words-hint = Quando tutti i posti sono presi, ogni pagina dice le parole su cui si è impegnata, e si danno le carte. Tieni aperta questa pagina: { $minutes ->
    [one] dopo un minuto
   *[other] dopo { $minutes } minuti
} senza le parole di qualcuno, il posto torna libero e la mescolata ricomincia.
web-restarts = { $count ->
    [one] La mescolata è ricominciata una volta.
   *[other] La mescolata è ricominciata { $count } volte.
}
web-promise = Tutti si erano impegnati su parole proprie prima che qualcuno le dicesse: nessuno può avere scelto la distribuzione.
web-promise-loose = Senza impegno prima della distribuzione: { $names }. Insieme al server avrebbero potuto sceglierla.
web-promise-alone = Qui giochi solo tu: il server avrebbe potuto scegliere la distribuzione, e nessun altro se ne sarebbe accorto.
web-copy = Copia il link
web-only-here = Questi link funzionano solo su questo computer. Per altri dispositivi avvia il server con --host 0.0.0.0.

web-sit-title = Un posto al tavolo
web-sit-invited = Invito a una partita: { $game }, con { $names }.
web-sit-take = Prendi posto
web-sit-back = Questo è il posto di { $name }. Vuoi continuare su questo dispositivo?
web-sit-go-on = Continua qui

web-waiting-for = In attesa di { $names }.
web-board = Il tavolo
web-choices = Che cosa puoi fare
web-log = Cronaca
web-chat = Chat
web-chat-say = Di’ qualcosa
web-send = Invia
web-undo = Annulla
web-strip = Che cosa hanno fatto i bot dal tuo ultimo turno
web-card = Punti finora
web-go-on = Continua
web-speed = Mostra le mosse
web-speed-slow = piano
web-speed-normal = normale
web-speed-fast = veloce
web-speed-off = mai
web-sound = Suoni
web-confirm = Chiedi conferma prima di
web-confirm-nothing = niente
web-confirm-weighty = attacchi, piazzamenti e offerte
web-confirm-final = tutto ciò che non si può annullare
web-orders = Istruzioni anticipate
web-orders-hint = Restano segrete; rispondono per te quando tocca a te, anche se non ci sei.
web-people = Giocatori
web-side = Scelte, cronaca e chat
web-find = Mostrami dove
web-explain = Spiega ciò che tocco
web-seat-link = Continua da un altro dispositivo
web-seat-link-hint = Chi apre questo link siede al tuo posto. Tienilo per te.
web-rematch = Un’altra partita
web-asked-again = { $name } vuole giocare ancora.
web-record = Scarica la partita
web-check = Verifica la mescolata
web-replay = Rivedi la partita
web-watching = Stai guardando.
web-give = Passa il dispositivo a { $name }.
web-i-am = Sono { $name }
web-notify = Avvisami quando tocca a me
web-keys = Tasti: Tab e Invio, da 1 a 9 per scegliere, Esc azzera la scelta, u annulla, ? regole
web-replay-title = Replay della partita
web-replay-seat = Punto di vista
web-replay-watcher = spettatore
web-replay-entry = Decisione
web-replay-all = tutti (mani scoperte)
web-replay-secret = { $seat } decide in segreto.
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-back = Una decisione indietro
web-replay-on = Una decisione avanti
web-back-to-table = Torna al tavolo

web-rules-title = { $game }: le regole
web-clauses = Il regolamento
web-things = Carte e altri elementi
web-provenance = Valori ricostruiti
web-provenance-hint = Di questi valori non siamo certi: li abbiamo ricostruiti dalle regole e dalle recensioni.
web-show-reconstructed = Mostra i valori ricostruiti (≈)
web-own-box-title = Gioca con la tua scatola
web-own-box-how = Se possiedi il gioco stampato: scarica il file della scatola, correggi ciò che è diverso e incollalo nel modulo di un nuovo tavolo. Viene confrontato con tutto ciò che dice il regolamento, e la registrazione della partita dice con quale scatola si è giocato.
web-box-download = Scarica il file della scatola

# Come si gioca, la ricerca nelle regole, la pagina iniziale
web-howto-and-rules = Come si gioca e regole
web-howto-example = Un esempio
web-contents = In questa pagina
web-search = Cerca nelle regole
web-search-none = Nessun risultato.
web-see = Vedi
web-sources = Fonti
web-newcomer = È la prima volta? Il gioco più facile viene per primo, e ognuno ha una lezione che lo insegna. Oppure gioca subito contro i bot: ogni cosa sul tavolo si spiega da sé, e nei primi turni ti diciamo che cosa guardare.
web-learn-it = Imparalo in { $minutes } minuti
web-learn-edition = Lezione: { $edition }
web-weight-light = facile da imparare
web-weight-medium = di media complessità
web-weight-heavy = impegnativo

# Primi passi
web-advice = Primi passi
web-advice-read = Capito
web-advice-never = Mai più

# Che cosa c’è sulla pagina
help-web-home = Alla pagina iniziale. Il tuo tavolo resta: lo trovi lì fra i tuoi tavoli.
help-web-language = La lingua di tutte le pagine.
help-web-explain = Premi qui, poi tocca ciò che vuoi farti spiegare.
help-web-people = Tutti quelli al tavolo: a chi tocca, chi è online, e i punti per quanto sono visibili.
help-web-strip = Che cosa hanno fatto gli altri mentre non toccava a te, in breve.
help-web-kind-here = Più persone giocano su questo dispositivo: il tavolo è nascosto finché il prossimo non lo prende.
help-web-advice = Nei tuoi primi turni di un gioco una frase dice che cosa guardare. Si conta solo su questo dispositivo.
help-web-choices = Tutto ciò che le regole ti permettono ora. Scegli qui, o premi le cose sul tavolo; i numeri sono tasti.
help-web-orders = Di’ ora che cosa deciderai dopo, così nessuno deve aspettarti.
help-web-undo = Annulla la tua ultima decisione, per quanto questo tavolo lo permette.
help-web-rules = Come si gioca e tutte le regole, su una pagina a parte.
help-web-notify = Il browser ti avvisa quando tocca a te, anche se questa pagina è nascosta.
help-web-sound = Quanto è alto il volume del tavolo. All’estremità sinistra è muto.
help-web-confirm = Prima di queste decisioni ti si chiede conferma, nel caso il dito sia scivolato.
help-web-card = Come stanno i punti alla fine di un round.
help-web-log = Tutto ciò che è successo, per quanto puoi saperlo.
help-web-speed = Per quanto tempo si vede sul tavolo ciò che succede.
help-web-chat = Parla con gli altri a questo tavolo.
help-web-show-reconstructed = Segna con ≈ ciò che nel gioco stampato può essere diverso.
help-web-commitment = Qui puoi controllare che nessuno abbia cambiato la mescolata, e portare il tuo posto su un altro dispositivo.
help-web-seat-link = Copia il link con cui continui su un altro dispositivo.
help-web-find = Ti porta a ciò che puoi scegliere.
help-web-hint = Le tre decisioni migliori per quello che sai, e perché.
help-web-review = Come sono andate le probabilità di tutti, quali decisioni sono costate qualcosa e che cosa è stata fortuna.
help-web-rematch = Le stesse persone a un nuovo tavolo.
help-web-replay = Rivedi la partita decisione per decisione, se vuoi con tutte le mani scoperte.
help-web-record = Tutto il corso della partita in un file, con cui chiunque può verificarla.
help-web-check = Confronta il seed e le parole con ciò che è stato pubblicato prima della distribuzione.

web-try-again = Al momento non si può salvare; si riprova tra poco.
web-stale = Intanto il tavolo è cambiato: guarda e scegli di nuovo.
web-not-dealt = La partita non è ancora cominciata.
web-not-over = Disponibile solo a partita finita.
web-dealt = La partita è cominciata; i posti non cambiano più.
web-not-host = Può farlo solo chi ha aperto il tavolo.
web-not-this-seat = Questo posto non si può liberare.
web-not-yet = Lascia agli altri il tempo di venire: tra { $seconds } s i posti vuoti possono andare ai bot.
web-seat-gone = Il tuo posto nel frattempo è andato a qualcun altro.
web-one-seat = Puoi occupare un solo posto; per chi è accanto a te scegli «qui, su questo dispositivo».
web-too-long = Sono più di { $most } caratteri.
web-name-too-long = Un nome ha al massimo { $most } caratteri; questo ne ha { $given }.
web-bad-box = La scatola non va bene: { $reason }
web-bad-commit = «commit» deve essere uno SHA-256 di 64 cifre esadecimali.
web-bad-words = Le parole su cui ci si è impegnati hanno da { $least } a { $most } caratteri.
web-other-words = Il tuo posto non si è impegnato su queste parole.
web-words-too-early = Le parole si dicono quando tutti i posti sono presi e tutti si sono impegnati.
web-no-undo-here = A questo tavolo non si può annullare.
web-undo-enough = A questo tavolo non puoi annullare altre decisioni.
web-no-orders = Ora non si possono dare istruzioni anticipate.
web-chat-full = La chat di questo tavolo è piena.
web-not-yours = Qui non hai un posto.
web-malformed = Richiesta non comprensibile.
web-not-found = Qui non c’è nulla. Forse il link è vecchio: il link di un posto cambia quando qualcuno lo prende.
web-forbidden = La richiesta non viene da una delle nostre pagine.
web-wrong-host = Questo server non risponde sotto questo nome. Se deve farlo, avvialo con --public-url e l’indirizzo al quale gli altri lo raggiungono.
web-too-fast = Troppe richieste. Aspetta un minuto.
web-many-tables = Hai già aperto { $most } tavoli che non sono finiti. Prima portane uno a termine; un tavolo dove da { $days } giorni non succede nulla non conta più.
web-many-waiting = Dalla tua rete sono già aperte { $most } connessioni. Prima chiudine una, o aspetta un momento.
web-wrong-method = Questo indirizzo non si usa così; accetta { $allowed }.
web-needs-socket = Questo indirizzo è per i WebSocket: aprilo con uno (ws:// o wss://).
web-too-slow = È arrivato troppo lentamente.
web-broken = Questo tavolo è stato giocato con altre regole e non si può aprire.
web-trouble = Qualcosa è andato storto. Le mosse già confermate sono salve.

web-js-yours = Tocca a te
web-js-denied = Questo browser non permette alla pagina di avvisarti.
web-js-since = Dal tuo ultimo turno
web-js-earlier = Il resto è nella cronaca.
web-js-bot = bot
web-js-here = presente
web-js-gone = assente
web-js-away = subentra un bot
web-js-watching = guarda
web-js-acts = di turno
web-js-offline = Connessione persa; nuovo tentativo…
web-js-online = Connessione ristabilita.
web-js-clear = Azzera la scelta
web-js-confirm = Confermi? Non si può annullare:
web-js-copied = Copiato
web-js-clause = Regola
web-js-points = punti
web-js-none = Ora non c’è nulla da decidere.
web-js-astray = Qui non c’è niente da scegliere.
web-js-present = Ora il tavolo è così. Scegli di nuovo.
web-js-watch = Guarda:
web-js-first = Prima scegli:
web-js-explain = Tocca ciò che vuoi farti spiegare.
web-js-come = Gioco anch’io
web-js-order = Imposta
web-js-cancel = Elimina
web-js-fits = Seed e parole corrispondono a ciò che era pubblico prima della distribuzione:
web-js-misfits = Il seed non corrisponde all’impronta:
web-js-untrue = Le parole non corrispondono a ciò che ne era pubblico prima della distribuzione:
web-js-changed = Questo browser ha visto altre impronte prima di dire le sue parole:
web-js-gathering = Ci sono tutti. Si raccolgono le parole per mescolare…
web-js-elsewhere = Le parole del tuo posto sono nel browser in cui l’hai preso: apri il tavolo lì.
web-js-spoken = Le parole dei giocatori:
web-js-draws = I primi numeri sotto 100 della sequenza:

web-api-title = Un’API per tutti
web-api-intro = Tutto ciò che fanno queste pagine può farlo anche un programma: aprire tavoli, prendere posto, guardare, decidere, parlare, assistere. Ciò che un posto non può sapere non lo riceve nemmeno il suo programma.
web-api-key = Chi ha la chiave di un posto gioca lì. La chiave è l’ultima parte del link del posto e viaggia in un’intestazione, mai in un indirizzo. Quando un posto viene preso la chiave cambia: la risposta contiene quella nuova.
web-api-errors = Ogni rifiuto porta una chiave per i programmi, una frase per le persone, il numero della regola se c’è, e i fatti.
web-api-tables = Giochi e tavoli
web-api-seat = Un posto
web-api-socket = Il socket
web-api-socket-how = Un solo socket racconta tutto appena accade e accoglie le decisioni. Il primo messaggio dice quale chiave hai o quale tavolo osservi. Una decisione indica la versione su cui è stata presa e un tuo identificativo; rimandata dopo un’interruzione, conta una volta sola.
web-api-socket-modes = Come «data» ricevi come dati ciò che il posto vede, le azioni permesse e gli eventi; come «brief» ricevi un messaggio solo quando cambia ciò che puoi fare, all’inizio e alla fine: la versione, chi deve decidere, i numeri delle tue azioni e il risultato. Se dici che cosa hai già, ricevi solo ciò che manca.
web-api-wait = Al posto di un socket: una richiesta che riceve risposta quando qualcosa è cambiato, o dopo 25 secondi.
web-no-key = Nessun posto ha questa chiave. La chiave di un posto cambia quando il posto viene preso.
web-no-authorization = Manca la chiave del posto: mandala nell’intestazione «Authorization: Bearer CHIAVE».
web-no-address = L’API non ha questo indirizzo. GET /api/openapi.json elenca quelli che ci sono.
web-not-seated = Prima prendi il posto.
web-seat-taken = Questo posto è già preso.
web-bad-field = { $field } non va bene; occorre { $wanted }.
web-missing-field = Manca { $field }; dovrebbe essere { $wanted }.
web-one-me = Un solo posto può essere "me". Per altre persone sullo stesso dispositivo scrivi "here", per chi arriva con un link "friend".

## Guided games
web-learn = Imparare giocando
web-learn-hint = Una partita guidata per ogni gioco: l’istruttore ti dice che cosa guardare e perché, le mosse le fai tu. Puoi uscire quando vuoi; il browser ricorda dov’eri rimasto e di te non si memorizza niente.
web-learn-minutes = circa { $minutes } minuti · { $steps } passi
web-learn-begin = Comincia
web-learn-go-on = Continua
web-learn-game = Continua la partita
web-learn-done = Finita
web-learn-replay = Giocala di nuovo
web-learn-coach = Il tuo istruttore
web-learn-on = Avanti
web-learn-back = Indietro
web-learn-again = Da capo
web-learn-leave = Tutte le lezioni
web-learn-skip = Salta al tuo turno
web-learn-play = Una nuova partita contro i bot
web-js-lost = Il server non risponde. Riprova.
web-js-lit = il tuo istruttore indica questo

web-review = Analizza la partita
web-review-title = Analisi
web-review-what = L’analisi mostra come sono cambiate le probabilità, quali decisioni sono costate qualcosa e che cosa è stato fortuna. Richiede circa un minuto; dopo tutti possono leggerla.
web-review-begin = Analizza questa partita
web-review-working = L’analisi è in corso
web-review-curve = Probabilità di vittoria, per quanto ognuno sapeva
web-review-truth = Probabilità di vittoria, per chi sapesse tutto
web-review-no-marks = Nessuna decisione è costata molto.
web-review-scale = Un’imprecisione costa 5 punti percentuali di probabilità di vittoria, un errore 10, un errore grave 15. Ciò che non si distingue dal caso non viene segnato.
web-many-reviews = { $most } partite aspettano già un’analisi. Riprova tra { $seconds } secondi.
web-hint = Consiglio
web-hints = Le decisioni migliori
web-hint-failed = Nessun consiglio per ora. Riprova.
web-hint-alone = I consigli sono per chi gioca da solo contro i bot e per i tavoli aperti con i consigli.
web-hints-for-all = Tutti al tavolo possono chiedere consigli
web-hints-allowed = A questo tavolo tutti possono chiedere consigli.

# Problemi, continuare a giocare, l’istruttore
web-puzzles = Problemi
web-puzzles-hint = Posizioni di partite vere in cui una decisione è chiaramente la migliore per quello che il giocatore sa. Trovala sul tavolo. Quali hai risolto lo sa solo questo browser.
web-puzzles-count = { $count } problemi
web-puzzles-solved = risolti
web-puzzles-begin = Risolvi
web-puzzle = Problema { $number } di { $of }
web-puzzle-show = Mostra la risposta
web-puzzle-next = Problema successivo
web-onward = E se: continua da qui
web-onward-told = La partita dopo la mossa { $at }. Sei { $seat }, gli altri li giocano i bot; la fortuna ancora a venire è quella della distribuzione. Non si memorizza niente.
web-coach = Istruttore: avverti prima che una decisione debole valga
web-coach-back = La ritiro
web-coach-insist = Gioco comunque così
web-coach-alone = L’istruttore è per chi gioca da solo contro i bot.
help-web-coach = Prima che una decisione valga, l’istruttore la guarda per quello che sai. Se costa molto, puoi ritirarla.
