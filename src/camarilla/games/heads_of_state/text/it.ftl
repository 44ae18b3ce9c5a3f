title = Heads of State
tagline = Le famiglie nobili di quattro paesi puntano alle corone d’Europa per tre secoli, e nessun rivale è al sicuro.
points = punti

action-collect = Prendi tre carte attributo
action-refresh = Scopri sei nuove carte attributo e prendine una
action-plot = Prendi una carta tradimento e una carta attributo
action-take = Prendi fra le scoperte: { $attribute }
action-draw = Pesca una carta attributo dal mazzo
action-take-treachery = Prendi fra i tradimenti scoperti: { $treachery }
action-draw-treachery = Pesca una carta tradimento dal mazzo
action-place = Metti in gioco un nobile: { $rank }, { $territory }{ $replaced }
action-strike = Gioca { $treachery } contro il nobile: { $rank }, { $territory }
action-second = Seconda carta: { $treachery }
action-done = Termina il turno
action-discard = Scarta: { $attribute }
action-discard-treachery = Scarta tradimento: { $treachery }
action-trim = Scarta: { $attribute }
action-trim-treachery = Scarta tradimento: { $treachery }

event-began = Comincia { $seat }, per sorteggio.
event-turn = Tocca a { $seat }.
event-collected = { $seat } prende carte attributo ({ $amount }).
event-refreshed = { $seat } mette da parte le carte attributo scoperte e ne scopre altre sei.
event-plotted = { $seat } prende una carta tradimento e una carta attributo.
event-took = { $seat } prende fra le scoperte: { $attribute }.
event-drew = { $seat } pesca: { $attribute }.
event-drew-unseen = { $seat } pesca una carta attributo.
event-took-treachery = { $seat } prende fra le scoperte: { $treachery }.
event-drew-treachery = { $seat } pesca: { $treachery }.
event-drew-treachery-unseen = { $seat } pesca una carta tradimento.
event-placed = { $seat } mette in gioco un nobile: { $rank }, { $territory }{ $replaced }.
event-no-card = { $seat } non prende carte nobile: sono finite ({ $rank }).
event-hexagon = { $seat } mette il primo nobile in questo territorio: { $territory }. { $points } punti.
event-everywhere = { $place ->
    [1] Per la prima volta qualcuno ha avuto nobili in tutto il paese: { $seat }, { $country }.
   *[other] Per la seconda volta qualcuno ha avuto nobili in tutto il paese: { $seat }, { $country }.
    }
event-square = { $seat } ha avuto nobili in ogni territorio: { $country }. { $points } punti.
event-all-ranks = { $place ->
    [1] Per la prima volta qualcuno ha piazzato tutti e sette i ranghi: { $seat }.
    [2] Per la seconda volta qualcuno ha piazzato tutti e sette i ranghi: { $seat }.
   *[other] Per la terza volta qualcuno ha piazzato tutti e sette i ranghi: { $seat }.
    }
event-set = { $seat } ha messo in gioco tutti e sette i ranghi. { $points } punti.
event-struck = { $seat } gioca { $treachery } contro: { $rank }, { $territory }.
event-seconded = { $seat } aggiunge: { $treachery }.
event-bag = Nel sacchetto: { $amount } cubi di { $seat } e uno di { $owner }.
event-cube = Si estrae un cubo di { $owner }.
event-killed = { $owner } perde un nobile: { $rank }, { $territory }.
event-survived = Un nobile di { $owner } sopravvive: { $rank }, { $territory }.
event-discarded = { $seat } scarta: { $attribute }.
event-discarded-treachery = { $seat } scarta: { $treachery }.
event-chose = { $seat } scarta: { $attribute }.
event-chose-unseen = { $seat } scarta una carta attributo.
event-chose-treachery = { $seat } scarta: { $treachery }.
event-chose-treachery-unseen = { $seat } scarta una carta tradimento.
event-returned = Le sei carte messe da parte tornano nel mazzo.
event-opened = Carta scoperta: { $attribute }.
event-opened-treachery = Carta scoperta: { $treachery }.
event-reshuffled = Gli scarti dei tradimenti formano un nuovo mazzo.
event-revolution = Rivoluzione nel turno di { $seat }! Il round del { $century } è finito.
event-influence = { $country }: influenza di { $seat }: { $amount }.
event-alone = { $country }: nessun altro ha nobili qui.
event-no-third = { $country }: oltre a questi due nessuno ha nobili qui.
event-by-influence = { $country }: influenza { $amount } contro { $against }.
event-by-rank = { $country }: influenza { $amount } pari; decide il rango più alto: { $rank } davanti a { $lower }.
event-by-hexagon = { $country }: influenza { $amount } pari e stesso rango; decide il numero sull’esagono: { $number } davanti a { $against }.
event-most = { $country }: { $seat } ha la maggiore influenza. { $points } punti.
event-second-most = { $country }: { $seat } è al secondo posto. { $points } punti.
event-century = Comincia il round del { $century }.
event-most-cards = Carte nobile ({ $rank }): { $amount } contro { $against }.
event-equal-cards = Carte nobile ({ $rank }): in due ne hanno di più, { $amount } a testa, e si dividono i punti.
event-no-majority = Carte nobile ({ $rank }): più di due ne hanno il massimo, { $amount } a testa; nessuno riceve punti.
event-majority = { $seat } ha il maggior numero di carte nobile ({ $rank }). { $points } punti.
event-shared = { $seat } è in parità per il maggior numero di carte nobile ({ $rank }). { $points } punti.
event-over = La partita è finita.

