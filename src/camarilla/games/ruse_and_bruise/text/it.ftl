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
printed-card = carta
printed-value = valore

# File della scatola: carte e chiavi come stanno nel file
box-has-none = «{ $name }» non ha { $what }.
box-halves = { $name } deve andare da 0 a 20, di mezzo in mezzo, non { $given }.
box-stated = il regolamento dà a «{ $name }» { $what } { $wanted }, non { $given }.
box-wizard-removes = secondo il regolamento il mago elimina «{ $name }»: almeno 10, non { $given }.
box-nine-or-less = secondo il regolamento «{ $name }» vale al massimo 9, non { $given }.
box-wizard-spares = secondo il regolamento il mago risparmia sé stesso: meno di 10, non { $given }.

# What a hint speaks of
term-goals = obiettivi già vinti
term-columns = colonne come stanno ora
term-hand = carte in mano
