import type { APIButtonComponent, APIComponentInContainer } from 'discord-api-types/v10';
import type { PlayableMatch } from '../../games/playable.ts';
import type { TableIcon } from '../../games/table-icons.ts';
import { dueAt, gracesAt, neededFor, othersThan } from '../../tables/model/clocks.ts';
import { standInOf } from '../../tables/model/computer-seat.ts';
import { TURN_TIME } from '../../tables/model/pace.ts';
import {
  absencesShown,
  holderOf,
  peopleAt,
  seatOf,
  type Table,
  type TableNow,
} from '../../tables/model/table.ts';
import {
  LATE_ACTIONS,
  type LateAction,
  type OverdueVote,
  type TurnClock,
} from '../../tables/model/turn-clock.ts';
import type { Vote } from '../../tables/model/vote.ts';
import { awaited, graceOfVote } from '../../tables/model/voting.ts';
import type { Say } from '../../texts/say.ts';
import { plainName } from '../../texts/shown-text.ts';
import type { VoteAction } from '../protocol/ids.ts';
import { container, type Message, row, text } from '../protocol/message.ts';
import { button, rows } from './components.ts';
import {
  called,
  lastDay,
  type MessageContext,
  mention,
  mentions,
  momentOf,
  seatName,
  sharedIcon,
  textContextsOf,
} from './message-context.ts';
import { summary } from './turn-summaries.ts';

/**
 * The seats that people left: anyone may take one, or the table lets the computer play the one it waits for. People
 * for whom a computer stands in take theirs back.
 */
export function freeSeats(
  { table, game }: TableNow,
  match: PlayableMatch,
  context: MessageContext,
): readonly APIComponentInContainer[] {
  const { say, icons } = context;
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
  const back = button(
    {
      id: { kind: 'return', table: table.id },
      label: say('button-return'),
      icon: sharedIcon(game.name, 'take'),
    },
    icons,
  );
  const [first] = free;
  if (first === undefined) return standIns.length === 0 ? [] : [text(standIns.join('\n')), row([back])];
  const asked = match.decisions.find(({ seat }) => table.seats[seat]?.kind === 'free')?.seat;
  const lines = free.map(({ seat, why }) => {
    const args = { name: spoken.people[seat]?.name ?? '', takers: table.freedSeats };
    return seat === asked ? say(`seat-${why}-asked`, args) : say(`seat-${why}`, args);
  });
  // Discord pings nobody whom a message does not name.
  const people = mentions(
    peopleAt(table).map(({ id }) => id),
    say,
  );
  const conceded = free.some(({ concedes }) => concedes === true);
  const won = conceded ? [say('seat-conceded', { people })] : [];
  const finish = button(
    {
      id: { kind: 'end', table: table.id, action: 'now' },
      label: say('button-end-won'),
      icon: sharedIcon(game.name, 'now'),
    },
    icons,
  );
  const awaited = asked === undefined ? [] : [say('seat-awaited', { people })];
  const take = ({ seat }: { readonly seat: number }): APIButtonComponent =>
    button(
      {
        id: { kind: 'take', table: table.id, seat },
        label: say('button-take', { name: label.people[seat]?.name ?? '' }),
        icon: sharedIcon(game.name, 'take'),
        look: 'good',
      },
      icons,
    );
  const depute = button(
    {
      id: { kind: 'depute', table: table.id, seat: asked ?? first.seat },
      label: say('button-depute', { name: label.people[asked ?? first.seat]?.name ?? '' }),
      icon: sharedIcon(game.name, 'computer'),
    },
    icons,
  );
  return [
    text([...lines, ...awaited, ...won, ...standIns].join('\n')),
    ...rows([
      ...free.map(take),
      depute,
      ...(conceded ? [finish] : []),
      ...(standIns.length === 0 ? [] : [back]),
    ]),
  ];
}

/** What the person who left reads, with the way back while their seat is free. */
export function leftMessage(
  { table, game }: TableNow,
  person: string,
  words: string,
  { say, icons }: MessageContext,
): Message {
  const seat = table.seats.findIndex((seated) => seated.kind === 'free' && seated.left.id === person);
  const back = button(
    {
      id: { kind: 'take', table: table.id, seat },
      label: say('button-return'),
      icon: sharedIcon(game.name, 'take'),
    },
    icons,
  );
  return {
    components: [container('private', seat < 0 ? [text(words)] : [text(words), row([back])])],
    pictures: [],
    page: { of: table.id, kind: 'done' },
  };
}

/** Letters of what is to be taken back that the board has room for. */
const TAKEN_BACK_LENGTH = 500;

/**
 * What the table is asked to agree to, who has still to answer, and with what; or who refused. `log` holds the
 * entries to be taken back, if that is asked.
 */
export function votePart(
  { table, game }: TableNow,
  match: PlayableMatch,
  log: readonly string[],
  context: MessageContext,
): readonly APIComponentInContainer[] {
  const { say, icons } = context;
  const { vote } = table;
  if (vote === undefined) return [];
  const question = asks(vote, table, match, log, context);
  if (vote.refused !== undefined) return [text(`${question}\n-# ${refusal(vote, say)}`)];
  const people = mentions(awaited(table, vote), say);
  const answer = (action: VoteAction) =>
    button(
      {
        id: { kind: 'motion', table: table.id, motion: vote.id, action },
        label: say(`button-${action}`),
        icon: sharedIcon(game.name, action),
        look: action === 'agree' ? 'good' : 'plain',
      },
      icons,
    );
  const grace = graceOfVote(table);
  const handed =
    grace === undefined
      ? []
      : [say('vote-grace', { who: mention(grace.person, say), until: momentOf(grace.until) })];
  return [
    text(
      [
        question,
        ...takenBack(vote, table, match, log, context),
        ...counted(vote, table, say).map((line) => `-# ${line}`),
        `-# ${say('vote-awaited', { people })}`,
        ...handed.map((line) => `-# ${line}`),
      ].join('\n'),
    ),
    row([answer('agree'), answer('refuse')]),
  ];
}

