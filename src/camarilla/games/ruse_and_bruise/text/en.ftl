title = Ruse & Bruise
tagline = Send your characters face down into the columns, and see who fooled whom when they turn.

points = Points

action-play = Play { $card } in column { $column }
action-hide = Hide { $card } under the magic cap
action-swap = Swap the goal with column { $column }
action-pass = Skip

ask-placing = Play a card from your hand face down at the bottom of a column.
ask-capping = Your magic cap was flipped: hide a card from your hand under it, or skip.
ask-betraying = Your traitor was flipped: swap this column’s goal with another, or skip.
ask-over = The game is over.

event-round = Round { $round }. { $seat } begins.
event-revealed = Column { $column }: the goal is { $goal }.
event-laid = { $seat } plays { $card } face down in column { $column }.
event-laid-unseen = { $seat } plays a card face down in column { $column }.
event-flipped = Column { $column }: flipped: { $card } ({ $seat }).
event-travelled = { $seat }’s explorer moves face down from column { $column } to column { $other }.
event-stranded = { $seat }’s explorer has already moved this turn and stays face up in column { $column }.
event-killed = Column { $column }: the assassin kills { $card } ({ $seat }).
event-killed-unseen = Column { $column }: the assassin kills a face-down card ({ $seat }).
event-closed = The storm closes column { $column }.
event-hid = { $seat } hides { $card } under the magic cap in column { $column }.
event-hid-unseen = { $seat } hides a card under the magic cap in column { $column }.
event-declined = { $seat } skips the ability: { $card }, column { $column }.
event-swapped = { $seat } swaps the goals of columns { $column } and { $other }.
event-drew = { $seat } draws { $card }.
event-drew-unseen = { $seat } draws a card.
event-reshuffled = { $seat } shuffles their discards into a new draw pile.
event-opened = Column { $column }: revealed: { $card } ({ $seat }).
event-total = Column { $column }: { $seat } has { $influence }{ $half ->
    [1] ½
   *[other] {""}
} influence.
event-alone = Column { $column }: nobody else has a card that counts.
event-pair = Column { $column }: { $seat } has prince and squire, and that wins.
event-highest = Column { $column }: the highest sum wins, { $influence } against { $against }.
event-nearest = Column { $column }: { $influence } each; the card nearest the goal decides.
event-lowest = Column { $column }: a beggar is here, so the lowest sum wins, { $influence } against { $against }.
event-farthest = Column { $column }: a beggar is here, and the lowest sum is { $influence } twice; the card farthest from the goal decides.
event-won = { $seat } takes { $goal } (column { $column }).
event-unclaimed = Nobody takes { $goal } (column { $column }). It is out of the game.
event-over = All goals are taken. The game is over.

refused-2-1 = Play a card from your hand in a column.
refused-2-2 = You do not have { $card } in your hand.
refused-2-3 = There is no column { $column }; the columns are 1 to { $columns }.
refused-3-10 = Column { $column } is closed by a storm.
refused-3-13 = Your magic cap was flipped: hide a card from your hand under it, or skip.
refused-3-14 = You cannot hide { $card }: it is not in your hand.
refused-3-20 = Your traitor was flipped: swap this column’s goal with another, or skip.
refused-3-21 = Your traitor is in column { $own }. Swap its goal with any other column from 1 to { $columns }, not with column { $column }.

account-goal = { $goal }
account-set = Best { $kind } goal, doubled
account-further =
    { $cards ->
        [one] 1 extra goal: −1 point
       *[other] { $cards } extra goals: −1 point each
    }

option-cap_cards = A magic cap and the card under it count as
option-cap_cards-1 = one card
option-cap_cards-2 = two cards
option-two_player_ones = With two players, goals worth 1 are
option-two_player_ones-in = in the game
option-two_player_ones-out = taken out

table-round = Round { $round } of 6, { $goals } goals to come
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-full = FULL
table-closed = STORM
table-empty = empty
table-more = ↑ { $cards }
table-legend = ▒▒ face down, (…) known to you, (…)* known to all, …/? hides a card
table-columns = Columns
table-players = Players
table-player = Player
table-hand = Hand
table-pile = Pile
table-discards = Discards
table-won = Goals won
table-score = Score
table-your-hand = Your hand
table-your-goals = Your goals: { $goals }

board-column = Column { $column }: { $goal }, cards { $cards } of { $points }
board-down = Face down ({ $owner })
board-down-own = Face down: only you know it
board-down-known = Face down, but everybody knows it
board-seen = Discards you know: { $cards }

effect-king = Highest card
effect-queen = No ability
effect-juliet = Your Romeo counts more
effect-alchemist = { $high } for alchemy
effect-fencing-master = { $high } for fencing
effect-landlord = { $high } for farming
effect-merchant = { $high } for trade
effect-cardinal = { $high } for religion
effect-minstrel = { $high } for music
effect-explorer = Flipped: moves on to the right
effect-assassin = Flipped: kills what flipped it
effect-storm = Flipped: closes the column
effect-cap = Flipped: you may hide a card
effect-traitor = Flipped: you may swap goals
effect-musketeers = Cancels other abilities
effect-wizard = Removes cards worth 10+
effect-witch = Removes cards worth 9 or less
effect-prince = Wins with your squire
effect-squire = Wins with your prince
effect-hermit = −1 for each other card
effect-giant = +3 for each other card
effect-doppelganger = Worth the card below
effect-dragon = Others’ cards: −2
effect-romeo = { $high } with your Juliet
effect-beggar = The lowest sum wins

