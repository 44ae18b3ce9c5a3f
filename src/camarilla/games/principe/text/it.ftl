title = Il Principe
tagline = Aste, città e ruoli nell’Italia del Rinascimento
points = { $points } PV

option-edition = Edizione delle regole
option-edition-it = italiana: quattro carte per turno, monete anche nell’ultimo turno
option-edition-hu = ungherese: cinque carte per turno, niente monete nell’ultimo turno
option-money = Monete
option-money-secret = segreto, come nelle regole
option-money-open = visibile a tutti

# Cose

colour-green = verde
colour-white = bianco
colour-red = rosso
colour-blue = blu
colour-yellow = giallo
short-green = Ve
short-white = Bi
short-red = Ro
short-blue = Bl
short-yellow = Gi
building-university = università
building-cathedral = cattedrale
building-town-hall = municipio
building-castle = castello
building-marketplace = mercato
size-small = piccola
size-medium = media
size-large = grande
family-medici = Medici
family-visconti = Visconti
family-carraresi = Carraresi
family-este = d’Este
family-gonzaga = Gonzaga
city-siena = Siena
city-orvieto = Orvieto
city-venezia = Venezia
city-verona = Verona
city-perugia = Perugia
city-urbino = Urbino
city-padova = Padova
city-lucca = Lucca
city-milano = Milano
city-bologna = Bologna
city-mantova = Mantova
city-firenze = Firenze
city-ferrara = Ferrara
city-pisa = Pisa
city-rimini = Rimini
region-romagna = Costa romagnola
region-upper-po = Alto Po
region-emilia = Emilia
region-lombardy = Lombardia
region-tuscany = Toscana
region-umbria = Umbria
role-doctor = Dottore
role-bishop = Vescovo
role-councillor = Consigliere
role-nobleman = Nobile
role-banker = Banchiere
role-magister = Magister
role-preacher = Predicatore
role-scribe = Scrivano
role-knight = Cavaliere
role-merchant = Mercante

help-colour-green = Università. I ruoli verdi rigirano a faccia scoperta una carta coperta.
help-colour-white = Cattedrale. I ruoli bianchi danno un PV.
help-colour-red = Municipio. I ruoli rossi pescano una Carta Edificio.
help-colour-blue = Castello. I ruoli blu piazzano un Blasone in una regione qualsiasi.
help-colour-yellow = Mercato. I ruoli gialli danno due monete.
help-role-doctor = Ruolo Maggiore verde: gira a faccia coperta metà (per eccesso) delle tue carte verdi scoperte, poi scopri una tua carta coperta di un altro colore. Vale 2 PV ogni volta che un altro costruisce col verde, e 2 alla fine.
help-role-bishop = Ruolo Maggiore bianco: gira a faccia coperta metà (per eccesso) delle tue carte bianche scoperte, poi ricevi 1 PV. Vale 2 PV ogni volta che un altro costruisce col bianco, e 2 alla fine.
help-role-councillor = Ruolo Maggiore rosso: gira a faccia coperta metà (per eccesso) delle tue carte rosse scoperte, poi pesca una Carta Edificio. Vale 2 PV ogni volta che un altro costruisce col rosso, e 2 alla fine.
help-role-nobleman = Ruolo Maggiore blu: gira a faccia coperta metà (per eccesso) delle tue carte blu scoperte, poi piazza un Blasone in una regione qualsiasi. Vale 2 PV ogni volta che un altro costruisce col blu, e 2 alla fine.
help-role-banker = Ruolo Maggiore giallo: gira a faccia coperta metà (per eccesso) delle tue carte gialle scoperte, poi ricevi 2 monete. Vale 2 PV ogni volta che un altro costruisce col giallo, e 2 alla fine.
help-role-magister = Ruolo Minore verde: scopri una tua carta coperta di un altro colore. Vale 1 PV quando un altro costruisce col verde, e alla fine.
help-role-preacher = Ruolo Minore bianco: ricevi 1 PV. Vale 1 PV quando un altro costruisce col bianco, e alla fine.
help-role-scribe = Ruolo Minore rosso: pesca una Carta Edificio. Vale 1 PV quando un altro costruisce col rosso, e alla fine.
help-role-knight = Ruolo Minore blu: piazza un Blasone in una regione qualsiasi. Vale 1 PV quando un altro costruisce col blu, e alla fine.
help-role-merchant = Ruolo Minore giallo: ricevi 2 monete. Vale 1 PV quando un altro costruisce col giallo, e alla fine.

