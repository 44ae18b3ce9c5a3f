title = Heads of State
tagline = Noble families of four countries reach for the crowns of Europe, three centuries long, and no rival is safe.
points = points

action-collect = Take three attribute cards
action-refresh = Open six new attribute cards and take one
action-plot = Take a treachery card and an attribute card
action-take = Take { $attribute } from the display
action-draw = Draw an attribute card from the pile
action-take-treachery = Take { $treachery } from the display
action-draw-treachery = Draw a treachery card from the pile
action-place = Place a noble: { $rank } in { $territory }{ $replaced }
action-strike = Play { $treachery } against the { $rank } in { $territory }
action-second = Play { $treachery } as the second card
action-done = Finish the turn
action-discard = Discard { $attribute }
action-discard-treachery = Discard { $treachery }
action-trim = Give up { $attribute }
action-trim-treachery = Give up { $treachery }

event-began = { $seat } was drawn to begin.
event-turn = It is { $seat }'s turn.
event-collected = { $seat } takes attribute cards ({ $amount }).
event-refreshed = { $seat } sets the open attribute cards aside and opens six others.
event-plotted = { $seat } takes a treachery card and an attribute card.
event-took = { $seat } takes { $attribute } from the display.
event-drew = { $seat } draws { $attribute }.
event-drew-unseen = { $seat } draws an attribute card.
event-took-treachery = { $seat } takes { $treachery } from the display.
event-drew-treachery = { $seat } draws { $treachery }.
event-drew-treachery-unseen = { $seat } draws a treachery card.
event-placed = { $seat } places a noble: { $rank } in { $territory }{ $replaced }.
event-no-card = No noble card is left for { $seat } ({ $rank }).
event-hexagon = { $seat } is first in { $territory }: { $points } points.
event-everywhere = { $place ->
    [1] { $seat } is the first to have had nobles in all of { $country }.
   *[other] { $seat } is the second to have had nobles in all of { $country }.
    }
event-square = { $seat } has had nobles in all of { $country }: { $points } points.
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
event-chose = { $seat } gives up { $attribute }.
event-chose-unseen = { $seat } gives up an attribute card.
event-chose-treachery = { $seat } gives up { $treachery }.
event-chose-treachery-unseen = { $seat } gives up a treachery card.
event-returned = The six cards set aside go back into the pile.
event-opened = Opened: { $attribute }.
event-opened-treachery = Opened: { $treachery }.
event-reshuffled = The treachery discards become a new pile.
event-revolution = Revolution in the turn of { $seat }! The century of { $century } is over.
event-influence = { $country }: { $seat } has { $amount } influence.
event-alone = { $country }: nobody else has nobles there.
event-no-third = { $country }: nobody else has nobles there but these two.
event-by-influence = { $country }: influence { $amount } against { $against }.
event-by-rank = { $country }: influence { $amount } each; the higher rank decides, { $rank } before { $lower }.
event-by-hexagon = { $country }: influence { $amount } each, and the same rank; the number on the hexagon decides, { $number } before { $against }.
event-most = { $country }: { $seat } has the most influence, { $points } points.
event-second-most = { $country }: { $seat } is second, { $points } points.
event-century = The century of { $century } begins.
event-most-cards = Noble cards ({ $rank }): { $amount } against { $against }.
event-equal-cards = Noble cards ({ $rank }): two players have the most, { $amount } each, and share the points.
event-no-majority = Noble cards ({ $rank }): more than two players have the most, { $amount } each; nobody scores.
event-majority = { $seat } has the most noble cards ({ $rank }): { $points } points.
event-shared = { $seat } shares the most noble cards ({ $rank }): { $points } points.
event-over = The game is over.

ask-choosing = Which cards do you want?
ask-drawing = Take your cards, one by one.
ask-placing = Place nobles in empty boxes, or finish your turn.
ask-scheming = Play treachery cards, replace nobles you have killed, or finish your turn.
ask-seconding = A capital takes two cards: which is the second?
ask-discarding = Too many cards: discard down to 10 attribute and 4 treachery cards.
ask-trimming = Revolution: give up cards down to 6 attribute and 2 treachery cards.
ask-over = The game is over.

account-hexagon = First in { $territory }
account-square = First with nobles in all of { $country }
account-second-square = Second with nobles in all of { $country }
account-set = All seven ranks
account-most = { $century }: most influence in { $country }
account-second-most = { $century }: second in { $country }
account-majority = Most noble cards: { $rank }
account-shared = Most noble cards, shared: { $rank }

