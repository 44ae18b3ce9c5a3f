"""The shuffle is recomputed outside: by the page's own script in Node, and by the numbers that the document prints."""

import json
import re
import subprocess
from pathlib import Path

from playwright._impl._driver import compute_driver_executable

from camarilla.core.chance import AuditedChance, commit_of, commitment
from camarilla.core.registry import find_game
from camarilla.core.table import Table
from tests.paths import ROOT, SOURCE
from tests.web.house import free_links, house, open_table, visitor

SCRIPT = SOURCE / "web" / "static" / "shuffle.js"
SIZES = [2, 6, 25, 36, 52, 100, 1000, 3, 2**40] * 5


def python_draws(seed: bytes, words: list[str], sizes: list[int]) -> list[int]:
    stream = AuditedChance(seed, words)
    stream.open = True
    return [int(stream.below(size)) for size in sizes]


def node(code: str) -> str:
    """What a script in Node prints that has the page's functions; the browser driver of the tests brings a Node."""
    binary = compute_driver_executable()[0]
    program = f'import {{ commitOf, commitment, draws, wordsFit }} from "./{SCRIPT.name}"; {code}'
    command = [binary, "--input-type=module", "-"]
    done = subprocess.run(
        command, input=program, capture_output=True, text=True, check=True, timeout=60, cwd=SCRIPT.parent
    )
    return done.stdout


def test_the_page_s_script_finds_the_same_numbers() -> None:
    for seed, words in ((bytes(range(32)), ["tulipán", "", "dagger"]), (b"\xff" * 32, ["", "éáű🂡"])):
        given = f"{json.dumps(seed.hex())}, {json.dumps(words)}, {SIZES}"
        told = node(f"console.log(JSON.stringify([await commitment('{seed.hex()}'), await draws({given})]))")
        assert json.loads(told) == [commitment(seed), python_draws(seed, words, SIZES)]


def test_the_document_s_vectors_hold() -> None:
    text = (ROOT / "docs" / "shuffle.md").read_text(encoding="utf-8")
    vectors = json.loads(re.findall(r"```json\n(.*?)```", text, re.DOTALL)[0])
    assert len(vectors) >= 3
    each = "for (const { seed, words, sizes } of vectors) console.log(`${await draws(seed, words, sizes)}`)"
    told = node(f"const vectors = {json.dumps(vectors)}; {each}")
    assert [json.loads(f"[{line}]") for line in told.splitlines()] == [vector["draws"] for vector in vectors]
    for vector in vectors:
        seed = bytes.fromhex(vector["seed"])
        assert commitment(seed) == vector["commitment"]
        assert python_draws(seed, vector["words"], vector["sizes"]) == vector["draws"]
        assert [commit_of(words) for words in vector["words"]] == vector["commits"]
        given = f"{json.dumps(vector['words'])}, {json.dumps(vector['commits'])}"
        assert node(f"console.log(wordsFit({given}), commitment('{vector['seed']}'))") == (
            f"true {vector['commitment']}\n"
        )


def test_the_page_s_script_commits_as_the_server_checks() -> None:
    texts = ["", "a", "tulipán 🂡", "x" * 55, "x" * 56, "x" * 63, "x" * 64, "ő" * 300]
    told = json.loads(node(f"console.log(JSON.stringify({json.dumps(texts)}.map(commitOf)))"))
    assert told == [commit_of(text) for text in texts]
    given = json.dumps([texts[:2], [commit_of("b"), None]])
    assert node(f"console.log(wordsFit(...{given}))") == "false\n"


def test_a_table_deals_from_the_stream_of_its_seed_and_words() -> None:
    game = find_game("ruse-and-bruise")
    seed, words = bytes(range(32)), ["mine", "yours"]
    table = Table(game, ["a", "b"], seed=seed, words=words)
    stream = AuditedChance(seed, words)
    stream.open = True
    assert game.start(2, stream).digest() == table._position.digest()
    other = Table(game, ["a", "b"], seed=seed, words=["mine", "hers"])
    assert other._position.digest() != table._position.digest()


def test_the_commitment_is_shown_before_anything_is_dealt(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        path = open_table(client, "ruse-and-bruise", "me", "friend")
        [link] = free_links(client, path)
        match = client.app.state.site.tables.get(path.removeprefix("/tables/"))  # type: ignore[attr-defined]
        friend = visitor(client)
        assert not match.dealt
        for page in (client.get(path).text, friend.get(link).text):
            assert match.commitment in page and match.terms.seed.hex() not in page
        friend.post(link, data={"name": "Béla", "word": "x"})
        assert match.dealt and match.commitment in client.get(path).text
        assert match.table.commitment == match.commitment == commitment(match.terms.seed)
