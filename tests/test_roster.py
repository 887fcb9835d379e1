"""The roster: read however a spreadsheet saved it, matched by key, refused when it is ambiguous."""

from pathlib import Path

import pytest

from autograder.collect.roster import Claim, Person, Roster, load_roster
from autograder.collect.tables import TableError
from autograder.render.csv import table

PLAIN = "id,login,email,name\n00123,ada,ada@x.edu,Ada Lovelace\n1e5,jose,jose@x.edu,Jose Nunez\n"
ACCENTED = "Jos\u00e9 N\u00fa\u00f1ez"


def roster(folder: Path, content: str | bytes) -> Roster:
    """A roster with this content."""
    path = folder / "roster.csv"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return load_roster(path)


def refusal(folder: Path, content: str | bytes) -> str:
    """The sentence that a roster is refused with."""
    with pytest.raises(TableError) as caught:
        roster(folder, content)
    return str(caught.value)


def found(people: Roster, claim: Claim) -> Person:
    """Whose it is."""
    owner = people.owner(claim)
    assert isinstance(owner, Person), owner
    return owner


FORMS = {
    "as it is": PLAIN.encode(),
    "byte-order mark": b"\xef\xbb\xbf" + PLAIN.encode(),
    "Windows line ends": PLAIN.replace("\n", "\r\n").encode(),
    "old Mac line ends": PLAIN.replace("\n", "\r").encode(),
    "semicolons": PLAIN.replace(",", ";").encode(),
    "tabs": PLAIN.replace(",", "\t").encode(),
    "UTF-16 as a spreadsheet's Unicode text": PLAIN.replace(",", "\t").encode("utf-16"),
    "a spreadsheet's first line": ("sep=;\n" + PLAIN.replace(",", ";")).encode(),
    "all in quotes": "".join(
        ",".join(f'"{cell}"' for cell in line.split(",")) + "\n" for line in PLAIN.splitlines()
    ).encode(),
    "ids kept as text by a formula": PLAIN.replace("00123", '"=""00123"""').encode(),
    "empty lines": PLAIN.replace("\n", "\n\n").encode(),
    "no last line end": PLAIN.rstrip().encode(),
}


@pytest.mark.parametrize("form", FORMS)
def test_every_form_gives_the_same_people(tmp_path: Path, form: str) -> None:
    people = roster(tmp_path, FORMS[form]).people
    assert [(each.id, each.login, each.name) for each in people] == [
        ("00123", "ada", "Ada Lovelace"),
        ("1e5", "jose", "Jose Nunez"),
    ]


def test_columns_may_have_other_names_another_order_and_company(tmp_path: Path) -> None:
    text = (
        "Group,E-Mail Address,Surname,GitHub Username,First name,Matrikelnummer,User_Name\n"
        "B,ada@x.edu,Lovelace,adal,Ada,00123,ada\n"
    )
    [ada] = roster(tmp_path, text).people
    told = (ada.id, ada.login, ada.email, ada.name, ada.github, ada.line)
    assert told == ("00123", "ada", "ada@x.edu", "Ada Lovelace", "adal", 2)


def test_names_with_commas_accents_formulas_and_emoji_round_trip(tmp_path: Path) -> None:
    names = ["N\u00fa\u00f1ez, Jos\u00e9", "=cmd()", "Zo\u00eb \U0001f600", 'the "Count"']
    rows = [["login", "name"], *([f"s{n}", name] for n, name in enumerate(names))]
    written = table(rows)
    assert [each.name for each in roster(tmp_path, written).people] == names


@pytest.mark.parametrize(
    ("column", "value", "other"),
    [("id", "00123", "00123"), ("login", "ada", "ADA "), ("email", "a@x.edu", "A@X.edu")],
)
def test_a_key_given_twice_is_refused_by_line(
    tmp_path: Path, column: str, value: str, other: str
) -> None:
    extra = {"id": "login", "login": "id", "email": "id"}[column]
    text = f"{column},{extra}\n{value},one\nelse,two\n{other},three\n"
    assert "lines 2 and 4 have the same" in refusal(tmp_path, text)


@pytest.mark.parametrize("rows", ["7,ada\n8,7\n", "ada,\n,ADA\n", "7,a\nb,7\n"])
def test_a_key_that_fits_two_people_is_refused_by_line(tmp_path: Path, rows: str) -> None:
    assert "lines 2 and 3 can both be called" in refusal(tmp_path, f"id,login\n{rows}")
    assert roster(tmp_path, "id,login\n7,7\n8,ada\n").people