ask-choosing = Quali carte vuoi?
ask-drawing =
    { $cards_to_take ->
        [one] Prendi una carta.
       *[other] Prendi { $cards_to_take } carte: { $taking } di { $cards_to_take }.
    }
ask-placing = Metti in gioco nobili nelle caselle vuote, o termina il turno.
ask-placing-only-done = Non c’è nessun nobile che puoi pagare e mettere in gioco: termina il turno.
ask-scheming = Gioca carte tradimento, sostituisci i nobili uccisi, o termina il turno.
ask-scheming-only-done = Ora non hai nulla da giocare o da sostituire: termina il turno.
ask-scheming-only-place = Prima di terminare il turno sostituisci i nobili uccisi, tranne uno.
ask-seconding = Contro una capitale servono due carte: qual è la seconda?
ask-discarding = Troppe carte: puoi tenere 10 carte attributo e 4 carte tradimento. Da scartare: attributo { $owes }, tradimento { $treachery_owes }.
ask-trimming = Rivoluzione: puoi tenere 6 carte attributo e 2 carte tradimento. Da scartare: attributo { $owes }, tradimento { $treachery_owes }.
ask-over = La partita è finita.

account-hexagon = Primo nobile: { $territory }
account-square = Prima copertura di tutti i territori: { $country }
account-second-square = Seconda copertura di tutti i territori: { $country }
account-set = Tutti e sette i ranghi
account-most = { $century }: maggiore influenza, { $country }
account-second-most = { $century }: secondo posto, { $country }
account-majority = Maggior numero di carte nobile: { $rank }
account-shared = Maggior numero di carte nobile, in parità: { $rank }

refused-2-2 = Prima scegli l’opzione: tre carte attributo, sei nuove, o tradimento.
refused-2-3 = Hai già scelto l’opzione di questo turno.
refused-2-4 = Prima prendi tutte le tue carte. Mancano: attributo { $cards }, tradimento { $daggers }.
refused-2-5 = Nel primo turno prendi carte attributo; non c’è nulla da scegliere.
refused-3-2 = Questa carta non è fra le scoperte: { $attribute }.
refused-3-3 = Hai già preso tutte le carte attributo di questo turno.
refused-3-4 = Hai scelto carte attributo: niente carte tradimento in questo turno.
refused-3-5 =
    Il mazzo normale ha { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }; per scoprirne di nuove ne servono { $needed }.
refused-3-7 = Il mazzo normale è esaurito: prendi una carta scoperta.
refused-4-1 = In { $territory } non c’è una casella per questo rango: { $rank }.
refused-4-2 = La casella è occupata da { $owner }: { $rank }, { $territory }.
refused-4-4 = Non puoi pagare questo nobile: { $rank }. Mancano:{ missing-cards }
refused-4-6 = Non hai una cortigiana per questo nobile: { $rank }.
refused-4-7 = La cortigiana non vale per questo nobile: { $rank }.
refused-4-8 = Questa carta non fa parte del prezzo: { $attribute } ({ $rank }).
refused-4-10 = Non hai più tessere di questo rango: { $rank }.
refused-4-11 = Non hai svuotato questa casella in questo turno: { $rank }, { $territory }.
refused-5-1 = Hai scelto carte attributo: in questo turno non si giocano tradimenti.
refused-5-3 = Hai già preso la tua carta attributo.
refused-5-4 = Hai già preso la tua carta tradimento.
refused-5-5 = Questa carta non è fra i tradimenti scoperti: { $treachery }.
refused-5-6 = Non hai questa carta: { $treachery }.
refused-5-7 = In { $territory } non c’è questo nobile: { $rank }.
refused-5-8 = È un tuo nobile: { $rank }, { $territory }.
refused-5-9 = Questo nobile è già stato un bersaglio in questo turno: { $rank }, { $territory }.
refused-5-10 = Questa carta non vale in questo paese: { $treachery }, { $country }.
refused-5-12 = È una capitale, servono due assassini: { $territory }.
refused-5-13 = È una capitale: { $territory }. Servono due carte per questo paese: { $country }.
refused-5-14 = Prima scegli la seconda carta, valida per { $country }.
refused-5-15 = Una seconda carta si gioca solo contro una capitale, subito dopo la prima.
refused-5-16 = Un assassino non può essere la seconda carta; ne serve una per: { $country }.
refused-6-2 = Nobili uccisi e non sostituiti: { $gaps }. Sostituiscine almeno { $needed } fra:{ meant-nobles }
refused-6-3 = Se riesce, dovresti sostituire tutti i nobili uccisi tranne uno, ma non puoi. Da mettere:{ meant-nobles }. Mancano:{ missing-cards }{ missing-tiles }
refused-6-4 = Dopo questo non potresti più sostituire tutti i nobili uccisi tranne uno. Da mettere:{ meant-nobles }. Mancano:{ missing-cards }{ missing-tiles }
refused-7-2 = Carte attributo che puoi tenere: { $limit }.
refused-7-3 = Carte tradimento che puoi tenere: { $limit }.
refused-7-4 = Prima scarta. Di troppo: attributo { $cards }, tradimento { $daggers }.
refused-7-5 = Ora non c’è nulla da scartare.
refused-7-6 = Non hai questa carta: { $attribute }.
refused-7-7 = Non hai questa carta: { $treachery }.
refused-8-4 = Carte attributo che puoi tenere: { $limit }.
refused-8-5 = Carte tradimento che puoi tenere: { $limit }.
refused-8-6 = Prima riduci la mano. Di troppo: attributo { $cards }, tradimento { $daggers }.
refused-8-7 = Le mani si riducono solo dopo una rivoluzione.

