title = Il Principe
tagline = Auctions, cities and offices in Renaissance Italy
points = { $points } { $points ->
    [one] point
   *[other] points
    }

option-edition = Edition of the rules
option-edition-it = Italian: four cards a round, coins in the last round
option-edition-hu = Hungarian: five cards a round, no coins in the last round
option-money = Money
option-money-secret = secret, as in the rules
option-money-open = open to all

# Things

colour-green = green
colour-white = white
colour-red = red
colour-blue = blue
colour-yellow = yellow
short-green = Gr
short-white = Wh
short-red = Re
short-blue = Bl
short-yellow = Ye
building-university = university
building-cathedral = cathedral
building-town-hall = town hall
building-castle = castle
building-marketplace = marketplace
size-small = small
size-medium = medium
size-large = large
family-medici = Medici
family-visconti = Visconti
family-carraresi = Carraresi
family-este = d'Este
family-gonzaga = Gonzaga
city-siena = Siena
city-orvieto = Orvieto
city-venezia = Venice
city-verona = Verona
city-perugia = Perugia
city-urbino = Urbino
city-padova = Padua
city-lucca = Lucca
city-milano = Milan
city-bologna = Bologna
city-mantova = Mantua
city-firenze = Florence
city-ferrara = Ferrara
city-pisa = Pisa
city-rimini = Rimini
region-romagna = Romagna coast
region-upper-po = Upper Po
region-emilia = Emilia
region-lombardy = Lombardy
region-tuscany = Tuscany
region-umbria = Umbria
role-doctor = Doctor
role-bishop = Bishop
role-councillor = Councillor
role-nobleman = Nobleman
role-banker = Banker
role-magister = Magister
role-preacher = Preacher
role-scribe = Scribe
role-knight = Knight
role-merchant = Merchant

help-colour-green = University. Green roles turn a face-down card face up again.
help-colour-white = Cathedral. White roles score a point.
help-colour-red = Town hall. Red roles draw a building card.
help-colour-blue = Castle. Blue roles place a shield in any region.
help-colour-yellow = Marketplace. Yellow roles earn two coins.
help-role-doctor = Major green role: turn down half of your green cards, then turn up one of your face-down cards of another colour. Scores 2 when somebody else builds green, and at the end.
help-role-bishop = Major white role: turn down half of your white cards, then score 1 point. Scores 2 when somebody else builds white, and at the end.
help-role-councillor = Major red role: turn down half of your red cards, then draw a building card. Scores 2 when somebody else builds red, and at the end.
help-role-nobleman = Major blue role: turn down half of your blue cards, then place a shield in any region. Scores 2 when somebody else builds blue, and at the end.
help-role-banker = Major yellow role: turn down half of your yellow cards, then take 2 coins. Scores 2 when somebody else builds yellow, and at the end.
help-role-magister = Minor green role: turn up one of your face-down cards of another colour. Scores 1 when somebody else builds green, and at the end.
help-role-preacher = Minor white role: score 1 point. Scores 1 when somebody else builds white, and at the end.
help-role-scribe = Minor red role: draw a building card. Scores 1 when somebody else builds red, and at the end.
help-role-knight = Minor blue role: place a shield in any region. Scores 1 when somebody else builds blue, and at the end.
help-role-merchant = Minor yellow role: take 2 coins. Scores 1 when somebody else builds yellow, and at the end.

# What is asked

ask-offering = Choose cards to put face down for the auctions. All choose at once, in secret.
ask-card-auction = Bid for the cards, or pass for good.
ask-building = You won the auction: build a city at once, or go on.
ask-playing = Build a city, or lay cards of one colour, or do nothing.
ask-shields = Place a shield in a region on which the city borders.
ask-role-auction = You tie for this role: bid, or pass for good.
ask-turning-up = Your green role: which face-down card do you turn up?
ask-posting = Your blue role: place a shield in any region.
ask-over = The game is over.

