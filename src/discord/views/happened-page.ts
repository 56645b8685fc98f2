import type { APIButtonComponent } from 'discord-api-types/v10';
import type { Picture } from '../../canvas/picture.ts';
import { sidePageOf } from '../../games/pages.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import { wordedOnce } from '../../games/worded-once.ts';
import { FILES } from '../protocol/limits.ts';
import { type Message, type Parts, text } from '../protocol/message.ts';
import { summaryParts } from './happened-words.ts';
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
 * *Log*: the turns since this seat last played, or the latest ones, as the viewer may know them. After a last turn,
 * it also shows their own side of the table: as it was then, if that is still known and differs, and as it is now.
 * Once the match is over, all turns with their secrets: in parts, the latest first, if there is no room for all.
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
  /** Points and how they came about, once it is over. */
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
