import type { APIButtonComponent } from 'discord-api-types/v10';
import type { Picture } from '../../canvas/picture.ts';
import { sidePageOf } from '../../games/pages.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { TextContext } from '../../games/presenter.ts';
import type { TurnSummary } from '../../games/turn-summary.ts';
import { wordedOnce } from '../../games/worded-once.ts';
import type { Table } from '../../tables/model/table.ts';
import { type ManagedEvent, managedAt, type TableEvent } from '../../tables/model/table-event.ts';
import type { Say } from '../../texts/say.ts';
import { plainName, plainText, shortened } from '../../texts/shown-text.ts';
import { FILES } from '../protocol/limits.ts';
import { type Message, type Parts, text } from '../protocol/message.ts';
import { dayAndTime, mention, momentOf, playersOf, shownPerson } from './message-context.ts';
import type { MatchView } from './table-view.ts';

const HAPPENED_LENGTH = 3_400;

/** Parts that a page may have of one span of the log; a higher part is of an earlier span. */
export const PARTS_OF_SPAN = 1_000;

/** The log of a match, or a span of it: from which ply on it is news to the person who looks, and all that was read. */
export interface Logs {
  readonly from: number;
  readonly all: readonly string[];
  /** The match as it was before the news, where there is some and that can still be told. */
  readonly before?: PlayableMatch | undefined;
  /** The ply at which the span ends: what was read behind it may only take back something in it. */
  readonly until: number;
  readonly span: number;
  readonly spans: number;
}

/**
 * *Log*: the turns since this seat last played, with its side then and now, or the latest ones, as the viewer may know
 * them. Once the match is over, all turns with their secrets: in parts, the latest first, if there is no room for all.
 * `part` counts on through the spans, see {@link PARTS_OF_SPAN}.
 */
export function happenedPage(view: MatchView, logs: Logs, part = 0): Message {
  const { match, game, seat, say, story, title, label, reads, page, refresh } = view;
  const { hasNews, numbers, parts } = toldOnce(view, logs);
  const shownPart = Math.min(Math.max(0, part - logs.span * PARTS_OF_SPAN), parts.length - 1);
  const words = parts[shownPart] ?? '';
  const what = match.result !== undefined ? 'happened-all' : hasNews ? 'happened-news' : 'happened-latest';
  const sides = sidePageOf(game.pages);
  // The person who reads has all that the pictures show in the words already, and how it stands now besides.
  const isPictured = hasNews && reads !== true;
  const ownSide = (at: PlayableMatch | undefined): readonly Picture[] =>
    seat === undefined || !isPictured || sides === undefined
      ? []
      : (at?.page(sides.name, seat, seat, label)?.pictures ?? []);
  const after = ownSide(match).slice(0, FILES);
  const before = ownSide(logs.before);
  const isAsBefore = before.length === after.length && before.every(({ alt }, at) => alt === after[at]?.alt);
  const former = isAsBefore || before.length + after.length > FILES ? [] : before;
  const then = (pictures: readonly Picture[]) =>
    pictures.map((picture) => [
      text(`-# ${say(logs.from === 0 ? 'happened-begun' : 'happened-before')}`),
      under('before', picture),
    ]);
  const isNamed = (one: Picture) => (other: Picture) => one.name === other.name;
  return page('happened', [
    [
      `${numbers}### ${say('button-happened')} · ${say(what)}`,
      `-# ${title}`,
      words === '' ? say('happened-nothing') : words,
    ],
    reads === true && text(match.summary(story.text)),
    // Pictures no longer shown, then each earlier one above the same as it is now, so that they can be compared.
    then(former.filter((picture) => !after.some(isNamed(picture)))),
    after.map((picture) => [
      then(former.filter(isNamed(picture))),
      text(`-# ${say('happened-after')}`),
      under('after', picture),
    ]),
    waysBetween(view, logs, shownPart, parts.length),
    refresh('happened'),
  ]);
}

/** A picture under a name of its own, so that those before and after can stand in one message. */
export const under = (when: 'before' | 'after' | 'held', picture: Picture): Picture => ({
  ...picture,
  name: `${when}-${picture.name}`,
});

interface Told {
  readonly hasNews: boolean;
  readonly numbers: string;
  readonly parts: readonly string[];
}

/** By match: what is told of it is told once, in whichever part of the page it stands. */
const TOLD = new WeakMap<PlayableMatch, ReturnType<typeof wordedOnce<Told>>>();

function toldOnce(view: MatchView, logs: Logs): Told {
  const { match, viewer, story } = view;
  const once = TOLD.get(match) ?? wordedOnce<Told>();
  TOLD.set(match, once);
  const { from, until, all } = logs;
  return once(story.text, JSON.stringify([viewer, from, until, all.length, story.text.before]), () =>
    tell(view, logs),
  );
}

