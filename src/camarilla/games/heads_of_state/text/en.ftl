title = Heads of State
tagline = Noble families fight for the crowns of Europe for three centuries, and nobody is safe.
points = points

action-collect = Take three attribute cards
action-refresh = Reveal six new attribute cards and take one
action-plot = Take a treachery card and an attribute card
action-take = Take { $attribute } from the display
action-draw = Draw an attribute card from the pile
action-take-treachery = Take { $treachery } from the display
action-draw-treachery = Draw a treachery card from the pile
action-place = Place a noble: { $rank } in { $territory }{ $replaced }
action-strike = Play { $treachery } against the { $rank } in { $territory }
action-second = Play { $treachery } as the second card
action-done = End your turn
action-discard = Discard { $attribute }
action-discard-treachery = Discard { $treachery }
action-trim = Discard { $attribute }
action-trim-treachery = Discard { $treachery }

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
ask-scheming = Play treachery cards, replace the nobles you killed, or end your turn.
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

# What a hint speaks of
term-points = points already won
term-nobles = noble cards
term-markers = square markers and the set of ranks
term-plans = nobles that the hand leads to
term-treachery = treachery
term-influence = influence in the countries
