title = Strozzi
tagline = Di chi è la bandiera sulla nave, e in quale porto arriverà per prima?

# What can be decided
action-claim = Metti la { $flag }
action-pass = Passa
action-dock = Porta la nave a { $port }
action-take = Prendi { $tile }

# What is asked
ask-claim = Vuoi questa nave? Metti una bandiera (se ce n’è già una, solo la pirata) o passa.
ask-port = La nave è tua. In quale porto la conduci?
ask-tile = La tua nave mostra una tessera mecenatismo. Quale delle tessere scoperte prendi?
ask-over = La partita è finita.

# What happens
event-round = Comincia il round { $round }. Inizia { $seat }.
event-turned-up = { $patronage ->
    [0] { $seat } scopre la { $ship }: velocità { $speed }.
   *[other] { $seat } scopre la { $ship }: velocità { $speed }, con tessera mecenatismo.
    }
event-cargo = A bordo: oro { $gold }, grano { $grain }, stoffa { $cloth }, pergamene { $scrolls }.
event-claimed = { $seat } mette la { $flag }.
event-passed = { $seat } passa.
event-returned = { $owner } riprende la { $flag }.
event-boarded = La bandiera pirata conquista subito la { $ship } per { $seat }.
event-won = { $seat } ottiene la { $ship }: nessun altro la vuole.
event-refused = Nessuno vuole la { $ship }. Esce dal round.
event-docked = { $seat } porta la { $ship } a { $port }, in posizione { $place }.
event-advanced =
    { $steps ->
        [one] { $seat } sale di una casella a { $city }, fino alla casella { $space }.
       *[other] { $seat } sale di { $steps } caselle a { $city }, fino alla casella { $space }.
    }
event-took = { $seat } prende una tessera: { $tile }.
event-opened = Si scopre una tessera mecenatismo: { $tile }.
event-speeds = { $third ->
    [0] { $second ->
        [0] { $port }: una sola nave, con velocità { $first }.
       *[other] { $port }, prima la più veloce: { $first } davanti a { $second }.
    }
   *[other] { $port }, prima la più veloce: { $first } davanti a { $second }, poi { $third }.
    }
event-equal-speeds = { $port }: a pari velocità ({ $speed }) sta sopra la nave arrivata prima.
event-paid-ship = { $seat } riceve { $money } per la nave in posizione { $place } nel porto di { $port }.
event-spaces = { $third ->
    [0] { $second ->
        [0] { $city }: un solo segnalino ha lasciato la partenza, alla casella { $first }.
       *[other] { $city }, prima il segnalino più alto: { $first } davanti a { $second }.
    }
   *[other] { $city }, prima il segnalino più alto: { $first } davanti a { $second }, poi { $third }.
    }
event-equal-spaces = { $city }: sulla stessa casella ({ $space }) il segnalino a sinistra è più alto.
event-paid-track = { $seat } riceve { $money } per il segnalino in posizione { $place } sul tracciato di { $city }.
event-paid-bonus = { $seat } riceve un bonus di { $money } sulla casella { $space } di { $city }.
event-totals = { $third ->
    [0] { $second ->
        [0] Mecenatismo ({ $category }): un solo giocatore ha tessere, per un totale di { $first }.
       *[other] Mecenatismo ({ $category }), prima il totale più alto: { $first } davanti a { $second }.
    }
   *[other] Mecenatismo ({ $category }), prima il totale più alto: { $first } davanti a { $second }, poi { $third }.
    }
event-equal-totals = Mecenatismo ({ $category }): a pari totale ({ $total }) decide il segnalino più alto a Firenze.
event-paid-patronage = { $seat } riceve { $money } per il mecenatismo ({ $category }) con un totale di { $total }.
event-over = La partita è finita.