board-countries = Paesi
board-century = Round
board-display = Carte scoperte
board-pile = mazzo
board-revolution-pile = mazzo rivoluzione
board-discards = scarti
board-aside = da parte
board-treachery = Tradimento
board-markers = segnalini quadrati rimasti
board-hexagon = segnalino ancora lì
board-hexagon-taken = segnalino già preso
board-most = primo / secondo per influenza
board-influence = influenza
board-large = Tutti i ranghi
board-large-in-lines = Segnalini per i sette ranghi
board-hand = mano
board-hand-in-lines = mano + tradimento
board-score = punti
board-cards = carte nobile
board-prices = Prezzi
board-you = tu
board-empty = vuota
board-dead = morti
board-known = note
board-gap = appena ucciso
board-player = giocatore
board-capital = capitale
board-no-cards = nessuna carta
board-your-hand = La tua mano
board-given-up = scartate
board-courtesan-for = La cortigiana sostituisce
board-nothing = nulla
board-lacks = manca
board-lacks-long = carte che mancano ancora alla tua mano
board-tiles = tess.
board-tiles-long = tessere che ti restano
board-points = pti
board-points-long = punti per il maggior numero di carte nobile, e carte nobile rimaste
board-ready = la tua mano basta
board-ready-courtesan = la tua mano basta con una cortigiana
board-players = Giocatori
board-hexagons = segnalini esagonali presi
board-squares = segnalini quadrati presi
board-won-most = maggiore influenza
board-won-second = seconda influenza
board-too-many = troppe carte
board-left-in-lines = carte nobile rimaste
board-cards-left = carte nobile rimaste: { $cards }
board-owes = da scartare: { $cards }

rank-baron = barone
rank-count = conte
rank-earl = earl
rank-marquis = marchese
rank-duke = duca
rank-prince = principe
rank-king = re
lower-baron = { rank-baron }
lower-count = { rank-count }
lower-earl = { rank-earl }
lower-marquis = { rank-marquis }
lower-duke = { rank-duke }
lower-prince = { rank-prince }
lower-king = { rank-king }

attribute-gold = oro
attribute-title = titolo
attribute-troops = truppe
attribute-castle = castello
attribute-duelling = duello
attribute-bishop = vescovo
attribute-palace = palazzo
attribute-crown = corona
attribute-courtesan = cortigiana

treachery-assassin = assassino
treachery-axeman = boia
treachery-guillotine = ghigliottina
treachery-inquisition = inquisizione
treachery-gallows = forca
treachery-axeman-guillotine = boia / ghigliottina
treachery-axeman-inquisition = boia / inquisizione
treachery-axeman-gallows = boia / forca
treachery-guillotine-inquisition = ghigliottina / inquisizione
treachery-guillotine-gallows = ghigliottina / forca
treachery-inquisition-gallows = inquisizione / forca

country-britain = Gran Bretagna
country-france = Francia
country-spain = Spagna
country-germany = Germania

territory-england = Inghilterra
territory-scotland = Scozia
territory-ireland = Irlanda
territory-ile-de-france = Île-de-France
territory-burgundy = Borgogna
territory-aquitaine = Aquitania
territory-normandy = Normandia
territory-provence = Provenza
territory-castile = Castiglia
territory-aragon = Aragona
territory-andalusia = Andalusia
territory-galicia = Galizia
territory-brandenburg = Brandeburgo
territory-saxony = Sassonia
territory-bavaria = Baviera
territory-rhineland = Renania

century-1589 = 1589
century-1689 = 1689
century-1789 = 1789

replaced-nothing = {""}
replaced-gold = {", cortigiana al posto di: "}oro
replaced-title = {", cortigiana al posto di: "}titolo
replaced-troops = {", cortigiana al posto di: "}truppe
replaced-castle = {", cortigiana al posto di: "}castello
replaced-duelling = {", cortigiana al posto di: "}duello
replaced-bishop = {", cortigiana al posto di: "}vescovo
replaced-palace = {", cortigiana al posto di: "}palazzo
replaced-crown = {", cortigiana al posto di: "}corona

