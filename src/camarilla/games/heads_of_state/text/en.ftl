title = Heads of State
tagline = Noble families fight for the crowns of Europe for three centuries, and nobody is safe.
points = points

action-collect = Take three attribute cards
action-refresh = Reveal six new attribute cards and take one
action-plot = Take a treachery card and an attribute card
action-take = Take { $attribute } from the display
action-draw = Draw an attribute card from the pile
action-take-treachery = Take treachery from the display: { $treachery }
action-draw-treachery = Draw a treachery card from the pile
action-place = Place a noble: { $rank } in { $territory }{ $replaced }
action-strike = Play { $treachery } against the { $rank } in { $territory }
action-second = Play { $treachery } as the second card
action-done = End your turn
action-discard = Discard { $attribute }
action-discard-treachery = Discard treachery: { $treachery }
action-trim = Discard { $attribute }
action-trim-treachery = Discard treachery: { $treachery }

event-began = { $seat } starts (drawn at random).
event-turn = It is { $seat }’s turn.
event-collected = { $seat } takes attribute cards ({ $amount }).
event-refreshed = { $seat } sets the open attribute cards aside and reveals six new ones.
event-plotted = { $seat } takes a treachery card and an attribute card.
event-took = { $seat } takes { $attribute } from the display.
event-drew = { $seat } draws { $attribute }.
event-drew-unseen = { $seat } draws an attribute card.
event-took-treachery = { $seat } takes { $treachery } from the display.
event-drew-treachery = { $seat } draws { $treachery }.
event-drew-treachery-unseen = { $seat } draws a treachery card.
event-placed = { $seat } places a noble: { $rank } in { $territory }{ $replaced }.
event-no-card = { $seat } gets no noble card: none left ({ $rank }).
event-hexagon = { $seat } places the first noble in { $territory }: { $points } points.
event-everywhere = { $place ->
    [1] { $seat } is the first to have had nobles in all of { $country }.
   *[other] { $seat } is the second to have had nobles in all of { $country }.
    }
event-square = { $seat } has placed nobles in every territory of { $country }: { $points } points.
event-all-ranks = { $place ->
    [1] { $seat } is the first to have placed all seven ranks.
    [2] { $seat } is the second to have placed all seven ranks.
   *[other] { $seat } is the third to have placed all seven ranks.
    }
event-set = { $seat } has placed all seven ranks: { $points } points.
event-struck = { $seat } plays { $treachery } against the { $rank } in { $territory }.
event-seconded = { $seat } adds { $treachery }.
event-bag = In the bag: { $amount } cubes of { $seat } and one of { $owner }.
event-cube = A cube of { $owner } is drawn.
event-killed = { $owner } loses a noble: { $rank } in { $territory }.
event-survived = A noble of { $owner } survives: { $rank } in { $territory }.
event-discarded = { $seat } discards { $attribute }.
event-discarded-treachery = { $seat } discards { $treachery }.
event-chose = { $seat } discards { $attribute }.
event-chose-unseen = { $seat } discards an attribute card.
event-chose-treachery = { $seat } discards { $treachery }.
event-chose-treachery-unseen = { $seat } discards a treachery card.
event-returned = The six cards set aside go back into the pile.
event-opened = Revealed: { $attribute }.
event-opened-treachery = Revealed: { $treachery }.
event-reshuffled = The treachery discards become a new pile.
event-revolution = Revolution during { $seat }’s turn! The { $century } round is over.
event-influence = { $country }: { $seat } has { $amount } influence.
event-alone = { $country }: nobody else has nobles there.
event-no-third = { $country }: nobody else has nobles there but these two.
event-by-influence = { $country }: influence { $amount } against { $against }.
event-by-rank = { $country }: influence { $amount } each; the higher rank decides, { $rank } before { $lower }.
event-by-hexagon = { $country }: influence { $amount } each, and the same rank; the number on the hexagon decides, { $number } before { $against }.
event-most = { $country }: { $seat } has the most influence, { $points } points.
event-second-most = { $country }: { $seat } is second, { $points } points.
event-century = The { $century } round begins.
event-most-cards = Noble cards ({ $rank }): { $amount } against { $against }.
event-equal-cards = Noble cards ({ $rank }): two players have the most, { $amount } each, and share the points.
event-no-majority = Noble cards ({ $rank }): more than two players have the most, { $amount } each; nobody scores.
event-majority = { $seat } has the most noble cards ({ $rank }): { $points } points.
event-shared = { $seat } is tied for the most noble cards ({ $rank }): { $points } points.
event-over = The game is over.

