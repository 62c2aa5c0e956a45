"""The rules are a calculation: what they need of the world (chance, time) is handed in.

Imports are judged by the import contracts in pyproject.toml; here, what slips in without one.
"""

import ast

from tests.architecture.test_layout import modules, parse

PURE = ("core/engine", "core/mafia", "core/raft")
# datetime may be imported for its types; asking it for the present is asking the world.
WORLDLY_METHODS = {"now", "utcnow", "today", "fromtimestamp"}
WORLDLY_FUNCTIONS = {"open", "print", "input", "id", "hash", "exec", "eval", "__import__"}


def worldly(call: ast.Call) -> bool:
    match call.func:
        case ast.Attribute(value=ast.Name(id="datetime" | "date"), attr=name):
            return name in WORLDLY_METHODS
        case ast.Name(id=name):
            return name in WORLDLY_FUNCTIONS
        case _:
            return False


def test_the_rules_ask_nothing_of_the_world() -> None:
    calls = [
        f"{module}:{node.lineno} {ast.unparse(node)}"
        for module in modules(*PURE)
        for node in ast.walk(parse(module))
        if isinstance(node, ast.Call) and worldly(node)
    ]
    assert calls == []


def test_the_rules_remember_nothing_between_two_calls() -> None:
    remembered = [
        f"{module}:{node.lineno} {ast.unparse(node)}"
        for module in modules(*PURE)
        for node in ast.walk(parse(module))
        if isinstance(node, ast.Global | ast.Nonlocal)
    ]
    assert remembered == []
