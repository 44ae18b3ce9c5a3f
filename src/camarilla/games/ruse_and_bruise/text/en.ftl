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
        [one] 1 extra goal
       *[other] { $cards } extra goals, 1 point each
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

# What things on the table are
board-status = Rounds and goals
board-goal = Goal
board-back = Face-down card
help-board-status = The game has six rounds. Each reveals as many goals as there are players.
help-board-goal = The kind of the goal and its points. The dots show how many cards make the column full, and how many it has.
help-board-back = Only its owner knows it. It is flipped when a card is played directly below it, or when the round ends.
help-table-columns = The cards of a goal; the one played last is lowest. A new card flips the lowest one if that is face down.
help-table-player = A player: cards in hand, in the draw pile and among the discards, and goals won.
help-table-hand = Cards in hand.
help-table-pile = Cards that are left to draw. When there are none, the discards become a new pile.
help-table-discards = Cards that have been played in earlier rounds, or killed. They come back when the draw pile is empty.
help-table-won = Goals won. They count their points; goals of all six kinds can be doubled at the end.
help-table-score = The final score: the sum of all goals, or the best of each kind doubled, less 1 for each extra goal.

# How to play
howto-mood = For those who like to bluff: quick to learn, different each time
howto-aim = Win goals with the characters that you send into their columns; after six rounds the most points win.
howto-step-goals-title = Each goal heads a column
howto-step-goals = A round begins with as many goals as there are players. A column is full when it has as many cards as its goal has points; when all columns are full, the round ends.
howto-step-play-title = Play a card face down
howto-step-play = On your turn play one of your three cards face down at the bottom of a column, and draw another. Everybody has the same 25 characters.
howto-step-flip-title = Flip the card above
howto-step-flip = If the card directly above yours is face down, it is flipped. So you choose where to play by what you want to come to light.
howto-step-act-title = Some cards act at once
howto-step-act = Explorer, assassin, storm, magic cap and traitor act when another card flips them. All other abilities wait for the end of the round.
howto-step-reveal-title = Everything is revealed
howto-step-reveal = When all columns are full, all cards are turned face up. Musketeers, wizard, witch and the others act, the values are added up, and the highest sum takes the goal.
howto-points-goals = Each goal that you win counts the 1 to 5 points printed on it.
howto-points-set = With goals of all six kinds you may double the best of each kind instead, and lose 1 point for each extra goal. The better way counts.
howto-mistake-sum = The highest sum does not always win: with a beggar in the column the lowest does, and prince and squire of one player win at once.
howto-mistake-full = A full column still takes cards as long as another column is not full.
howto-mistake-flip = Explorer, assassin, storm, magic cap and traitor do nothing if nobody flips them: at the end of the round they only count their value.
howto-mistake-kings = High cards are a target: a wizard removes everything worth 10 or more.
howto-example = A column at the end of a round. A wizard is in it, so cards worth 10 or more do not count. What everybody has, and who takes the goal:

# First steps: what to look at
advice-placing = Look at the lowest card of each column: if it is face down, the card that you play below will flip it.
advice-capping = Look at the column’s goal and the cards in it: a hidden card stays safe until the end of the round.
advice-betraying = Look at the goals: which columns are you strong in, and which goals are worth most?

printed-card = card
printed-value = value

# Box files: names of cards and keys as the file has them
box-has-none = “{ $name }” has no { $what }.
box-halves = { $name } must be 0 to 20 in halves, not { $given }.
box-stated = the rulebook gives “{ $name }” the { $what } { $wanted }, not { $given }.
box-wizard-removes = by the rulebook the wizard removes “{ $name }”: at least 10, not { $given }.
box-nine-or-less = by the rulebook “{ $name }” is worth at most 9, not { $given }.
box-wizard-spares = by the rulebook the wizard spares himself: below 10, not { $given }.

## Lesson