ask-choosing = Which cards do you want?
ask-drawing =
    { $cards_to_take ->
        [one] Take a card.
       *[other] Take { $cards_to_take } cards: { $taking } of { $cards_to_take }.
    }
ask-placing = Place nobles in empty spaces, or end your turn.
ask-placing-only-done = There is no noble that you can pay for and place: end your turn.
ask-scheming = Play treachery cards, replace the nobles you killed, or end your turn.
ask-scheming-only-done = There is nothing you can play or replace now: end your turn.
ask-scheming-only-place = Replace the nobles you killed, all but one, before you end your turn.
ask-seconding = A capital needs two cards: choose the second.
ask-discarding = Too many cards: keep 10 attribute and 4 treachery cards. To discard: { $owes } attribute, { $treachery_owes } treachery.
ask-trimming = Revolution: keep 6 attribute and 2 treachery cards. To discard: { $owes } attribute, { $treachery_owes } treachery.
ask-over = The game is over.

account-hexagon = First noble in { $territory }
account-square = First with nobles in all of { $country }
account-second-square = Second with nobles in all of { $country }
account-set = All seven ranks
account-most = { $century }: most influence in { $country }
account-second-most = { $century }: second in { $country }
account-majority = Most noble cards: { $rank }
account-shared = Most noble cards, shared: { $rank }

refused-2-2 = First choose: three attribute cards, six new ones, or treachery.
refused-2-3 = You have already chosen for this turn.
refused-2-4 = Take all your cards first. Left to take: { $cards } attribute, { $daggers } treachery.
refused-2-5 = On your first turn you simply take attribute cards.
refused-3-2 = That card is not on display: { $attribute }.
refused-3-3 = You have already taken all your attribute cards this turn.
refused-3-4 = You chose attribute cards: no treachery cards this turn.
refused-3-5 = Revealing six new cards needs { $needed } in the regular pile; it has { $cards }.
refused-3-7 = The regular pile is empty: take an open card.
refused-4-1 = There is no space for this rank in { $territory }: { $rank }.
refused-4-2 = { $owner } already has a noble there: { $rank } in { $territory }.
refused-4-4 = You cannot pay for this noble: { $rank }. Missing:{ missing-cards }
refused-4-6 = You hold no courtesan for this noble: { $rank }.
refused-4-7 = A courtesan cannot be used for this noble: { $rank }.
refused-4-8 = This noble does not need that card: { $attribute } ({ $rank }).
refused-4-10 = You have no tile of this rank left: { $rank }.
refused-4-11 = You can only place nobles where you killed one this turn: { $rank } in { $territory }.
refused-5-1 = You chose attribute cards: you cannot play treachery this turn.
refused-5-3 = You have already taken your attribute card.
refused-5-4 = You have already taken your treachery card.
refused-5-5 = That card is not on display: { $treachery }.
refused-5-6 = You do not hold this card: { $treachery }.
refused-5-7 = There is no such noble: { $rank } in { $territory }.
refused-5-8 = This is your own noble: { $rank } in { $territory }.
refused-5-9 = This noble has already been a target this turn: { $rank } in { $territory }.
refused-5-10 = This card does not work in { $country }: { $treachery }.
refused-5-12 = { $territory } is a capital: you need two assassins.
refused-5-13 = { $territory } is a capital: you need two cards for { $country }.
refused-5-14 = Choose the second card for { $country } first.
refused-5-15 = A second card is only played against a capital, right after the first.
refused-5-16 = An assassin cannot be the second card: choose one for { $country }.
refused-6-2 = You killed { $gaps } nobles without replacing them; replace at least { $needed } of:{ meant-nobles }
refused-6-3 = If this succeeds, you could not replace enough of the nobles you killed (all but one). To place:{ meant-nobles }. Missing:{ missing-cards }{ missing-tiles }
refused-6-4 = After this you could not replace enough of the nobles you killed (all but one). To place:{ meant-nobles }. Missing:{ missing-cards }{ missing-tiles }
refused-7-2 = You may keep { $limit } attribute cards.
refused-7-3 = You may keep { $limit } treachery cards.
refused-7-4 = Discard first. Too many: { $cards } attribute, { $daggers } treachery.
refused-7-5 = There is nothing to discard now.
refused-7-6 = You do not hold this card: { $attribute }.
refused-7-7 = You do not hold this card: { $treachery }.
refused-8-4 = You may keep { $limit } attribute cards.
refused-8-5 = You may keep { $limit } treachery cards.
refused-8-6 = Discard first. Too many: { $cards } attribute, { $daggers } treachery.
refused-8-7 = You only discard down to 6 and 2 after a revolution.

