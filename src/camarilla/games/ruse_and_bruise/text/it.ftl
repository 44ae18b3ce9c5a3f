title = Ruse & Bruise
tagline = Manda i tuoi personaggi coperti nelle colonne: quando si scoprono si vede chi ha ingannato chi.

points = Punti

action-play = Gioca { $card } nella colonna { $column }
action-hide = Nascondi { $card } sotto il cappello magico
action-swap = Scambia l’obiettivo con la colonna { $column }
action-pass = Rinuncia

ask-placing = Gioca una carta della mano, coperta, in fondo a una colonna.
ask-capping = Il tuo cappello magico è stato scoperto: nascondici sotto una carta della mano, oppure rinuncia.
ask-betraying = Il tuo traditore è stato scoperto: scambia l’obiettivo di questa colonna con quello di un’altra, oppure rinuncia.
ask-over = La partita è finita.

event-round = Round { $round }. Comincia { $seat }.
event-revealed = Obiettivo della colonna { $column }: { $goal }.
event-laid = { $seat } gioca una carta coperta nella colonna { $column }: { $card }.
event-laid-unseen = { $seat } gioca una carta coperta nella colonna { $column }.
event-flipped = Colonna { $column }: carta scoperta: { $card } ({ $seat }).
event-travelled = L’esploratore di { $seat } viaggia coperto dalla colonna { $column } alla colonna { $other }.
event-stranded = L’esploratore di { $seat } ha già viaggiato in questo turno e resta scoperto nella colonna { $column }.
event-killed = Colonna { $column }: l’assassino uccide una carta di { $seat }: { $card }.
event-killed-unseen = L’assassino della colonna { $column } uccide una carta di { $seat }, senza mostrarla.
event-closed = La tempesta chiude la colonna { $column }.
event-hid = { $seat } nasconde { $card } sotto il cappello magico nella colonna { $column }.
event-hid-unseen = { $seat } nasconde una carta sotto il cappello magico nella colonna { $column }.
event-declined = { $seat } rinuncia all’abilità: { $card }, colonna { $column }.
event-swapped = { $seat } scambia gli obiettivi delle colonne { $column } e { $other }.
event-drew = { $seat } pesca { $card }.
event-drew-unseen = { $seat } pesca una carta.
event-reshuffled = { $seat } rimescola gli scarti in un nuovo mazzo.
event-opened = Colonna { $column }: scoperta a fine round: { $card } ({ $seat }).
event-total =
    Colonna { $column }: { $seat } ha influenza { $influence }{ $half ->
        [1] ½
       *[other] { "" }
    }.
event-alone = Colonna { $column }: nessun altro ha una carta che conti.
event-pair = Colonna { $column }: { $seat } ha principe e scudiero, e vince.
event-highest = Colonna { $column }: vince la somma più alta, { $influence } contro { $against }.
event-nearest = Colonna { $column }: { $influence } pari; decide la carta più vicina all’obiettivo.
event-lowest = Colonna { $column }: c’è un mendicante, perciò vince la somma più bassa, { $influence } contro { $against }.
event-farthest = Colonna { $column }: c’è un mendicante e la somma più bassa è due volte { $influence }; decide la carta più lontana dall’obiettivo.
event-won = { $seat } prende { $goal } (colonna { $column }).
event-unclaimed = Nessuno prende { $goal } (colonna { $column }): esce dal gioco.
event-over = L’ultimo obiettivo è assegnato. La partita è finita.

refused-2-1 = Ora devi giocare una carta della mano in una colonna.
refused-2-2 = Questa carta non è nella tua mano: { $card }.
refused-2-3 = La colonna { $column } non c’è; le colonne vanno da 1 a { $columns }.
refused-3-10 = La colonna { $column } è chiusa da una tempesta.
refused-3-13 = Il tuo cappello magico è stato scoperto: nascondici sotto una carta della mano, oppure rinuncia.
refused-3-14 = Non puoi nasconderla, non è nella tua mano: { $card }.
refused-3-20 = Il tuo traditore è stato scoperto: scambia l’obiettivo di questa colonna con quello di un’altra, oppure rinuncia.
refused-3-21 = Il traditore è nella colonna { $own }: il suo obiettivo si scambia con quello di un’altra colonna da 1 a { $columns }, non con la colonna { $column }.

