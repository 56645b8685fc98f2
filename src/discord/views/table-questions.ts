import type { APIComponentInContainer } from 'discord-api-types/v10';
import type { PlayableMatch } from '../../games/playable.ts';
import type { TableIcon } from '../../games/table-icons.ts';
import type { TurnSummary } from '../../games/turn-summary.ts';
import { dueAt, gracesAt, neededFor, othersThan } from '../../tables/model/clocks.ts';
import { standInOf } from '../../tables/model/computer-seat.ts';
import { TURN_TIME } from '../../tables/model/pace.ts';
import { absencesShown, holderOf, seatOf, type Table, type TableNow } from '../../tables/model/table.ts';
import { LATE_ACTIONS, type LateAction } from '../../tables/model/turn-clock.ts';
import type { Vote } from '../../tables/model/vote.ts';
import { awaited, graceOfVote } from '../../tables/model/voting.ts';
import type { Say } from '../../texts/say.ts';
import { plainName } from '../../texts/shown-text.ts';
import type { VoteAction } from '../protocol/ids.ts';
import { type Message, type Parts, partsIn, row, text } from '../protocol/message.ts';
import { controlsAt, privatePage, rows } from './components.ts';
import { summary } from './happened-words.ts';
import {
  everybody,
  lastDay,
  type MessageContext,
  mention,
  mentions,
  momentOf,
  playersOf,
  seatName,
  textContextsOf,
} from './message-context.ts';
import { nameOfTable } from './table-words.ts';

/**
 * The seats that people left: anyone may take one, or the table lets the computer play the one it waits for. People
 * for whom a computer stands in take theirs back.
 */
export function freeSeats(
  now: TableNow,
  match: PlayableMatch,
  context: MessageContext,
): readonly APIComponentInContainer[] {
  const { table } = now;
  const { say } = context;
  const { press } = controlsAt(now, context);
  const { text: spoken, label } = textContextsOf(table, context);
  const free = table.seats.flatMap((seated, seat) => (seated.kind === 'free' ? [{ ...seated, seat }] : []));
  const standIns = table.seats.flatMap((seated) => {
    const standIn = standInOf(seated);
    if (standIn === undefined) return [];
    return [
      say('seat-stand-in', {
        name: plainName(standIn.person.name),
        computer: plainName(seatName(seated, table, say)),
      }),
    ];
  });
  const back = press({ kind: 'return' }, say('button-return'), 'take');
  const [first] = free;
  if (first === undefined) return standIns.length === 0 ? [] : [text(standIns.join('\n')), row([back])];
  const asked = match.decisions.find(({ seat }) => table.seats[seat]?.kind === 'free')?.seat;
  const lines = free.map(({ seat, why }) => {
    const takers = why === 'late' && table.freedSeats === 'anyone' ? 'late' : table.freedSeats;
    const isAsked = seat === asked ? 'yes' : 'no';
    return say('seat-free', { why, takers, name: spoken.people[seat]?.name ?? '', asked: isAsked });
  });
  const people = everybody(table, say);
  const conceded = free.some(({ concedes }) => concedes === true);
  const nameOf = (seat: number) => label.people[seat]?.name ?? '';
  const deputed = asked ?? first.seat;
  return [
    text([
      lines,
      asked !== undefined && say('seat-awaited', { people }),
      conceded && say('seat-conceded', { people }),
      standIns,
    ]),
    ...rows([
      free.map(({ seat }) =>
        press({ kind: 'take', seat }, say('button-take', { name: nameOf(seat) }), 'take', 'good'),
      ),
      press({ kind: 'depute', seat: deputed }, say('button-depute', { name: nameOf(deputed) }), 'computer'),
      conceded && press({ kind: 'end', action: 'now' }, say('button-end-won'), 'now'),
      standIns.length > 0 && back,
    ]),
  ];
}

/** What the person who left reads, with the way back while their seat is free. */
export function leftMessage(now: TableNow, person: string, words: string, context: MessageContext): Message {
  const { id, seats } = now.table;
  const seat = seats.findIndex((seated) => seated.kind === 'free' && seated.left.id === person);
  const back = () =>
    controlsAt(now, context).press({ kind: 'take', seat }, context.say('button-return'), 'take');
  return privatePage({ of: id, kind: 'done' }, [text(words), seat >= 0 && row([back()])]);
}

const TAKEN_BACK_LENGTH = 500;

/**
 * What the table is asked to agree to, who has still to answer, and with what; or who refused. `log` holds the
 * entries to be taken back, if that is asked.
 */
export function votePart(
  now: TableNow,
  match: PlayableMatch,
  log: readonly string[],
  context: MessageContext,
): readonly APIComponentInContainer[] {
  const { table } = now;
  const { say } = context;
  const { vote } = table;
  if (vote === undefined) return [];
  const taken = takenBack(vote, table, match, log, context);
  // The board's title may be a screen above, and not be in what a phone shows of a ping.
  const question = `**${plainName(nameOfTable(now, say))}** · ${asks(vote, table, taken, say)}`;
  if (vote.refused !== undefined) return [text([question, `-# ${refusal(vote, say)}`])];
  const people = mentions(awaited(table, vote), say);
  const answer = (action: VoteAction, look?: 'good') =>
    controlsAt(now, context).press(
      { kind: 'motion', motion: vote.id, action },
      say(`button-${action}`),
      action,
      look,
    );
  const grace = graceOfVote(table);
  return [
    text([
      question,
      vote.proposal.kind === 'undo' && takenBackWords(taken, table, context),
      counted(vote, table, say),
      `-# ${say('vote-awaited', { people })}`,
      grace && `-# ${say('vote-grace', { who: mention(grace.person, say), until: momentOf(grace.until) })}`,
    ]),
    row([answer('agree', 'good'), answer('refuse')]),
  ];
}