help-treachery-assassin = Colpisce un nobile altrui in qualsiasi provincia; in una capitale ne servono due. Riesce tre volte su quattro.
help-treachery-axeman = Uccide di sicuro un nobile altrui in una provincia (Gran Bretagna). Nella capitale serve una seconda carta per lo stesso paese.
help-treachery-guillotine = Uccide di sicuro un nobile altrui in una provincia (Francia). Nella capitale serve una seconda carta per lo stesso paese.
help-treachery-inquisition = Uccide di sicuro un nobile altrui in una provincia (Spagna). Nella capitale serve una seconda carta per lo stesso paese.
help-treachery-gallows = Uccide di sicuro un nobile altrui in una provincia (Germania). Nella capitale serve una seconda carta per lo stesso paese.
help-treachery-axeman-guillotine = Vale in due paesi: Gran Bretagna e Francia. In provincia uccide di sicuro un nobile altrui; in una capitale serve una seconda carta per quel paese.
help-treachery-axeman-inquisition = Vale in due paesi: Gran Bretagna e Spagna. In provincia uccide di sicuro un nobile altrui; in una capitale serve una seconda carta per quel paese.
help-treachery-axeman-gallows = Vale in due paesi: Gran Bretagna e Germania. In provincia uccide di sicuro un nobile altrui; in una capitale serve una seconda carta per quel paese.
help-treachery-guillotine-inquisition = Vale in due paesi: Francia e Spagna. In provincia uccide di sicuro un nobile altrui; in una capitale serve una seconda carta per quel paese.
help-treachery-guillotine-gallows = Vale in due paesi: Francia e Germania. In provincia uccide di sicuro un nobile altrui; in una capitale serve una seconda carta per quel paese.
help-treachery-inquisition-gallows = Vale in due paesi: Spagna e Germania. In provincia uccide di sicuro un nobile altrui; in una capitale serve una seconda carta per quel paese.
help-attribute-courtesan = Sostituisce una carta del prezzo di un nobile. Una per nobile, e nessuna per re e barone.

# Lists inside refusals: each name only if there is any of it.
missing-cards = { $gold ->
    [0] {""}
   *[other] {" "}(oro × { $gold })
 }{ $title ->
    [0] {""}
   *[other] {" "}(titolo × { $title })
 }{ $troops ->
    [0] {""}
   *[other] {" "}(truppe × { $troops })
 }{ $castle ->
    [0] {""}
   *[other] {" "}(castello × { $castle })
 }{ $duelling ->
    [0] {""}
   *[other] {" "}(duello × { $duelling })
 }{ $bishop ->
    [0] {""}
   *[other] {" "}(vescovo × { $bishop })
 }{ $palace ->
    [0] {""}
   *[other] {" "}(palazzo × { $palace })
 }{ $crown ->
    [0] {""}
   *[other] {" "}(corona × { $crown })
 }{ $courtesan ->
    [0] {""}
   *[other] {" "}(cortigiana × { $courtesan })
 }
meant-nobles = { $baron ->
    [0] {""}
   *[other] {" "}(barone × { $baron })
 }{ $count ->
    [0] {""}
   *[other] {" "}(conte × { $count })
 }{ $earl ->
    [0] {""}
   *[other] {" "}(earl × { $earl })
 }{ $marquis ->
    [0] {""}
   *[other] {" "}(marchese × { $marquis })
 }{ $duke ->
    [0] {""}
   *[other] {" "}(duca × { $duke })
 }{ $prince ->
    [0] {""}
   *[other] {" "}(principe × { $prince })
 }{ $king ->
    [0] {""}
   *[other] {" "}(re × { $king })
 }
missing-tiles = { $tiles ->
    [0] {""}
   *[other] {" "}(tessera × { $tiles })
 }