# Decisions

action-offer = Offer a { $colour } card
action-bid = Bid { $coins }
action-pass = Pass
action-build = Build { $city }
action-lay = Lay { $cards } { $colour } { $cards ->
    [one] card
   *[other] cards
    }
action-skip = Do nothing
action-place = Place a shield in { $region }
action-turn-up = Turn up a { $colour } card

# What happens

event-round = Round { $round }. { $seat } is the Principe.
event-last-round = This is the last round.
event-income = Every player gets { $coins } coins.
event-dealt = { $seat } draws { $cards } cards.
event-received = { $seat } gets { $cards } { $colour }.
event-offered = { $seat } puts down a { $colour } card.
event-gave = { $seat } has offered { $cards } { $colour }.
event-revealed = For auction: { $cards } { $colour }.
event-auction = The auction for { $cards } { $colour } begins.
event-role-tie = Tie: { $cards } { $colour } cards face up each.
event-role-auction = The role of { $role } is auctioned among those who tie.
event-bid = { $seat } bids { $coins }.
event-passed = { $seat } passes.
event-unbeaten = Nobody bids more than the { $coins } of { $seat }.
event-won-cards = { $seat } pays { $coins } and takes { $cards } { $colour }.
event-unsold = Nobody wants the { $cards } { $colour }; they leave the game.
event-prince = { $seat } becomes Principe.
event-built = { $seat } builds { $city } for { $coins } coins and scores { $points }.
event-shield = { $seat } places a shield in { $region }.
event-no-shield = { $seat } has no shield left to place.
event-icon = { $city } needs { $colour }: that pays whoever else holds a { $colour } role.
event-patron = { $seat } scores { $points } as { $role }.
event-opened = A new city lies open: { $city }.
event-no-city = There is no further city to turn up.
event-laid = { $seat } lays { $cards } { $colour }.
event-skipped = { $seat } does nothing.
event-returned = All roles go back to the board.
event-leading = { $against ->
    [0] Nobody else has { $colour } cards face up.
   *[other] Most { $colour } cards face up: { $cards } against { $against }.
    }
event-following = { $against ->
    [0] Second most { $colour } cards face up: { $cards }; nobody else has any.
   *[other] Second most { $colour } cards face up: { $cards } against { $against }.
    }
event-role = { $seat } becomes { $role }.
event-bought-role = { $seat } pays { $coins } for the role of { $role }.
event-vacant = Nobody bids: the role of { $role } stays on the board.
event-turned-down = { $seat } turns down { $cards } { $colour }.
event-turned-up = { $seat } turns up a { $colour } card.
event-point = { $seat } scores { $points } for the white role.
event-drew = { $seat } draws a { $colour } card.
event-drew-unseen = { $seat } draws a card.
event-coins = { $seat } gets { $coins } coins for the yellow role.
event-no-use = { $seat } cannot use the ability of the { $role }.
event-too-few = Only { $cards } cards are left in the deck: the game ends at once.
event-most-shields = { $against ->
    [0] { $region }: nobody else has shields there.
   *[other] { $region }: most shields, { $shields } against { $against }.
    }
event-equal-shields = { $region }: the most shields are { $shields } each; all of them score, and nobody is second.
event-second-shields = { $region }: second most shields, { $shields } after { $against }.
event-region = { $seat } scores { $points } for { $region }.
event-offices = { $seat } scores { $points } for the roles held at the end: 2 for a major one, 1 for a minor one.
event-sets = { $sets ->
    [one] { $seat } has one set of five colours and scores { $points }.
   *[other] { $seat } has { $sets } sets of five colours and scores { $points }.
    }
event-most-money = { $seat } has the most money, { $coins } coins against { $against }, and scores { $points }.
event-equal-money = { $seat } shares the most money, { $coins } coins, and scores { $points }.
event-most-hand = { $seat } has the most cards in hand, { $cards } against { $against }, and scores { $points }.
event-equal-hand = { $seat } shares the most cards in hand, { $cards }, and scores { $points }.
event-over = The game is over.

