"""What people may be called: names that can be read, and how to tell that one could be taken for another.

The rules are those of Unicode for names that people see: RFC 8266 (nicknames: NFKC, single spaces), UAX #31 (what shows
nothing is left out, except inside an emoji), UTS #39 (at most four marks on a letter; two names are alike if they have
the same skeleton). The skeleton's table is our own: Unicode's has thousands of letters that hardly anybody can type,
and the packages that carry it are old or unfinished. Ours has the letters of living scripts that are drawn like Latin
ones.
"""

import re
import unicodedata

from camarilla.core.clauses import Refusal

LONGEST_NAME = 24
LONGEST_TYPED = 10 * LONGEST_NAME
"""Of what somebody sends as a name, no more is looked at."""
MOST_MARKS = 4
"""How many marks may follow one another; more of them would run into the lines above and below."""
_IGNORABLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f"
    "\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
    "\u2800\U0001d159]"
)
"""What Unicode calls Default_Ignorable_Code_Point; and, in the last line, two symbols that are drawn as nothing."""
_JOINER, _COLOURED = "\u200d", "\ufe0f"
"""Makes one picture of two emoji; makes a picture of a plain sign."""
_DRAWN_LIKE = {
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ": "ABEZHIKMNOPTYX",
    "αγηικνορστυχ": "aynikvopotux",
    "АВЕЅІЈКМНОРСТУХӀ": "ABESIJKMHOPCTYXI",
    "аеѕіјкорсухԁԛԝһгӏ": "aesijkopcyxdqwhrl",
    "ՕՏԼոսհցօյզ": "OSLnuhgojq",
    "ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏳᏴ": "DRTiYAJEWMHYGhZbRWSVSLCPKdGB",
    "ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ": "BPDTGKJCZFMNLSRVHWXYAEIOU",
    "ɑɡıȷɩɪᴄᴏᴜᴠᴡᴢꜱ": "agijiicouvwzs",
    "’‘ʼ`´‐‒–—": "'''''----",
}
_LATIN = {alike: latin for letters, row in _DRAWN_LIKE.items() for alike, latin in zip(letters, row, strict=True)}
_LATIN_TABLE = str.maketrans(_LATIN)
_COARSE_TABLE = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o", "m": "rn", "w": "vv"})


def tidy_name(text: str) -> str:
    """A name that somebody typed as one line of letters that can be seen; empty if there are none.

    One that is too long is refused and not cut: whoever chose it should choose what is left of it, too.
    """
    name = _visible(text)
    if len(name) > LONGEST_NAME:
        raise Refusal("web-name-too-long", most=LONGEST_NAME, given=len(name))
    return name


def _visible(text: str) -> str:
    normal = unicodedata.normalize("NFKC", text[:LONGEST_TYPED])
    kept: list[str] = []
    for letter, following in zip(normal, f"{normal[1:]} ", strict=False):
        if _IGNORABLE.match(letter):
            if not _belongs_to_emoji(letter, kept[-1] if kept else "", following):
                continue
        elif not letter.isprintable():
            letter = " "
        elif _is_mark(letter) and not _carries_another_mark(kept):
            continue
        kept.append(letter)
    return " ".join("".join(kept).split()).rstrip(f" {_JOINER}")


def look(name: str) -> str:
    """The skeleton of a name: names that could be taken for each other have the same. Not for showing."""
    seen = _IGNORABLE.sub("", unicodedata.normalize("NFKC", name)).translate(_LATIN_TABLE)
    return unicodedata.normalize("NFKD", seen.casefold()).translate(_COARSE_TABLE)


def _belongs_to_emoji(letter: str, before: str, following: str) -> bool:
    if letter == _JOINER:
        return (_is_picture(before) or before == _COLOURED) and _is_picture(following)
    return letter == _COLOURED and _is_picture(before)


def _is_picture(letter: str) -> bool:
    if not letter or _IGNORABLE.match(letter):
        return False
    return unicodedata.category(letter) == "So" or "\U0001f3fb" <= letter <= "\U0001f3ff"


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")


def _carries_another_mark(kept: list[str]) -> bool:
    """Whether there is a letter that a mark can stand on, and not too many marks on it already."""
    if not kept or kept[-1] == " ":
        return False
    return not all(_is_mark(letter) for letter in kept[-MOST_MARKS:])