# Why not
refused-2-1 = Prima si decide di chi è questa nave: metti una bandiera o passa.
refused-2-4 = In questo round non hai più la tua { $flag }.
refused-2-8 = { $owner } ha già messo la { $carried } su questa nave; ora si può mettere solo la bandiera pirata, non la { $flag }.
refused-3-1 = La nave è tua; ora scegli un porto.
refused-3-3 = In questo round hai già una nave a { $port }.
refused-5-1 = La tua nave mostra una tessera mecenatismo; prendi una delle tessere scoperte.
refused-5-3 = Questa tessera non è scoperta: { $tile }.

# Where the money came from
account-ships = Navi in porto
account-tracks = Posizioni sui tracciati
account-bonuses = Caselle bonus
account-art = Mecenatismo: arte
account-science = Mecenatismo: scienza
account-architecture = Mecenatismo: architettura
points = Denaro

# Options
option-money = Il denaro dei giocatori
option-money-secret = segreto fino alla fine
option-money-open = visibile a tutti

# Flags and cities
flag-pirate = bandiera pirata
flag-plus-one = bandiera +1
flag-wares = bandiera merci
carried-pirate = bandiera pirata
carried-plus-one = bandiera +1
carried-wares = bandiera merci
port-venice = Venezia
port-rome = Roma
port-naples = Napoli
city-venice = Venezia
city-rome = Roma
city-naples = Napoli
city-florence = Firenze
ware-gold = oro
ware-grain = grano
ware-cloth = stoffa
ware-scroll = pergamene

help-flag-pirate = Prende subito la nave. È la sola che può togliere una nave su cui c’è già un’altra bandiera.
help-flag-plus-one = La nave vale 1 in più del numero sulla vela.
help-flag-wares = Il tuo segnalino sale di una casella in più nel porto che scegli, anche se la nave non porta quella merce.
help-city-venice = Chiede oro. A fine round le tre navi più veloci e i tre segnalini più alti fruttano 15, 10 e 5; le caselle bonus si aggiungono.
help-city-rome = Chiede grano. A fine round le tre navi più veloci e i tre segnalini più alti fruttano 15, 10 e 5; le caselle bonus si aggiungono.
help-city-naples = Chiede stoffa. A fine round le tre navi più veloci e i tre segnalini più alti fruttano 15, 10 e 5; le caselle bonus si aggiungono.
help-city-florence = Non ha porto; qui sono le pergamene a far salire il segnalino. I tre segnalini più alti fruttano 15, 10 e 5. Chi sta più in alto inizia il round successivo e vince tutti i pareggi.
help-category-art = A fine partita i totali più alti di arte fruttano 30, 20 e 10.
help-category-science = A fine partita i totali più alti di scienza fruttano 30, 20 e 10.
help-category-architecture = A fine partita i totali più alti di architettura fruttano 30, 20 e 10.

# The table
board-round = Round { $round } di 3
board-deck = navi nel mazzo { $deck }, da parte { $removed }, rifiutate { $refused }
board-ship = { $ship }, scoperta da { $seat }
board-won = { $ship }, presa da { $seat }
board-speed = velocità { $speed }
board-scrolls = pergamene { $number }
board-patronage = tessera mecenatismo
board-empty = nulla a bordo
board-claim = { $owner } ci ha messo la { $flag }
board-chooses = { $seat } sceglie una tessera mecenatismo
board-tiles = Tessere mecenatismo scoperte ({ $stock } nella riserva)
board-tracks = Tracciati (sulla stessa casella, a sinistra è più alto)
board-ports = Porti (la nave più veloce in alto)
board-ports-in-lines = Porti (la nave più veloce a sinistra; sopra, quanto rende ogni posto)
board-last = Porti alla fine del round { $round }
board-players = Giocatori
board-space = casella
board-you = Tu: { $letter }
board-your-flags = Le tue bandiere
board-flags = bandiere
board-money = denaro
board-pays = denaro { $money }
board-flag-pirate = pirata
board-flag-plus-one = +1
board-flag-wares = merci

