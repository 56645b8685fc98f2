import type { APIButtonComponent } from 'discord-api-types/v10';
import { USUAL_LEVEL } from '../../games/level.ts';
import { hasRoom, isJoinable } from '../../tables/model/lobby.ts';
import { beginsAt, beginsBy, missedAt } from '../../tables/model/lobby-terms.ts';
import { canGoOn, seriesScore } from '../../tables/model/series-score.ts';
import {
  guestOf,
  isSolo,
  seatOf,
  stillInvited,
  type Table,
  type TableListed,
} from '../../tables/model/table.ts';
import type { Say } from '../../texts/say.ts';
import { plainName } from '../../texts/shown-text.ts';
import type { LobbyAction } from '../protocol/ids.ts';
import { type Message, type Parts, partsIn, section, text } from '../protocol/message.ts';
import { type Content, framed, privatePage, rows } from './components.ts';
import { watchButton } from './directory-message.ts';
import { gatheredWords, managedWords, movedWords } from './happened.ts';
import { playedWords } from './lobby-settings.ts';
import {
  type ButtonContext,
  called,
  dayAndTime,
  mention,
  mentions,
  momentOf,
  usualAnswerWords,
  weekdayAndTime,
} from './message-context.ts';
import type { TableView } from './table-view.ts';
import {
  joinBeside,
  type ListedTable,
  listWay,
  namedEntry,
  seatsListed,
  seriesWords,
  tableTold,
} from './table-words.ts';

/**
 * The lobby: who sits at the table, how it will be played, and how to join; without buttons once it is closed or
 * started. The next step stands out: to join while too few are there, to start afterwards. `invited` are the people it
 * calls to take a seat.
 */
export function lobbyMessage(view: TableView, invited: readonly string[] = []): Message {
  const { now, table, game, say, title, label, opens } = view;
  const isBrief = table.isCompact;
  const whole = tableTold(now, say);
  // Who plays alone leaves a line, which leads to their thread.
  if (table.soloInThread !== 'none' && table.thread !== undefined && isSolo(table))
    return { components: [text(`-# ${whole}`)], pictures: [] };
  const isOpen = table.phase === 'lobby';
  const seats = say('lobby-people', { seated: table.seats.length, most: game.seats.max });
  const value = table.seats.map((seated) => called(seated, table, say)).join(', ');
  const briefly = isOpen ? [`### ${title}`, say('label-value', { label: seats, value })] : whole;
  const body = [
    isBrief ? briefly : [heading(view), people(view)],
    partsIn(state(view, invited)).filter((words) => !isBrief || words !== ''),
  ];
  if (!isOpen)
    return framed('over', [
      text(body),
      !isBrief && table.phase !== 'closed' && playedWords(view).map((each) => `-# ${each}`),
    ]);
  const act = (action: LobbyAction, look?: 'main' | 'good') => lobbyButton(view, action, look);
  const { min, max } = game.seats;
  return framed('lobby', [
    !isBrief && game.poster(label, table.terms.kept.length),
    text(body),
    !isBrief && beside(view),
    table.seats.length < max && act('join', 'good'),
    act('leave'),
    stillInvited(table).length > 0 && act('decline'),
    table.seats.length >= min && act('start', 'main'),
    opens('guide'),
  ]);
}

const lobbyButton = ({ say, press }: TableView, action: LobbyAction, look?: 'main' | 'good') =>
  press(
    { kind: 'lobby', action },
    say(`lobby-button-${action}`),
    action === 'decline' ? 'refuse' : action,
    look,
  );

/** A copy of the lobby for one person with the way there: who sits in it can leave, and join who `canJoin`. */
export const lobbyCopy = (
  view: TableView,
  { canJoin, address }: { readonly canJoin: boolean; readonly address: string },
): Message =>
  view.page('done', [
    ...[heading(view), people(view), state(view, stillInvited(view.table)), address],
    canJoin && joinBeside(view, view),
    view.seat !== undefined && lobbyButton(view, 'leave'),
    view.opens('guide'),
  ]);

const heading = ({ game, say, title }: TableView): readonly string[] => [
  `## ${title}`,
  game.tagline(say),
  '',
];

function people({ table, game, say }: TableView): readonly string[] {
  return [
    `**${say('lobby-people', { seated: table.seats.length, most: game.seats.max })}**`,
    ...table.seats.map((seated, at) => {
      const level = seated.kind === 'computer' ? (seated.level ?? USUAL_LEVEL) : undefined;
      const usually = seated.kind === 'person' ? seated.usually : undefined;
      return partsIn([
        `${at + 1}. ${called(seated, table, say)}`,
        level && say('lobby-level', { level: say(`level-${level}`), about: say(`level-${level}-about`) }),
        guestOf(seated) === table.host && say('lobby-host'),
        usually && usualAnswerWords(usually, say),
      ]).join(' · ');
    }),
  ];
}

