import type { APIButtonComponent, APIComponentInContainer } from 'discord-api-types/v10';
import { USUAL_LEVEL } from '../../games/level.ts';
import { optionsAt } from '../../tables/model/first-player.ts';
import { hasRoom, isJoinable } from '../../tables/model/lobby.ts';
import { beginsAt, beginsBy, missedAt } from '../../tables/model/lobby-terms.ts';
import type { Seated } from '../../tables/model/seated.ts';
import { canGoOn, seriesScore } from '../../tables/model/series-score.ts';
import {
  guestOf,
  isSolo,
  seatOf,
  stillInvited,
  type TableListed,
  type TableNow,
} from '../../tables/model/table.ts';
import type { Say } from '../../texts/say.ts';
import { plainName } from '../../texts/shown-text.ts';
import type { LobbyAction } from '../protocol/ids.ts';
import { galleries, type Message, type Parts, partsIn, row, section, text } from '../protocol/message.ts';
import { controlsAt, framed, privatePage, rows } from './components.ts';
import { watchButton } from './directory-message.ts';
import { gatheredWords, managedWords, movedWords } from './happened-words.ts';
import {
  type ButtonContext,
  called,
  dayAndTime,
  type MessageContext,
  mention,
  mentions,
  momentOf,
  textContextsOf,
  weekdayAndTime,
} from './message-context.ts';
import { opens } from './page-way.ts';
import { usualAnswerWords } from './stats-words.ts';
import {
  joinBeside,
  type ListedTable,
  type ListPage,
  listWay,
  namedEntry,
  seatsListed,
  seriesWords,
  tableTold,
  titleOf,
} from './table-words.ts';

/**
 * The lobby: who sits at the table, how it will be played, and how to join; without buttons once it is closed or
 * started. The next step stands out: to join while too few are there, to start once there are enough. The host sets
 * the rest on a page of their own. `invited` are the people it calls to take a seat.
 */
export function lobbyMessage(
  now: TableNow,
  context: MessageContext,
  invited: readonly string[] = [],
): Message {
  const { table, game } = now;
  const isBrief = table.isCompact;
  const body = text([
    isBrief ? briefly(now, context) : [heading(now, context), people(now, context)],
    partsIn(state(now, invited, context)).filter((words) => !isBrief || words !== ''),
  ]);
  // Who plays alone leaves a line, which leads to their thread.
  if (table.soloInThread !== 'none' && table.thread !== undefined && isSolo(table))
    return { components: [text(`-# ${tableTold(now, context.say)}`)], pictures: [] };
  if (table.phase !== 'lobby')
    return framed('over', [
      body,
      !isBrief && table.phase !== 'closed' && text(chosenOptions(now, context, '\n')),
    ]);
  const act = (action: LobbyAction, look: Look) => lobbyButton(now, action, look, context);
  const { min, max } = game.seats;
  const pictures = isBrief ? [] : game.poster(textContextsOf(table, context).label, table.terms.kept.length);
  return framed(
    'lobby',
    [
      galleries(pictures),
      body,
      !isBrief && beside(now, context),
      rows([
        table.seats.length < max && act('join', 'good'),
        act('leave', 'plain'),
        stillInvited(table).length > 0 && act('decline', 'plain'),
        table.seats.length >= min && act('start', 'main'),
        opens('guide', now, context),
      ]),
    ],
    pictures,
  );
}

type Look = 'main' | 'good' | 'plain';

const lobbyButton = (
  now: TableNow,
  action: LobbyAction,
  look: Look,
  context: MessageContext,
): APIButtonComponent =>
  controlsAt(now, context).press(
    { kind: 'lobby', action },
    context.say(`lobby-button-${action}`),
    action === 'decline' ? 'refuse' : action,
    look,
  );

/** A copy of the lobby for one person with the way there: who sits in it can leave, and join who `canJoin`. */
export const lobbyCopy = (
  now: TableNow,
  {
    person,
    canJoin,
    address,
  }: { readonly person: string; readonly canJoin: boolean; readonly address: string },
  context: MessageContext,
): Message =>
  privatePage({ of: now.table.id, kind: 'done' }, [
    text([
      heading(now, context),
      people(now, context),
      state(now, stillInvited(now.table), context),
      address,
    ]),
    rows([
      canJoin && joinBeside(context)(now),
      seatOf(now.table, person) !== undefined && lobbyButton(now, 'leave', 'plain', context),
      opens('guide', now, context),
    ]),
  ]);