board-countries = Countries
board-century = Round
board-display = Open cards
board-pile = pile
board-revolution-pile = revolution pile
board-discards = discards
board-aside = set aside
board-treachery = Treachery
board-markers = square markers left
board-hexagon = marker still available
board-hexagon-taken = marker taken
board-most = most / second influence
board-influence = influence
board-large = All ranks
board-large-in-lines = Markers for all seven ranks
board-hand = hand
board-hand-in-lines = hand + treachery
board-score = score
board-cards = noble cards
board-prices = Prices
board-you = you
board-empty = empty
board-dead = dead
board-known = known
board-gap = just killed
board-player = player
board-capital = capital
board-no-cards = no cards
board-your-hand = Your hand
board-given-up = discarded
board-courtesan-for = The courtesan replaces
board-nothing = none
board-lacks = missing
board-lacks-long = cards you still need
board-tiles = tiles
board-tiles-long = tiles you have left
board-points = pts
board-points-long = points for the most noble cards, and noble cards left
board-ready = you can pay this
board-ready-courtesan = you can pay this with a courtesan
board-players = Players
board-hexagons = hexagons taken
board-squares = square markers won
board-won-most = most influence
board-won-second = second most influence
board-too-many = too many cards
board-left-in-lines = noble cards left
board-cards-left =
    { $cards ->
        [one] 1 noble card
       *[other] { $cards } noble cards
    } left
board-owes = to discard: { $cards }

rank-baron = baron
rank-count = count
rank-earl = earl
rank-marquis = marquis
rank-duke = duke
rank-prince = prince
rank-king = king
lower-baron = { rank-baron }
lower-count = { rank-count }
lower-earl = { rank-earl }
lower-marquis = { rank-marquis }
lower-duke = { rank-duke }
lower-prince = { rank-prince }
lower-king = { rank-king }

attribute-gold = gold
attribute-title = title
attribute-troops = troops
attribute-castle = castle
attribute-duelling = duelling skills
attribute-bishop = bishop
attribute-palace = palace
attribute-crown = crown
attribute-courtesan = courtesan

treachery-assassin = assassin
treachery-axeman = axeman
treachery-guillotine = guillotine
treachery-inquisition = inquisition
treachery-gallows = gallows
treachery-axeman-guillotine = axeman / guillotine
treachery-axeman-inquisition = axeman / inquisition
treachery-axeman-gallows = axeman / gallows
treachery-guillotine-inquisition = guillotine / inquisition
treachery-guillotine-gallows = guillotine / gallows
treachery-inquisition-gallows = inquisition / gallows

country-britain = Britain
country-france = France
country-spain = Spain
country-germany = Germany