/** The turns that would be taken back, as everybody knows them, and what that does to what was revealed. */
function takenBack(
  { proposal }: Vote,
  table: Table,
  match: PlayableMatch,
  log: readonly string[],
  context: MessageContext,
): readonly string[] {
  if (proposal.kind !== 'undo') return [];
  const { text: textContext } = textContextsOf(table, context);
  const words = summary(match.logged(log).takenBack(textContext), textContext, TAKEN_BACK_LENGTH);
  const turns = words.split('\n').flatMap((each) => (each === '' ? [] : [`> ${each}`]));
  const clocks = TURN_TIME[table.pace] === undefined ? [] : [context.say('vote-undo-clocks')];
  return [...turns, context.say('vote-undo-chance'), ...clocks];
}

/** Whose result the game is of those whose seat would be another's, which they are told before. */
function counted({ proposal }: Vote, { seats }: Pick<Table, 'seats'>, say: Say): readonly string[] {
  const seated = 'seat' in proposal ? seats[proposal.seat] : undefined;
  if (seated?.kind !== 'person') return [];
  return [say('vote-counts', { holder: mention(seated.id, say) })];
}

const refusal = ({ refused = '', by }: Vote, say: Say): string =>
  refused === by
    ? say('vote-withdrawn', { who: mention(by, say) })
    : say('vote-refused', { who: mention(refused, say) });

/** Whether somebody who would take back moves made all of them. */
function areOwn(
  by: string,
  table: Table,
  match: PlayableMatch,
  log: readonly string[],
  context: MessageContext,
): boolean {
  const turns = match.logged(log).takenBack(textContextsOf(table, context).text);
  return turns.length > 0 && turns.every(({ seat }) => seat === seatOf(table, by));
}

function asks(
  { by, proposal }: Vote,
  table: Table,
  match: PlayableMatch,
  log: readonly string[],
  context: MessageContext,
): string {
  const { say } = context;
  const who = mention(by, say);
  switch (proposal.kind) {
    case 'end':
      return say('vote-end', { who });
    case 'film':
      return say('vote-film', { who });
    case 'pace':
      return say('vote-pace', { who, pace: say(`pace-${proposal.pace}`) });
    case 'undo':
      return say('vote-undo', {
        who,
        moves: proposal.moves,
        own: areOwn(by, table, match, log, context) ? 'yes' : 'no',
      });
    case 'computer':
      return say('vote-computer', { who, holder: holder(table, proposal.seat, say) });
    case 'substitute': {
      const person = mention(proposal.person.id, say);
      if (proposal.person.id === by)
        return say('vote-take', { who, holder: holder(table, proposal.seat, say) });
      return holderOf(table, proposal.seat) === by
        ? say('vote-substitute-own', { who, person })
        : say('vote-substitute', { who, person, holder: holder(table, proposal.seat, say) });
    }
  }
}

function holder(table: Table, seat: number, say: Say): string {
  const seated = table.seats[seat];
  return seated === undefined ? '' : called(seated, table, say);
}

const ICONS = { wait: 'wait', skip: 'skip', free: 'leave', computer: 'computer' } as const satisfies Record<
  LateAction,
  TableIcon
>;

type Late = TurnClock & { readonly offer: OverdueVote };

const lateAt = ({ turnClocks }: Table): readonly Late[] =>
  turnClocks.flatMap((wait) => (wait.offer === undefined ? [] : [{ ...wait, offer: wait.offer }]));

/** Who is away, the turn's deadline, and what others can do about a late player: the first of several, one by one. */
export function latePart(
  { table, game }: TableNow,
  { say, icons }: MessageContext,
): readonly APIComponentInContainer[] {
  const away = absencesShown(table).map(({ person, until }) =>
    say('late-away', { who: mention(person, say), until: lastDay(until) }),
  );
  const due = table.turnClocks.flatMap((wait) => {
    const until = dueAt(table, wait);
    return until === undefined
      ? []
      : [say('late-until', { who: mention(wait.person, say), until: momentOf(until) })];
  });
  const absent =
    away.length + due.length === 0 ? [] : [text([...away, ...due].map((line) => `-# ${line}`).join('\n'))];
  const [late] = lateAt(table);
  if (late === undefined) return absent;
  const { seat, person, offer } = late;
  const others = othersThan(table, person);
  const needed = neededFor(table, person, table.changedAt);
  const voices = offer.voices.map((context) =>
    say('late-voice', { who: mention(context.person, say), choice: say(`late-button-${context.action}`) }),
  );
  // Discord pings nobody whom a message does not name.
  const over = say('late-over', { who: mention(person, say), others: mentions(others, say), needed });
  const grace = gracesAt(table).find((known) => known.seat === seat);
  const who = mention(person, say);
  const alone = needed === 1 ? [say('late-alone', { who })] : [];
  const handed =
    grace === undefined || !Number.isFinite(grace.until)
      ? alone
      : [say('late-grace', { who, until: momentOf(grace.until) })];
  const lines = [
    over,
    ...[say('late-about'), say('vote-counts', { holder: who }), ...voices, ...handed].map(
      (line) => `-# ${line}`,
    ),
  ];
  const choices = LATE_ACTIONS.map((action) =>
    button(
      {
        id: { kind: 'late', table: table.id, seat, offer: offer.revision, action },
        label: say(`late-button-${action}`),
        icon: sharedIcon(game.name, ICONS[action]),
      },
      icons,
    ),
  );
  return [...absent, text(lines.join('\n')), ...rows(choices)];
}