# Che cosa si chiede

ask-offering = Metti all’asta { $cards_to_offer } carte, a faccia coperta: { $offering } di { $cards_to_offer }. Tutti scelgono insieme, in segreto.
ask-card-auction = Fai un’offerta per le carte, o passa (chi passa è fuori da questa asta).
ask-building = Hai vinto l’asta: costruisci subito una città, o prosegui.
ask-playing = Costruisci una città, oppure gioca carte di un solo colore, oppure non fare nulla.
ask-shields = Piazza un Blasone in una regione adiacente alla città (ancora da piazzare: { $shields_due }).
ask-role-auction = Sei in pareggio per questo ruolo: fai un’offerta, o passa definitivamente.
ask-turning-up = Il tuo ruolo verde: quale carta coperta scopri?
ask-posting = Il tuo ruolo blu: piazza un Blasone in una regione qualsiasi.
ask-over = La partita è finita.

# Decisioni

action-offer = Metti all’asta una carta di colore { $colour }
action-bid = Offri { $coins }
action-pass = Passa
action-build = Costruisci { $city }
action-lay = Gioca { $cards } { $cards ->
    [one] carta
   *[other] carte
    } di colore { $colour }
action-skip = Non fare nulla
action-place = Piazza un Blasone: { $region }
action-turn-up = Scopri una carta di colore { $colour }

# Che cosa succede

event-round = Turno { $round }. Il Principe è { $seat }.
event-last-round = È l’ultimo turno.
event-income = Ogni giocatore riceve { $coins } monete.
event-dealt =
    { $seat } pesca { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }.
event-received =
    { $seat } riceve { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } di colore { $colour }.
event-offered = { $seat } piazza coperta una carta di colore { $colour }.
event-gave =
    { $seat } ha messo all’asta { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } di colore { $colour }.
event-revealed =
    All’asta: { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } di colore { $colour }.
event-auction =
    Comincia l’asta: { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } di colore { $colour }.
event-role-tie = Pareggio: { $cards } carte scoperte a testa di colore { $colour }.
event-role-auction = Asta fra chi è in pareggio per il ruolo di { $role }.
event-bid = { $seat } offre { $coins }.
event-passed = { $seat } passa.
event-unbeaten = Nessuno offre più di { $seat }: { $coins }.
event-won-cards =
    { $seat } paga { $coins } e prende { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } di colore { $colour }.
event-unsold =
    Nessuno offre: { $cards ->
        [one] 1 carta di colore { $colour } viene rimossa
       *[other] { $cards } carte di colore { $colour } vengono rimosse
    } dal gioco.
event-prince = { $seat } diventa Principe.
event-built = { $seat } costruisce { $city } per { $coins } monete e riceve { $points } PV.
event-shield = { $seat } piazza un Blasone: { $region }.
event-no-shield = { $seat } non ha più Blasoni da piazzare.
event-icon = { $city } richiede il colore { $colour }: chi altro ha un ruolo di quel colore riceve PV.
event-patron = { $seat } riceve { $points } PV come { $role }.
event-opened = Nuova città disponibile: { $city }.
event-no-city = Non ci sono altre città da scoprire.
event-laid =
    { $seat } gioca { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } di colore { $colour }.
event-skipped = { $seat } non fa nulla.
event-returned = Tutte le Tessere Ruolo tornano sul tabellone.
event-leading = { $against ->
    [0] Nessun altro ha carte scoperte di colore { $colour }.
   *[other] Più carte scoperte di colore { $colour }: { $cards } contro { $against }.
    }
event-following = { $against ->
    [0] Al secondo posto per carte scoperte di colore { $colour }: { $cards }; nessun altro ne ha.
   *[other] Al secondo posto per carte scoperte di colore { $colour }: { $cards } contro { $against }.
    }