# Refusals

refused-2-4 = Now { $cards } cards of the hand must be put face down, nothing else.
refused-2-6 = You have no { $colour } card in hand.
refused-3-4 = There is an auction: bid or pass.
refused-3-5 = A bid of { $coins } is too low; { $price } is already bid.
refused-3-7 = You cannot bid { $coins }; you have { $money }.
refused-3-10 = After winning an auction you may build a city or do nothing.
refused-4-1 = In the first round nobody can build.
refused-4-2 = The card of { $city } does not lie open.
refused-4-3 = { $city } asks for { $needed } { $colour }; you have { $held } in hand.
refused-4-4 = { $city } costs { $cost } coins; you have { $money }.
refused-4-7 = { $city } does not border on { $region }.
refused-4-8 = First place the shields of the city.
refused-5-1 = Now you may build a city, lay cards of one colour, or do nothing.
refused-5-4 = You cannot lay { $cards } { $colour }; you have { $held } in hand.
refused-6-11 = Your green role must turn up one of your face-down cards.
refused-6-12 = A green role cannot turn up a green card.
refused-6-13 = You have no face-down { $colour } card.
refused-6-15 = Your blue role must place a shield in a region.

# Points

account-city = { $city } built
account-patronage = roles, while others built
account-blessings = white roles
account-role = { $role } at the end
account-sets = { $sets } { $sets ->
    [one] set
   *[other] sets
    } of five colours
account-money = most money ({ $coins } coins)
account-hand = most cards in hand ({ $cards })
account-region = { $region }, { $shields } { $shields ->
    [one] shield
   *[other] shields
    }

# The table

table-round = Round { $round }
table-last-round = Round { $round }, the last
table-over = After { $round } rounds
table-stage = phase { $stage }
table-deck = { $cards } cards in the deck
table-pile = { $cards } cities to come
table-gone = Out of the game
table-lots = For auction
table-open = Open cities
table-site = Being built
table-regions = Shields
table-roles = Roles
table-major = major
table-minor = minor
table-nobody = –
table-city = City
table-cost = Cost
table-points = Points
table-shields = Shields
table-icons = Buildings
table-borders = Borders on
table-player = Player
table-family = Family
table-money = Money
table-hand = Hand
table-known = known
table-table = Table (up/down)
table-cities = Cities
table-left = Shields left
table-principe = Principe
table-your-hand = Your hand
table-your-offer = Put down
table-your-money = Your money
table-offers = Offered
table-bidding-cards = Auction: { $cards } { $colour }
table-bidding-role = Auction: { $role }
table-no-bid = no bid yet
table-high-bid = { $seat } bids { $coins }
table-still-in = still in: { $names }
table-to-place = shields to place: { $shields }
table-map = Map of northern Italy
table-face-down = face down
table-players = Players

# Standing orders

argument-lot = lot
order-raise-title = Bid up to a limit
order-raise = For { $lot }: bid one coin more each time, up to { $coins }, then pass.
order-pass-title = Pass one lot
order-pass = For { $lot }: pass.
order-pass-rest-title = Pass all other lots of cards in this round
order-pass-rest = Pass all other lots of cards in this round.
order-too-low = The bid stands at { $price } already: a limit of { $coins } would only pass.
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

# Box files: names and keys as the file has them
box-list-length = a { $size } city must have exactly { $wanted } { $what }.
box-none-of = { $given } is none of { $known }.
box-one-pair = a { $size } city must have exactly one pair of equal icons.
box-no-pair = a { $size } city must have icons of different colours.
box-stated = the rules state { $wanted } for “{ $name }”.
box-region-twice = a region stands there twice.
box-cities-of = the rules list the cities of “{ $name }”: { $wanted }.
box-no-city = no city borders on “{ $name }”.