account-goal = { $goal }
account-set = Il miglior obiettivo, raddoppiato: { $kind }
account-further = { $cards ->
    [one] 1 altro obiettivo, 1 punto in meno
   *[other] { $cards } altri obiettivi, 1 punto in meno ciascuno
}

option-cap_cards = Un cappello magico e la carta che c’è sotto contano come
option-cap_cards-1 = una carta
option-cap_cards-2 = due carte
option-two_player_ones = In due giocatori gli obiettivi da 1
option-two_player_ones-in = restano in gioco
option-two_player_ones-out = si tolgono

table-round = Round { $round } di 6, { $goals } obiettivi ancora da scoprire
table-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
table-full = PIENA
table-closed = TEMPESTA
table-empty = vuota
table-more = ↑ { $cards }
table-legend = ▒▒ coperta, (…) la conosci tu, (…)* la conoscono tutti, …/? nasconde una carta
table-columns = Colonne
table-players = Giocatori
table-player = Giocatore
table-hand = Mano
table-pile = Mazzo
table-discards = Scarti
table-won = Obiettivi
table-score = Punti
table-your-hand = La tua mano
table-your-goals = I tuoi obiettivi: { $goals }

board-column = Colonna { $column }: { $goal }, carte { $cards } di { $points }
board-down = Coperta, di { $owner }
board-down-own = Coperta: la conosci solo tu
board-down-known = Coperta, ma la conoscono tutti
board-seen = Scarti che conosci: { $cards }

effect-king = Il valore più alto
effect-queen = Nessuna abilità
effect-juliet = Il tuo Romeo vale di più
effect-alchemist = { $high } per l’alchimia
effect-fencing-master = { $high } per la scherma
effect-landlord = { $high } per l’agricoltura
effect-merchant = { $high } per il commercio
effect-cardinal = { $high } per la religione
effect-minstrel = { $high } per la musica
effect-explorer = Scoperto: va nella colonna a destra
effect-assassin = Scoperto: uccide chi l’ha scoperto
effect-storm = Scoperta: chiude la colonna
effect-cap = Scoperto: puoi nasconderci una carta
effect-traitor = Scoperto: puoi scambiare l’obiettivo
effect-musketeers = Annulla le altre abilità
effect-wizard = Toglie le carte da 10 in su
effect-witch = Toglie le carte fino a 9
effect-prince = Vince con il tuo scudiero
effect-squire = Vince con il tuo principe
effect-hermit = −1 per ogni altra carta
effect-giant = +3 per ogni altra carta
effect-doppelganger = Vale come la carta sotto
effect-dragon = Carte altrui: −2
effect-romeo = { $high } con la tua Giulietta
effect-beggar = Vince la somma più bassa

card-king = Re
card-queen = Regina
card-juliet = Giulietta
card-alchemist = Alchimista
card-fencing-master = Maestro d’armi
card-landlord = Latifondista
card-merchant = Mercante
card-cardinal = Cardinale
card-minstrel = Menestrello
card-explorer = Esploratore
card-assassin = Assassino
card-storm = Tempesta
card-cap = Cappello magico
card-traitor = Traditore
card-musketeers = Tre moschettieri
card-wizard = Mago
card-witch = Strega
card-prince = Principe
card-squire = Scudiero
card-hermit = Eremita
card-giant = Piccolo gigante
card-doppelganger = Sosia
card-dragon = Drago
card-romeo = Romeo
card-beggar = Mendicante