lesson-aim = Welcome to court! The most points at the end of the game win. Points come from goals, the cards at the top of the columns: when a round ends, the highest sum of influence in a column takes its goal.
lesson-columns = The number on a goal means two things: its points, and how many cards make its column full. So column 1 is worth { $most } and full with { $most } cards. A full column still takes cards, but once all columns are full, the round ends.
lesson-hand = These are your cards. Everybody plays with the same 25 characters, so you can guess what the others hide. The King counts { $king }, more than anybody. The Cardinal counts { $cardinal }: the higher number under a goal of religion, and column 2 has one.
lesson-first = Your first card. Cards are played face down, so nobody knows what you are up to. Send the Cardinal where he is at home: choose him, then column 2. That can win { $points } points with a middling card, and saves the King for a harder fight.
lesson-first-good = Well placed: the Cardinal has the higher of his numbers here.
lesson-first-elsewhere = Elsewhere the Cardinal counts only the lower of his numbers ({ $cardinal }). Under religion, in column 2, he is much stronger. Try again.
lesson-first-king = The King is your best card, and column 3 is worth just { $least }. Do not spend much where there is little to win. Take the Cardinal first.
lesson-first-other = A fine card, but show it later. The Cardinal wins column 2 cheaply: play him there.
lesson-flip = See what happened: Lucrezia played a card below your Cardinal, and that flipped him face up. A new card always flips the face-down card above it. Some characters use their ability at that very moment; others at the end of the round.
lesson-king = Now the big prize: { $points } points in column 1. Two strong cards in one column win one goal, in two columns two; so leave column 2 to the Cardinal. Cosimo already has a card in column 1. Play the King below it: you flip Cosimo’s card and see what you are up against, and { $king } is hard to beat.
lesson-king-good = A Dragon! Each of your cards here counts two less than it shows, but the King is still well ahead.
lesson-king-small = Column 3 is worth only { $least }. The King can win { $points } points in column 1.
lesson-king-enough = You lead column 2 already. Two strong cards in one column win one goal; in two columns they win two. Play the King in column 1.
lesson-king-other = Against an unknown card you want your strongest. Play the King in column 1: there is most to win.
lesson-danger = Careful! Cosimo has slipped a card below your open King. Why would he play against a { $king }? There must be a nasty ability behind it. Your Three musketeers cancel every other ability in their column: play them in column 1 and only plain numbers count.
lesson-danger-witch = Not bad: at the end of the round the Witch removes all other cards worth 9 or less. But you do not know what Cosimo has played. The Three musketeers stop any ability, whatever it is.
lesson-danger-minstrel = The Minstrel is at home under music; here the lower of his numbers counts ({ $minstrel }), and he does not stop Cosimo’s trick. Play the Three musketeers in column 1.
lesson-danger-elsewhere = That leaves your King to Cosimo’s trick, and { $points } points are at stake. Protect him: Three musketeers in column 1.
lesson-danger-good = Just in time.
lesson-beggar = Your card has flipped Cosimo’s: a Beggar. With him in a column the lowest sum takes the goal, and your King would have lost everything! The Three musketeers cancel him. Column 1 is full now; let Lucrezia play the last card of the round.
lesson-scoring = All cards were revealed and counted, column by column. You took { $goals } goals: that makes { $score } points. You do not see how many points the others have, so remember what they take.
lesson-kinds = Here is the way to win big: there are six kinds of goals. If you have one of each at the end, the best of each kind counts double. You have farming and religion; all three goals of this round are of kinds that you lack. Cosimo begins.
lesson-home = Two of your cards are at home this time: the Alchemist in column 1 ({ $first } points) and the Minstrel in column 3 ({ $third } points). Elsewhere they count only the lower of their numbers. Both goals are new kinds for you. Begin where there is more to win: with the Alchemist in column 1.
lesson-home-good = At home he is worth half as much again.
lesson-home-minstrel = He is at home there, but there is less to win. Play the Alchemist in column 1 first, and save the Minstrel.
lesson-home-away = Not there: away from home specialists count only the lower of their numbers. Alchemist in column 1, or Minstrel in column 3.
lesson-home-witch = Keep the Witch a little longer: she is best when others have played small cards. First a specialist at home.
lesson-witch = Column 3 is where your Minstrel is at home ({ $minstrel }). But Cosimo’s Romeo is open there ({ $romeo }, without Juliet the lower), and Lucrezia has a hidden card: either may add another and beat you. So clear the way first. The Witch counts just { $witch }, but at the end of the round she removes all other cards worth 9 or less, but not a Minstrel at home. Play her in column 3.
lesson-witch-good = A Cardinal away from home: the Witch will remove him, and Romeo, too.
lesson-witch-elsewhere = In column 3 there is something for her to remove: Romeo without Juliet ({ $romeo }). Play the Witch there.
lesson-witch-other = Good, but the Witch does more now: in column 3 she removes Romeo, and Lucrezia’s card, too, if it is a small one.
lesson-full = Column 3 says { table-full }, but takes cards as long as another column is not full, and column 1 is not. So play the Minstrel there: under music he counts more than 9, your own Witch spares him, and the goal is almost certainly yours.
lesson-full-good = That flipped your Witch. Only Three musketeers in column 3 could have stopped her, and nobody played them there.
lesson-full-away = He is at home in column 3, under music. Elsewhere the Witch does not clear the way for him: play him there.
lesson-full-other = Good for another round. With the Minstrel column 3 is almost won: play him there, although the column is full.
lesson-second = The round is over, and the columns are empty again. In column 3 the Witch removed Romeo and the Cardinal, and your Minstrel took the goal. In column 1 two cards of Cosimo’s beat your Alchemist: two are more than one. The log has all sums. You have { $score } points, and three of the six kinds.
lesson-end = So it goes on for six rounds, until all goals are taken. Remember: weigh what a goal is worth, keep a guard for your strong cards, hit many small cards at once, and collect all six kinds. The most points win. Finish this game on your own!

# What a hint speaks of
term-goals = goals already won
term-columns = columns as they stand
term-hand = cards in hand

# What a decision means

about-swap = The two columns exchange their goals; all cards stay where they are.
about-pass = Nothing happens, and the game goes on.