function heading(now: TableNow, { say }: MessageContext): readonly string[] {
  return [`## ${titleOf(now, say)}`, now.game.tagline(say), ''];
}

/** The lobby in a few lines: what it is called, and who sits there; once it is over, a line with both. */
const briefly = ({ table, game }: TableNow, { say }: MessageContext): readonly string[] => {
  if (table.phase !== 'lobby') return [tableTold({ table, game }, say)];
  return [
    `### ${titleOf({ table, game }, say)}`,
    say('label-value', {
      label: say('lobby-people', { seated: table.seats.length, most: game.seats.max }),
      value: table.seats.map((seated) => called(seated, table, say)).join(', '),
    }),
  ];
};

function people({ table, game }: TableNow, { say }: MessageContext): readonly string[] {
  return [
    `**${say('lobby-people', { seated: table.seats.length, most: game.seats.max })}**`,
    ...table.seats.map((seated, at) => {
      const who = `${at + 1}. ${called(seated, table, say)}${levelOf(seated, say)}`;
      const usually =
        seated.kind === 'person' && seated.usually !== undefined
          ? ` · ${usualAnswerWords(seated.usually, say)}`
          : '';
      return `${who}${guestOf(seated) === table.host ? ` · ${say('lobby-host')}` : ''}${usually}`;
    }),
  ];
}

function levelOf(seated: Seated, say: Say): string {
  if (seated.kind !== 'computer') return '';
  const { level = USUAL_LEVEL } = seated;
  return ` · ${say('lobby-level', { level: say(`level-${level}`), about: say(`level-${level}-about`) })}`;
}

function state(now: TableNow, invited: readonly string[], context: MessageContext): Parts<string> {
  const { table } = now;
  const { say } = context;
  switch (table.phase) {
    case 'lobby':
      return [
        '',
        seriesTold(now, context),
        startTold(now, say),
        invitedTold(now, invited, say),
        table.declined.length > 0 && say('lobby-declined', { people: mentions(table.declined, say) }),
        awaitedTold(now, say),
        chosenOptions(now, context, ' · '),
        gatheredWords(now, say),
        movedWords(now, say),
        managedWords(now, say),
        table.thread === 'refused' && say('lobby-no-thread'),
      ];
    case 'closed':
      if (table.ending !== 'expired') return ['', say('lobby-closed'), managedWords(now, say)];
      return ['', say(table.rematchOf === undefined ? 'lobby-expired' : 'lobby-rematch-expired')];
    case 'playing':
    case 'archived':
    case 'ended':
      return [
        '',
        say(table.thread === 'own' ? 'lobby-started-there' : 'lobby-started', {
          thread: `<#${table.channel}>`,
        }),
      ];
  }
}

/** Which game of a series this will be and its score; or that it begins anew, as the people are not the same. */
function seriesTold(now: TableNow, context: MessageContext): readonly string[] {
  const score = seriesScore(now);
  if (score === undefined) return [];
  const { say } = context;
  if (!canGoOn(now.table)) return [say('lobby-series-anew')];
  return [say('lobby-series', { number: score.games + 1, score: seriesWords(now, score, context) })];
}

/** When it begins, where that is a time, or that it has passed. */
export function startTold({ table: { terms, host } }: Pick<TableNow, 'table'>, say: Say): readonly string[] {
  const [at, missed] = [beginsAt(terms), missedAt(terms)];
  if (missed !== undefined) return [say('lobby-missed', { ago: momentOf(missed), host: mention(host, say) })];
  return at === undefined ? [] : [say('lobby-starts', { day: weekdayAndTime(at), in: momentOf(at) })];
}

/** Whom it invites: those who played before, those whose seats are kept and until when, and the others. */
function invitedTold({ table }: TableNow, invited: readonly string[], say: Say): readonly string[] {
  const { kept } = table.terms;
  const untils = [...new Set(kept.map(({ until }) => until))];
  const others = invited.filter((person) => kept.every((seat) => seat.person !== person));
  const again = table.rematchOf === undefined ? 'lobby-invited-too' : 'lobby-invited';
  return [
    ...untils.map((until) => {
      const people = kept.filter((seat) => seat.until === until).map(({ person }) => person);
      return say('lobby-kept', {
        ...{ people: mentions(people, say), count: people.length },
        until: until === beginsAt(table.terms) ? say('lobby-kept-start') : dayAndTime(until),
      });
    }),
    ...(others.length === 0 ? [] : [say(again, { people: mentions(others, say) })]),
  ];
}