# Che cosa c’è sul tavolo
board-attribute = Carta attributo
board-country = Paese
board-territory = Territorio
board-space = Casella
board-rank = Rango
help-board-attribute = I nobili si pagano con carte attributo. La tabella dei prezzi mostra a quali ranghi serve questa.
help-board-country = I segnalini rotondi mostrano quanto danno a fine round la maggiore influenza e la seconda; i quadrati vanno ai primi due che hanno avuto nobili in ogni territorio. A destra, chi ha quanta influenza.
help-board-territory = Il primo nobile qui prende il segnalino esagonale con questo numero. Una stella indica la capitale, i cui nobili contano il doppio. Un territorio ha una o due caselle.
help-board-space = Se è vuota, accoglie un nobile di questo rango. In una provincia il nobile presente di rango più alto vale 2 di influenza e l’altro 1, in una capitale 4 e 2.
help-board-rank = Un rango di nobili, dal barone al re. Quanto costa sta nei prezzi, con i punti per il maggior numero di carte nobile del rango; in un territorio il nobile più alto ha più influenza.
help-board-dead = Nobili uccisi qui. Per i segnalini quadrati e per la serie dei sette ranghi contano ancora.
help-board-century = La partita ha tre round. Ognuno finisce appena compare la rivoluzione.
help-board-large = Chi ha messo in gioco un nobile di ognuno dei sette ranghi riceve subito uno di questi numeri: il primo giocatore il più alto, il secondo il successivo, e così via. Contano anche i morti.
help-board-display = Carte attributo scoperte. A fine turno tornano a essere sei.
help-board-treachery = Le carte tradimento uccidono nobili degli altri. Puoi prenderne una se per il tuo turno scegli il tradimento.
help-board-pile = Carte coperte da cui si pesca. Nessuno sa che cosa viene.
help-board-revolution-pile = Undici carte, una delle quali è la rivoluzione. Si pescano quando l’altro mazzo è finito.
help-board-discards = Carte scartate. Tornano in gioco quando si formano nuovi mazzi.
help-board-aside = Carte messe da parte quando se ne sono scoperte sei nuove. A fine turno tornano nel mazzo.
help-board-your-hand = Le tue carte. A fine turno ne tieni al massimo 10 attributo e 4 tradimento, dopo una rivoluzione 6 e 2.
help-board-given-up = Carte scartate dopo la rivoluzione; gli altri le vedono quando tutti hanno scelto.
help-board-courtesan-for = Una cortigiana può sostituire una carta del prezzo di un nobile; non per un re o un barone. Scegli quale.
help-board-prices = Quanto costa ogni rango; le carte che hai sono evidenziate. Poi: quante mancano, le tessere che ti restano, i punti per il maggior numero di carte nobile del rango, e quante carte nobile restano.
help-board-player = Un giocatore: carte in mano, segnalini presi e carte nobile di ogni rango, il re per primo.
help-board-score = I punti finora. Il maggior numero di carte nobile di ogni rango dà punti dopo il terzo round.
help-board-hand = Quante carte attributo sono in mano.
help-board-hexagons = Segnalini esagonali presi: uno per ogni territorio in cui questo giocatore ha messo il primo nobile.
help-board-squares = Paesi di cui questo giocatore ha un segnalino quadrato: è stato il primo o il secondo ad avere avuto nobili in ogni territorio.
help-board-won-most = Quante volte questo giocatore aveva la maggiore influenza in un paese a fine round.
help-board-won-second = Quante volte questo giocatore aveva la seconda influenza in un paese a fine round.
help-board-too-many = A fine turno restano in mano al massimo 10 carte attributo e 4 carte tradimento, dopo una rivoluzione 6 e 2. Le altre si scartano.
help-board-most = Quanto dà l’influenza in questo paese a fine round: il numero d’oro a chi ne ha di più, quello d’argento al secondo. In parità è primo chi ha qui il nobile più alto.
help-board-markers = Chi per primo ha avuto un nobile in ogni territorio di questo paese riceve subito il numero più alto, il secondo giocatore quello più basso. Contano anche i morti.
help-board-influence = Chi ha ora quanta influenza in questo paese. In una provincia il nobile più alto conta 2 e l’altro 1, in una capitale 4 e 2; i morti non contano.
help-board-lacks-long = Quante carte del prezzo ti mancano. Un segno di spunta: puoi pagarlo; la cortigiana: puoi pagarlo con il suo aiuto.
help-board-tiles-long = Quanti nobili di questo rango puoi ancora mettere in gioco. Chi muore non torna.
help-board-points-long = Quanto dà, dopo il terzo round, il maggior numero di carte nobile di questo rango; due in parità dividono, se sono di più nessuno riceve nulla. Dopo il ×: quante carte nobile del rango restano. Ogni nobile messo in gioco ne prende una.
help-board-cards = Carte nobile di ogni rango. Restano anche se un nobile muore. Dopo il terzo round chi ne ha di più di un rango riceve punti.
help-board-known = Carte di questa mano che tutti hanno visto.

