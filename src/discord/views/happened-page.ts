import type { APIButtonComponent } from 'discord-api-types/v10';
import type { Picture } from '../../canvas/picture.ts';
import { sidePageOf } from '../../games/pages.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { TextContext } from '../../games/presenter.ts';
import { wordedOnce } from '../../games/worded-once.ts';
import type { TableNow } from '../../tables/model/table.ts';
import { FILES } from '../protocol/limits.ts';
import { gallery, type Message, type Parts, text } from '../protocol/message.ts';
import { controlsAt, privatePage, rows } from './components.ts';
import { summaryParts } from './happened-words.ts';
import { type Looker, type MessageContext, textContextsOf } from './message-context.ts';
import { refreshWay } from './page-way.ts';
import { titleOf } from './table-words.ts';

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
export function happenedPage(
  now: TableNow,
  match: PlayableMatch,
  viewer: Looker,
  logs: Logs,
  context: MessageContext,
  part = 0,
): Message {
  const { text: spoken } = textContextsOf(now.table, context, 'bare');
  const { label } = textContextsOf(now.table, context);
  const isOver = match.result !== undefined;
  const { hasNews, numbers, parts } = toldOnce(match, viewer, logs, spoken);
  const shownPart = Math.min(Math.max(0, part - logs.span * PARTS_OF_SPAN), parts.length - 1);
  const words = parts[shownPart] ?? '';
  const title = context.say(isOver ? 'happened-all' : hasNews ? 'happened-news' : 'happened-latest');
  // The person who reads has all that the pictures show in the words already, and how it stands now besides.
  const pictured = hasNews && context.reads !== true;
  const sides = sidePageOf(now.game.pages);
  const ownSide = (at: PlayableMatch | undefined): readonly Picture[] =>
    viewer === 'spectator' || !pictured || sides === undefined
      ? []
      : (at?.page(sides.name, viewer, viewer, label)?.pictures ?? []);
  const after = ownSide(match).slice(0, FILES);
  const before = ownSide(logs.before);
  const then = context.say(logs.from === 0 ? 'happened-begun' : 'happened-before');
  const isAsBefore = before.length === after.length && before.every(({ alt }, at) => alt === after[at]?.alt);
  const shown = sideBySide(
    { caption: then, pictures: isAsBefore || before.length + after.length > FILES ? [] : before },
    { caption: context.say('happened-after'), pictures: after },
  );
  return privatePage(
    { of: now.table.id, kind: 'happened' },
    [
      text([
        `${numbers}### ${context.say('button-happened')} · ${title}`,
        `-# ${titleOf(now, context.say)}`,
        words === '' ? context.say('happened-nothing') : words,
      ]),
      context.reads === true && text(match.summary(spoken)),
      shown.map(({ caption, picture }) => [text(`-# ${caption}`), gallery(picture)]),
      rows([
        waysBetween(now, logs, shownPart, parts.length, context),
        refreshWay('happened', now, 0, context),
      ]),
    ],
    shown.map(({ picture }) => picture),
  );
}

interface Told {
  readonly hasNews: boolean;
  /** Points and how they came about, once it is over. */
  readonly numbers: string;
  readonly parts: readonly string[];
}

/** By match: what is told of it is told once, in whichever part of the page it stands. */
const TOLD = new WeakMap<PlayableMatch, ReturnType<typeof wordedOnce<Told>>>();

function toldOnce(match: PlayableMatch, viewer: Looker, logs: Logs, spoken: TextContext): Told {
  const once = TOLD.get(match) ?? wordedOnce<Told>();
  TOLD.set(match, once);
  const { from, until, all } = logs;
  return once(spoken, JSON.stringify([viewer, from, until, all.length, spoken.before]), () =>
    tell(match, viewer, logs, spoken),
  );
}

function tell(match: PlayableMatch, viewer: Looker, logs: Logs, spoken: TextContext): Told {
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

const waysBetween = (
  now: TableNow,
  { span, spans }: Pick<Logs, 'span' | 'spans'>,
  part: number,
  parts: number,
  context: MessageContext,
): Parts<APIButtonComponent> => {
  const way = (to: number | undefined, says: 'earlier' | 'later') =>
    to !== undefined &&
    controlsAt(now, context).press(
      { kind: 'part', place: 'happened', part: to },
      context.say(`happened-${says}`),
    );
  const [here, isFirst, isLast] = [span * PARTS_OF_SPAN + part, part === parts - 1, part === 0];
  const earlier = isFirst ? (span < spans - 1 ? (span + 1) * PARTS_OF_SPAN : undefined) : here + 1;
  // The last part of the span behind it: a page shows its last part in place of one that it does not have.
  const later = isLast && span === 0 ? undefined : here - 1;
  return [way(earlier, 'earlier'), way(later, 'later')];
};

interface Captioned {
  readonly caption: string;
  readonly pictures: readonly Picture[];
}

/** Pictures no longer shown, then each earlier one above the same as it is now, so that they can be compared. */
function sideBySide(before: Captioned, after: Captioned) {
  const isShown = ({ name }: Picture) => after.pictures.some((picture) => picture.name === name);
  const over = before.pictures.filter((picture) => !isShown(picture));
  return [
    ...over.map((picture) => captioned(before.caption, picture, 'before')),
    ...after.pictures.flatMap((picture) => [
      ...before.pictures
        .filter(({ name }) => name === picture.name)
        .map((former) => captioned(before.caption, former, 'before')),
      captioned(after.caption, picture, 'after'),
    ]),
  ];
}

const captioned = (caption: string, picture: Picture, when: 'before' | 'after') => ({
  caption,
  picture: { ...picture, name: `${when}-${picture.name}` },
});