card-king = King
card-queen = Queen
card-juliet = Juliet
card-alchemist = Alchemist
card-fencing-master = Fencing master
card-landlord = Landlord
card-merchant = Merchant
card-cardinal = Cardinal
card-minstrel = Minstrel
card-explorer = Explorer
card-assassin = Assassin
card-storm = Storm
card-cap = Magic cap
card-traitor = Traitor
card-musketeers = Three musketeers
card-wizard = Wizard
card-witch = Witch
card-prince = Prince
card-squire = Squire
card-hermit = Hermit
card-giant = Little giant
card-doppelganger = Doppelganger
card-dragon = Dragon
card-romeo = Romeo
card-beggar = Beggar

help-card-king = 20, the highest card.
help-card-queen = 16. No ability.
help-card-juliet = 14. Your own Romeo counts 15 with her in the column.
help-card-alchemist = 12 under an alchemy goal, otherwise 8. This is not an ability: musketeers do not cancel it.
help-card-fencing-master = 12 under a fencing goal, otherwise 8. This is not an ability: musketeers do not cancel it.
help-card-landlord = 12 under a farming goal, otherwise 8. This is not an ability: musketeers do not cancel it.
help-card-merchant = 12 under a trade goal, otherwise 8. This is not an ability: musketeers do not cancel it.
help-card-cardinal = 12 under a religion goal, otherwise 8. This is not an ability: musketeers do not cancel it.
help-card-minstrel = 12 under a music goal, otherwise 8. This is not an ability: musketeers do not cancel it.
help-card-explorer = 13. When flipped, it must go face down to the bottom of the next column to the right, passing over storms, and flips the face-down card there.
help-card-assassin = 9½. When flipped, it kills the card that flipped it. Neither wizard nor witch removes it.
help-card-storm = 9. When flipped, it closes the column: nobody can play there, and it counts as full.
help-card-cap = 0. When flipped, you may hide a card from your hand under it; then draw one at once. The hidden card is revealed at the end of the round.
help-card-traitor = 10. When flipped, you may swap this column’s goal with another column’s.
help-card-musketeers = 11. At the end of the round it cancels all other abilities in the column; every card counts its printed value (a doppelganger nothing).
help-card-wizard = 7. At the end of the round it removes all cards worth 10 or more. Several wizards cancel each other.
help-card-witch = 1. At the end of the round, after the wizard, it removes all other cards worth 9 or less. Several witches cancel each other.
help-card-prince = 14. At the end of the round, together with your own squire in the column, it wins the goal automatically.
help-card-squire = 2. At the end of the round, together with your own prince in the column, it wins the goal automatically.
help-card-hermit = 12, less 1 for every other card in the column.
help-card-giant = 2, and 3 more for every other card in the column.
help-card-doppelganger = Worth what the card beneath it is worth; nothing without a card beneath. It copies no ability.
help-card-dragon = 11. Every card of the other players in the column counts 2 less.
help-card-romeo = 5, or 15 with your own Juliet in the column.
help-card-beggar = 4. The lowest sum takes the goal instead of the highest.

kind-alchemy = alchemy
kind-fencing = fencing
kind-farming = farming
kind-trade = trade
kind-religion = religion
kind-music = music

goal-alchemy-1 = alchemy 1
goal-alchemy-2 = alchemy 2
goal-alchemy-3 = alchemy 3
goal-alchemy-3b = alchemy 3
goal-alchemy-4 = alchemy 4
goal-alchemy-5 = alchemy 5
goal-fencing-1 = fencing 1
goal-fencing-2 = fencing 2
goal-fencing-3 = fencing 3
goal-fencing-3b = fencing 3
goal-fencing-4 = fencing 4
goal-fencing-5 = fencing 5
goal-farming-1 = farming 1
goal-farming-2 = farming 2
goal-farming-3 = farming 3
goal-farming-3b = farming 3
goal-farming-4 = farming 4
goal-farming-5 = farming 5
goal-trade-1 = trade 1
goal-trade-2 = trade 2
goal-trade-3 = trade 3
goal-trade-3b = trade 3
goal-trade-4 = trade 4
goal-trade-5 = trade 5
goal-religion-1 = religion 1
goal-religion-2 = religion 2
goal-religion-3 = religion 3
goal-religion-3b = religion 3
goal-religion-4 = religion 4
goal-religion-5 = religion 5
goal-music-1 = music 1
goal-music-2 = music 2
goal-music-3 = music 3
goal-music-3b = music 3
goal-music-4 = music 4
goal-music-5 = music 5
printed-card = card
printed-value = value

# Box files: names of cards and keys as the file has them
box-has-none = “{ $name }” has no { $what }.
box-halves = { $name } must be 0 to 20 in halves, not { $given }.
box-stated = the rulebook gives “{ $name }” the { $what } { $wanted }, not { $given }.
box-wizard-removes = by the rulebook the wizard removes “{ $name }”: at least 10, not { $given }.
box-nine-or-less = by the rulebook “{ $name }” is worth at most 9, not { $given }.
box-wizard-spares = by the rulebook the wizard spares himself: below 10, not { $given }.

# What a hint speaks of
term-goals = goals already won
term-columns = columns as they stand
term-hand = cards in hand
