"""Methods of dataclasses, written out for the compiler.

At run time `@dataclass` writes the text of a class's `__init__` and lets Python interpret it. The
compiler never sees that method, so building such an object would stay slow, and a frozen one could
not be unpickled. Here the same methods are written into the copy of the sources that is compiled,
each on the one of the two empty lines after its class: no line gets another number.
"""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class WrittenField:
    name: str
    type: str
    """As its module writes it; empty for a field of a base, whose type another module names."""
    default: str = ""
    factory: str = ""
    """The expression that makes a default of its own for each object."""
    by_name: bool = False
    """Whether it can be given by its name only."""

    def parameter(self) -> str:
        declared = f"{self.name}: {self.type}" if self.type else self.name
        if self.factory:
            declared = f"{self.name}: ({self.type}) | None" if self.type else self.name
            return f"{declared} = None"
        return f"{declared} = {self.default}" if self.default else declared

    def assignment(self) -> str:
        given = self.name
        if self.factory:
            given = f"{self.factory} if {self.name} is None else {self.name}"
        return f"self.{self.name} = {given}"


@dataclass(frozen=True, slots=True)
class WrittenClass:
    module: str
    name: str
    last_line: int
    fields: tuple[WrittenField, ...]
    bases: tuple[str, ...]
    methods: frozenset[str]
    is_dataclass: bool
    open: bool
    """Whether interpreted classes may be derived from it. These ask for its slots, so that they do
    not get the same ones again."""


Classes = Mapping[str, WrittenClass]
"""Classes by module and name: "fabletop.core.table.Table"."""


def written_out(sources: Mapping[str, str]) -> dict[str, str]:
    """The texts of modules by their names, with the methods of their dataclasses added."""
    trees = {module: ast.parse(text) for module, text in sources.items()}
    classes = {
        f"{module}.{one.name}": one
        for module, tree in trees.items()
        for one in _classes(module, tree)
    }
    found = {}
    for module, text in sources.items():
        lines = text.split("\n")
        for one in classes.values():
            if one.module == module and one.is_dataclass and "__init__" not in one.methods:
                _add(lines, one, classes)
        found[module] = "\n".join(lines)
    return found


def _add(lines: list[str], one: WrittenClass, classes: Classes) -> None:
    line = _family(one, classes)
    if line is None:
        return
    fields = _all_fields(line)
    if not fields:
        return
    lines += ["", ""]
    after = (
        "; self.__post_init__()" if any("__post_init__" in each.methods for each in line) else ""
    )
    lines[one.last_line] = f"    {_init(fields)}{after}  # type: ignore"
    if one.open:
        names = tuple(each.name for each in one.fields)
        slots = f"__import__('fabletop.compiled').compiled.FieldNames({names})"
        lines[one.last_line + 1] = f"setattr({one.name}, '__slots__', {slots})"
    elif not any("__reduce__" in each.methods for each in line):
        lines[one.last_line + 1] = f"    {_reduce(one.name, fields)}  # type: ignore"


def _init(fields: list[WrittenField]) -> str:
    places = [one.parameter() for one in fields if not one.by_name]
    named = [one.parameter() for one in fields if one.by_name]
    told = ", ".join(["self", *places, *(["*"] if named else []), *named])
    return f"def __init__({told}) -> None: {'; '.join(one.assignment() for one in fields)}"


def _reduce(name: str, fields: list[WrittenField]) -> str:
    """A call of the class with all values, because a frozen object cannot be filled in later."""
    given = "".join(f"self.{one.name}, " for one in fields if not one.by_name)
    named = "".join(f", {one.name}=self.{one.name}" for one in fields if one.by_name)
    make = f"__import__('functools').partial({name}{named})" if named else name
    return f"def __reduce__(self) -> tuple[object, ...]: return ({make}, ({given}))"


def _all_fields(line: list[WrittenClass]) -> list[WrittenField]:
    """The fields of a class and its bases, the farthest base's first."""
    own, found = line[0], dict[str, WrittenField]()
    for one in reversed(line):
        for each in one.fields:
            found[each.name] = each if one is own else replace(each, type="")
    return list(found.values())


def _family(one: WrittenClass, classes: Classes) -> list[WrittenClass] | None:
    """A class and its bases; None if one of them is not known here, or its defaults are not."""
    line = [one]
    for base in one.bases:
        known = classes.get(base)
        above = None if known is None else _family(known, classes)
        if above is None:
            return None
        line += above
    foreign = [each for base in line[1:] for each in base.fields if each.default or each.factory]
    local = all(each.default in SIMPLE and each.factory in FACTORIES for each in foreign)
    return line if local else None


SIMPLE = ("", "None", "0", "()", '""', "''", "False", "True")
FACTORIES = ("", "list()", "dict()", "set()")
"""Defaults that mean the same in every module."""


def _classes(module: str, tree: ast.Module) -> Iterator[WrittenClass]:
    names = _names(module, tree)
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            options = _options(node, "dataclass")
            yield WrittenClass(
                module,
                node.name,
                node.end_lineno or node.lineno,
                tuple(_fields(node, by_name="kw_only" in options)) if options is not None else (),
                tuple(names.get(word, word) for word in _bases(node)),
                frozenset(one.name for one in node.body if isinstance(one, ast.FunctionDef)),
                options is not None,
                "allow_interpreted_subclasses" in (_options(node, "mypyc_attr") or ()),
            )


def _bases(node: ast.ClassDef) -> Iterator[str]:
    for base in node.bases:
        named = base.value if isinstance(base, ast.Subscript) else base
        word = ast.unparse(named)
        if word != "Generic":
            yield word


def _names(module: str, tree: ast.Module) -> dict[str, str]:
    """What the module's names for classes stand for."""
    found = {
        node.name: f"{module}.{node.name}" for node in tree.body if isinstance(node, ast.ClassDef)
    }
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            for one in node.names:
                found[one.asname or one.name] = f"{node.module}.{one.name}"
    return found


def _options(node: ast.ClassDef, name: str) -> set[str] | None:
    """The options of a decorator; None without it."""
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == name:
            return {one.arg for one in decorator.keywords if one.arg}
    return None


def _fields(node: ast.ClassDef, *, by_name: bool) -> Iterator[WrittenField]:
    for line in node.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            default, factory = _default(line.value)
            kind = ast.unparse(line.annotation).strip("'")
            yield WrittenField(line.target.id, kind, default, factory, by_name)


def _default(value: ast.expr | None) -> tuple[str, str]:
    """The default of a field, and the expression that makes one for each object."""
    if value is None:
        return "", ""
    if not isinstance(value, ast.Call) or ast.unparse(value.func) != "field":
        return ast.unparse(value), ""
    told = {one.arg: one.value for one in value.keywords}
    default, factory = told.get("default"), told.get("default_factory")
    made = factory.body if isinstance(factory, ast.Lambda) else None
    return (
        ast.unparse(default) if default else "",
        ast.unparse(made) if made else f"{ast.unparse(factory)}()" if factory else "",
    )