territory-england = England
territory-scotland = Scotland
territory-ireland = Ireland
territory-ile-de-france = Île-de-France
territory-burgundy = Burgundy
territory-aquitaine = Aquitaine
territory-normandy = Normandy
territory-provence = Provence
territory-castile = Castile
territory-aragon = Aragon
territory-andalusia = Andalusia
territory-galicia = Galicia
territory-brandenburg = Brandenburg
territory-saxony = Saxony
territory-bavaria = Bavaria
territory-rhineland = Rhineland

century-1589 = 1589
century-1689 = 1689
century-1789 = 1789

replaced-nothing = {""}
replaced-gold = {", a courtesan for "}gold
replaced-title = {", a courtesan for "}title
replaced-troops = {", a courtesan for "}troops
replaced-castle = {", a courtesan for "}castle
replaced-duelling = {", a courtesan for "}duelling skills
replaced-bishop = {", a courtesan for "}bishop
replaced-palace = {", a courtesan for "}palace
replaced-crown = {", a courtesan for "}crown

help-treachery-assassin = Attacks another player’s noble in any province; in a capital you need two. Succeeds 3 times out of 4.
help-treachery-axeman = Always kills another player’s noble in a province of Britain. In the capital you need a second card for Britain.
help-treachery-guillotine = Always kills another player’s noble in a province of France. In the capital you need a second card for France.
help-treachery-inquisition = Always kills another player’s noble in a province of Spain. In the capital you need a second card for Spain.
help-treachery-gallows = Always kills another player’s noble in a province of Germany. In the capital you need a second card for Germany.
help-treachery-axeman-guillotine = Always kills another player’s noble in a province of Britain or France. In a capital you need a second card for that country.
help-treachery-axeman-inquisition = Always kills another player’s noble in a province of Britain or Spain. In a capital you need a second card for that country.
help-treachery-axeman-gallows = Always kills another player’s noble in a province of Britain or Germany. In a capital you need a second card for that country.
help-treachery-guillotine-inquisition = Always kills another player’s noble in a province of France or Spain. In a capital you need a second card for that country.
help-treachery-guillotine-gallows = Always kills another player’s noble in a province of France or Germany. In a capital you need a second card for that country.
help-treachery-inquisition-gallows = Always kills another player’s noble in a province of Spain or Germany. In a capital you need a second card for that country.
help-attribute-courtesan = Replaces one card of a noble’s price. At most one per noble; not for a king or a baron.

# Lists inside refusals: each name only if there is any of it.
missing-cards = { $gold ->
    [0] {""}
   *[other] {" "}(gold × { $gold })
 }{ $title ->
    [0] {""}
   *[other] {" "}(title × { $title })
 }{ $troops ->
    [0] {""}
   *[other] {" "}(troops × { $troops })
 }{ $castle ->
    [0] {""}
   *[other] {" "}(castle × { $castle })
 }{ $duelling ->
    [0] {""}
   *[other] {" "}(duelling skills × { $duelling })
 }{ $bishop ->
    [0] {""}
   *[other] {" "}(bishop × { $bishop })
 }{ $palace ->
    [0] {""}
   *[other] {" "}(palace × { $palace })
 }{ $crown ->
    [0] {""}
   *[other] {" "}(crown × { $crown })
 }{ $courtesan ->
    [0] {""}
   *[other] {" "}(courtesan × { $courtesan })
 }
meant-nobles = { $baron ->
    [0] {""}
   *[other] {" "}(baron × { $baron })
 }{ $count ->
    [0] {""}
   *[other] {" "}(count × { $count })
 }{ $earl ->
    [0] {""}
   *[other] {" "}(earl × { $earl })
 }{ $marquis ->
    [0] {""}
   *[other] {" "}(marquis × { $marquis })
 }{ $duke ->
    [0] {""}
   *[other] {" "}(duke × { $duke })
 }{ $prince ->
    [0] {""}
   *[other] {" "}(prince × { $prince })
 }{ $king ->
    [0] {""}
   *[other] {" "}(king × { $king })
 }