function state(view: TableView, invited: readonly string[]): Parts<string> {
  const { table, say } = view;
  switch (table.phase) {
    case 'lobby':
      return [
        '',
        seriesTold(view),
        startTold(table, say),
        invitedTold(table, invited, say),
        table.declined.length > 0 && say('lobby-declined', { people: mentions(table.declined, say) }),
        awaitedTold(view, say),
        `-# ${playedWords(view).join(' · ')}`,
        gatheredWords(table, say),
        movedWords(table, say),
        managedWords(table, say),
        table.thread === 'refused' && say('lobby-no-thread'),
      ];
    case 'closed':
      if (table.ending !== 'expired') return ['', say('lobby-closed'), managedWords(table, say)];
      return ['', say(table.rematchOf === undefined ? 'lobby-expired' : 'lobby-rematch-expired')];
    default: {
      const says = table.thread === 'own' ? 'lobby-started-there' : 'lobby-started';
      return ['', say(says, { thread: `<#${table.channel}>` })];
    }
  }
}

/** Which game of a series this will be and its score; or that it begins anew, as the people are not the same. */
function seriesTold(view: TableView): Parts<string> {
  const { now, table, say } = view;
  const score = seriesScore(now);
  if (score === undefined) return [];
  if (!canGoOn(table)) return say('lobby-series-anew');
  return say('lobby-series', { number: score.games + 1, score: seriesWords(table, score, say) });
}

function startTold({ terms, host }: Table, say: Say): Parts<string> {
  const [at, missed] = [beginsAt(terms), missedAt(terms)];
  if (missed !== undefined) return say('lobby-missed', { ago: momentOf(missed), host: mention(host, say) });
  return at !== undefined && say('lobby-starts', { day: weekdayAndTime(at), in: momentOf(at) });
}

/** Whom it invites: those who played before, those whose seats are kept and until when, and the others. */
function invitedTold({ terms, rematchOf }: Table, invited: readonly string[], say: Say): Parts<string> {
  const { kept } = terms;
  const untils = [...new Set(kept.map(({ until }) => until))];
  const others = invited.filter((person) => kept.every((seat) => seat.person !== person));
  const again = rematchOf === undefined ? 'lobby-invited-too' : 'lobby-invited';
  return [
    untils.map((until) => {
      const held = kept.filter((seat) => seat.until === until).map(({ person }) => person);
      return say('lobby-kept', {
        ...{ people: mentions(held, say), count: held.length },
        until: until === beginsAt(terms) ? say('lobby-kept-start') : dayAndTime(until),
      });
    }),
    others.length > 0 && say(again, { people: mentions(others, say) }),
  ];
}

function awaitedTold(now: TableListed, say: Say): string {
  const { min, max } = now.game.seats;
  const { seats, terms, host: person } = now.table;
  const host = mention(person, say);
  const missing = min - seats.length;
  const begins = beginsBy(terms);
  return partsIn([
    missing > 0 && say('lobby-wanted', { missing }),
    seats.length === max && say('lobby-full'),
    terms.isPrivate && seats.length < max && say('lobby-private', { host }),
    !terms.isPrivate && hasRoom(now) && say('lobby-anyone'),
    (begins !== 'host' || missing <= 0) && say(`lobby-begins-${begins}`, { host }),
  ]).join(' ');
}

/**
 * While a person is alone, or too few are there, their host can add computers and begin: a button for each number of
 * them. Not while it waits for invited people, or begins by itself.
 */
function beside({ table, game, say, press }: TableView): Parts<Content> {
  const { min, max } = game.seats;
  const seated = table.seats.length;
  if (seated > 1 && seated >= min) return [];
  const { kept, start } = table.terms;
  if (kept.length > 0 || (start !== undefined && missedAt(table.terms) === undefined)) return [];
  const least = Math.max(1, min - seated);
  const numbers = Array.from({ length: max - seated - least + 1 }, (_, at) => least + at);
  return [
    say(seated === 1 ? 'lobby-alone' : 'lobby-few', { host: mention(table.host, say) }),
    `-# ${say('lobby-computers-level', { level: say(`level-${USUAL_LEVEL}`) })}`,
    rows(
      numbers.map((count) =>
        press(
          { kind: 'fill', count },
          say('lobby-button-fill', { count }),
          'computer',
          count === least ? 'main' : 'plain',
        ),
      ),
    ),
  ];
}

/** What somebody reads who has sat down or asked for a seat: which table it is, and what they can do meanwhile. */
export const joinedNote = (
  now: ListedTable,
  person: string,
  context: ButtonContext,
  offer: Parts<Content>,
  back?: APIButtonComponent,
): Message =>
  privatePage({ of: now.table.id, kind: 'done' }, [
    context.say(seatOf(now.table, person) === undefined ? 'done-asked' : 'seat-taken'),
    told(now, context.say),
    offer,
    back,
  ]);

/** The same of somebody who has left a lobby or declined its invitation: the way back, and to other tables. */
export function leftNote(
  now: ListedTable,
  did: 'leave' | 'decline',
  person: string,
  context: ButtonContext,
  back: APIButtonComponent = listWay(0, context),
): Message {
  const { say } = context;
  const which = partsIn(told(now, say)).join('\n');
  const canReturn = isJoinable(now, person);
  return privatePage({ of: now.table.id, kind: 'done' }, [
    text(canReturn ? `${say(`seat-${did}`)} ${say('seat-return')}` : say(`seat-${did}`)),
    canReturn ? section(which, joinBeside(now, context)) : which,
    back,
    watchButton(context),
  ]);
}

const told = (now: ListedTable, say: Say): Parts<string> => [
  namedEntry(now, say, [seatsListed(now, say, plainName)]),
  now.table.phase === 'lobby' && [startTold(now.table, say), awaitedTold(now, say)],
];
