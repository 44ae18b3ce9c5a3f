-- A database as it was made before there were migrations: one game that is over, one that goes on, one that waits.
CREATE TABLE tables (
    id VARCHAR(32) NOT NULL,
    game VARCHAR(200) NOT NULL,
    rules INTEGER NOT NULL,
    options TEXT NOT NULL,
    box TEXT,
    seed VARCHAR(128) NOT NULL,
    listed BOOLEAN NOT NULL,
    turn_hours INTEGER NOT NULL,
    undo BOOLEAN NOT NULL,
    bot_delay INTEGER NOT NULL,
    state VARCHAR(8) NOT NULL,
    created FLOAT NOT NULL,
    changed FLOAT NOT NULL,
    rematch VARCHAR(32),
    PRIMARY KEY (id)
);
CREATE TABLE seats (
    "table" VARCHAR(32) NOT NULL,
    seat INTEGER NOT NULL,
    kind VARCHAR(40) NOT NULL,
    name VARCHAR(80) NOT NULL,
    "key" VARCHAR(64) NOT NULL,
    word TEXT NOT NULL,
    taken BOOLEAN NOT NULL,
    away BOOLEAN NOT NULL,
    PRIMARY KEY ("table", seat),
    FOREIGN KEY("table") REFERENCES tables (id),
    UNIQUE ("key")
);
CREATE TABLE holders (
    "table" VARCHAR(32) NOT NULL,
    seat INTEGER NOT NULL,
    person VARCHAR(64) NOT NULL,
    PRIMARY KEY ("table", seat, person),
    FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE entries (
    "table" VARCHAR(32) NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    play TEXT NOT NULL,
    undo INTEGER NOT NULL,
    at VARCHAR(16) NOT NULL,
    token VARCHAR(64),
    made FLOAT NOT NULL,
    PRIMARY KEY ("table", number),
    UNIQUE ("table", token),
    FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE chat (
    "table" VARCHAR(32) NOT NULL,
    number INTEGER NOT NULL,
    name VARCHAR(80) NOT NULL,
    seat INTEGER,
    text TEXT NOT NULL,
    made FLOAT NOT NULL,
    PRIMARY KEY ("table", number),
    FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE settings (
    name VARCHAR(40) NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (name)
);
CREATE INDEX ix_tables_state ON tables (state);
CREATE INDEX ix_holders_person ON holders (person);
INSERT INTO tables VALUES ('tSIWtkTh_SUMGn_4', 'ruse-and-bruise', 2, '{"two_player_ones": "in", "cap_cards": "1"}', NULL, '4df6e97d9071e9e678bb1b0255ee18c7c0e4efda17eb2fcdbae2d09cf42272be', FALSE, 0, TRUE, 0, 'over', 1794790326.275, 1794790327.425, NULL);
INSERT INTO tables VALUES ('zNIDn959UYtQ0IyS', 'principe', 1, '{"edition": "it", "money": "secret"}', NULL, '5128e8d694e30091f2257b7abe5601c3fadeb5f900ef9eb017cd826ce123a696', TRUE, 24, TRUE, 0, 'playing', 1794790327.451, 1794790330.641, NULL);
INSERT INTO tables VALUES ('_7Pd60qnKApoTcoz', 'strozzi', 1, '{"money": "secret"}', NULL, '7b6fb150337f0cc6dc113fe19907b509608f1563323f129b8e7bd1a6643a7334', FALSE, 0, TRUE, 700, 'waiting', 1794790331.233, 1794790331.233, NULL);
INSERT INTO seats VALUES ('tSIWtkTh_SUMGn_4', 0, 'person', 'Anna', 'huV8wEwhimVx-1bMbRDbLFo9', 'It''s my word; no other', TRUE, FALSE);
INSERT INTO seats VALUES ('tSIWtkTh_SUMGn_4', 1, 'bot:random', 'Lucrezia', 'Zou7iQDIgeQyvcuCEDSKZERa', '', TRUE, FALSE);
INSERT INTO seats VALUES ('zNIDn959UYtQ0IyS', 0, 'person', 'Anna', 'Ert8SuXB0eeAp6k6XaV9SjhZ', '', TRUE, FALSE);
INSERT INTO seats VALUES ('zNIDn959UYtQ0IyS', 1, 'person', 'Béla', 'onu3MXBeRLts-SzDm75BB_KE', 'és az enyém', TRUE, FALSE);
INSERT INTO seats VALUES ('zNIDn959UYtQ0IyS', 2, 'bot:greedy', 'Lucrezia', 'lhSKigo9OldP9THxkwDOKzmB', '', TRUE, FALSE);
INSERT INTO seats VALUES ('_7Pd60qnKApoTcoz', 0, 'person', 'Anna', '66l6wb-VLFPmjPigYvO90Dzm', '', TRUE, FALSE);
INSERT INTO seats VALUES ('_7Pd60qnKApoTcoz', 1, 'person', '…', 'z-0gemomcGYqeMQXniLur5OW', '', FALSE, FALSE);
INSERT INTO seats VALUES ('_7Pd60qnKApoTcoz', 2, 'person', '… 2', 'PDS0blAFznahqhOPk7EyBhok', '', FALSE, FALSE);
INSERT INTO holders VALUES ('tSIWtkTh_SUMGn_4', 0, 'anna');
INSERT INTO holders VALUES ('zNIDn959UYtQ0IyS', 0, 'anna');
INSERT INTO holders VALUES ('zNIDn959UYtQ0IyS', 1, 'bela');
INSERT INTO holders VALUES ('_7Pd60qnKApoTcoz', 0, 'anna');
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 1, 0, 'play king 2', 0, 'f72f3ec8226d1447', 'anna-1', 1794790326.363);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 2, 1, 'play explorer 1', 0, '7f5236467732dab5', NULL, 1794790326.417);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 3, 0, 'play fencing-master 1', 0, '1e62ea9eebf973d2', 'anna-2', 1794790326.425);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 4, 1, 'play queen 1', 0, '1b7b35cb0732fd95', NULL, 1794790326.470);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 5, 0, 'play merchant 2', 0, 'a51b923994bb9c63', 'anna-3', 1794790326.480);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 6, 1, 'play alchemist 2', 0, '41dcd69f47939b76', NULL, 1794790326.530);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 7, 0, 'play dragon 1', 0, 'ca26376346d0f308', 'anna-4', 1794790326.542);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 8, 1, 'play musketeers 2', 0, '8eecc6bd4447786a', NULL, 1794790326.573);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 9, 0, 'play cap 2', 0, '1de15cb25ec47862', 'anna-5', 1794790326.580);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 10, 1, 'play storm 2', 0, '6a180ff97a58597e', NULL, 1794790326.610);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 11, 0, 'hide giant', 0, 'ce4c2c27da591e4b', 'anna-6', 1794790326.614);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 12, 0, 'play alchemist 2', 0, 'f1e201f0a3633991', 'anna-7', 1794790326.623);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 13, 1, 'play giant 1', 0, '4bd8f656fb72bcd1', NULL, 1794790326.691);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 14, 0, 'play hermit 1', 0, '12519ff8d7e8fb74', 'anna-8', 1794790326.704);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 15, 1, 'play wizard 2', 0, '2c6c78d427c06a76', NULL, 1794790326.734);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 16, 0, 'play traitor 2', 0, 'f565655740c7c8ee', 'anna-9', 1794790326.754);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 17, 1, 'play minstrel 2', 0, '585c8e73563cd393', NULL, 1794790326.808);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 18, 0, 'swap 1', 0, '4cecd10fbb0a6b93', 'anna-10', 1794790326.818);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 19, 0, 'play prince 2', 0, '5afa51e1dccf8aad', 'anna-11', 1794790326.834);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 20, 1, 'play assassin 1', 0, 'c496b7d3b219e18c', NULL, 1794790326.855);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 21, 0, 'play queen 1', 0, '1b49de60ea00afaf', 'anna-12', 1794790326.860);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 22, 1, 'play beggar 2', 0, '2de23f3013fa6c4a', NULL, 1794790326.892);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 23, 0, 'play cardinal 2', 0, '0867525aebfe2b47', 'anna-13', 1794790326.899);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 24, 1, 'play doppelganger 1', 0, '1883f01d69f742d5', NULL, 1794790326.943);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 25, 0, 'play witch 1', 0, '35b59592dbe41776', 'anna-14', 1794790326.959);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 26, 1, 'play dragon 1', 0, '8caac78a37caa1a2', NULL, 1794790327.017);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 27, 0, 'play wizard 2', 0, '2e31cb7d2f5cf47e', 'anna-15', 1794790327.033);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 28, 1, 'play prince 2', 0, 'f9a8bedaf4fe3696', NULL, 1794790327.101);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 29, 0, 'play beggar 1', 0, '51bf930aba3c05c0', 'anna-16', 1794790327.112);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 30, 1, 'play squire 1', 0, '0435fb578b07851a', NULL, 1794790327.155);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 31, 0, 'play romeo 2', 0, '1695eae17c382b97', 'anna-17', 1794790327.165);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 32, 1, 'play cardinal 1', 0, '868fa58921b084c7', NULL, 1794790327.193);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 33, 0, 'play juliet 1', 0, '493edd2fe7cc3fae', 'anna-18', 1794790327.198);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 34, 1, 'play witch 1', 0, '0d19eab3c4ffeb1f', NULL, 1794790327.220);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 35, 0, 'play minstrel 2', 0, '0168437ce75fa603', 'anna-19', 1794790327.226);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 36, 1, 'play king 1', 0, 'a08b206f6bf5190c', NULL, 1794790327.248);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 37, 0, 'play assassin 1', 0, '4eec0f6cffc88ae6', 'anna-20', 1794790327.252);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 38, 1, 'play landlord 1', 0, 'f38a2f775e269e3b', NULL, 1794790327.270);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 39, 0, 'play musketeers 2', 0, '4eaedf37aa9a966a', 'anna-21', 1794790327.275);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 40, 1, 'play fencing-master 2', 0, '4d7b385ab2dffb99', NULL, 1794790327.288);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 41, 0, 'play squire 1', 0, '554a5809528c9eee', 'anna-22', 1794790327.292);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 42, 1, 'play cap 2', 0, 'd08eb2bdaabf009d', NULL, 1794790327.307);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 43, 0, 'play storm 2', 0, '225ccd40d76b4714', 'anna-23', 1794790327.310);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 44, 1, 'hide juliet', 0, '6396a6864062d344', NULL, 1794790327.328);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 45, 1, 'play hermit 2', 0, '6d2c972b1bdd1a9c', NULL, 1794790327.377);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 46, 0, 'play landlord 1', 0, 'a5d368997ae6a11b', 'anna-24', 1794790327.383);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 47, 1, 'play traitor 1', 0, '93623bbd0ad25f03', NULL, 1794790327.399);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 48, 0, 'play explorer 1', 0, '9f193ae007d99fe8', 'anna-25', 1794790327.403);
INSERT INTO entries VALUES ('tSIWtkTh_SUMGn_4', 49, 1, 'pass', 0, '6e8307736cbc9941', NULL, 1794790327.425);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 1, 0, 'offer green', 0, '63b086c6ce89202a', 'p-0-0', 1794790327.557);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 2, 2, 'offer red', 0, '69f45b6858318e9e', NULL, 1794790327.593);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 3, 1, 'offer red', 0, '0a66dada36853f60', 'p-0-1', 1794790327.612);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 4, 2, 'offer blue', 0, '5b7805d7f3a73171', NULL, 1794790327.645);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 5, 0, 'offer green', 0, '375a1b785e148aeb', 'p-1-0', 1794790327.697);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 6, 1, 'offer red', 0, '330dfc2f91936c05', 'p-1-1', 1794790327.763);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 7, 0, 'bid 1', 0, 'b5e0a0f1eb06d1d8', 'p-2-0', 1794790327.846);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 8, 1, 'bid 2', 0, '96cc8bf3ec1b5914', 'p-2-1', 1794790327.908);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 9, 2, 'pass', 0, '9d146ab685200885', NULL, 1794790327.928);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 10, 0, 'bid 3', 0, 'fb79506d0b1c5d12', 'p-3-0', 1794790327.983);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 11, 1, 'bid 4', 0, '60ada7fc9c1bdbd1', 'p-3-1', 1794790328.050);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 12, 0, 'bid 5', 0, '2b798e4e80ae2273', 'p-4-0', 1794790328.134);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 13, 1, 'pass', 0, '9560975b74fd7e59', 'p-4-1', 1794790328.200);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 14, 1, 'bid 1', 0, 'ef9f57f85ced8892', 'p-5-1', 1794790328.276);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 15, 2, 'bid 2', 0, '2e0240df5da6f640', NULL, 1794790328.306);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 16, 0, 'pass', 0, '33b17a0aefc2881d', 'p-6-0', 1794790328.361);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 17, 1, 'bid 3', 0, '2163dce8dddd8bda', 'p-6-1', 1794790328.416);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 18, 2, 'pass', 0, '9c50efeb7d6c6080', NULL, 1794790328.564);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 19, 2, 'bid 1', 0, 'feea17b4299f4732', NULL, 1794790328.633);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 20, 0, 'pass', 0, 'fa823244a1e3f989', 'p-8-0', 1794790328.654);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 21, 1, 'bid 2', 0, '75729a9aa2183c99', 'p-8-1', 1794790328.713);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 22, 2, 'pass', 0, '8dc93c33fc91892b', NULL, 1794790328.750);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 23, 1, 'lay green 1', 0, '8e4df80199752935', 'p-9-1', 1794790328.799);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 24, 2, 'lay yellow 1', 0, '3d7436de44660307', NULL, 1794790328.856);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 25, 0, 'lay blue 1', 0, 'f79bcaa1ba60ce52', 'p-10-0', 1794790328.903);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 26, 0, 'place romagna', 0, '09f15017ff80c308', 'p-11-0', 1794790328.996);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 27, 2, 'offer white', 0, '34952774ee5cbbd5', NULL, 1794790329.046);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 28, 1, 'offer green', 0, '940155c1fd016ec2', 'p-11-1', 1794790329.076);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 29, 2, 'offer white', 0, '76c092fdf77595dd', NULL, 1794790329.096);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 30, 0, 'offer green', 0, '05496e182d36d14d', 'p-12-0', 1794790329.153);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 31, 1, 'offer red', 0, 'dcf2b1b624663418', 'p-12-1', 1794790329.230);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 32, 0, 'offer white', 0, '8516e6c7b75c233c', 'p-13-0', 1794790329.306);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 33, 2, 'bid 1', 0, '3589593fa3cc0a2b', NULL, 1794790329.331);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 34, 0, 'bid 2', 0, 'a3f3e49a55b517cb', 'p-14-0', 1794790329.385);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 35, 1, 'bid 3', 0, 'c233928f502f1a6f', 'p-14-1', 1794790329.448);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 36, 2, 'pass', 0, 'e73155b4dba19f7d', NULL, 1794790329.505);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 37, 0, 'bid 4', 0, '285f7822a0417d4d', 'p-15-0', 1794790329.538);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 38, 1, 'bid 5', 0, 'f8c8b8038fcda28c', 'p-15-1', 1794790329.610);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 39, 0, 'pass', 0, '90d182c1486fac68', 'p-16-0', 1794790329.704);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 40, 1, 'skip', 0, '550cca9e45f506c0', 'p-16-1', 1794790329.758);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 41, 2, 'bid 1', 0, 'd304f8ac96a1b1e2', NULL, 1794790329.777);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 42, 0, 'bid 2', 0, 'e864e8ee8f9735f1', 'p-17-0', 1794790329.834);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 43, 1, 'pass', 0, 'cefeb3baad1a432f', 'p-17-1', 1794790329.892);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 44, 2, 'pass', 0, '96df9be1ea053f90', NULL, 1794790330.017);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 45, 0, 'skip', 0, 'dc2b784f16e0fa69', 'p-18-0', 1794790330.051);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 46, 1, 'pass', 0, '3ab0fed4e513205d', 'p-18-1', 1794790330.116);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 47, 2, 'bid 1', 0, 'a86cb649705bfcd7', NULL, 1794790330.139);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 48, 0, 'bid 2', 0, '2462ef71adba88b9', 'p-19-0', 1794790330.192);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 49, 2, 'bid 3', 0, 'c7276faf92c53ac8', NULL, 1794790330.219);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 50, 0, 'pass', 0, '0f9a25da6f88a5cd', 'p-20-0', 1794790330.274);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 51, 2, 'build siena', 0, 'f7de276b8d91e3cf', NULL, 1794790330.295);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 52, 2, 'lay white 1', 0, '7e3ac72997d3bd8d', NULL, 1794790330.348);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 53, 0, 'lay green 1', 0, 'f0c565f309cfa279', 'p-21-0', 1794790330.360);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 54, 1, 'lay red 1', 0, '0b624dff65b9d5c0', 'p-21-1', 1794790330.416);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 55, 0, 'bid 1', 0, '831cc1f830628f8c', 'p-22-0', 1794790330.500);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 56, 2, 'bid 2', 0, '5ae62034977a4be7', NULL, 1794790330.556);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 57, 0, 'bid 3', 0, '732e01a88f198ef3', 'p-23-0', 1794790330.588);
INSERT INTO entries VALUES ('zNIDn959UYtQ0IyS', 58, 2, 'bid 4', 0, '4ce496913b8b49b7', NULL, 1794790330.641);
INSERT INTO chat VALUES ('tSIWtkTh_SUMGn_4', 1, 'Anna', 0, 'Well played; ''twas close.', 1794790327.430);
INSERT INTO chat VALUES ('zNIDn959UYtQ0IyS', 1, 'Béla', 1, 'Szép estét!', 1794790330.688);
INSERT INTO settings VALUES ('cookies', 'a secret of long ago');