function tell({ match, viewer, story: { text: spoken } }: MatchView, logs: Logs): Told {
  const isOver = match.result !== undefined;
  // Once it is over all of it is read, as far back as there is room, and the result has the pictures.
  const logged = match.logged(logs.all);
  const news = isOver ? [] : logged.happened(viewer, 0, spoken, logs.until, logs.from);
  const revealed = logged.revealed(spoken, logs.until);
  const lastRound = isOver ? 0 : Math.max(1, match.turn.number - match.seats);
  const turns = revealed ?? (news.length > 0 ? news : logged.happened(viewer, lastRound, spoken, logs.until));
  // Of a part of the log nobody can tell how all came about.
  const end = isOver ? match.logged(logs.spans === 1 ? logs.all : []).ending(spoken) : undefined;
  const numbers = end?.numbers === undefined ? '' : `### ${end.title}\n${end.numbers}\n`;
  return {
    ...{ hasNews: news.length > 0, numbers },
    parts: summaryParts(turns, spoken, HAPPENED_LENGTH - numbers.length),
  };
}

function waysBetween(
  { say, press }: MatchView,
  { span, spans }: Logs,
  part: number,
  parts: number,
): Parts<APIButtonComponent> {
  const way = (to: number, says: 'earlier' | 'later') =>
    press({ kind: 'part', place: 'happened', part: to }, say(`happened-${says}`));
  const here = span * PARTS_OF_SPAN + part;
  const isFirst = part === parts - 1;
  return [
    (!isFirst || span < spans - 1) && way(isFirst ? (span + 1) * PARTS_OF_SPAN : here + 1, 'earlier'),
    // The last part of the span behind it: a page shows its last part in place of one that it does not have.
    here > 0 && way(here - 1, 'later'),
  ];
}

/** What happened to the table, a line for each. */
export const eventWords = (table: Table, say: Say): readonly string[] =>
  table.events.map((event) => `-# ${eventLine(event, table, say)}`);

function eventLine(event: TableEvent, table: Table, say: Say): string {
  if (event.kind === 'managed') return managedLine(event, table, say);
  const about = {
    who: 'who' in event ? mention(event.who, say) : '',
    name: 'before' in event && event.before ? plainName(shownPerson(event.before.name, say)) : '',
    computer: 'seat' in event ? playersOf(table, [event.seat], say) : '',
  };
  switch (event.kind) {
    case 'pace':
      return say('event-pace', { ...about, pace: say(`pace-${event.pace}`) });
    case 'outage':
      return say('event-outage', { from: dayAndTime(event.from), until: dayAndTime(event.until) });
    case 'lobby':
      return say(`event-lobby-${event.did}`, { ...about, ago: momentOf(event.at) });
    case 'back':
      return say('event-back', { ...about, moves: event.moves });
    default:
      return say(event.kind === 'gave up' ? 'event-gave-up' : `event-${event.kind}`, about);
  }
}

/** What somebody who manages the tables of the server did about one, and why; as `reader` is told whom it met. */
export const managedLine = (
  event: ManagedEvent,
  { name, channel }: Table,
  say: Say,
  reader?: string,
): string => {
  const { act, reason, before, blocked, was = '', became } = event;
  const [from, to] =
    act === 'move'
      ? [`<#${was}>`, `<#${became ?? channel}>`]
      : [plainName(was), plainName(became ?? name ?? '')];
  const isMet = act === 'free' && before?.id === reader;
  return say(`event-managed-${isMet ? (blocked !== undefined ? 'block-you' : 'free-you') : act}`, {
    ...{ reason: plainText(reason), from, to },
    name: before === undefined ? '' : plainName(shownPerson(before.name, say)),
  });
};

/** The same beneath a lobby, or a match that was ended by it: a line, or none. */
export function managedWords(table: Table, say: Say): readonly string[] {
  const event = managedAt(table);
  return event === undefined ? [] : [`-# ${managedLine(event, table, say)}`];
}

/** People who come at once need not be told of; in milliseconds. */
const FIRST_HOUR = 60 * 60 * 1000;

/** Who came to a lobby, or left it, after its first hour: a line, or none. */
export function gatheredWords(table: Table, say: Say): readonly string[] {
  const later = table.events.filter(
    (event) => event.kind === 'lobby' && event.at - table.openedAt > FIRST_HOUR,
  );
  return later.length === 0 ? [] : [`-# ${later.map((event) => eventLine(event, table, say)).join(' · ')}`];
}

/** Letters for one turn: all but one turn in a hundred fit, in no more than four lines on a desktop. */
const LINE = 290;
const BESIDE = ' · ';

/** What others did since the player's last turn, a line each; empty if nothing. `log` is told from `othersFrom` on. */
export function othersWords(
  match: PlayableMatch,
  log: readonly string[],
  textContext: TextContext,
): readonly string[] {
  if (log.length === 0 || match.decisions.every(({ seat }) => seat !== match.turn.seat)) return [];
  return match
    .logged(log)
    .othersTurns(textContext)
    .map(({ seat, lines, first, story, people }) => {
      // A story names the people it is about.
      if (story === true) return `-# ${inOneLine(lines, [], ' ')}`;
      const name = (people ?? textContext.people)[seat]?.name ?? '';
      return `-# ${textContext.say('board-others', { name, what: inOneLine(lines, first) })}`;
    });
}