help-card-king = 20: il valore più alto di tutti.
help-card-queen = 16, senza abilità.
help-card-juliet = 14. Con lei nella colonna il tuo Romeo vale 15.
help-card-alchemist = 12 sotto un obiettivo del suo tipo (alchimia), altrimenti 8. Non è un’abilità: i moschettieri non la annullano.
help-card-fencing-master = 12 sotto un obiettivo del suo tipo (scherma), altrimenti 8. Non è un’abilità: i moschettieri non la annullano.
help-card-landlord = 12 sotto un obiettivo del suo tipo (agricoltura), altrimenti 8. Non è un’abilità: i moschettieri non la annullano.
help-card-merchant = 12 sotto un obiettivo del suo tipo (commercio), altrimenti 8. Non è un’abilità: i moschettieri non la annullano.
help-card-cardinal = 12 sotto un obiettivo del suo tipo (religione), altrimenti 8. Non è un’abilità: i moschettieri non la annullano.
help-card-minstrel = 12 sotto un obiettivo del suo tipo (musica), altrimenti 8. Non è un’abilità: i moschettieri non la annullano.
help-card-explorer = 13. Quando viene scoperto deve andare coperto in fondo alla colonna successiva a destra, saltando le tempeste, e lì scopre la carta coperta.
help-card-assassin = 9½. Quando viene scoperto uccide la carta che l’ha scoperto. Né il mago né la strega lo tolgono.
help-card-storm = 9. Quando viene scoperta chiude la colonna: non vi si gioca più niente e vale come piena.
help-card-cap = 0. Quando viene scoperto puoi nasconderci sotto una carta della mano e ne peschi subito una. La carta nascosta si scopre a fine round.
help-card-traitor = 10. Quando viene scoperto puoi scambiare l’obiettivo di questa colonna con quello di un’altra.
help-card-musketeers = 11. A fine round annulla tutte le altre abilità della colonna; ogni carta vale ciò che porta scritto, il sosia nulla.
help-card-wizard = 7. A fine round toglie tutte le carte che valgono 10 o più. Più maghi si annullano.
help-card-witch = 1. A fine round, dopo il mago, toglie tutte le altre carte che valgono 9 o meno. Più streghe si annullano.
help-card-prince = 14. A fine round, insieme al tuo scudiero nella colonna, prende automaticamente l’obiettivo.
help-card-squire = 2. A fine round, insieme al tuo principe nella colonna, prende automaticamente l’obiettivo.
help-card-hermit = 12, meno 1 per ogni altra carta nella colonna.
help-card-giant = 2, più 3 per ogni altra carta nella colonna.
help-card-doppelganger = Vale quanto la carta sotto di lui; niente se sotto non c’è nulla. Non copia le abilità.
help-card-dragon = 11. Ogni carta degli altri giocatori nella colonna vale 2 di meno.
help-card-romeo = 5, oppure 15 con la tua Giulietta nella colonna.
help-card-beggar = 4. L’obiettivo va alla somma più bassa invece che alla più alta.

kind-alchemy = alchimia
kind-fencing = scherma
kind-farming = agricoltura
kind-trade = commercio
kind-religion = religione
kind-music = musica

goal-alchemy-1 = alchimia 1
goal-alchemy-2 = alchimia 2
goal-alchemy-3 = alchimia 3
goal-alchemy-3b = alchimia 3
goal-alchemy-4 = alchimia 4
goal-alchemy-5 = alchimia 5
goal-fencing-1 = scherma 1
goal-fencing-2 = scherma 2
goal-fencing-3 = scherma 3
goal-fencing-3b = scherma 3
goal-fencing-4 = scherma 4
goal-fencing-5 = scherma 5
goal-farming-1 = agricoltura 1
goal-farming-2 = agricoltura 2
goal-farming-3 = agricoltura 3
goal-farming-3b = agricoltura 3
goal-farming-4 = agricoltura 4
goal-farming-5 = agricoltura 5
goal-trade-1 = commercio 1
goal-trade-2 = commercio 2
goal-trade-3 = commercio 3
goal-trade-3b = commercio 3
goal-trade-4 = commercio 4
goal-trade-5 = commercio 5
goal-religion-1 = religione 1
goal-religion-2 = religione 2
goal-religion-3 = religione 3
goal-religion-3b = religione 3
goal-religion-4 = religione 4
goal-religion-5 = religione 5
goal-music-1 = musica 1
goal-music-2 = musica 2
goal-music-3 = musica 3
goal-music-3b = musica 3
goal-music-4 = musica 4
goal-music-5 = musica 5