# Patronage
category-art = arte
category-science = scienza
category-architecture = architettura
tile-art-gold = arte 1 + oro
tile-art-grain = arte 1 + grano
tile-art-cloth = arte 1 + stoffa
tile-art-two = arte 2
tile-science-gold = scienza 1 + oro
tile-science-grain = scienza 1 + grano
tile-science-cloth = scienza 1 + stoffa
tile-science-two = scienza 2
tile-architecture-gold = architettura 1 + oro
tile-architecture-grain = architettura 1 + grano
tile-architecture-cloth = architettura 1 + stoffa
tile-architecture-two = architettura 2

# Ships
ship-s01 = nave 1
ship-s02 = nave 2
ship-s03 = nave 3
ship-s04 = nave 4
ship-s05 = nave 5
ship-s06 = nave 6
ship-s07 = nave 7
ship-s08 = nave 8
ship-s09 = nave 9
ship-s10 = nave 10
ship-s11 = nave 11
ship-s12 = nave 12
ship-s13 = nave 13
ship-s14 = nave 14
ship-s15 = nave 15
ship-s16 = nave 16
ship-s17 = nave 17
ship-s18 = nave 18
ship-s19 = nave 19
ship-s20 = nave 20
ship-s21 = nave 21
ship-s22 = nave 22
ship-s23 = nave 23
ship-s24 = nave 24
ship-s25 = nave 25
ship-s26 = nave 26
ship-s27 = nave 27
ship-s28 = nave 28
ship-s29 = nave 29

# Ordini permanenti
argument-speed = velocità almeno
argument-cargo = a bordo
order-pass-until-title = Passa finché non arriva una nave che conviene
order-pass-until = Passa in questo round finché non arriva una nave di velocità { $speed } o più; a bordo: { $cargo }.
order-pass-round-title = Passa per il resto di questo round
order-pass-round = Passa per il resto di questo round.
cargo-any = qualsiasi cosa
cargo-gold = { ware-gold }
cargo-grain = { ware-grain }
cargo-cloth = { ware-cloth }
cargo-scrolls = { ware-scroll }
cargo-patronage = { board-patronage }

# Che cosa c’è sul tavolo
board-status = Round e navi
board-offer = La nave scoperta
board-port = Porto
board-moored = Nave in porto
board-track = Tracciato
board-stock = Tessere mecenatismo
board-player = Giocatore
help-board-status = Il round e le navi: quelle che devono ancora venire, quelle messe da parte coperte per questo round e quelle che nessuno ha voluto.
help-board-offer = Il numero è la velocità della nave. Sulle vele ci sono le merci, le pergamene e il simbolo del mecenatismo. La bandiera sull’albero mostra chi la vuole.
help-board-port = Le navi di questo round, la più veloce in alto. A fine round le prime tre fruttano 15, 10 e 5. Ogni giocatore può avere una nave in ogni porto.
help-board-moored = Il numero dice quanto conta la velocità della nave, con la bandiera +1 uno in più. Accanto, il proprietario e la bandiera con cui l’ha presa.
help-board-track = Le merci fanno salire il segnalino. Alla fine di ogni round i tre segnalini più alti fruttano 15, 10 e 5, e un segnalino su +5, +10 o +15 riceve anche quello. Sulla stessa casella, a sinistra è più alto.
help-board-stock = Tre tessere sono scoperte; quella presa è sostituita dalla riserva. A fine partita vale 1 o 2 nella sua categoria; se mostra una merce, fa salire anche un segnalino.
help-board-player = Un giocatore: le bandiere che gli restano in questo round (quelle usate sono pallide), i totali di mecenatismo e le tessere.
help-board-money = Il denaro guadagnato finora. Dove è segreto, fino alla fine c’è un punto interrogativo.

