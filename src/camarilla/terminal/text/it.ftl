# The usage of the command line. English stands where commands and options are declared.

usage = Giochi di intrighi di corte: giocare, leggere le regole, simulare, verificare.
option-help = questo aiuto
option-version = la versione del programma
option-lang = la lingua (da LC_ALL o LANG, altrimenti inglese)
option-game = quale gioco; l’elenco: camarilla games
option-edition = l’edizione delle regole, se ce n’è più di una
option-option = un’altra opzione del gioco
option-box = gioca con il tuo box.toml; - legge lo standard input
option-file = la registrazione; - legge lo standard input
option-json = risponde con un solo documento JSON
option-ray = gioca sulle macchine di un cluster Ray; non cambia il risultato

usage-play = gioca contro i bot, o in più persone a una tastiera
usage-play-game = quale gioco (altrimenti te lo si chiede); l’elenco: camarilla games
usage-play-seats = quanti giocano, bot compresi
usage-play-people = quanti di loro sono persone (1)
usage-play-names = i nomi delle persone, poi dei bot
usage-play-bot = contro chi giochi: easy (facile), medium (medio), hard (forte), master (maestro), greedy (avido) o random (a caso)
usage-play-seed = la partita che corrisponde a questo testo (altrimenti nessuno la conosce prima)
usage-play-undo = che cosa si può annullare: off (nulla), unseen (ciò che nessuno ha visto) o own-turn (il proprio turno; usuale)
usage-play-save = dove salvare la partita (altrimenti nella tua cartella dei dati)
usage-play-resume = riprende una partita salvata (l’ultima)
usage-play-plain = a righe, invece che a schermo intero
usage-play-pace = secondi per frase mentre giocano i bot (0.6)

usage-learn = una partita guidata con un istruttore, per imparare giocando
usage-learn-lesson = quale lezione (altrimenti vengono elencate)
usage-learn-again = dall’inizio, non da dove eri rimasto
usage-learn-plain = a righe invece che a schermo intero
usage-learn-pace = secondi per una frase mentre giocano gli altri (0.6)

usage-saves = l’elenco delle partite salvate

usage-serve = i tavoli nel browser, con amici e bot
usage-serve-host = l’indirizzo del server (127.0.0.1)
usage-serve-port = la porta (8000); 0: una qualsiasi libera
usage-serve-database = dove sono i tavoli (altrimenti nella tua cartella dei dati); file o URL
usage-serve-public-url = l’indirizzo a cui lo raggiungono gli altri, dietro un proxy
usage-serve-metrics-address = /metrics, per Prometheus, si trova solo qui
usage-serve-log-json = ogni evento come una riga di JSON su standard error
usage-serve-no-limits = nessun limite: per le prove di carico
usage-serve-game = mostra anche un tuo gioco che non è installato
usage-serve-open = apre un browser

usage-backup = copia tutti i tavoli in un file, anche durante le partite
usage-backup-file = il nuovo file
usage-backup-database = che cosa copiare (altrimenti dalla tua cartella dei dati); file o URL
usage-restore = riempie un database vuoto da un tale file
usage-restore-file = il backup
usage-restore-database = il database vuoto: un nuovo file o un URL

usage-games = l’elenco dei giochi
usage-rules = il regolamento, con fonti e test
usage-rules-clause = solo una regola (3.9) o un capitolo (3)

usage-simulate = molte partite fra bot
usage-simulate-seats = quanti giocano; più numeri: mescolati
usage-simulate-games = quante partite (100)
usage-simulate-bots = chi gioca, a rotazione sui posti: random, greedy, da easy a master, o un tuo modulo:Classe
usage-simulate-seed = lo stesso testo dà le stesse partite (1)
usage-simulate-first = il numero della prima partita (0)
usage-simulate-jobs = quanti processi (1); non cambia il risultato
usage-simulate-audit = conta tutti i componenti dopo ogni decisione