# Che cosa c’è sul tavolo
board-status = Round e obiettivi
board-goal = Obiettivo
board-back = Carta coperta
help-board-status = La partita ha sei round. Ognuno scopre tanti obiettivi quanti sono i giocatori.
help-board-goal = Il tipo dell’obiettivo e i suoi punti. I pallini mostrano quante carte riempiono la colonna, e quante ne ha.
help-board-back = La conosce solo chi l’ha giocata. Viene scoperta quando si gioca una carta subito sotto, o alla fine del round.
help-table-columns = Le carte di un obiettivo; l’ultima giocata è la più in basso. Una nuova carta scopre quella più in basso, se è coperta.
help-table-player = Un giocatore: carte in mano, nel mazzo e negli scarti, e obiettivi conquistati.
help-table-hand = Carte in mano.
help-table-pile = Carte che restano da pescare. Quando sono finite, gli scarti formano un nuovo mazzo.
help-table-discards = Carte giocate nei round precedenti, o uccise. Tornano quando il mazzo è finito.
help-table-won = Obiettivi conquistati. Valgono i loro punti; con tutti e sei i tipi si possono raddoppiare alla fine.
help-table-score = Il punteggio finale: la somma di tutti gli obiettivi, o il migliore di ogni tipo raddoppiato, meno 1 per ogni obiettivo in più.

# Come si gioca
howto-mood = Per chi ama bluffare: si impara in fretta ed è ogni volta diverso
howto-aim = Conquista obiettivi con i personaggi che mandi nelle loro colonne; dopo sei round vince chi ha più punti.
howto-step-goals-title = Ogni obiettivo apre una colonna
howto-step-goals = Un round comincia con tanti obiettivi quanti sono i giocatori. Una colonna è piena quando ha tante carte quanti punti ha il suo obiettivo; quando tutte sono piene, il round finisce.
howto-step-play-title = Gioca una carta coperta
howto-step-play = Nel tuo turno giochi una delle tue tre carte, coperta, in fondo a una colonna, e ne peschi un’altra. Tutti hanno gli stessi 25 personaggi.
howto-step-flip-title = Scopri la carta sopra
howto-step-flip = Se la carta subito sopra la tua è coperta, viene scoperta. Scegli dove giocare secondo ciò che vuoi portare alla luce.
howto-step-act-title = Alcune carte agiscono subito
howto-step-act = Esploratore, assassino, tempesta, cappello magico e traditore agiscono quando un’altra carta li scopre. Tutte le altre abilità aspettano la fine del round.
howto-step-reveal-title = Tutto si scopre
howto-step-reveal = Quando tutte le colonne sono piene, si scoprono tutte le carte. Agiscono moschettieri, mago, strega e gli altri, si sommano i valori, e la somma più alta prende l’obiettivo.
howto-points-goals = Ogni obiettivo che conquisti vale i punti che porta scritti, da 1 a 5.
howto-points-set = Con obiettivi di tutti e sei i tipi puoi invece raddoppiare il migliore di ogni tipo e perdere 1 punto per ogni obiettivo in più. Vale il conto migliore.
howto-mistake-sum = Non sempre vince la somma più alta: con un mendicante nella colonna vince la più bassa, e principe e scudiero dello stesso giocatore vincono senz’altro.
howto-mistake-full = Una colonna piena accoglie ancora carte finché un’altra non lo è.
howto-mistake-flip = Esploratore, assassino, tempesta, cappello magico e traditore non fanno nulla se nessuno li scopre: a fine round contano solo il loro valore.
howto-mistake-kings = Le carte alte sono un bersaglio: un mago toglie tutto ciò che vale 10 o più.
howto-example = Una colonna alla fine di un round. C’è un mago, perciò le carte che valgono 10 o più non contano. Quanto ha ciascuno, e chi prende l’obiettivo:

# I primi passi: che cosa guardare
advice-placing = Guarda la carta più in basso di ogni colonna: se è coperta, la carta che giochi sotto la scopre.
advice-capping = Guarda l’obiettivo e le carte della colonna: una carta nascosta è al sicuro fino alla fine del round.
advice-betraying = Guarda gli obiettivi: in quali colonne sei forte, e quali obiettivi valgono di più?

printed-card = carta
printed-value = valore

# File della scatola: carte e chiavi come stanno nel file
box-has-none = «{ $name }» non ha { $what }.
box-halves = { $name } deve andare da 0 a 20, di mezzo in mezzo, non { $given }.
box-stated = il regolamento dà a «{ $name }» { $what } { $wanted }, non { $given }.
box-wizard-removes = secondo il regolamento il mago elimina «{ $name }»: almeno 10, non { $given }.
box-nine-or-less = secondo il regolamento «{ $name }» vale al massimo 9, non { $given }.
box-wizard-spares = secondo il regolamento il mago risparmia sé stesso: meno di 10, non { $given }.