# Come si gioca
howto-mood = Per chi ama le scelte rapide: questa nave adesso, o una migliore più tardi?
howto-aim = Guadagna più denaro di tutti in tre round: con navi veloci nei porti, segnalini in alto sui tracciati e il mecenatismo.
howto-step-ship-title = Una nave all’orizzonte
howto-step-ship = Si scopre una nave per il giocatore attivo. Il numero è la sua velocità; le vele mostrano le merci, le pergamene e, su alcune, il simbolo del mecenatismo.
howto-step-claim-title = Metti una bandiera, o passa
howto-step-claim = Si chiede una volta a ciascuno, al giocatore attivo per primo. Hai tre bandiere, e ognuna può prendere una nave per round. La bandiera pirata la prende subito, anche a un altro; la bandiera +1 la rende più veloce; con la bandiera merci il tuo segnalino sale di una casella in più.
howto-step-port-title = Scegli un porto
howto-step-port = Chi ottiene la nave la porta a Venezia, Roma o Napoli, una sola per porto e round. La nave più veloce sta in alto.
howto-step-track-title = I segnalini salgono
howto-step-track = Ogni merce che il porto chiede fa salire di una casella il tuo segnalino sul suo tracciato. Le pergamene fanno salire quello di Firenze, qualunque sia il porto. Le altre merci vanno perse.
howto-step-tile-title = Prendi una tessera mecenatismo
howto-step-tile = Una nave con il simbolo porta una delle tre tessere scoperte: arte, scienza o architettura. Se la tessera mostra una merce, sale anche il tuo segnalino lì.
howto-step-pay-title = Si paga il round
howto-step-pay = Quando tutte le bandiere sono usate, o tutte le navi viste, si pagano le tre navi più veloci di ogni porto e i tre segnalini più alti di ogni tracciato. Poi le bandiere tornano; segnalini e tessere restano.
howto-points-ships = Ogni porto, ogni round: 15 per la nave più veloce, 10 per la seconda, 5 per la terza.
howto-points-tracks = Ognuno dei quattro tracciati, ogni round: 15, 10 e 5 per i tre segnalini più alti.
howto-points-bonuses = Un segnalino su una casella bonus: 5, 10 o 15 in più, alla fine di ogni round.
howto-points-patronage = A fine partita, in arte, scienza e architettura: 30, 20 e 10 per i totali più alti.
howto-mistake-cargo = Una nave veloce nel porto sbagliato non muove segnalini. Guarda la velocità e le merci.
howto-mistake-pirate = La bandiera pirata non serve solo a rubare: la nave su cui la metti non te la toglie nessuno.
howto-mistake-florence = Firenze non ha porto, ma il suo tracciato paga come gli altri, e chi lì sta più in alto vince tutti i pareggi.
howto-mistake-late = Nessuno sa quali navi restano. Chi aspetta troppo quella perfetta può finire il round con bandiere non usate.
howto-example = La fine di un round su un tracciato: l’ordine dei segnalini e quanto fruttano:

# I primi passi: che cosa guardare
advice-claim = Guarda la velocità e le merci della nave, e chi ha ancora la bandiera pirata.
advice-port = Guarda le navi che sono già nei porti e i tuoi segnalini sui tracciati.
advice-tile = Guarda i totali di mecenatismo di tutti e la merce su ogni tessera.

printed-track = tracciato
printed-tiles = tessere mecenatismo
printed-ship = nave
printed-bonus = caselle bonus
printed-category = categoria
printed-value = valore
printed-ware = merce
printed-count = quante
printed-speed = velocità
printed-gold = oro
printed-grain = grano
printed-cloth = stoffa
printed-scrolls = pergamene
printed-patronage = simbolo mecenatismo