missing-tiles = { $tiles ->
    [0] {""}
   *[other] {" "}(tile × { $tiles })
 }

# What things on the table are
board-attribute = Attribute card
board-country = Country
board-territory = Territory
board-space = Space
board-rank = Rank
help-board-attribute = Nobles are paid with attribute cards. The table of prices shows which ranks need this one.
help-board-country = The round markers show what most and second most influence score at the end of a round; the square ones go to the first two players with nobles in every territory. On the right: who has how much influence.
help-board-territory = The first noble here wins the hexagonal marker with this number. A star marks the capital, whose nobles count double. A territory has one or two spaces.
help-board-space = Takes one noble of this rank, if it is empty. In a province the higher noble present counts 2 influence and the other 1; in a capital 4 and 2.
help-board-rank = A rank of nobles, from baron up to king. What it costs stands in the prices, with the points for the most noble cards of the rank; the higher noble in a territory has more influence.
help-board-dead = Nobles that were killed here. For the square markers and for the set of seven ranks they still count.
help-board-century = The game has three rounds. Each ends at once when the revolution is turned up.
help-board-large = Whoever has placed a noble of each of the seven ranks gets one of these numbers at once: the first player the highest, the second the next, and so on. Dead nobles count.
help-board-display = Open attribute cards. Refilled to six at the end of a turn.
help-board-treachery = Treachery cards kill nobles of the others. You may take one if you choose treachery for your turn.
help-board-pile = Face-down cards to draw from. Nobody knows what comes.
help-board-revolution-pile = Eleven cards, one of them the revolution. They are drawn when the other pile is empty.
help-board-discards = Discarded cards. They come back into play when the piles are made anew.
help-board-aside = Cards set aside when six new ones were revealed. They go back into the pile at the end of the turn.
help-board-your-hand = Your cards. At the end of your turn you keep at most 10 attribute and 4 treachery cards, after a revolution 6 and 2.
help-board-given-up = Cards that are discarded after the revolution; the others see them when all have chosen.
help-board-courtesan-for = One courtesan may replace one card of a noble’s price; not for a king or a baron. Choose which one.
help-board-prices = What each rank costs; cards that you hold are lit. Then: how many are missing, your tiles left, the points for most noble cards of the rank, and how many noble cards are left.
help-board-player = A player: cards in hand, markers won, and noble cards of each rank, the king first.
help-board-score = The points so far. The most noble cards of each rank score after the third round.
help-board-hand = How many attribute cards are in the hand.
help-board-hexagons = Hexagonal markers won: one for each territory in which this player placed the first noble.
help-board-squares = Countries of which this player has a square marker: for being the first or the second to have had nobles in every territory.
help-board-won-most = How often this player had the most influence in a country when a round ended.
help-board-won-second = How often this player had the second most influence in a country when a round ended.
help-board-too-many = A hand keeps at most 10 attribute and 4 treachery cards at the end of a turn, after a revolution 6 and 2. All others are discarded.
help-board-most = What influence in this country scores when a round ends: the gold number for the most, the silver one for the second most. Of equals, whoever has the higher noble here is first.
help-board-markers = Whoever first has had a noble in every territory of this country gets the higher number at once, the second player the lower one. Dead nobles count.
help-board-influence = How much influence everybody has in this country now. In a province the higher noble counts 2 and the other 1, in a capital 4 and 2; the dead count nothing.
help-board-lacks-long = How many cards of the price you do not have. A tick: you can pay it; the courtesan: you can pay it with her help.
help-board-tiles-long = How many nobles of this rank you can still place. Those who die do not come back.
help-board-points-long = What the most noble cards of this rank score after the third round; two who tie share it, more get nothing. After the ×: how many noble cards of the rank are left. Every noble placed takes one.
help-board-cards = Noble cards of each rank. They stay when a noble dies. After the third round the most of a rank score.
help-board-known = Cards in this hand that everybody has seen.