# Come si gioca
howto-mood = Per chi ama fare piani lunghi e perdona un pugnale alle spalle
howto-aim = Porta i tuoi nobili al potere in quattro paesi e tienili in vita: dopo la terza rivoluzione vince chi ha più punti.
howto-step-choose-title = Scegli le carte
howto-step-choose = Prendi tre carte attributo; oppure scoprine sei nuove e prendine una; oppure prendi una carta tradimento e una carta attributo. La scelta decide che cosa puoi fare nel resto del turno.
howto-step-price-title = Raccogli un prezzo
howto-step-price = Ogni rango ha un prezzo di carte attributo diverse: una per un barone, otto per un re. La tabella mostra che cosa hai e quanto manca. Una cortigiana sostituisce una carta.
howto-step-place-title = Metti in gioco nobili
howto-step-place = Se hai preso solo carte attributo, metti nelle caselle vuote tutti i nobili che puoi pagare. Ognuno porta una carta nobile del suo rango, e il primo nobile in un territorio prende il segnalino esagonale.
howto-step-strike-title = Oppure colpisci
howto-step-strike = Se hai preso una carta tradimento, puoi uccidere nobili degli altri. Al loro posto può andare un tuo nobile, al solito prezzo. Di tutti quelli che uccidi in un turno, devi sostituirli tutti meno uno.
howto-step-hand-title = Attento alla mano
howto-step-hand = Alla fine del turno tieni al massimo 10 carte attributo e 4 carte tradimento. Dopo una rivoluzione ne restano solo 6 e 2.
howto-step-revolution-title = La rivoluzione
howto-step-revolution = Si nasconde fra le ultime undici carte, e appena compare il round finisce. In ogni paese danno punti la maggiore influenza e la seconda. I round sono tre.
howto-points-markers = Subito: il primo nobile in un territorio, nobili in ogni territorio di un paese, e un nobile di ognuno dei sette ranghi.
howto-points-influence = Alla fine di ogni round, in ogni paese: la maggiore influenza e la seconda. In una provincia il nobile di rango più alto vale 2 e l’altro 1, in una capitale 4 e 2.
howto-points-cards = Dopo l’ultimo round: il maggior numero di carte nobile di un rango, da 4 punti per i baroni a 16 per i re.
howto-mistake-treachery = In un turno di tradimento non puoi mettere nobili nelle caselle che erano già vuote, solo dove hai appena ucciso qualcuno.
howto-mistake-saving = Un re costa otto carte, e una rivoluzione te ne lascia sei. Non risparmiare a lungo quando il mazzo è corto.
howto-mistake-dead = Un nobile morto non è perso del tutto: la carta nobile resta a te, e per i segnalini il nobile conta ancora.
howto-mistake-capital = In una capitale una carta non basta: servono due assassini, o due carte che valgono in quel paese.
howto-example = La fine di un round in un paese: chi ha quanta influenza, e quanti punti dà:

# I primi passi: che cosa guardare
advice-choosing = Guarda la tabella dei prezzi: a quale rango mancano solo una o due carte?
advice-drawing = Guarda le carte scoperte: una di loro riempie un vuoto nella tua tabella dei prezzi?
advice-placing = Cerca gli esagoni che hanno ancora il segnalino, e i paesi in cui non hai ancora nobili.
advice-scheming = Guarda i paesi: quale nobile ti toglie la maggiore influenza, e puoi pagare il suo posto?
advice-seconding = Guarda le tue carte tradimento: quale vale in questo paese e ti serve meno altrove?
advice-discarding = Guarda la tabella dei prezzi: quale delle tue carte non serve al tuo prossimo nobile?
advice-trimming = Guarda la tabella dei prezzi: con quali sei carte sei più vicino al tuo prossimo nobile?

printed-rank = rango
printed-attribute = carta attributo
printed-treachery = carta tradimento
printed-country = paese
printed-territory = territorio
printed-name = nome
printed-cost = prezzo
printed-courtesan = cortigiana ammessa
printed-tiles = tessere per giocatore
printed-cards = carte nobile
printed-points = punti
printed-unmarked = in ogni partita
printed-three = da 3 giocatori
printed-four = da 4 giocatori
printed-five = in 5 giocatori
printed-copies = copie
printed-squares = segnalini quadrati
printed-small = segnalini rotondi piccoli
printed-capital = capitale
printed-hexagon = segnalino esagonale
printed-upper = casella superiore
printed-lower = casella inferiore

# File della scatola: nomi e chiavi come stanno nel file
box-cost-kinds = cost deve elencare diversi tra { $known }.
box-cost-number = «{ $name }» costa { $wanted ->
        [one] 1 carta
       *[other] { $wanted } carte
    }, non { $given }.
box-cost-stated = «{ $name }» costa { $wanted }.
box-kind-number = di un tipo ci sono da 1 a { $high } carte, non { $given }.
box-attributes = le carte attributo sono { $wanted }, non { $given }.
box-equally-many = i nove tipi di carte attributo non sono ugualmente frequenti.
box-none-marked = alcune carte attributo portano il segno «{ $name }».
box-deck = per { $players } giocatori servono almeno { $wanted } carte attributo, non { $given }.
box-at-least-one = c’è almeno una «{ $name }».
box-treachery = le carte tradimento sono { $wanted }, non { $given }.
box-doubles = le carte tradimento doppie sono { $wanted }, non { $given }.
box-upper-higher = la casella superiore è del rango più alto.
box-capital = una capitale ospita un re, oppure un re e un principe.
box-hexagon-twice = { $given } sta già in «{ $name }»; i numeri di un paese sono diversi.
box-boxes = «{ $name }» ha { $wanted ->
        [one] 1 casella
       *[other] { $wanted } caselle
    }, non { $given }.
