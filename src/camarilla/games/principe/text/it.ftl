title = Il Principe
tagline = Aste, città e ruoli nell’Italia del Rinascimento
points = { $points } PV

option-edition = Edizione delle regole
option-edition-it = edizione italiana (quattro carte per turno, monete anche nell’ultimo turno)
option-edition-hu = edizione ungherese (cinque carte per turno, niente monete nell’ultimo turno)
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
ask-card-auction-only-pass = Non hai abbastanza monete per un’offerta: passa.
ask-building = Hai vinto l’asta: costruisci subito una città, o non fare nulla.
ask-building-only-skip = Hai vinto l’asta, ma ti mancano le carte o le monete per ogni città scoperta: non fare nulla.
ask-playing = Gioca carte di un solo colore, costruisci una città se puoi, oppure non fare nulla.
ask-playing-only-skip = Non hai carte da giocare: non fare nulla.
ask-shields = Piazza un Blasone in una regione adiacente alla città (ancora da piazzare: { $shields_due }).
ask-role-auction = Sei in pareggio per questo ruolo: fai un’offerta, o passa definitivamente.
ask-role-auction-only-pass = Sei in pareggio per questo ruolo, ma non hai abbastanza monete per un’offerta: passa.
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
event-role-tie =
    Pareggio: { $cards ->
        [one] 1 carta scoperta
       *[other] { $cards } carte scoperte
    } a testa di colore { $colour }.
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

# Che cosa c’è sul tavolo
table-phases = Le fasi del turno
table-auction = Asta
table-region = Regione
table-place = Città sulla mappa
help-table-phases = Le quattro fasi di un turno, quella in corso evidenziata: 1 monete, carte e offerte; 2 aste; 3 costruire o giocare carte; 4 ruoli. Accanto, quante carte e città devono ancora venire.
help-table-auction = Che cosa si vende, l’offerta più alta e, a destra, chi è ancora in gara; chi ha passato è pallido.
help-table-lots = Carte che in questo turno vanno ancora all’asta. Il gruppo più piccolo viene per primo.
help-table-site = La città appena costruita. I suoi Blasoni vanno nelle regioni indicate qui.
help-table-city = Una città scoperta. A sinistra i suoi PV, a destra quanti Blasoni porta; sotto, il costo, le Carte Edificio che servono e le regioni con cui confina.
help-table-cities = Una città costruita da questo giocatore.
help-table-place = Le torri mostrano quanto è grande la città. È cerchiata finché la sua carta è scoperta, e ha il colore di chi l’ha costruita.
help-table-region = Alla fine il maggior numero di Blasoni in una regione dà 5 PV, il secondo 2. Il numero accanto a un Blasone dice quanti ne ha lì il giocatore.
help-table-your-hand = Le tue Carte Edificio, per colore. Gli altri vedono quante sono, non quali.
help-table-your-offer = Carte messe all’asta. Restano coperte finché tutti non hanno scelto.
help-table-player = Un giocatore. Nella fila dei colori: sopra le carte scoperte sul tavolo, che contano per i ruoli; sotto quelle girate a faccia coperta.
help-table-points = I PV finora. Regioni, ruoli, set di cinque colori, più monete e più carte in mano si aggiungono alla fine.
help-table-money = Monete, per le offerte e per il costo delle città. Chi ne ha di più riceve 2 PV alla fine. Dove sono segrete c’è un punto interrogativo.
help-table-hand = Quante Carte Edificio sono in mano. Chi ne ha di più riceve 2 PV alla fine.
help-table-known = Le carte di questa mano che tutti hanno visto.
help-table-offers = Le carte che questo giocatore ha messo all’asta in questo turno.
help-table-left = Blasoni che si possono ancora piazzare sulla mappa.
help-table-principe = Il Principe. Le aste cominciano alla sua sinistra, la fase 3 da lui. Chi vince un’asta è il prossimo.

# Come si gioca