event-role = { $seat } riceve la Tessera Ruolo { $role }.
event-bought-role = { $seat } paga { $coins } per la Tessera Ruolo { $role }.
event-vacant = Nessuno offre: la Tessera Ruolo { $role } resta sul tabellone.
event-turned-down =
    { $seat } gira a faccia coperta { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } di colore { $colour }.
event-turned-up = { $seat } scopre una carta di colore { $colour }.
event-point = { $seat } riceve { $points } PV per il ruolo bianco.
event-drew = { $seat } pesca una carta di colore { $colour }.
event-drew-unseen = { $seat } pesca una carta.
event-coins = { $seat } riceve { $coins } monete per il ruolo giallo.
event-no-use = { $seat } non può usare l’abilità del ruolo di { $role }.
event-too-few =
    { $cards ->
        [one] Nel mazzo resta solo 1 carta
       *[other] Nel mazzo restano solo { $cards } carte
    }: la partita termina immediatamente.
event-most-shields = { $against ->
    [0] { $region }: nessun altro ha Blasoni qui.
   *[other] { $region }: più Blasoni, { $shields } contro { $against }.
    }
event-equal-shields = { $region }: i Blasoni sono al massimo { $shields } a testa; tutti ricevono PV e non c’è un secondo.
event-second-shields = { $region }: al secondo posto per Blasoni, { $shields } dopo { $against }.
event-region = { $seat } riceve { $points } PV per la regione: { $region }.
event-offices = { $seat } riceve { $points } PV per i ruoli che ha alla fine: 2 per un ruolo Maggiore, 1 per uno Minore.
event-sets = Set di cinque colori di { $seat }: { $sets }, per { $points } PV.
event-most-money = { $seat } ha più monete, { $coins } contro { $against }, e riceve { $points } PV.
event-equal-money = { $seat } condivide il primato delle monete, { $coins }, e riceve { $points } PV.
event-most-hand = { $seat } ha più carte in mano, { $cards } contro { $against }, e riceve { $points } PV.
event-equal-hand = { $seat } condivide il primato delle carte in mano, { $cards }, e riceve { $points } PV.
event-over = La partita è finita.

# Rifiuti

refused-2-4 = Ora devi piazzare { $cards } carte della mano a faccia coperta; non puoi fare altro.
refused-2-6 = Non hai in mano carte di colore { $colour }.
refused-3-4 = C’è un’asta: fai un’offerta o passa.
refused-3-5 = L’offerta di { $coins } è troppo bassa: si è già a { $price }.
refused-3-7 = Non puoi offrire { $coins }; hai { $money }.
refused-3-10 = Dopo aver vinto un’asta puoi costruire una città o non fare nulla.
refused-4-1 = Durante il primo turno non si può costruire.
refused-4-2 = La carta di { $city } non è scoperta.
refused-4-3 =
    { $city } richiede { $needed ->
        [one] 1 carta
       *[other] { $needed } carte
    } di colore { $colour }; in mano ne hai { $held }.
refused-4-4 = { $city } costa { $cost } monete; ne hai { $money }.
refused-4-7 = { $city } non confina con questa regione: { $region }.
refused-4-8 = Prima piazza i Blasoni della città.
refused-5-1 = Ora puoi costruire una città, giocare carte di un solo colore o non fare nulla.
refused-5-4 =
    Non puoi giocare { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } di colore { $colour }; in mano ne hai { $held }.
refused-6-11 = Con il ruolo verde devi scoprire una tua carta coperta.
refused-6-12 = Con il ruolo verde non si può scoprire una carta verde.
refused-6-13 = Non hai carte coperte di colore { $colour }.
refused-6-15 = Con il ruolo blu devi piazzare un Blasone in una regione.

# Punti

account-city = { $city } costruita
account-patronage = ruoli, quando costruivano gli altri
account-blessings = ruoli bianchi
account-role = { $role } alla fine
account-sets = set di cinque colori: { $sets }
account-money = più monete di tutti ({ $coins })
account-hand = più carte in mano di tutti ({ $cards })
account-region = { $region }, { $shields } { $shields ->
    [one] Blasone
   *[other] Blasoni
    }