def test_a_row_that_spans_lines_does_not_shift_the_lines_told(tmp_path: Path) -> None:
    text = 'login,name\nada,"Ada\nLovelace"\nbob,Bob\nBOB,Bob\n'
    assert "lines 4 and 5 have the same login 'bob'" in refusal(tmp_path, text)


def test_ids_stay_text_so_that_00123_is_not_123(tmp_path: Path) -> None:
    people = roster(tmp_path, "id\n00123\n123\n1e5\n100000\n")
    assert [each.folder for each in people.people] == ["00123", "123", "1e5", "100000"]
    assert found(people, Claim("", ("123",))).line == 3


def test_an_id_that_lost_its_zeros_is_nobodys_but_named(tmp_path: Path) -> None:
    told = roster(tmp_path, "id\n00123\n").owner(Claim("123", ("123",)))
    assert told == "nobody on roster.csv; line 2 has the id '00123', is it the same?"


@pytest.mark.parametrize("key", ["ada", "ADA", " Ada ", "00123", "ada@X.edu"])
def test_a_key_is_matched_whatever_its_case(tmp_path: Path, key: str) -> None:
    assert found(roster(tmp_path, PLAIN), Claim(key, (key,))).login == "ada"


def test_a_name_composed_otherwise_is_the_same(tmp_path: Path) -> None:
    people = roster(tmp_path, f"login,name\njose,{ACCENTED}\n")
    decomposed = "Jose\u0301 Nu\u0301n\u0303ez"
    assert found(people, Claim("", name=decomposed)).login == "jose"


@pytest.mark.parametrize("name", ["Ada van Lovelace", "van Lovelace Ada", "vanlovelaceada"])
def test_platforms_write_a_name_in_their_own_order(tmp_path: Path, name: str) -> None:
    people = roster(tmp_path, "login,name\nada,Ada van Lovelace\nbob,Bob Love\n")
    assert found(people, Claim("", name=name)).login == "ada"


def test_a_name_that_two_people_have_is_nobodys(tmp_path: Path) -> None:
    text = "login,name,canvas id\nada,Ada Love,71\nada2,Love Ada,72\n"
    told = roster(tmp_path, text).owner(Claim("", name="Ada Love"))
    assert isinstance(told, str)
    assert "lines 2 and 3" in told
    assert found(roster(tmp_path, text), Claim("", name="Ada Love", number="72")).login == "ada2"


def test_a_platforms_number_is_not_taken_for_an_id(tmp_path: Path) -> None:
    people = roster(tmp_path, "id,name\n12345,Bob Boole\n777,Ada Lovelace\n")
    assert found(people, Claim("", name="Ada Lovelace", number="12345")).id == "777"


def test_canvas_own_table_is_a_roster(tmp_path: Path) -> None:
    text = (
        "Student,ID,SIS User ID,SIS Login ID,Section,Relu (88)\n"
        "    Points Possible,,,,,10\n"
        '"Lovelace, Ada",9001,00123,ada@x.edu,A,\n'
    )
    [ada] = roster(tmp_path, text).people
    assert (ada.id, ada.lms, ada.login) == ("00123", "9001", "ada@x.edu")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", "is empty"),
        ("name\nAda\n", "no column is called id, login or email"),
        ("login,Username\na,b\n", "two columns are taken for 'login'"),
        ("login,name\nada,Lovelace, Ada\n", "line 2: 3 cells under 2 columns"),
        ("login,name\nada,Ada\n,Bob\n", "line 3: neither id nor login nor e-mail"),
        ("login\n../bob\n", "line 2: '../bob' cannot name a folder"),
        ("login\n.hidden\n", "line 2: '.hidden' cannot name a folder"),
        ("login\n" + "a" * 201, "line 2: "),
        ('login,name\nada,"Ada\n', "is no table"),
        (b"login,name\nada,Ada\njose,Jos\xe9\n", "line 3: is not UTF-8 text"),
        (b"login\nada\0\n", "is no table"),
        ("login\n", "nobody is on it"),
    ],
)
def test_what_is_no_roster_is_refused_with_its_place(
    tmp_path: Path, content: str | bytes, reason: str
) -> None:
    assert reason in refusal(tmp_path, content)


def test_a_roster_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(TableError, match="cannot be read"):
        load_roster(tmp_path / "none.csv")