# File della scatola: nomi e chiavi come stanno nel file
box-track-length = bonus deve elencare da { $low } a { $high } caselle.
box-track-bonuses = un tracciato ha i bonus 5, 10 e 15 e nessun altro.
box-track-ends = un tracciato comincia senza bonus, non scende mai e finisce con l’unico 15.
box-tiles = { $wanted } delle { $all } tessere mecenatismo sono «{ $category }», non { $given }.
box-tile-ware = una tessera di valore 1 mostra uno di { $known }.
box-tile-no-ware = una tessera di valore 2 non mostra merci.
box-no-example-tile = nessuna tessera arte di valore 1 mostra oro, ma l’esempio del regolamento ne prende una.
box-no-example-ship = nessuna nave è quella dell’esempio del regolamento: gold 0, grain 2, cloth 2, scrolls 0, patronage.

## Lesson

lesson-aim = Vince chi ha più denaro. Guidi una casata di mercanti, e lo guadagnano le navi: a ogni round ogni porto paga 15, 10 e 5, una volta alle tre navi più veloci e una volta ai tre segnalini più alti sul suo tracciato, più sotto.
lesson-ship = Questa nave è stata scoperta per tutti. La sua velocità è { $speed }, su un massimo di 8. A bordo ci sono { $cloth } di stoffa, che Napoli chiede, e { $gold } di oro per Venezia. La merce che un porto chiede fa salire lì il tuo segnalino.
lesson-flags = A ogni round hai { $flags } bandiere, quindi { $flags } navi, ognuna in un porto diverso. La bandiera merci fa salire il segnalino di una casella in più, la bandiera +1 rende la nave più veloce, la bandiera pirata prende subito una nave, anche a un altro.
lesson-claim = Una nave veloce con due merci per lo stesso porto è perfetta. Mettici la bandiera merci: è già abbastanza veloce, meglio che la bandiera spinga il segnalino.
lesson-claim-good = Nessuno ha voluto spenderci una bandiera pirata. La nave è tua.
lesson-claim-pass = Troppo bella per passare: una nave veloce paga se è tra le prime e le sue merci ti fanno salire. Usa la bandiera merci.
lesson-claim-pirate = La bandiera pirata è la tua arma: prende una nave su cui c’è già la bandiera di un altro. Qui non c’è ancora nessuno: tienila. Usa la bandiera merci.
lesson-claim-plus = Con velocità { $speed } la nave è già veloce. Tieni la bandiera +1 per una più lenta e usa qui la bandiera merci.
lesson-dock = In quale porto? Napoli chiede stoffa e a bordo ne hai { $cloth }; con la bandiera merci il segnalino sale di una casella in più. Porta la nave a Napoli.
lesson-dock-good = La nave più veloce e il segnalino più alto a Napoli: se resta così, pagano entrambi.
lesson-dock-elsewhere = Lì la nave sarebbe altrettanto veloce, ma il segnalino salirebbe di meno. La stoffa a bordo è per Napoli.
lesson-tracks = Guarda i tracciati: su quello di Napoli il tuo segnalino è salito, una casella per ogni stoffa e una per la bandiera. A fine round ogni tracciato paga 15, 10 e 5 ai tre segnalini più alti, dovunque siano; i numeri con il più sono un premio per il segnalino che ci arriva. Poi le navi vanno via, ma i segnalini restano: i passi di ora possono pagare in tutti e tre i round.
lesson-pirate = Guarda questa nave: velocità { $speed }, con oro e una pergamena. Le pergamene contano a Firenze, qualunque porto tu scelga. Lucrezia ci ha già messo una bandiera, ma la bandiera pirata batte ogni altra. Prendila!
lesson-pirate-good = Ne valeva la pena: una nave così veloce è quasi di certo prima nel suo porto.
lesson-pirate-pass = Così Lucrezia avrebbe la nave più veloce che ci sia. La bandiera pirata serve proprio a questo.
lesson-venice = L’oro a bordo è per Venezia. Porta lì la nave: primo posto per velocità, un passo sul tracciato e uno a Firenze per la pergamena.
lesson-venice-good = Il tracciato di Firenze paga come gli altri, e chi vi è più in alto inizia il round successivo: le pergamene servono.
lesson-venice-elsewhere = A Roma l’oro non vale niente. Lo chiede Venezia.
lesson-plus = Ora sei tu a scoprire una nave: velocità { $speed } e { $grain } di grano per Roma, dove non hai ancora navi. Con la bandiera +1 sarebbe veloce come nessun’altra. Prova!
lesson-plus-pass = Potresti aspettare, ma è difficile che arrivi una nave migliore per Roma. Prova con la bandiera +1.
lesson-danger = Ahi! Lucrezia ha usato la bandiera pirata e ti ha preso la nave. La bandiera ti è tornata, ma la nave è persa. Ricorda: finché gli altri hanno una bandiera pirata, una nave splendida non è mai al sicuro. Ora a Lucrezia resta solo la bandiera +1.
lesson-patronage = Ecco la seconda occasione per Roma, e le navi possono finire: una bandiera non usata non rende niente. La nave ha velocità { $speed }, { $grain } di grano e il simbolo del mecenatismo: chi la prende riceve una tessera. È più veloce di quella di Lucrezia a Roma, e la bandiera +1 è l’ultima che hai. Prendila!
lesson-patronage-good = Una nave modesta: nessuno ci spreca una bandiera pirata. Ogni porto accetta una tua nave a round, perciò questa è andata a Roma.
lesson-patronage-pass = Se aspetti, le navi possono finire: una bandiera non usata non rende niente. Usa la bandiera +1.
lesson-level = Prima di scegliere una tessera mecenatismo, guarda il tracciato di Venezia. Sei sulla stessa casella di Cosimo, ma il tuo segnalino c’era prima: prenderesti 15, e Cosimo 10. Con un solo passo però chiunque ti supera, e allora prendi 10. Un tuo passo difende i 15: sono 5 in più, forse in tutti e tre i round.
lesson-tile = Ora confronta. Alla fine della partita, in ognuna fra arte, scienza e architettura, i tre totali più alti rendono 30, 20 e 10. Lì la tessera scienza conta 2, ma ne arriveranno ancora molte, e nessuno sa quanto renderà. La tessera arte lì conta 1, e ti fa anche salire a Venezia: fino a 5 in più a round, da subito. Prendi la tessera arte con l’oro.
lesson-tile-two = Alla fine rende qualcosa se nessun altro raccoglie più scienza. Il passo a Venezia rende fino a 5 a ogni round, da subito. Prendi la tessera arte con l’oro.
lesson-tile-grain = Ti farebbe salire a Roma, ma Lucrezia resterebbe davanti: non cambierebbe niente. A Venezia un passo ti porta davanti: prendi la tessera arte con l’oro.
lesson-tile-good = E ha pagato subito: Lucrezia è arrivata dopo alla stessa casella di Venezia, e chi c’era prima resta davanti.
lesson-paid = Il round è finito, e tutte le navi e i segnalini sono stati pagati. Guarda Venezia: la tua nave era la più veloce e il tuo segnalino il più alto, 15 ciascuno. In tutto tre navi e quattro segnalini hanno reso { $money } monete. Le navi vanno via, i segnalini restano.
track-venice = tracciato di Venezia
track-naples = tracciato di Napoli
lesson-end = I round sono tre. Perciò spingi presto i segnalini, tieni d’occhio chi ha ancora la bandiera pirata e raccogli tessere di un tipo. Dopo il terzo round si pagano le tessere e vince chi ha più denaro. Finisci questa partita per conto tuo!

# What a hint speaks of
term-money = denaro
term-ships = navi in porto
term-tracks = segnalini sui tracciati
term-patronage = tessere mecenatismo
term-flags = bandiere non usate
term-claim = la nave rivendicata

# Che cosa significa una decisione

about-pass = Tieni le tue bandiere. Per questa nave non ti si chiede più.
about-dock = Una tua nave per porto e per round. Le merci che il porto chiede fanno avanzare il tuo segnalino.
about-take = Conta nella sua categoria a fine partita. Se mostra una merce, fa anche avanzare il tuo segnalino.