# Il tavolo

table-round = Turno { $round }
table-last-round = Turno { $round }, l’ultimo
table-over = Dopo { $round } turni
table-stage = Fase { $stage }
table-deck =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } nel mazzo
table-pile = { $cards } città da scoprire
table-gone = Fuori dal gioco
table-lots = All’asta
table-open = Città scoperte
table-site = In costruzione
table-regions = Blasoni
table-roles = Tessere Ruolo
table-major = Maggiore
table-minor = Minore
table-nobody = –
table-city = Città
table-cost = Costo
table-points = PV
table-shields = Blasoni
table-icons = Edifici
table-borders = Regioni
table-player = Giocatore
table-family = Famiglia
table-money = Monete
table-hand = Mano
table-known = carte note
table-table = Tavolo (scoperte/coperte)
table-cities = Città
table-left = Blasoni rimasti
table-principe = Principe
table-your-hand = La tua mano
table-your-offer = Piazzate
table-your-money = Le tue monete
table-offers = Messe all’asta
table-bidding-cards =
    Asta: { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } di colore { $colour }
table-bidding-role = Asta: { $role }
table-no-bid = ancora nessuna offerta
table-high-bid = { $seat } offre { $coins }
table-still-in = in gara: { $names }
table-to-place = Blasoni da piazzare: { $shields }
table-map = Mappa dell’Italia settentrionale
table-face-down = coperte
table-players = Giocatori

# Ordini permanenti

argument-lot = asta
order-raise-title = Offri fino a un limite
order-raise = { $lot }: una moneta in più ogni volta, fino a { $coins }, poi passa.
order-pass-title = Passa in un’asta
order-pass = { $lot }: passa.
order-pass-rest-title = Passa su tutti gli altri gruppi di carte di questo turno
order-pass-rest = Passa su tutti gli altri gruppi di carte di questo turno.
order-too-low = L’offerta è già a { $price }: con un limite di { $coins } si potrebbe solo passare.
lot-green = { colour-green }
lot-white = { colour-white }
lot-red = { colour-red }
lot-blue = { colour-blue }
lot-yellow = { colour-yellow }
lot-doctor = { role-doctor }
lot-bishop = { role-bishop }
lot-councillor = { role-councillor }
lot-nobleman = { role-nobleman }
lot-banker = { role-banker }
lot-magister = { role-magister }
lot-preacher = { role-preacher }
lot-scribe = { role-scribe }
lot-knight = { role-knight }
lot-merchant = { role-merchant }
printed-region = regione
printed-city = città
printed-table = numeri per un tavolo
printed-letter = lettera
printed-size = dimensione
printed-cost = costo
printed-points = PV
printed-shields = Blasoni
printed-icons = icone
printed-regions = regioni
printed-edition = edizione
printed-players = giocatori
printed-income = monete per turno
printed-draw = carte pescate
printed-offer = carte messe all’asta
printed-deck_limit = limite del mazzo
printed-last_income = monete nell’ultimo turno
printed-last_cards = carte nell’ultimo turno
printed-last_least = minimo di carte nell’ultimo turno
printed-removed = carte tolte
printed-cities = Carte Città
printed-minor_roles = Ruoli Minori

# File della scatola: nomi e chiavi come stanno nel file
box-list-length = una città { $size } deve avere esattamente { $wanted } { $what }.
box-none-of = { $given } non è tra { $known }.
box-one-pair = una città { $size } deve avere esattamente una coppia di simboli uguali.
box-no-pair = una città { $size } deve avere simboli di colori diversi.
box-stated = per «{ $name }» le regole stabiliscono { $wanted }.
box-region-twice = una regione compare due volte.
box-cities-of = le regole elencano le città di «{ $name }»: { $wanted }.
box-no-city = nessuna città confina con «{ $name }».

# What a hint speaks of
term-points = PV già ottenuti
term-regions = regioni sulla mappa
term-sets = serie di Carte Edificio
term-roles = ruoli
term-coins = monete
term-cards = Carte Edificio in mano