# How to play
howto-mood = For those who like to plan for long, and forgive a dagger in the back
howto-aim = Bring your nobles to power in four countries and keep them alive: whoever has the most points after the third revolution wins.
howto-step-choose-title = Choose your cards
howto-step-choose = Take three attribute cards; or reveal six new ones and take one; or take a treachery card and an attribute card. This choice decides what you may do in the rest of your turn.
howto-step-price-title = Collect a price
howto-step-price = Each rank has a price of different attribute cards, from one for a baron to eight for a king. The table shows what you hold and how much is missing. A courtesan replaces one card.
howto-step-place-title = Place nobles
howto-step-place = If you took only attribute cards, place as many nobles in empty spaces as you can pay for. Each brings a noble card of its rank, and the first noble in a territory wins its hexagonal marker.
howto-step-strike-title = Or strike
howto-step-strike = If you took a treachery card, you may kill nobles of the others. Your own may then take their places, for the usual price. Of all that you kill in a turn, you must replace all but one.
howto-step-hand-title = Mind your hand
howto-step-hand = At the end of your turn you keep at most 10 attribute cards and 4 treachery cards. After a revolution only 6 and 2 remain.
howto-step-revolution-title = The revolution
howto-step-revolution = It hides among the last eleven cards, and ends the round the moment it is turned up. In each country most influence scores, and second most. There are three rounds.
howto-points-markers = At once: the first noble in a territory, nobles in every territory of a country, and a noble of each of the seven ranks.
howto-points-influence = At the end of each round, in each country: most influence and second most. In a province the higher noble counts 2 and the lower one 1, in a capital 4 and 2.
howto-points-cards = After the last round: most noble cards of a rank, from 4 points for barons to 16 for kings.
howto-mistake-treachery = In a turn with treachery you cannot place nobles in spaces that were empty before, only where you have just killed one.
howto-mistake-saving = A king costs eight cards, and a revolution leaves you six. Do not save for long when the pile is short.
howto-mistake-dead = A dead noble is not lost altogether: you keep the noble card, and for the markers the noble still counts.
howto-mistake-capital = One card is not enough in a capital: it takes two assassins, or two cards that work in that country.
howto-example = The end of a round in one country: who has how much influence, and what it scores:

# First steps: what to look at
advice-choosing = Look at the table of prices: which rank is only one or two cards away?
advice-drawing = Look at the open cards: does one of them fill a gap in your table of prices?
advice-placing = Look for hexagons that still have their marker, and for countries where you have no noble yet.
advice-scheming = Look at the countries: whose noble keeps you from most influence, and can you pay for the place?
advice-seconding = Look at your treachery cards: which of them works in this country and is of least use elsewhere?
advice-discarding = Look at the table of prices: which of your cards does your next noble not need?
advice-trimming = Look at the table of prices: with which six cards are you nearest to your next noble?

printed-rank = rank
printed-attribute = attribute card
printed-treachery = treachery card
printed-country = country
printed-territory = territory
printed-name = name
printed-cost = price
printed-courtesan = courtesan allowed
printed-tiles = tiles per player
printed-cards = noble cards
printed-points = points
printed-unmarked = in every game
printed-three = from 3 players
printed-four = from 4 players
printed-five = with 5 players
printed-copies = copies
printed-squares = square markers
printed-small = small round markers
printed-capital = capital
printed-hexagon = hexagonal marker
printed-upper = upper space
printed-lower = lower space

# Box files: names and keys as the file has them
box-cost-kinds = cost must be different ones of { $known }.
box-cost-number = “{ $name }” costs { $wanted ->
        [one] 1 card
       *[other] { $wanted } cards
    }, not { $given }.