/** What the table waits for: more players, who they may be, and what begins it. */
export function awaitedTold(now: TableListed, say: Say): string {
  const { table, game } = now;
  const { min, max } = game.seats;
  const { seats, terms } = table;
  const host = mention(table.host, say);
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

function chosenOptions({ table, game }: TableNow, context: MessageContext, between: string): string {
  const { say } = context;
  const { text: textContext } = textContextsOf(table, context);
  const chosen = optionsAt(table);
  const options = game.options.map(({ name, values }) =>
    say('label-value', {
      label: game.optionLabel(name, say),
      value: game.valueLabel(name, chosen[name] ?? values[0], textContext),
    }),
  );
  const pace = say('label-value', { label: say('pace'), value: say(`pace-${table.pace}`) });
  const all = [...options, pace];
  return between === '\n' ? all.map((each) => `-# ${each}`).join(between) : `-# ${all.join(between)}`;
}

/**
 * While a person is alone, or too few are there, their host can add computers and begin: a button for each number of
 * them. Not while it waits for invited people, or begins by itself.
 */
function beside(now: TableNow, context: MessageContext): Parts<APIComponentInContainer> {
  const { table, game } = now;
  const { say } = context;
  const { min, max } = game.seats;
  const seated = table.seats.length;
  if (seated > 1 && seated >= min) return [];
  const { kept, start } = table.terms;
  if (kept.length > 0 || (start !== undefined && missedAt(table.terms) === undefined)) return [];
  const least = Math.max(1, min - seated);
  const numbers = Array.from({ length: max - seated - least + 1 }, (_, at) => least + at);
  return [
    text([
      say(seated === 1 ? 'lobby-alone' : 'lobby-few', { host: mention(table.host, say) }),
      `-# ${say('lobby-computers-level', { level: say(`level-${USUAL_LEVEL}`) })}`,
    ]),
    rows(
      numbers.map((count) =>
        controlsAt(now, context).press(
          { kind: 'fill', count },
          say('lobby-button-fill', { count }),
          'computer',
          count === least ? 'main' : 'plain',
        ),
      ),
    ),
  ];
}

/**
 * What somebody reads who has sat down at a table, or asked for a seat there: which one it is, when it begins, what
 * they can do meanwhile, and the way back to the `list` where they pressed, if it was one.
 */
export const joinedNote = (
  now: ListedTable,
  person: string,
  context: ButtonContext,
  offer: readonly APIComponentInContainer[],
  list?: ListWay,
): Message => {
  const { say } = context;
  const words = say(seatOf(now.table, person) === undefined ? 'done-asked' : 'seat-taken');
  return privatePage({ of: now.table.id, kind: 'done' }, [
    text([words, told(now, say)]),
    offer,
    list && row([listWay(list.page, context)]),
  ]);
};

/** A list of tables that somebody came from. */
export interface ListWay {
  readonly page: ListPage;
}

/** The same of somebody who has left a lobby or declined its invitation: the way back, and to other tables. */
export function leftNote(
  now: ListedTable,
  did: 'leave' | 'decline',
  person: string,
  context: ButtonContext,
  list: ListWay = { page: 0 },
): Message {
  const { say } = context;
  const which = told(now, say).join('\n');
  const canReturn = isJoinable(now, person);
  return privatePage({ of: now.table.id, kind: 'done' }, [
    text(canReturn ? `${say(`seat-${did}`)} ${say('seat-return')}` : say(`seat-${did}`)),
    canReturn ? section(which, joinBeside(context)(now)) : text(which),
    row([listWay(list.page, context), watchButton(context)]),
  ]);
}

/** Which table it is, who sits there, and when it begins unless it has. */
function told(now: ListedTable, say: Say): readonly string[] {
  return [
    namedEntry(now, say, [seatsListed(now, say, plainName)]),
    ...(now.table.phase === 'lobby' ? [...startTold(now, say), awaitedTold(now, say)] : []),
  ];
}