## Lesson

lesson-aim = Ti diamo il benvenuto a corte! A fine partita vince chi ha più punti. I punti vengono dagli obiettivi, in cima alle colonne: a fine round la somma d’influenza più alta di una colonna prende l’obiettivo.
lesson-columns = Il numero su un obiettivo vuol dire due cose: quanti punti vale e con quante carte la sua colonna è piena. La colonna 1 vale dunque { $most } ed è piena con { $most } carte. Una colonna piena accetta ancora carte, ma quando tutte le colonne sono piene il round finisce.
lesson-hand = Queste sono le tue carte. Tutti giocano con gli stessi 25 personaggi, perciò puoi indovinare che cosa nascondono gli altri. Il Re vale { $king }, più di chiunque. Il Cardinale vale { $cardinal }: il numero alto sotto un obiettivo di religione, e la colonna 2 ne ha uno.
lesson-first = La tua prima carta. Le carte si giocano coperte, così nessuno sa che cosa prepari. Manda il Cardinale dove è di casa: scegli lui, poi la colonna 2. Così una carta media può darti { $points } punti e il Re resta per una lotta più dura.
lesson-first-good = Ben giocata: qui il Cardinale ha il più alto dei suoi numeri.
lesson-first-elsewhere = Altrove il Cardinale conta solo il più basso dei suoi numeri ({ $cardinal }). Sotto la religione, nella colonna 2, è molto più forte. Riprova.
lesson-first-king = Il Re è la tua carta migliore e la colonna 3 vale appena { $least }. Non spendere molto dove c’è poco da vincere. Prima il Cardinale.
lesson-first-other = Una bella carta, ma c’è tempo. Il Cardinale vince la colonna 2 con poco: gioca lui lì.
lesson-flip = Guarda: Lucrezia ha giocato una carta sotto il tuo Cardinale e così l’ha scoperto. Una carta nuova scopre sempre quella coperta sopra di lei. Alcuni personaggi usano l’abilità proprio in quel momento, altri a fine round.
lesson-king = Ora il premio grosso: { $points } punti nella colonna 1. Due carte forti in una colonna vincono un obiettivo, in due colonne due; lascia dunque la colonna 2 al Cardinale. Nella colonna 1 Cosimo ha già una carta. Gioca il Re sotto: scopri la carta di Cosimo, vedi contro chi sei, e il valore del Re ({ $king }) è difficile da battere.
lesson-king-good = Un Drago! Qui ogni tua carta vale due meno di quanto mostra, ma il Re resta ben davanti.
lesson-king-small = La colonna 3 vale solo { $least }. Il Re può vincere { $points } punti nella colonna 1.
lesson-king-enough = Nella colonna 2 sei già in testa. Due carte forti in una colonna vincono un obiettivo, in due colonne due. Gioca il Re nella colonna 1.
lesson-king-other = Contro una carta sconosciuta serve la più forte. Gioca il Re nella colonna 1: lì c’è più da vincere.
lesson-danger = Attenzione! Cosimo ha infilato una carta sotto il tuo Re scoperto. Perché giocare contro il più forte ({ $king })? Dietro c’è di sicuro un’abilità maligna. I Tre moschettieri annullano ogni altra abilità della colonna: giocali nella colonna 1 e conteranno solo i numeri.
lesson-danger-witch = Niente male: a fine round la Strega toglie le altre carte che valgono 9 o meno. Ma non sai che cosa ha giocato Cosimo. I Tre moschettieri fermano qualsiasi abilità.
lesson-danger-minstrel = Il Menestrello è di casa con la musica; qui conta il più basso dei suoi numeri ({ $minstrel }) e non ferma il trucco di Cosimo. Gioca i Tre moschettieri nella colonna 1.
lesson-danger-elsewhere = Così lasci il Re al trucco di Cosimo, e ci sono in gioco { $points } punti. Proteggilo: Tre moschettieri nella colonna 1.
lesson-danger-good = Appena in tempo.
lesson-beggar = La tua carta ha scoperto quella di Cosimo: un Mendicante. Con lui nella colonna l’obiettivo va alla somma più bassa, e il tuo Re avrebbe perso tutto! I Tre moschettieri lo annullano. La colonna 1 è piena; ora Lucrezia gioca l’ultima carta del round.
lesson-scoring = Tutte le carte sono state scoperte e contate, colonna per colonna. Hai preso { $goals } obiettivi: fanno { $score } punti. Non vedi quanti punti hanno gli altri, perciò ricorda che cosa prendono.
lesson-kinds = Ecco come si vince in grande: ci sono sei tipi di obiettivi. Se alla fine ne hai uno di ogni tipo, il migliore di ogni tipo vale doppio. Agricoltura e religione li hai; i tre obiettivi di questo round sono tutti di tipi che ti mancano. Comincia Cosimo.
lesson-home = Questa volta due tue carte sono di casa: l’Alchimista nella colonna 1 ({ $first } punti) e il Menestrello nella colonna 3 ({ $third } punti). Altrove contano solo il più basso dei loro numeri. Entrambi gli obiettivi sono di tipo nuovo per te. Comincia dove c’è più da vincere: con l’Alchimista nella colonna 1.
lesson-home-good = A casa sua vale una volta e mezza.
lesson-home-minstrel = Lì è di casa, ma c’è meno da vincere. Prima l’Alchimista nella colonna 1, e tieni il Menestrello.
lesson-home-away = Non lì: fuori casa gli specialisti contano solo il più basso dei loro numeri. Alchimista nella colonna 1 o Menestrello nella colonna 3.
lesson-home-witch = Tieni la Strega ancora un po’: rende di più quando gli altri hanno giocato carte piccole. Prima uno specialista a casa sua.
lesson-witch = Nella colonna 3 il tuo Menestrello è di casa ({ $minstrel }). Ma lì è scoperto il Romeo di Cosimo ({ $romeo }, senza Giulietta il più basso), e Lucrezia ha una carta coperta: con un’altra, ognuno dei due può batterti. Perciò libera prima la strada. La Strega vale appena { $witch }, ma a fine round toglie tutte le altre carte che valgono 9 o meno, ma non un Menestrello di casa. Giocala nella colonna 3.
lesson-witch-good = Un Cardinale fuori casa: la Strega toglierà lui e anche Romeo.
lesson-witch-elsewhere = Nella colonna 3 ha qualcosa da togliere: Romeo senza Giulietta ({ $romeo }). Gioca lì la Strega.
lesson-witch-other = Va bene, ma ora la Strega fa di più: nella colonna 3 toglie Romeo, e anche la carta di Lucrezia, se è piccola.
lesson-full = La colonna 3 è { table-full }, ma accetta carte finché un’altra non lo è, e la 1 non lo è. Gioca lì il Menestrello: sotto la musica vale più di 9, la tua Strega lo risparmia e l’obiettivo è quasi tuo.
lesson-full-good = Così hai scoperto la Strega. Solo i Tre moschettieri nella colonna 3 potevano fermarla, e nessuno li ha giocati lì.
lesson-full-away = È di casa nella colonna 3, sotto la musica. Altrove la Strega non gli libera la strada: giocalo lì.
lesson-full-other = Andrà bene in un altro round. Con il Menestrello la colonna 3 è quasi vinta: giocalo lì, anche se la colonna è piena.
lesson-second = Il round è finito e le colonne sono di nuovo vuote. Nella colonna 3 la Strega ha tolto Romeo e il Cardinale, e il tuo Menestrello ha preso l’obiettivo. Nella colonna 1 due carte di Cosimo hanno battuto il tuo Alchimista: due valgono più di una. Le somme sono nella cronaca. Hai { $score } punti, e tre dei sei tipi.
lesson-end = Si continua così per sei round, finché tutti gli obiettivi sono presi. Ricorda: valuta quanto vale un obiettivo, proteggi le carte forti, colpisci molte carte piccole insieme e raccogli tutti e sei i tipi. Vince chi ha più punti. Finisci questa partita per conto tuo!

# What a hint speaks of
term-goals = obiettivi già vinti
term-columns = colonne come stanno ora
term-hand = carte in mano

# Come si scrivono le decisioni

typed-pass = rinuncia

# Che cosa significa una decisione

about-swap = Le due colonne si scambiano l’obiettivo; tutte le carte restano dove sono.
about-pass = Non succede nulla e il gioco continua.