usage-arena = bot che si sfidano con le stesse distribuzioni, da ogni posto
usage-arena-bots = chi gioca, nell’ordine dei posti; da capo finché ce ne sono
usage-arena-seats = quanti giocano (quanti di solito)
usage-arena-deals = quante distribuzioni al massimo (50); ciascuna si gioca in ogni rotazione
usage-arena-seed = lo stesso testo dà le stesse partite (1)
usage-arena-jobs = quanti processi (1); non cambia il risultato
usage-arena-until = smette appena si può dire, con questo errore, se il primo bot vince più di --line
usage-arena-line = la parte di vittorie con cui --until confronta (quella che spetta a bot uguali)
usage-arena-luck-adjusted = toglie dalle vittorie anche la fortuna di ciò che è stato pescato: bastano meno distribuzioni
usage-arena-mirror = prima il primo bot gioca contro se stesso: deve finire alla pari
usage-arena-results = le distribuzioni vanno in questo file; se c’è già, il comando continua da lì
usage-train = impara a giudicare le posizioni, giocando contro se stesso
usage-train-seats = quanti giocano (quanti di solito)
usage-train-games = da quante partite imparare (1000)
usage-train-minutes = dopo quanti minuti smette di giocare (10, al massimo 30)
usage-train-bot = chi gioca, sbagliando di tanto in tanto (greedy)
usage-train-seed = lo stesso testo dà le stesse partite (1)
usage-train-jobs = quanti processi (1); non cambia il risultato
usage-train-output = la cartella di pesi, cifre, curva e partite (training-GIOCO); quel che c’è si continua
usage-tune = cerca impostazioni migliori per un livello, come TOML
usage-tune-level = quale livello che guarda avanti (hard)
usage-tune-against = chi siede in tutti gli altri posti (greedy)
usage-tune-seats = quanti giocano (quanti di solito)
usage-tune-simulations = quante simulazioni a decisione (quante ne fa il livello)
usage-tune-tried = prova questi valori di un’impostazione, e solo quelle così nominate (altrimenti le solite)
usage-tune-candidates = quante impostazioni provare (16)
usage-tune-deals = quante distribuzioni gioca ciascuna all’inizio (4), in ogni rotazione
usage-tune-fresh = quante distribuzioni nuove misurano la migliore (20)
usage-tune-seed = lo stesso testo dà le stesse partite (1)
usage-tune-jobs = quanti processi (1); non cambia il risultato
usage-tune-results = le prove vanno in questo file; se c’è già, il comando continua da lì
usage-tune-output = dove vanno le impostazioni (uscita standard)

usage-replay = una registrazione, decisione per decisione
usage-replay-at = solo il tavolo dopo la voce N (0: l’inizio)
usage-replay-seat = come la vedeva questo posto: un numero da 0, o un nome
usage-replay-step = il tavolo dopo ogni voce; Invio per proseguire
usage-replay-game = un gioco non installato: modulo:ATTRIBUTO

usage-hint = che cosa conviene a un posto in un momento della registrazione, con ciò che sa
usage-hint-at = il momento dopo la voce N (0: l’inizio; senza: adesso)
usage-hint-seat = chi decide: un numero da 0, o un nome
usage-hint-simulations = in quante situazioni immaginate guardare avanti (60)
usage-hint-game = { usage-replay-game }

usage-review = analisi di una partita finita: probabilità, errori, svolte, fortuna
usage-review-simulations = { usage-hint-simulations }
usage-review-jobs = quanti processi (quanti sono i core); il risultato non cambia
usage-review-game = { usage-replay-game }
usage-puzzle = trovare la decisione migliore in una posizione di una partita
usage-puzzle-game = di quale gioco (altrimenti l’elenco)
usage-puzzle-number = quale problema (1)
usage-puzzle-answer = dice subito la risposta
usage-puzzle-plain = a righe invece che a schermo intero

usage-draw = un momento di una registrazione come immagine: SVG o PNG
usage-draw-output = dove (board.svg); per .png serve Chromium; - scrive l’SVG sullo standard output
usage-draw-at = il tavolo dopo la voce N (0: l’inizio; altrimenti la fine); N.B è il suo momento numero B
usage-draw-seat = con gli occhi di chi: un numero da 0, un nome, watch (spettatore), o a mani scoperte: all
usage-draw-dark = a colori scuri
usage-draw-width = quanto larga (1100)
usage-draw-game = { usage-replay-game }

usage-verify = le registrazioni corrispondono al loro seed e alle regole?
usage-verify-files = le registrazioni; - legge lo standard input
usage-verify-game = { usage-replay-game }

usage-new-game = scrive un piccolo gioco, da trasformare nel tuo
usage-new-game-name = il suo id, come my-game

usage-bench = misura la velocità (dal codice sorgente)

usage-settings = che cosa vale, e da dove
usage-completion = uno script per il tasto Tab della tua shell
usage-completion-shell = bash, zsh: eval "$(camarilla completion bash)"

argparse-usage = uso:{" "}
argparse-options = opzioni
argparse-arguments = argomenti
argparse-argument = %(argument_name)s: %(message)s
argparse-required = manca: %s
argparse-unknown = argomento sconosciuto: %s
argparse-one = serve un valore
argparse-some = serve almeno un valore
argparse-choice = %(value)r non si può scegliere (possibilità: %(choices)s)
argparse-near = %r non esiste: intendevi %r?
argparse-value = %(value)r qui non va bene
argparse-ignored = qui non serve un valore: %r
argparse-ambiguous = ambiguo: %(option)s (può essere %(matches)s)
argparse-see = %s (vedi %s --help)
argparse-moment = serve un numero come 12 o 12.3, non %r
argparse-seconds = serve un numero di secondi come 0.6, non %r
argparse-numbers = servono numeri come 4 o 2,3,4, non %r