howto-mood = Per chi ama le aste e le maggioranze che non durano a lungo
howto-aim = Ottieni più PV di tutti: costruisci città, sii primo nelle regioni con i tuoi Blasoni e tieni i ruoli quando gli altri costruiscono.
howto-step-offer-title = Metti carte all’asta
howto-step-offer = Ogni turno porta monete e Carte Edificio. Poi ognuno sceglie in segreto due carte della mano (tre in due giocatori) e le mette all’asta. Dai ciò che ti serve meno; forse è proprio ciò che un altro cerca.
howto-step-auction-title = Offri per le carte
howto-step-auction = Le carte si vendono un colore alla volta, il gruppo più piccolo per primo. Chi offre di più paga alla banca, prende le carte e diventa il Principe. Chi passa è fuori da questa asta.
howto-step-build-title = Costruisci una città
howto-step-build = Dal secondo turno puoi costruire subito dopo un’asta vinta, e ancora una volta quando tutte le aste sono finite. Gioca dalla mano una carta per ogni simbolo di una città scoperta e paga il suo costo: i PV della città sono tuoi.
howto-step-shields-title = Piazza i suoi Blasoni
howto-step-shields = Una città porta uno o due dei tuoi Blasoni nelle regioni con cui confina. Alla fine chi ha più Blasoni in una regione riceve PV, e anche chi è secondo.
howto-step-cards-title = Oppure gioca carte
howto-step-cards = Invece di costruire puoi giocare quante carte vuoi di un solo colore. Restano scoperte davanti a te, accanto a quelle con cui hai costruito, e contano tutte per i ruoli.
howto-step-roles-title = Ottieni i ruoli
howto-step-roles = Alla fine del turno chi ha più carte scoperte di un colore riceve il ruolo Maggiore, il secondo quello Minore. Un ruolo ti aiuta subito, e dà PV ogni volta che un altro costruisce col suo colore. Un ruolo Maggiore gira a faccia coperta metà delle tue carte di quel colore.
howto-points-cities = Una città che costruisci: 4 PV se è piccola, 6 se è media, 8 se è grande.
howto-points-roles = I ruoli, ogni volta che un altro costruisce col loro colore: 2 PV per uno Maggiore, 1 per uno Minore; e ancora una volta alla fine.
howto-points-regions = Alla fine, in ogni regione: 5 PV per il maggior numero di Blasoni, 2 per il secondo.
howto-points-sets = Alla fine: 2 PV per ogni set di cinque colori fra le tue carte sul tavolo, scoperte o coperte.
howto-points-most = Alla fine: 2 PV per chi ha più monete, e 2 per chi ha più carte in mano.
howto-mistake-own = I tuoi ruoli non danno nulla quando costruisci tu. Tieni i colori che servono agli altri.
howto-mistake-hand = Le carte in mano non portano ruoli. Conta solo ciò che è scoperto sul tavolo.
howto-mistake-first = Nel primo turno nessuno può costruire: si tratta di carte e di ruoli.
howto-mistake-money = Le monete sono poche. Se le spendi tutte per le carte, non resta nulla per il costo di una città.
howto-note-editions = Le due edizioni sono diverse: in quella italiana si pescano 4 carte a turno e si ricevono monete anche nell’ultimo turno; in quella ungherese se ne pescano 5 e l’ultimo turno non porta monete. L’edizione si sceglie quando si apre un tavolo.
howto-example = Si costruisce una città. La cronaca dice quanti PV riceve chi costruisce, e chi altro ne riceve per un ruolo:

# I primi passi: che cosa guardare

advice-offering = Guarda i simboli delle città scoperte: quali delle tue carte non servono a nessuna?
advice-card-auction = Guarda le città scoperte e le tue monete: una città costa da 3 a 5 oltre a ciò che offri.
advice-building = Guarda la mappa: in quali regioni i Blasoni di questa città ti farebbero primo o secondo?
advice-playing = Guarda le carte scoperte degli altri: chi è in testa nei colori che hai in mano?
advice-shields = Guarda i Blasoni in ogni regione: dove uno in più ti fa primo o secondo?
advice-role-auction = Guarda le città scoperte: a quante serve il colore di questo ruolo?
advice-turning-up = Guarda le carte scoperte di tutti: in quale colore una in più ti porta un ruolo?
advice-posting = Guarda tutta la mappa: dove un Blasone in più ti fa primo o secondo?

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

## Lesson