box-cost-stated = “{ $name }” costs { $wanted }.
box-kind-number = there are 1 to { $high } cards of a kind, not { $given }.
box-attributes = there are { $wanted } attribute cards, not { $given }.
box-equally-many = the nine kinds of attribute cards are not equally frequent.
box-none-marked = some attribute cards carry the mark “{ $name }”.
box-deck = { $players } players need at least { $wanted } attribute cards, not { $given }.
box-at-least-one = there is at least one “{ $name }”.
box-treachery = there are { $wanted } treachery cards, not { $given }.
box-doubles = there are { $wanted } double treachery cards, not { $given }.
box-upper-higher = the upper space is for the higher rank.
box-capital = a capital holds a king, or a king and a prince.
box-hexagon-twice = { $given } stands in “{ $name }” already; the numbers of a country differ.
box-boxes =
    “{ $name }” has { $wanted ->
        [one] 1 space
       *[other] { $wanted } spaces
    }, not { $given }.
box-france = France has spaces for all seven ranks.
box-germany = Germany has spaces for baron, earl, marquis, duke and prince.
box-german-marquis = a German province has a space for a marquis.
box-capital-seven = a capital with spaces for king and prince is worth 7.
box-count-and-earl = a province has spaces for exactly a count and an earl.
box-duke-and-earl = a territory has a duke’s space above an earl’s.
box-squares = squares must be two numbers up to 40, the first one higher.

## Lesson

