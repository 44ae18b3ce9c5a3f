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
board-last = Porti alla fine del round { $round }
board-players = Giocatori
board-space = casella
board-your-flags = Le tue bandiere
board-flags = bandiere
board-money = denaro
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

# What a hint speaks of
term-money = denaro
term-ships = navi in porto
term-tracks = segnalini sui tracciati
term-patronage = tessere mecenatismo
term-flags = bandiere non usate
term-claim = la nave rivendicata
