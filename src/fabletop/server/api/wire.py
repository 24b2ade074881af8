"""Turns a live table into the models of the API, for one seat or for spectators."""

from collections.abc import Sequence

from fabletop.bots.reasons import ReasonedOption, Reasons, reasons
from fabletop.core.codec import JsonObject
from fabletop.core.decision import Decision
from fabletop.core.game import Setting
from fabletop.server.api.models import (
    ChronicleInfo,
    ClashInfo,
    DecisionInfo,
    DecisionList,
    ForeseenInfo,
    Hint,
    MessageInfo,
    NeedInfo,
    OptionInfo,
    RefusalInfo,
    ResultInfo,
    SeatInfo,
    SettingInfo,
    TableInfo,
    ThoughtInfo,
    Told,
    WeighedOption,
)
from fabletop.server.bots.thinking import Considered
from fabletop.server.storage.saved import Message, SavedSeat
from fabletop.server.tables.live import LiveTable
from fabletop.server.tables.naming import names
from fabletop.server.tables.remarks import remarks


def setting_info(setting: Setting) -> SettingInfo:
    needs = {
        choice: NeedInfo(
            settings={name: choices for name, *choices in condition.needs},
            players=list(condition.seats),
            clashes=[
                ClashInfo(setting=name, choice=value, players=list(clash.seats))
                for clash in condition.clashes
                for name, value in [clash.setting]
            ],
        )
        for choice, condition in setting.only.items()
    }
    return SettingInfo(
        name=setting.name,
        choices=list(setting.choices),
        default=setting.default,
        most=setting.most,
        without=setting.without,
        needs=needs,
    )


def table_info(live: LiveTable, seat: int | None, language: str) -> TableInfo:
    saved, match, result = live.saved, live.match, live.match.result
    playing = not (live.finished or live.stopped or seat is None or saved.seats[seat].resigned)
    return TableInfo(
        table=saved.id,
        game=saved.game,
        options=saved.options,
        revision=saved.revision,
        answers=len(match.entries),
        epoch=match.epoch,
        seats=seat_infos(saved.seats, language),
        you=seat,
        waiting_for=list(live.asked),
        can_undo=playing and seat is not None and match.can_undo(seat),
        can_redo=playing and seat is not None and match.can_redo(seat),
        over=match.over,
        closed=saved.closed,
        finished=live.finished,
        thoughts=saved.thoughts,
        seed_chosen=saved.seed_chosen,
        branched=saved.branched,
        same_luck=saved.same_luck,
        before=match.first,
        stopped=live.stopped,
        remarks=remarks(live, language),
        result=ResultInfo(
            places=list(result.places), scores=list(result.scores), ended_by=result.ended_by
        )
        if result
        else None,
    )


def seat_infos(
    seats: Sequence[SavedSeat], language: str, mine: Sequence[int] = ()
) -> list[SeatInfo]:
    """The seats, as shown to the player who has the seats `mine`."""
    called = names(seats, language, mine)
    return [
        SeatInfo(
            seat=number,
            name=called[number],
            bot=seat.bot,
            resigned=seat.resigned,
            free=seat.free,
        )
        for number, seat in enumerate(seats)
    ]


def message_info(
    message: Message, seats: Sequence[SavedSeat], language: str, mine: Sequence[int] = ()
) -> MessageInfo:
    """A message with the name that its writer had, or the one shown for a nameless seat."""
    named = message.name or message.seat is None
    return MessageInfo(
        number=message.number,
        seat=message.seat,
        name=message.name if named else names(seats, language, mine)[message.seat or 0],
        text=message.text,
        sent=message.sent,
    )


def decision_list(live: LiveTable, seat: int | None, language: str, *, why: bool) -> DecisionList:
    """The decisions of this seat; none for spectators, and none at a closed table."""
    mine = [one for one in live.match.decisions() if one.seat == seat and not live.finished]
    return DecisionList(
        revision=live.saved.revision,
        decisions=[decision_info(decision, language, why=why) for decision in mine],
    )


def decision_info(decision: Decision, language: str, *, why: bool) -> DecisionInfo:
    labels = decision.labels(language)
    refused = decision.why_not(language) if why else []
    names = decision.describe([refusal.option for refusal, _ in refused], language)
    return DecisionInfo(
        id=decision.id,
        seat=decision.seat,
        kind=decision.kind,
        subject=decision.question.subject,
        prompt=decision.prompt(language),
        options=[
            OptionInfo(number=number, option=list(option), label=label, fatal=fatal)
            for number, (option, label, fatal) in enumerate(
                zip(decision.options, labels, decision.fatal(), strict=True), start=1
            )
        ],
        refusals=[
            RefusalInfo(option=list(refusal.option), label=name, reason=reason, rule=refusal.rule)
            for (refusal, reason), name in zip(refused, names, strict=True)
        ],
    )


def told_reasons(one: Considered, game: str, language: str) -> Reasons | None:
    """Why a bot chose what it did, if it has thought about it."""
    thought = one.choice.thought
    if thought is None:
        return None
    return reasons(thought, game, one.question, one.labels[language], language)


def hint(one: Considered, game: str, language: str) -> Hint:
    return Hint(**_chosen(one, game, language))


def thought(one: Considered, game: str, language: str) -> ThoughtInfo:
    return ThoughtInfo(
        **_chosen(one, game, language),
        seat=one.question.seat,
        bot=one.bot,
        answer=one.number,
    )


def _chosen(one: Considered, game: str, language: str) -> JsonObject:
    told = told_reasons(one, game, language)
    option = one.choice.option
    return {
        "decision": one.decision,
        "option": list(option),
        "label": one.label(language),
        "weighed": [_weighed(reason) for reason in told.options] if told else [],
    }


def _weighed(one: ReasonedOption) -> WeighedOption:
    return WeighedOption(
        number=one.number,
        option=list(one.option),
        label=one.label,
        chance=None if one.outcome is None else round(one.outcome, 4),
        tries=one.visits,
        chosen=one.chosen,
        expected=[ForeseenInfo(seat=then.seat, label=then.label) for then in one.line],
        better=list(one.better),
        worse=list(one.worse),
        difference=one.difference,
    )


def chronicle(live: LiveTable, seat: int | None, since: int, language: str) -> ChronicleInfo:
    words = live.match.game.words(language)
    view = live.match.view(seat)
    return ChronicleInfo(
        revision=live.saved.revision,
        events=[
            Told(number=number, event=list(event.told), sentence=words.tell(event, view))
            for number, event in live.match.chronicle(seat, since)
        ],
    )