/** As many of these as fit, in their order, those told first having priority; if none fits, the beginning of all. */
function inOneLine(lines: readonly string[], first: readonly number[] = [], between = BESIDE): string {
  const all = lines.join(between);
  if (all.length <= LINE) return all;
  let kept: readonly number[] = [];
  for (const at of [...first, ...lines.keys()])
    if (!kept.includes(at) && inPart(lines, [...kept, at], between).length <= LINE) kept = [...kept, at];
    else if (!first.includes(at)) break;
  return kept.length === 0 ? shortened(all, LINE) : inPart(lines, kept, between);
}

/** Some of the lines, with a sign for each part that is left out between them. */
const inPart = (lines: readonly string[], kept: readonly number[], between: string): string =>
  lines
    .flatMap((line, at) => {
      if (kept.includes(at)) return [line];
      return at === 0 || kept.includes(at - 1) ? ['…'] : [];
    })
    .join(between);

/** Who brought a table where it lives now, for as long as that is news. */
export function movedWords({ moved }: Table, say: Say): readonly string[] {
  if (moved === undefined) return [];
  const who = mention(moved.by, say);
  const words =
    moved.from === undefined
      ? say('place-moved-from-nowhere', { who })
      : say('place-moved', { who, channel: `<#${moved.from}>` });
  return [`-# ${words}`];
}

/** Turns in words, the latest last, as far back as there is room; a story makes a paragraph for each round. */
export const summary = (turns: readonly TurnSummary[], textContext: TextContext, longest: number): string =>
  latestTold(turns.filter(isTold), textContext, longest).words;

/** All turns in as many parts as they need, the latest first, one at least. */
export function summaryParts(
  turns: readonly TurnSummary[],
  textContext: TextContext,
  longest: number,
): readonly string[] {
  const { words, earlier } = latestTold(turns.filter(isTold), textContext, longest);
  return words === '' || earlier.length === 0
    ? [words]
    : [words, ...summaryParts(earlier, textContext, longest)];
}

const isTold = ({ lines }: TurnSummary): boolean => lines.length > 0;

function latestTold(
  all: readonly TurnSummary[],
  textContext: TextContext,
  longest: number,
): { readonly words: string; readonly earlier: readonly TurnSummary[] } {
  // Only the latest turn is cut short; another that has no room is left out with those before it.
  const inWords = all.map((turn, at) =>
    turnInWords(turn, textContext, at === all.length - 1 ? longest : Number.POSITIVE_INFINITY),
  );
  const isStory = all.every(({ story }) => story === true);
  const wordsFrom = (from: number): string =>
    isStory
      ? storyInWords(all.slice(from), inWords.slice(from), textContext)
      : inWords.slice(from).join('\n\n');
  let from = all.length;
  while (from > 0 && wordsFrom(from - 1).length <= longest) from -= 1;
  return { words: wordsFrom(from), earlier: all.slice(0, from) };
}

/** Turns as a story, a paragraph for each round under its number and what was most in it. */
function storyInWords(
  turns: readonly TurnSummary[],
  inWords: readonly string[],
  textContext: TextContext,
): string {
  return turns
    .map((turn, at) => {
      const words = inWords[at] ?? '';
      const last = turns[at - 1];
      if (last !== undefined && last.round === turn.round) return ` ${words}`;
      const rest = turns.slice(at);
      const until = rest.findIndex(({ round }) => round !== turn.round);
      const head = headInWords(until < 0 ? rest : rest.slice(0, until), textContext);
      return `${last === undefined ? '' : '\n'}${head}${words}`;
    })
    .join('');
}

/** The head of a round's turns: number and weightiest title, unless the only sentence below says the same. */
function headInWords(turns: readonly TurnSummary[], { say }: TextContext): string {
  const [round] = turns.flatMap((turn) => turn.round ?? []);
  if (round === undefined) return '';
  const [title] = turns
    .flatMap((turn) => turn.title ?? [])
    .toReversed()
    .toSorted((one, other) => one.rank - other.rank);
  const [first] = turns;
  return title === undefined || (first?.title === title && first.lines.length === 1)
    ? `${say('summary-round', { round })} `
    : `${say('summary-round-title', { round, title: title.words })} `;
}

/** Letters that the round of a paragraph may take beside its title. */
const ROUND_LENGTH = 40;

function turnInWords(turn: TurnSummary, { say, people }: TextContext, longest: number): string {
  const { round, seat, lines, standing, story, title, people: then } = turn;
  const words =
    story === true
      ? lines.join(' ')
      : [say('summary-turn', { turn: turn.turn, name: (then ?? people)[seat]?.name ?? '' }), ...lines].join(
          '\n',
        );
  const below = standing === undefined ? '' : `\n-# ${standing}`;
  const room =
    longest -
    below.length -
    (story === true && round !== undefined ? ROUND_LENGTH + (title?.words.length ?? 0) : 0);
  return `${words.length + 2 <= room ? words : `${words.slice(0, room - 3)}…`}${below}`;
}