refused-2-2 = First choose your option: three attribute cards, six new ones, or treachery.
refused-2-3 = You have chosen your option for this turn.
refused-2-4 = First take all your cards. Still to take: attribute cards { $cards }, treachery cards { $daggers }.
refused-2-5 = In your first turn you take attribute cards; there is nothing to choose.
refused-3-2 = No such card lies in the display: { $attribute }.
refused-3-3 = You have taken all attribute cards of this turn.
refused-3-4 = You chose attribute cards: no treachery card in this turn.
refused-3-5 = The regular pile holds { $cards } cards; opening new ones takes { $needed }.
refused-3-7 = The regular pile is used up: take an open card.
refused-4-1 = There is no such box in { $territory }: { $rank }.
refused-4-2 = The box is taken by { $owner }: { $rank } in { $territory }.
refused-4-4 = You cannot pay for this noble: { $rank }. Missing:{ missing-cards }
refused-4-6 = You hold no courtesan for this noble: { $rank }.
refused-4-7 = No courtesan helps this noble: { $rank }.
refused-4-8 = This card is no part of the price: { $attribute } ({ $rank }).
refused-4-10 = You have no tile of this rank left: { $rank }.
refused-4-11 = You did not empty this box in this turn: { $rank } in { $territory }.
refused-5-1 = You chose attribute cards: no treachery is played in this turn.
refused-5-3 = You have taken your one attribute card.
refused-5-4 = You have taken your one treachery card.
refused-5-5 = No such card lies in the treachery display: { $treachery }.
refused-5-6 = You do not hold this card: { $treachery }.
refused-5-7 = No such noble stands there: { $rank } in { $territory }.
refused-5-8 = This is your own noble: { $rank } in { $territory }.
refused-5-9 = This noble has been a target in this turn: { $rank } in { $territory }.
refused-5-10 = This card does not work in { $country }: { $treachery }.
refused-5-12 = { $territory } is a capital: it takes two assassins.
refused-5-13 = { $territory } is a capital: it takes two cards for { $country }.
refused-5-14 = First name your second card for { $country }.
refused-5-15 = A second card is played only against a capital, right after the first.
refused-5-16 = An assassin is no second card: take one for { $country }.
refused-6-2 = { $gaps } nobles are killed and not replaced; replace at least { $needed } of:{ meant-nobles }
refused-6-3 = If this succeeds, you could not replace all killed nobles but one. To be placed:{ meant-nobles }. Missing:{ missing-cards }{ missing-tiles }
refused-6-4 = After this you could not replace all killed nobles but one. To be placed:{ meant-nobles }. Missing:{ missing-cards }{ missing-tiles }
refused-7-2 = You may keep { $limit } attribute cards.
refused-7-3 = You may keep { $limit } treachery cards.
refused-7-4 = First discard. Too many: attribute cards { $cards }, treachery cards { $daggers }.
refused-7-5 = There is nothing to discard now.
refused-7-6 = You do not hold this card: { $attribute }.
refused-7-7 = You do not hold this card: { $treachery }.
refused-8-4 = You may keep { $limit } attribute cards.
refused-8-5 = You may keep { $limit } treachery cards.
refused-8-6 = First cut down your hand. Too many: attribute cards { $cards }, treachery cards { $daggers }.
refused-8-7 = Hands are cut down only after a revolution.

board-countries = Countries
board-century = Century
board-display = Open cards
board-pile = pile
board-revolution-pile = revolution pile
board-discards = discards
board-aside = set aside
board-treachery = Treachery
board-markers = square markers left
board-hexagon = marker still there
board-most = most / second influence
board-influence = influence
board-large = All ranks
board-hand = hand
board-score = score
board-cards = noble cards
board-prices = Prices
board-you = you
board-empty = empty
board-dead = dead
board-known = known
board-gap = killed now
board-player = player
board-capital = capital
board-no-cards = no cards
board-your-hand = Your hand
board-given-up = given up
board-courtesan-for = A courtesan stands for
board-nothing = none
board-lacks = lack
board-lacks-long = cards that your hand still lacks
board-tiles = tiles
board-tiles-long = tiles that you have left
board-points = pts
board-points-long = points for the most noble cards, and noble cards left
board-ready = your hand covers this
board-ready-courtesan = your hand covers this with a courtesan
board-players = Players
board-hexagons = hexagons taken
board-cards-left = { $cards } noble cards left
board-owes = to give up: { $cards }

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

help-treachery-assassin = Strikes a noble of another player in any province; two of them strike in a capital. Three chances in four.
help-treachery-axeman = Kills a noble of another player in a province of Britain, for certain. In the capital it takes a second card for Britain.
help-treachery-guillotine = Kills a noble of another player in a province of France, for certain. In the capital it takes a second card for France.
help-treachery-inquisition = Kills a noble of another player in a province of Spain, for certain. In the capital it takes a second card for Spain.
help-treachery-gallows = Kills a noble of another player in a province of Germany, for certain. In the capital it takes a second card for Germany.
help-treachery-axeman-guillotine = Works in Britain and in France: kills a noble of another player in a province, for certain. In a capital it takes a second card for that country.
help-treachery-axeman-inquisition = Works in Britain and in Spain: kills a noble of another player in a province, for certain. In a capital it takes a second card for that country.
help-treachery-axeman-gallows = Works in Britain and in Germany: kills a noble of another player in a province, for certain. In a capital it takes a second card for that country.
help-treachery-guillotine-inquisition = Works in France and in Spain: kills a noble of another player in a province, for certain. In a capital it takes a second card for that country.
help-treachery-guillotine-gallows = Works in France and in Germany: kills a noble of another player in a province, for certain. In a capital it takes a second card for that country.
help-treachery-inquisition-gallows = Works in Spain and in Germany: kills a noble of another player in a province, for certain. In a capital it takes a second card for that country.
help-attribute-courtesan = Replaces one card of a noble's price. One a noble, and none for a king or a baron.

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
box-upper-higher = the upper box is for the higher rank.
box-capital = a capital holds a king, or a king and a prince.
box-hexagon-twice = { $given } stands in “{ $name }” already; the numbers of a country differ.
box-boxes = “{ $name }” has { $wanted ->
        [one] 1 box
       *[other] { $wanted } boxes
    }, not { $given }.
box-france = France has boxes for all seven ranks.
box-germany = Germany has boxes for baron, earl, marquis, duke and prince.
box-german-marquis = a German province has a box for a marquis.
box-capital-seven = a capital with boxes for king and prince is worth 7.
box-count-and-earl = a province has boxes for exactly a count and an earl.
box-duke-and-earl = a territory has a duke’s box above an earl’s.
box-squares = squares must be two numbers up to 40, the first one higher.