lesson-aim = The most points win. You lead a noble family and place its nobles in four countries. That pays at once if you are the first in a territory; it pays again whenever a revolution comes, for influence in each country; and at the end for the most nobles of each rank. There are three revolutions, and the third ends the game. Lucrezia and Cosimo begin.
lesson-map = Each territory has one or two spaces, and each space is for one rank: in Scotland for an earl and a count. A territory with a star (★) is the capital of its country; all others are provinces. The number in the hexagon goes to the very first noble in the territory. So being early pays: Scotland is worth { $hexagon } points.
lesson-prices = Nobles are paid with attribute cards, and the table of prices says with which: a count costs gold and title, the king one of everything. You take { $cards } cards now. Plan backwards: choose the noble that you want, then take the cards that pay for it. We want a count.
lesson-gold = It is your turn. A count costs gold and title. Take gold, from the open cards: what lies in the pile you would not see before you draw it.
lesson-gold-draw = Drawing from the pile is a gamble. The gold is open in front of you: take it.
lesson-gold-other = Not now: you need gold for a count. Take gold.
lesson-title = Now a title, and the count is paid for. As the third card we shall take the courtesan: she is a joker, who replaces one card in the price of any noble but barons and kings.
lesson-title-other = A count needs gold and title, and gold you have. Take the title.
lesson-place = You hold gold, title and courtesan. Place your count in Scotland, for two reasons: the first noble there earns { $hexagon } points, and Britain has just { $territories } territories; whoever has had nobles in all of them first gets { $square } more, the second { $next }. The courtesan replaces nothing (“{ board-nothing }”): you will need that joker.
lesson-place-good = First in Scotland: { $hexagon } points at once, and a noble card for your count: those are counted in the row beside your name. You could not pay for another noble, so we ended your turn.
lesson-place-joker = That would spend the courtesan, although you have gold and title. Pay with those, and save the joker.
lesson-place-elsewhere = You may, but a larger country takes longer to fill. Scotland is one of only { $territories } territories of Britain.
lesson-place-baron = A baron is cheap, but then the gold is gone and there is no count this turn. Place the count in Scotland.
lesson-place-done = You can pay for a count now, and others want Scotland, too. Place him first.
lesson-danger = Treachery! Lucrezia took an axeman, killed your count with it and put a count of her own in his place. Your { $score } points and the noble card stay yours, and a dead noble still counts for having been in Scotland. But only the living have influence, and that is hers now. Cosimo is next.
lesson-plot = Take revenge! In each turn you choose one of three things: three attribute cards; six new open cards of which you take one; or a plot, that is a treachery card and an attribute card. Only in a plot can you kill. There is another axeman among the open cards. To get it, choose “{ action-plot }”.
lesson-plot-collect = That would pay for nobles, but only treachery empties a space in which somebody stands. Choose the treachery card and the attribute card.
lesson-axeman = Take the axeman: in a province of Britain it always kills. The guillotine does the same in France, the inquisition in Spain, the gallows in Germany. An assassin works in every country, but fails one time in four. As the other card we take a title: with the courtesan it pays for a count again.
lesson-axeman-other = Take the axeman first: it is the card that is certain to work in Scotland.
lesson-strike = Now strike: play the axeman against Lucrezia’s count in Scotland. In a turn with treachery you may place nobles only where you have just killed somebody, and that is what we want.
lesson-strike-done = Not yet! An axeman in the hand helps nobody, and Lucrezia may come back for more. Strike now.
lesson-replace = The space is empty, and whoever comes next could fill it. Place your own count there: you pay with the title, and with the courtesan for the gold.
lesson-replace-good = That is your second noble card for a count: the most counts earn { $points } points at the end of the game.
lesson-replace-done = Leave no gap: the next player would fill it. Place your count first.
lesson-influence = Why fight for Scotland? At a revolution each country pays for influence: Britain { $most } points to the most and { $second } to the second; of equals, whoever has the higher noble is first. In a province the higher noble counts 2 and the other 1, in a capital (★) 4 and 2. Your count, alone, counts { $mine }. Let us pass over some years now: you place more nobles.
lesson-count = Years later: you were first in five more territories, which makes { $score } points. The revolution is among the last { $cards } cards now, so count! In Britain Cosimo has { $cosimo } influence, Lucrezia { $lucrezia } and you { $mine }. You hold the price of a marquis. Place him in Ireland, above the baron: he counts 2 there, and the baron only 1. That is the most influence in Britain, and so { $most } points at the revolution.
lesson-count-good = Your turn ended, the open cards were filled up, and the revolution was among them!
lesson-count-burgundy = In Burgundy he would earn { $hexagon } points at once, but Cosimo would stay ahead in France. In Ireland he wins the most influence in Britain: { $most } points, as soon as the revolution comes.
lesson-count-other = A noble there would change nothing before the revolution. The marquis in Ireland takes you from last to first in Britain, and that is { $most } points.
lesson-count-done = The revolution can come any moment, and your cards would have brought nothing. Place the marquis in Ireland.
lesson-revolution = The first revolution: each country was scored. Count it for Britain: your marquis 2 and your count 1 are more than Cosimo’s earl 2, so you got { $britain }. In Germany you were first, too ({ $germany }), in Spain and in France second ({ $spain } and { $france }). You have { $score } points. The nobles stay where they are, and two more rounds follow.
lesson-ranks = Two more things pay. The most noble cards of a rank earn, after the third revolution, the points that stand in the prices: from { $baron } for barons to { $king } for kings. Dead nobles count, and two who tie share. The prices also count what is left: noble cards of each rank, and your own tiles. And whoever has placed all seven ranks gets { $first } points at once, the second player { $second }, the third { $third } (“{ board-large }”).
lesson-end = So be first in territories, count influence before a revolution, and strike where it changes who is first. After the third revolution the most points win. Finish this game on your own!

# What a hint speaks of
term-points = points already won
term-nobles = noble cards
term-markers = square markers and the set of ranks
term-plans = nobles that the hand leads to
term-treachery = treachery
term-influence = influence in the countries

# What a decision means

about-collect = One by one, from the display or from the pile. Then you may place nobles in empty spaces.
about-refresh = The open cards are set aside, and six new ones are turned up. You take only one, and may then place nobles.
about-plot = Then you may play treachery cards, and place nobles only where you have just killed one.
about-take = Everybody sees which card you take. The open cards are refilled at the end of the turn only.
about-draw = The top card of the pile, which nobody knows. It may be the revolution, which ends the round.
about-draw-treachery = The top treachery card, which only you will see.
about-place = You pay the price of the rank, get a noble card, and win the hexagonal marker if you are the first there.
about-done = Then you keep at most 10 attribute and 4 treachery cards, and the next player is to move.
about-discard = You keep at most 10 attribute cards and 4 treachery cards at the end of your turn.
about-trim = A revolution leaves you 6 attribute cards and 2 treachery cards.
