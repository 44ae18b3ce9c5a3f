# Le parole delle pagine. Le stesse chiavi e gli stessi valori in ogni lingua.

web-motto = Quattro giochi di intrighi di corte, per amici e bot
web-home = Inizio
web-guest = Ospite
web-language = Lingua
web-skip = Vai al contenuto
web-play-now = Gioca ora contro i bot
web-play-friends = Gioca con gli amici
web-new-table = Nuovo tavolo
web-watch = Guarda
web-watch-hint = Tavoli che chiunque può guardare.
web-watch-none = In questo momento nessuno gioca in pubblico.
web-your-tables = I tuoi tavoli
web-players = da { $low } a { $high } giocatori
web-minutes = circa { $minutes } minuti
web-rules = Regole
web-your-turn = Tocca a te
web-turn-of = Tocca a { $names }
web-gathering = In attesa di giocatori
web-finished = Finita
web-footer = I giochi appartengono ai loro autori ed editori; testi, dati e disegni sono nostri.

web-new-title = Un nuovo tavolo
web-game = Gioco
web-your-name = Il tuo nome
web-seats = Chi gioca
web-seat = Posto { $number }
web-kind-me = io
web-kind-friend = un amico, con un link
web-kind-bot-greedy = un bot astuto
web-kind-bot-random = un bot spensierato
web-kind-none = nessuno
web-rules-options = Regole
web-how = Come si gioca
web-pace = Ritmo
web-pace-live = dal vivo, ci siamo tutti
web-pace-days =
    { $days ->
        [one] un giorno a turno; poi subentra un bot finché non torni
       *[other] { $days } giorni a turno; poi subentra un bot finché non torni
    }
web-bot-delay = I bot impiegano
web-delay = { $seconds } s per decisione
web-delay-none = nessun tempo
web-undo-allowed = Una decisione si può ritirare finché nessuno ha visto nulla di nuovo
web-listed = Chiunque può guardare (il tavolo appare nella prima pagina)
web-more = La tua scatola, le tue parole per il mazzo
web-own-box = La tua scatola
web-own-box-hint = Se possiedi il gioco stampato, incolla qui un box.toml corretto. Viene confrontato con il regolamento.
web-word = Le tue parole per il mazzo
web-word-hint = Quello che vuoi. Si mescolano al seme, così nessuno può aver scelto la distribuzione.
web-create = Apri il tavolo

web-room-title = Aspettiamo tutti
web-room-hint = Manda a ogni amico il link di un posto. Le carte si danno appena tutti i posti sono presi.
web-room-free = ancora libero
web-room-bot = bot
web-commitment = Sigillo del seme
web-copy = Copia il link
web-only-here = Questi link funzionano solo su questo computer. Per altri dispositivi avvia il server con --host 0.0.0.0.

web-sit-title = Un posto al tavolo
web-sit-invited = Sei invitato a { $game }, con { $names }.
web-sit-take = Prendi posto
web-sit-back = Questo è il posto di { $name }. Vuoi continuare su questo dispositivo?
web-sit-go-on = Continua qui

web-waiting-for = Si aspetta: { $names }.
web-board = Il tavolo
web-choices = Che cosa puoi fare
web-log = Che cosa è successo
web-chat = Conversazione
web-chat-say = Di’ qualcosa
web-send = Invia
web-undo = Ritira
web-people = Giocatori
web-side = Scelte, cronaca e chiacchiere
web-find = Mostrami dove
web-seat-link = Continua da un altro dispositivo
web-seat-link-hint = Chi apre questo link siede al tuo posto. Tienilo per te.
web-rematch = Un’altra partita
web-record = Scarica il verbale
web-check = Verifica il mazzo
web-replay = Rivedila
web-watching = Stai guardando.
web-keys = Tasti: Tab e Invio, da 1 a 9 scelgono, Esc annulla, u ritira, ? regole
web-replay-title = La partita, di nuovo
web-replay-seat = Come la vedeva
web-replay-watcher = chi guardava
web-replay-entry = Decisione
web-back-to-table = Torna al tavolo

web-rules-title = Le regole di { $game }
web-clauses = Il regolamento
web-things = Carte e cose
web-doubts = Che cosa è ricostruito
web-doubts-none = Ogni valore è quello stampato.
web-doubts-hint = Non è certo che questi valori siano quelli del gioco stampato; sono ricostruiti da ciò che dicono regole e recensioni.
web-own-box-title = Gioca con la tua scatola
web-own-box-how = Se possiedi il gioco stampato: scarica il file della scatola, correggi ciò che è diverso e incollalo nel modulo di un nuovo tavolo. Viene confrontato con tutto ciò che dice il regolamento, e il verbale dice con quale scatola si è giocato.
web-box-download = Scarica il file della scatola

web-stale = Il tavolo nel frattempo è cambiato; guarda e decidi di nuovo.
web-not-dealt = La partita non è ancora cominciata.
web-not-over = Questo si apre solo a partita finita.
web-one-seat = Un posto è tuo; dai gli altri ad amici o bot.
web-too-long = Sono più di { $most } caratteri.
web-bad-box = La scatola non va bene: { $reason }.
web-no-undo-here = A questo tavolo le decisioni restano.
web-chat-full = A questo tavolo si è parlato abbastanza.
web-not-yours = Qui non hai un posto.
web-malformed = Non si è capito.
web-not-found = Qui non c’è nulla. Forse il link è vecchio: il link di un posto cambia quando qualcuno lo prende.
web-forbidden = La richiesta non viene da una delle nostre pagine.
web-too-fast = Troppo in una volta. Aspetta un minuto.
web-broken = Questo tavolo è stato giocato con altre regole e non si può aprire.
web-trouble = Qualcosa è andato storto. Nulla di ciò che era confermato è perduto.

web-js-yours = Tocca a te
web-js-since = Dal tuo ultimo turno
web-js-bot = bot
web-js-here = presente
web-js-gone = assente
web-js-away = subentra un bot
web-js-acts = decide
web-js-offline = Connessione persa; si riprova …
web-js-online = Di nuovo connessi.
web-js-clear = Scegli altro
web-js-copied = Copiato
web-js-clause = Clausola
web-js-points = punti
web-js-none = Ora non c’è nulla da decidere.
web-js-fits = Il seme corrisponde al sigillo pubblicato prima di dare le carte:
web-js-misfits = Il seme non corrisponde al sigillo:
