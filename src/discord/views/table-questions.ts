import type { TableIcon } from '../../games/table-icons.ts';
import type { TurnSummary } from '../../games/turn-summary.ts';
import { dueAt, gracesAt, neededFor, othersThan } from '../../tables/model/clocks.ts';
import { standInOf } from '../../tables/model/computer-seat.ts';
import { TURN_TIME } from '../../tables/model/pace.ts';
import { absencesShown, holderOf, seatOf } from '../../tables/model/table.ts';
import { LATE_ACTIONS, type LateAction } from '../../tables/model/turn-clock.ts';
import type { Vote } from '../../tables/model/vote.ts';
import { awaited, graceOfVote } from '../../tables/model/voting.ts';
import { plainName } from '../../texts/shown-text.ts';
import type { VoteAction } from '../protocol/ids.ts';
import { type Message, type Parts, partsIn } from '../protocol/message.ts';
import type { Content } from './components.ts';
import { summary } from './happened.ts';
import { everybody, lastDay, mention, mentions, momentOf, playersOf, seatName } from './message-context.ts';
import type { MatchView, TableView } from './table-view.ts';
import { nameOfTable } from './table-words.ts';

/** The seats that people left: anyone may take one, or the computer plays it. People take theirs back. */
export function freeSeats(view: MatchView): Parts<Content> {
  const { table, match, say, press } = view;
  const free = table.seats.flatMap((seated, seat) => (seated.kind === 'free' ? [{ ...seated, seat }] : []));
  const standIns = table.seats.flatMap((seated) => {
    const standIn = standInOf(seated);
    if (standIn === undefined) return [];
    const computer = plainName(seatName(seated, table, say));
    return [say('seat-stand-in', { name: plainName(standIn.person.name), computer })];
  });
  const back = standIns.length > 0 && press({ kind: 'return' }, say('button-return'), 'take');
  const [first] = free;
  if (first === undefined) return [standIns, back];
  const asked = match.decisions.find(({ seat }) => table.seats[seat]?.kind === 'free')?.seat;
  const people = everybody(table, say);
  const conceded = free.some(({ concedes }) => concedes === true);
  const nameOf = (seat: number) => view.label.people[seat]?.name ?? '';
  const deputed = asked ?? first.seat;
  return [
    free.map(({ seat, why }) => {
      const takers = why === 'late' && table.freedSeats === 'anyone' ? 'late' : table.freedSeats;
      const isAsked = seat === asked ? 'yes' : 'no';
      return say('seat-free', { why, takers, name: view.text.people[seat]?.name ?? '', asked: isAsked });
    }),
    asked !== undefined && say('seat-awaited', { people }),
    conceded && say('seat-conceded', { people }),
    standIns,
    free.map(({ seat }) =>
      press({ kind: 'take', seat }, say('button-take', { name: nameOf(seat) }), 'take', 'good'),
    ),
    press({ kind: 'depute', seat: deputed }, say('button-depute', { name: nameOf(deputed) }), 'computer'),
    conceded && press({ kind: 'end', action: 'now' }, say('button-end-won'), 'now'),
    back,
  ];
}

/** What the person who left reads, with the way back while their seat is free. */
export function leftMessage({ table, reader, say, press, page }: TableView, words: string): Message {
  const seat = table.seats.findIndex((seated) => seated.kind === 'free' && seated.left.id === reader);
  return page('done', [words, seat >= 0 && press({ kind: 'take', seat }, say('button-return'), 'take')]);
}

const TAKEN_BACK_LENGTH = 500;

/** What the table is asked to agree to, and who has still to answer or refused. `log`: what would be taken back. */
export function votePart(view: MatchView, log: readonly string[]): Parts<Content> {
  const { table, match, say, press } = view;
  const { vote } = table;
  if (vote === undefined) return [];
  const isUndo = vote.proposal.kind === 'undo';
  const taken = isUndo ? match.logged(log).takenBack(view.text) : [];
  // The board's title may be a screen above, and not be in what a phone shows of a ping.
  const question = `**${plainName(nameOfTable(view, say))}** · ${asks(vote, view, taken)}`;
  const { refused, by } = vote;
  if (refused !== undefined) {
    const words =
      refused === by
        ? say('vote-withdrawn', { who: mention(by, say) })
        : say('vote-refused', { who: mention(refused, say) });
    return [question, `-# ${words}`];
  }
  const answer = (action: VoteAction, look?: 'good') =>
    press({ kind: 'motion', motion: vote.id, action }, say(`button-${action}`), action, look);
  const grace = graceOfVote(table);
  // Whose result the game is of those whose seat would be another's, which they are told before.
  const seated = 'seat' in vote.proposal ? table.seats[vote.proposal.seat] : undefined;
  return [
    question,
    isUndo && [
      quotedTurns(taken, view),
      say('vote-undo-chance'),
      TURN_TIME[table.pace] !== undefined && say('vote-undo-clocks'),
    ],
    seated?.kind === 'person' && `-# ${say('vote-counts', { holder: mention(seated.id, say) })}`,
    `-# ${say('vote-awaited', { people: mentions(awaited(table, vote), say) })}`,
    grace && `-# ${say('vote-grace', { who: mention(grace.person, say), until: momentOf(grace.until) })}`,
    answer('agree', 'good'),
    answer('refuse'),
  ];
}

/** What turns that would be taken back brought, as the log tells it, in a quote. */
export const quotedTurns = (turns: readonly TurnSummary[], view: TableView): readonly string[] =>
  summary(turns, view.text, TAKEN_BACK_LENGTH)
    .split('\n')
    .flatMap((each) => (each === '' ? [] : [`> ${each}`]));

function asks({ by, proposal }: Vote, { table, say }: TableView, taken: readonly TurnSummary[]): string {
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
export function latePart({ table, say, press }: TableView): Parts<Content> {
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
  const late = table.turnClocks.find(({ offer }) => offer !== undefined);
  if (late?.offer === undefined) return absent;
  const { seat, person, offer } = late;
  const who = mention(person, say);
  const needed = neededFor(table, person, table.changedAt);
  const grace = gracesAt(table).find((known) => known.seat === seat);
  const isWarned = grace !== undefined && Number.isFinite(grace.until);
  return [
    absent,
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
    LATE_ACTIONS.map((action) =>
      press(
        { kind: 'late', seat, offer: offer.revision, action },
        say(`late-button-${action}`),
        ICONS[action],
      ),
    ),
  ];
}