box-france = la Francia ha caselle per tutti e sette i ranghi.
box-germany = la Germania ha caselle per baron, earl, marquis, duke e prince.
box-german-marquis = una provincia tedesca ha una casella per un marquis.
box-capital-seven = una capitale con caselle per king e prince vale 7.
box-count-and-earl = una provincia ha caselle per esattamente un count e un earl.
box-duke-and-earl = un territorio ha la casella di un duke sopra quella di un earl.
box-squares = squares deve contenere due numeri fino a 40, il primo più alto.

## Lesson

lesson-aim = Vince chi ha più punti. Guidi una famiglia nobile e metti i suoi nobili in quattro paesi. Questo paga subito, se arrivi per primo in un territorio; paga di nuovo a ogni rivoluzione, per l’influenza in ogni paese; e a fine partita, per il maggior numero di nobili di ogni rango. Le rivoluzioni sono tre, e la terza chiude la partita. Cominciano Lucrezia e Cosimo.
lesson-map = Ogni territorio ha una o due caselle, e ogni casella è per un rango: in Scozia una per un earl e una per un conte. Il territorio con la stella (★) è la capitale del paese; gli altri sono province. Il numero nell’esagono va al primo nobile che arriva nel territorio. Perciò conviene essere rapidi: la Scozia vale { $hexagon } punti.
lesson-prices = I nobili si pagano con carte attributo, e la tabella dei prezzi dice con quali: un conte costa oro e titolo, il re una carta di ogni tipo. Ora prendi { $cards } carte. Ragiona a ritroso: scegli il nobile che vuoi, poi prendi le carte che lo pagano. Noi vogliamo un conte.
lesson-gold = Tocca a te. Un conte costa oro e titolo. Prendi l’oro fra le carte scoperte: ciò che sta nel mazzo lo vedi solo dopo averlo pescato.
lesson-gold-draw = Pescare dal mazzo è un azzardo. L’oro è scoperto davanti a te: prendilo.
lesson-gold-other = Non ora: per un conte ti serve l’oro. Prendi l’oro.
lesson-title = Ora un titolo, e il conte è pagato. Come terza carta prenderemo la cortigiana: è un jolly, che sostituisce una carta nel prezzo di ogni nobile, tranne baroni e re.
lesson-title-other = Un conte vuole oro e titolo, e l’oro ce l’hai. Prendi il titolo.
lesson-place = Hai oro, titolo e cortigiana. Metti il conte in Scozia, per due ragioni: il primo nobile vi guadagna { $hexagon } punti, e la Gran Bretagna ha solo { $territories } territori; chi per primo ha avuto nobili in tutti ne riceve altri { $square }, il secondo { $next }. La cortigiana non sostituisce nulla («{ board-nothing }»): quel jolly ti servirà.
lesson-place-good = Primo in Scozia: subito { $hexagon } punti, e una carta nobile per il tuo conte: le conta la fila accanto al tuo nome. Non potevi pagare un altro nobile, quindi abbiamo terminato il tuo turno.
lesson-place-joker = Così spenderesti la cortigiana, anche se hai oro e titolo. Paga con quelli e tieni il jolly.
lesson-place-elsewhere = Si può, ma un paese più grande richiede più tempo. La Scozia è uno dei soli { $territories } territori della Gran Bretagna.
lesson-place-baron = Un barone costa poco, ma poi l’oro finisce e niente conte in questo turno. Metti il conte in Scozia.
lesson-place-done = Puoi pagare un conte adesso, e la Scozia la vogliono anche altri. Prima mettilo in gioco.
lesson-danger = Tradimento! Lucrezia ha preso un boia, ha ucciso il tuo conte e ha messo un proprio conte al suo posto. I tuoi { $score } punti e la carta nobile restano, e un nobile morto conta ancora per essere stato in Scozia. Ma l’influenza è solo dei vivi. Tocca a Cosimo.
lesson-plot = Vendicati! A ogni turno scegli una di tre cose: tre carte attributo; sei nuove carte scoperte, di cui ne prendi una; oppure una congiura, cioè una carta tradimento e una carta attributo. Solo con una congiura si uccide. Fra le scoperte c’è un altro boia. Per averlo, scegli «{ action-plot }».
lesson-plot-collect = Così pagheresti nobili, ma solo il tradimento libera una casella occupata. Scegli la carta tradimento e la carta attributo.
lesson-axeman = Prendi il boia: in una provincia della Gran Bretagna uccide sempre. La ghigliottina fa lo stesso in Francia, l’inquisizione in Spagna, la forca in Germania. L’assassino vale in ogni paese, ma fallisce una volta su quattro. Come altra carta prendiamo un titolo: con la cortigiana paga di nuovo un conte.
lesson-axeman-other = Prima prendi il boia: è la carta che funziona di sicuro in Scozia.
lesson-strike = Ora colpisci: gioca il boia contro il conte di Lucrezia in Scozia. In un turno con tradimento puoi mettere nobili solo dove hai appena ucciso qualcuno, ed è proprio ciò che vogliamo.
lesson-strike-done = Non ancora! Un boia in mano non serve, e Lucrezia può tornare alla carica. Colpisci ora.
lesson-replace = La casella è vuota, e chi viene dopo potrebbe riempirla. Mettici il tuo conte: paghi con il titolo, e con la cortigiana al posto dell’oro.
lesson-replace-good = È la tua seconda carta nobile da conte: chi ha più conti, a fine partita, riceve { $points } punti.
lesson-replace-done = Non lasciare posti vuoti: li riempirebbe il giocatore dopo. Prima metti il conte.
lesson-influence = Perché lottare per la Scozia? A una rivoluzione ogni paese paga l’influenza: la Gran Bretagna { $most } punti a chi ne ha di più e { $second } al secondo; in parità è primo chi ha il nobile più alto. In una provincia il nobile più alto conta 2 e l’altro 1, in una capitale (★) 4 e 2. Il tuo conte è solo e conta { $mine }. Ora saltiamo qualche anno: intanto metti nobili negli altri paesi.
lesson-count = Anni dopo: in altri cinque territori eri il primo, e hai { $score } punti. Ora la rivoluzione è fra le ultime { $cards } carte, quindi conta! In Gran Bretagna Cosimo ha influenza { $cosimo }, Lucrezia { $lucrezia } e tu { $mine }. Hai il prezzo di un marchese. Mettilo in Irlanda, sopra il barone: lì conta 2, e il barone solo 1. È la maggiore influenza in Gran Bretagna, e quindi { $most } punti alla rivoluzione.
lesson-count-good = Il tuo turno è finito, le carte scoperte si sono completate, e fra loro c’era la rivoluzione!
lesson-count-burgundy = In Borgogna guadagnerebbe subito { $hexagon } punti, ma in Francia Cosimo resterebbe davanti. In Irlanda ottiene la maggiore influenza in Gran Bretagna: { $most } punti, appena arriva la rivoluzione.
lesson-count-other = Lì un nobile non cambierebbe nulla prima della rivoluzione. Il marchese in Irlanda ti porta dall’ultimo al primo posto in Gran Bretagna, e sono { $most } punti.
lesson-count-done = La rivoluzione può arrivare in ogni momento, e le tue carte non avrebbero reso nulla. Metti il marchese in Irlanda.
lesson-revolution = La prima rivoluzione: ogni paese è stato valutato. Fai il conto per la Gran Bretagna: il tuo marchese 2 e il tuo conte 1 sono più dell’earl di Cosimo, 2, perciò hai ricevuto { $britain }. Anche in Germania avevi il primo posto ({ $germany }), in Spagna e in Francia il secondo ({ $spain } e { $france }). Hai { $score } punti. I nobili restano dove sono, e seguono altri due round.
lesson-ranks = Altre due cose rendono. Il maggior numero di carte nobile di un rango dà, dopo la terza rivoluzione, i punti scritti nei prezzi: da { $baron } per i baroni a { $king } per i re. Contano anche i morti, e due in parità dividono. I prezzi dicono anche che cosa resta: carte nobile di ogni rango e tessere tue. E chi ha messo in gioco tutti e sette i ranghi riceve subito { $first } punti, il secondo giocatore { $second }, il terzo { $third } («{ board-large }»).
lesson-end = Perciò arriva primo nei territori, conta l’influenza prima di una rivoluzione e colpisci dove cambia chi è primo. Dopo la terza rivoluzione vince chi ha più punti. Finisci questa partita per conto tuo!

