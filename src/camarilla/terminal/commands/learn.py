"""`camarilla learn`: a guided game with a coach, or the list of them."""

from argparse import Namespace

from rich.table import Table as Grid
from rich.text import Text

from camarilla.core.text import Say
from camarilla.lessons.guided import replayed
from camarilla.lessons.lesson import Lesson
from camarilla.lessons.shelf import all_lessons, find_lesson, lesson_title
from camarilla.speech.results import headline
from camarilla.speech.voice import voice
from camarilla.terminal.commands.play import INTERRUPTED, has_screen, play_on_full_screen
from camarilla.terminal.lines.lines import Lines
from camarilla.terminal.lines.table import LinesTable
from camarilla.terminal.table.hold import Hold
from camarilla.terminal.table.lesson import AnswersFile, LessonSession, answers_path, kept_answers
from camarilla.terminal.table.result import result
from camarilla.terminal.table.session import Quit


def run(args: Namespace, say: Say) -> int:
    """Teach a game; 0 at the end or when somebody stops, 130 after Ctrl-C."""
    lines = Lines()
    if args.lesson is None:
        _list(lines, say)
        return 0
    lesson = find_lesson(args.lesson)
    with Hold() as hold:
        hold.take(answers_path(lesson))
        return _teach(_session(lesson, say, args.again), lines, args)


def _teach(session: LessonSession, lines: Lines, args: Namespace) -> int:
    try:
        _play(session, lines, args)
    except (Quit, EOFError):
        return _leave(session, lines, 0)
    except KeyboardInterrupt:
        lines.line()
        return _leave(session, lines, INTERRUPTED)
    _finish(session, lines)
    return 0


def _session(lesson: Lesson, say: Say, again: bool) -> LessonSession:
    answers = [] if again else kept_answers(lesson)
    names = lesson.seated(say("ui-person"))
    guided = replayed(lesson, answers, say("ui-person"))
    return LessonSession(guided, voice(lesson.game, say.language, names), AnswersFile(guided, answers_path(lesson)))


def _play(session: LessonSession, lines: Lines, args: Namespace) -> None:
    if has_screen(lines) and not args.plain:
        play_on_full_screen(session, args.pace)
    else:
        LinesTable(session, lines).play()


def _finish(session: LessonSession, lines: Lines) -> None:
    """The result; below it, since a long one scrolls away, who has won once more, and how one plays on."""
    table, say, lesson = session.table, session.say, session.guided.lesson
    lines.show(result(table, say, lines.width))
    lines.line(f"{headline(table, say.names, say)} {say('lesson-over')}", "bold yellow")
    options = "".join(f" --option {name}={choice}" for name, choice in lesson.options.items())
    lines.whole(say("lesson-next", command=f"camarilla play {lesson.game.id}{options}"))


def _leave(session: LessonSession, lines: Lines, status: int) -> int:
    lines.whole(session.say("lesson-left", command=session.save_file.resume_command()))
    return status


def _list(lines: Lines, say: Say) -> None:
    """Every lesson, and how far somebody has come in it."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for lesson in all_lessons().values():
        own = voice(lesson.game, say.language)
        done = min(len(kept_answers(lesson)), len(lesson.steps))
        progress = say("lesson-progress", number=done, of=len(lesson.steps)) if done else ""
        grid.add_row(Text(lesson.id, style="bold cyan"), Text(lesson_title(lesson, own)), Text(progress, style="dim"))
    lines.show(grid)
    lines.line(say("lesson-how"), "dim")