/** The turns that a vote would take back, as everybody knows them; none if it is about something else. */
function takenBack(
  { proposal }: Vote,
  table: Table,
  match: PlayableMatch,
  log: readonly string[],
  context: MessageContext,
): readonly TurnSummary[] {
  if (proposal.kind !== 'undo') return [];
  return match.logged(log).takenBack(textContextsOf(table, context).text);
}

function takenBackWords(turns: readonly TurnSummary[], table: Table, context: MessageContext): Parts<string> {
  return [
    quotedTurns(turns, table, context),
    context.say('vote-undo-chance'),
    TURN_TIME[table.pace] !== undefined && context.say('vote-undo-clocks'),
  ];
}

/** What turns that would be taken back brought, as the log tells it, in a quote. */
export const quotedTurns = (
  turns: readonly TurnSummary[],
  table: Table,
  context: MessageContext,
): readonly string[] =>
  summary(turns, textContextsOf(table, context).text, TAKEN_BACK_LENGTH)
    .split('\n')
    .flatMap((each) => (each === '' ? [] : [`> ${each}`]));

/** Whose result the game is of those whose seat would be another's, which they are told before. */
function counted({ proposal }: Vote, { seats }: Pick<Table, 'seats'>, say: Say): Parts<string> {
  const seated = 'seat' in proposal ? seats[proposal.seat] : undefined;
  return seated?.kind === 'person' && `-# ${say('vote-counts', { holder: mention(seated.id, say) })}`;
}

const refusal = ({ refused = '', by }: Vote, say: Say): string =>
  refused === by
    ? say('vote-withdrawn', { who: mention(by, say) })
    : say('vote-refused', { who: mention(refused, say) });

function asks({ by, proposal }: Vote, table: Table, taken: readonly TurnSummary[], say: Say): string {
  const areOwn = taken.length > 0 && taken.every(({ seat }) => seat === seatOf(table, by));
  const about = {
    ...{ who: mention(by, say), own: areOwn ? 'yes' : 'no' },
    moves: proposal.kind === 'undo' ? proposal.moves : 0,
    holder: 'seat' in proposal ? playersOf(table, [proposal.seat], say) : '',
    pace: proposal.kind === 'pace' ? say(`pace-${proposal.pace}`) : '',
  };
  if (proposal.kind !== 'substitute') return say(`vote-${proposal.kind}`, about);
  if (proposal.person.id === by) return say('vote-take', about);
  const isOwn = holderOf(table, proposal.seat) === by;
  const person = mention(proposal.person.id, say);
  return say(isOwn ? 'vote-substitute-own' : 'vote-substitute', { ...about, person });
}

const ICONS = { wait: 'wait', skip: 'skip', free: 'leave', computer: 'computer' } as const satisfies Record<
  LateAction,
  TableIcon
>;

/** Who is away, the turn's deadline, and what others can do about a late player: the first of several, one by one. */
export function latePart(now: TableNow, context: MessageContext): readonly APIComponentInContainer[] {
  const { table } = now;
  const { say } = context;
  const small = (words: Parts<string>) => partsIn(words).map((line) => `-# ${line}`);
  const absent = small([
    absencesShown(table).map(({ person, until }) =>
      say('late-away', { who: mention(person, say), until: lastDay(until) }),
    ),
    table.turnClocks.map((wait) => {
      const until = dueAt(table, wait);
      return (
        until !== undefined && say('late-until', { who: mention(wait.person, say), until: momentOf(until) })
      );
    }),
  ]);
  const above = absent.length === 0 ? [] : [text(absent)];
  const late = table.turnClocks.find(({ offer }) => offer !== undefined);
  if (late?.offer === undefined) return above;
  const { seat, person, offer } = late;
  const who = mention(person, say);
  const needed = neededFor(table, person, table.changedAt);
  const grace = gracesAt(table).find((known) => known.seat === seat);
  const isWarned = grace !== undefined && Number.isFinite(grace.until);
  return [
    ...above,
    text([
      // Discord pings nobody whom a message does not name.
      say('late-over', { who, others: mentions(othersThan(table, person), say), needed }),
      small([
        say('late-about'),
        say('vote-counts', { holder: who }),
        offer.voices.map((voice) =>
          say('label-value', {
            label: mention(voice.person, say),
            value: say(`late-button-${voice.action}`),
          }),
        ),
        isWarned
          ? say('late-grace', { who, until: momentOf(grace.until) })
          : needed === 1 && say('late-alone', { who }),
      ]),
    ]),
    ...rows(
      LATE_ACTIONS.map((action) =>
        controlsAt(now, context).press(
          { kind: 'late', seat, offer: offer.revision, action },
          say(`late-button-${action}`),
          ICONS[action],
        ),
      ),
    ),
  ];
}