# What a hint speaks of
term-points = punti già ottenuti
term-nobles = carte nobile
term-markers = segnalini quadrati e serie di ranghi
term-plans = nobili a cui porta la mano
term-treachery = tradimento
term-influence = influenza nei paesi

# Come si scrivono le decisioni

typed-collect = raccogli
typed-refresh = scopri
typed-plot = trama
typed-draw = pesca
typed-draw-treachery = pesca-tradimento
typed-place = metti
typed-done = termina
typed-discard = scarta
typed-discard-treachery = scarta
typed-trim = riduci
typed-trim-treachery = riduci

# Che cosa significa una decisione

about-collect = Una alla volta, fra le scoperte o dal mazzo. Poi puoi mettere nobili nelle caselle vuote.
about-refresh = Le carte scoperte sono messe da parte e se ne scoprono sei nuove. Ne prendi una sola, poi puoi mettere nobili.
about-plot = Poi puoi giocare carte tradimento, e mettere nobili solo dove ne hai appena ucciso uno.
about-take = Tutti vedono quale carta prendi. Le scoperte si completano solo alla fine del turno.
about-draw = La prima carta del mazzo, che nessuno conosce. Può essere la rivoluzione, che chiude il round.
about-draw-treachery = La prima carta tradimento, che vedrai soltanto tu.
about-place = Paghi il prezzo del rango, ricevi una carta nobile e, se sei il primo lì, il segnalino esagonale.
about-done = Poi tieni al massimo 10 carte attributo e 4 carte tradimento, e tocca al giocatore seguente.
about-discard = Alla fine del tuo turno tieni al massimo 10 carte attributo e 4 carte tradimento.
about-trim = Una rivoluzione ti lascia 6 carte attributo e 2 carte tradimento.