lesson-aim = Vince chi ha più punti vittoria (PV). Guidi una famiglia nell’Italia del Rinascimento, e i PV vengono da tre cose: le città che costruisci; i ruoli, che rendono ogni volta che costruisce un altro; e, alla fine, le regioni in cui hai più Blasoni, i tuoi scudi sulla mappa. Tutto si paga con Carte Edificio e monete, e a ogni turno ricevi { $money } monete.
lesson-city = Queste { $cities } città si possono costruire dal secondo turno. Venezia, per esempio, chiede una carta bianca, una rossa e una gialla e costa { $cost } monete; dà { $points } PV e un Blasone sulla mappa. È il nostro obiettivo. Nel primo turno nessuno può costruire: ora contano carte e ruoli.
lesson-offer = Ognuno deve mettere all’asta { $offers } carte, a faccia coperta; poi quelle di un colore si vendono insieme, e puoi comprare anche tu. Un ruolo va a chi ha più carte di un colore, perciò tieni la coppia bianca. Offri il rosso: prima che si possa costruire arrivano carte nuove. Mettine all’asta una; l’altra segue da sola.
lesson-offer-other = Tienila: la coppia bianca può darti un ruolo. Offri il rosso: prima che si possa costruire arrivano carte nuove.
lesson-white = Le carte sono scoperte, e si vende prima il gruppo più piccolo: { $cards } carte bianche, che con le tue fanno quattro. Lucrezia ha offerto { $price }. Offri solo uno in più: ogni moneta risparmiata serve poi a costruire, e nessuno vede quante ne hai.
lesson-white-good = Sono tue. Chi vince un’asta diventa anche Principe (la corona) e agisce per primo in ciò che segue.
lesson-white-high = Andrebbe bene, ma basta una moneta più di { $price }. Ogni moneta risparmiata serve poi a costruire.
lesson-white-pass = Così Lucrezia avrebbe le bianche per poco. Con la tua coppia fanno un ruolo: offri!
lesson-red = Ora { $cards } carte rosse, e gli altri rilanciano a vicenda: siamo già a { $price }. A te restano { $money } monete, quindi non puoi offrire di più: si può solo passare. Ma hai ciò che volevi, e le monete che non spendi restano tue. Lascia spendere gli altri: passa.
lesson-play = Ora ognuno può giocare scoperte carte di un colore. Chi ne ha di più prende un ruolo, ma per questo ne gira metà a faccia coperta, arrotondando in su. Gioca dunque due delle tue carte bianche: una resta scoperta per il turno dopo. Nella tua mano la seconda carta vale per due: scegli quella. Le altre restano in mano, perché le città si pagano da lì.
lesson-play-one = Con una oggi vinceresti il ruolo, ma chi lo vince gira metà delle carte, arrotondando in su: per il turno dopo non resterebbe niente. Giocane due.
lesson-play-many = Nessun altro mostra il bianco, quindi due bastano. Le città si pagano con le carte in mano: tienine.
lesson-play-other = Il bianco è il tuo colore forte: gioca due carte bianche.
lesson-play-skip = Senza carte sul tavolo non c’è ruolo, e i ruoli danno PV mentre lavorano gli altri. Gioca due carte bianche.
lesson-roles = Sei il Vescovo, il ruolo bianco Maggiore! Dà subito un PV: ne hai { $score }. E ogni volta che un altro costruisce una città con il bianco, prendi 2 PV. Il secondo per carte bianche avrebbe il ruolo Minore, il Predicatore, che ne prende 1; ma nessun altro ne ha. Lucrezia con le rosse è diventata Consigliere.
lesson-spare-yellow = Il secondo turno: hai { $money } monete, e per Venezia una carta bianca, una rossa e una gialla. D’ora in poi chi vince un’asta può costruire subito, prima di tutti. Offri il verde, che a Venezia non serve; il giallo segue da solo: ne hai { $spare } e ne serve una.
lesson-spare-white = Il secondo turno: hai { $money } monete, e per Venezia una carta bianca, una rossa e una gialla. D’ora in poi chi vince un’asta può costruire subito, prima di tutti. Offri il verde, che a Venezia non serve; il bianco segue da solo: ne hai { $spare } e ne serve una.
lesson-spare-other = Quella può servirti per Venezia. Il verde non è tra i suoi colori: offri il verde.
lesson-first-bid = Questo è il gruppo più piccolo, { $cards } carte, quindi si vende prima e costerà poco. Vuoi vincerlo per ciò che porta con sé: chi vince può costruire subito. Nessuno ha ancora offerto. Comincia con { $bid }: puoi sempre rilanciare.
lesson-first-bid-high = Comincia basso: puoi sempre rilanciare. Venezia costa { $cost } monete, e quelle devi tenerle. Offri { $bid }.
lesson-first-bid-pass = Se vinci, costruisci prima di tutti. Comincia con { $bid }.
lesson-raise = Attenzione: Lucrezia sale a { $price }. Conta prima di offrire: hai { $money } monete, e { $cost } devono restare per Venezia. Quindi { $bid } va ancora bene.
lesson-raise-good = Lucrezia passa: le carte sono tue.
lesson-raise-high = È più del necessario, e ogni moneta conta. Rilancia a { $bid }.
lesson-raise-pass = Puoi permetterti { $bid }, e poi costruisci prima degli altri. Rilancia ancora.
lesson-build = Hai vinto, quindi puoi costruire subito. Costruisci Venezia: { $points } PV e un Blasone nella regione accanto a Venezia. Le carte con cui paghi restano scoperte davanti a te e contano anche per i ruoli. Ti restano { $left } monete, poche per un’altra città, perciò nell’ultima asta passiamo per te.
lesson-build-skip = È per questo che hai vinto l’asta! Costruisci Venezia prima che lo faccia un altro.
lesson-build-good = La tua prima città. Ma a Venezia serve il rosso, perciò anche Lucrezia, il Consigliere, ha preso 2 PV. Bada a quali ruoli dai da mangiare.
lesson-banker = Abbiamo passato per te; Lucrezia ha vinto le carte verdi e ha costruito Verona. Lì serve il bianco, perciò tu, il Vescovo, hai preso 2 PV, e ne hai { $score }. Nel giallo Cosimo ne ha { $cosimo } scoperte e tu { $yellow }, con altre due in mano. Gioca tutte e due le gialle (la seconda vale per due) e diventi Banchiere.
lesson-banker-good = Il Banchiere: subito monete, e PV ogni volta che un altro costruisce con il giallo.
lesson-banker-one = Con una sola ne avresti quante Cosimo ({ $cosimo }). Le parità si decidono all’asta, e non sai quante monete abbia. Giocane due.
lesson-banker-white = Nel bianco sei già in testa, { $white } a { $rival }. Con il giallo vinci un secondo ruolo: gioca tutte e due le gialle.
lesson-banker-skip = Ora non puoi pagare una città, ma i ruoli costano solo carte. Gioca tutte e due le gialle.
lesson-defend = Abbiamo passato per te; Lucrezia ha vinto le carte verdi e ha costruito Lucca. Lì serve il bianco, perciò tu, il Vescovo, hai preso 2 PV, e ne hai { $score }. Ma le carte che pagano una città contano per i ruoli: Lucrezia ha { $rival } carte bianche scoperte, tu { $white }. Le parità si decidono all’asta, e hai solo { $money } monete. Gioca una carta bianca (la prima vale per una) e resti Vescovo.
lesson-defend-good = Sei ancora Vescovo, e subito un altro PV. A Lucrezia resta il ruolo bianco Minore.
lesson-defend-two = Una basta: così ne hai più di Lucrezia ({ $rival }). Tieni l’altra per una città.
lesson-defend-other = Così Lucrezia potrebbe toglierti il ruolo: avete entrambi { $rival } carte bianche scoperte. Gioca una carta bianca.
lesson-minor = Guarda i ruoli: sei Banchiere, in testa nel giallo, e la tua carta rossa di Venezia ti ha dato lo Scrivano, il secondo posto nel rosso. Lucrezia è Predicatore, seconda nel bianco. Ogni ruolo dà subito qualcosa: il bianco un PV, il rosso una carta, il giallo due monete, il blu un Blasone in una regione qualsiasi, e con il verde scopri di nuovo una tua carta coperta di un altro colore. Hai { $score } PV.
lesson-score = Che cosa si conta alla fine? 5 PV a chi ha più Blasoni in una regione, anche in parità, e 2 al secondo; sulla Costa romagnola hai solo tu un Blasone. 2 PV per ogni set di cinque colori davanti a te. Ancora 2 per ogni ruolo Maggiore, 1 per ogni Minore. E 2 a chi ha più monete e a chi ha più carte in mano.
lesson-end-it = La partita finisce appena mancano le città, o con l’ultimo turno, annunciato quando restano poche Carte Edificio; in questa edizione questo dà ancora monete. Perciò costruisci presto, distribuisci i Blasoni fra le regioni, tieni ruoli nei colori con cui costruiscono gli altri e conta le loro monete. Vince chi ha più PV. Finisci questa partita per conto tuo!
lesson-end-hu = La partita finisce appena mancano le città, o con l’ultimo turno, annunciato quando restano poche Carte Edificio; in questa edizione questo non dà monete, quindi tienine da parte. Costruisci presto, distribuisci i Blasoni fra le regioni, tieni ruoli nei colori con cui costruiscono gli altri e conta le loro monete. Vince chi ha più PV. Finisci questa partita per conto tuo!

# What a hint speaks of
term-points = PV già ottenuti
term-regions = regioni sulla mappa
term-sets = serie di Carte Edificio
term-roles = ruoli
term-coins = monete
term-cards = Carte Edificio in mano

# Come si scrivono le decisioni

typed-offer = metti
typed-lay = gioca
typed-skip = salta
typed-turn-up = scopri

# Che cosa significa una decisione

about-bid = Chi offre di più paga alla banca. Le offerte seguenti devono essere più alte: tieni monete per il costo di una città.
about-pass = Tieni le tue monete e sei fuori da quest’asta.
about-build = Paghi il suo costo e giochi una carta per ogni suo edificio; i punti sono tuoi e i Blasoni vanno sulla mappa.
about-skip = Ora non costruisci e non giochi nulla; carte e monete restano a te.
about-place = A fine partita la maggioranza di Blasoni in una regione vale 5 punti, la seconda 2.
