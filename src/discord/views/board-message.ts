import { type APIButtonComponent, type APIComponentInContainer, ComponentType } from 'discord-api-types/v10';
import { sidePageOf } from '../../games/pages.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { TextContext } from '../../games/presenter.ts';
import type { TurnSummary } from '../../games/turn-summary.ts';
import { rightGuesses } from '../../tables/model/guess.ts';
import { levelToTry } from '../../tables/model/ladder.ts';
import { type Ending, overFrom, type Table, type TableNow, takenBackFrom } from '../../tables/model/table.ts';
import type { KeyFrom } from '../../texts/say.ts';
import { COMPONENTS, ROW_BUTTONS, TEXT } from '../protocol/limits.ts';
import {
  container,
  galleries,
  gallery,
  lettersIn,
  line,
  type Message,
  type Parts,
  partsIn,
  row,
  shortTexts,
  text,
} from '../protocol/message.ts';
import { picturesOf, type StandingMessage } from '../protocol/standing-message.ts';
import { controlsAt, countOf, framed, rows } from './components.ts';
import { eventWords, managedWords, movedWords, othersWords, summary } from './happened-words.ts';
import { everybody, type MessageContext, textContextsOf } from './message-context.ts';
import { openQuestions } from './open-questions.ts';
import { canTakeBack, hasHints, opens, undoButton } from './page-way.ts';
import { shownButtons } from './record-pages.ts';
import { freeSeats, latePart, votePart } from './table-questions.ts';
import { seriesResult, titleOf } from './table-words.ts';

const LEAST_TEXT = 1_000;

/** The most boards that are stacked; more stand side by side, as other parts need the message's room. */
const STACKED = 3;

/** Entries of a match's log, from a ply on. */
export interface LogFrom {
  readonly from: number;
  readonly entries: readonly string[];
}

const entriesFrom = ({ from, entries }: LogFrom, ply: number | undefined): readonly string[] =>
  ply === undefined || ply < from ? [] : entries.slice(ply - from);

/**
 * The live message of a match: how it stands, what the others did, the board, and the open question with its answers.
 * Only public knowledge decides what it shows, and whether it does. `log` holds what the others did and what the
 * table is asked to take back, if it is.
 */
export function boardMessage(
  now: TableNow,
  match: PlayableMatch,
  log: LogFrom,
  context: MessageContext,
): Message {
  const { table } = now;
  const textContexts = textContextsOf(table, context);
  const pictures = match.boards(textContexts.label, onlyPerson(table));
  const story = textContextsOf(table, context, 'bare').text;
  const others = othersWords(match, entriesFrom(log, match.othersFrom), story);
  const over = others.length > 0 ? [] : alreadyOver(now, match, entriesFrom(log, overFrom(table)), story);
  const above = partsIn<APIComponentInContainer>([
    over,
    text([`### ${titleOf(now, context.say)}`, match.summary(textContexts.text), others]),
    galleries(pictures, STACKED),
    match.broken && text(context.say('board-broken')),
  ]);
  const undo = canTakeBack(now, match) ? [undoButton(now, match, context)] : [];
  const below = [
    line(),
    ...rows(looks(now, match, context)),
    ...aboutTable(now, match, entriesFrom(log, takenBackFrom(table)), context),
  ];
  const room =
    COMPONENTS - countOf([container('playing', [...above, ...undo.map((each) => row([each])), ...below])]);
  const done = match.logged(log.entries).justDone(textContexts.text);
  const questions = withUndo(openQuestions(now, match, { room, done }, textContexts.text, context), undo);
  // What the game says gives way to what is said of the table, which names those who are called.
  const told = shortTexts([...above, ...questions], Math.max(LEAST_TEXT, TEXT - lettersIn(below)));
  return framed('playing', [...told, ...below], pictures);
}

/** The seat of the only person among computers, whose side stays visible while these move; else undefined. */
function onlyPerson({ seats }: Table): number | undefined {
  const held = [...seats.keys()].filter((seat) => seats[seat]?.kind === 'person');
  return held.length === 1 ? held[0] : undefined;
}

const OVER_LENGTH = 1_200;

/** The turns that computers have played and no former message tells, where they are not told in a line each. */
function alreadyOver(
  { table }: TableNow,
  match: PlayableMatch,
  log: readonly string[],
  textContext: TextContext,
): readonly APIComponentInContainer[] {
  const turns = log.slice(0, table.turnFromPly - table.shownFromPly);
  if (turns.length === 0) return [];
  const words = summary(match.logged(turns).happened('spectator', 0, textContext), textContext, OVER_LENGTH);
  return words === '' ? [] : [text(words)];
}

/** What is to be said of the table besides the match, below a line of its own where there is anything. */
function aboutTable(
  now: TableNow,
  match: PlayableMatch,
  log: readonly string[],
  context: MessageContext,
): readonly APIComponentInContainer[] {
  const events = [
    ...eventWords(now, context.say),
    ...movedWords(now, context.say),
    ...(now.table.isArchivingAnnounced
      ? [`-# ${context.say('board-noticed', { people: everybody(now.table, context.say) })}`]
      : []),
  ];
  const parts = isCalm(now.table)
    ? []
    : [...freeSeats(now, match, context), ...latePart(now, context), ...votePart(now, match, log, context)];
  const told = headed(events, parts);
  return told.length === 0 ? [] : [line(), ...told];
}

/** Whether nothing is asked of the table: all are seated, nobody's time runs out, and there is no vote. */
const isCalm = ({ seats, away, turnClocks, vote }: Table): boolean =>
  vote === undefined &&
  away.length === 0 &&
  turnClocks.every(({ clock, offer }) => clock === undefined && offer === undefined) &&
  seats.every(
    (seated) => seated.kind === 'person' || (seated.kind === 'computer' && seated.standIn === undefined),
  );

/** Parts of a message below a few lines, in the text that they begin with: a message has room for few components. */
function headed(
  lines: readonly string[],
  parts: readonly APIComponentInContainer[],
): readonly APIComponentInContainer[] {
  const [first, ...rest] = parts;
  if (lines.length === 0) return parts;
  return first?.type === ComponentType.TextDisplay
    ? [text([...lines, first.content].join('\n')), ...rest]
    : [text(lines.join('\n')), ...parts];
}

/** Questions with *Undo* after their last button: it undoes what was pressed there, and view buttons fit one row. */
function withUndo(
  questions: readonly APIComponentInContainer[],
  undo: readonly APIButtonComponent[],
): readonly APIComponentInContainer[] {
  if (undo.length === 0) return questions;
  const last = questions.at(-1);
  const joins =
    last?.type === ComponentType.ActionRow &&
    last.components.length < ROW_BUTTONS &&
    last.components.every(({ type }) => type === ComponentType.Button);
  return joins ? [...questions.slice(0, -1), row([...last.components, ...undo])] : [...questions, row(undo)];
}

function looks(now: TableNow, match: PlayableMatch, context: MessageContext): Parts<APIButtonComponent> {
  const pages = now.game.pages.flatMap(({ name, withRules }) => {
    const said = withRules ? undefined : match.pageButton(name, context.say);
    return said === undefined ? [] : [opens({ name, button: () => said }, now, context)];
  });
  // A row has room for no more; the person who is asked finds it on their private page, too.
  const hasHint = pages.length + 2 < ROW_BUTTONS && hasHints(now, match, context);
  return [
    pages,
    opens('happened', now, context),
    hasHint && opens('hint', now, context),
    opens('help', now, context),
  ];
}

/** A match that was put away: how it stands, and how it is taken up again. Nothing else can be pressed. */
export function archivedMessage(now: TableNow, match: PlayableMatch, context: MessageContext): Message {
  const { say } = context;
  const { text: spoken, label } = textContextsOf(now.table, context);
  const pictures = match.boards(label);
  const words = text([`### ${titleOf(now, say)}`, match.summary(spoken), say('board-archived')]);
  const revive = controlsAt(now, context).press({ kind: 'revive' }, say('button-revive'), 'take', 'good');
  return framed('over', [words, galleries(pictures), row([revive])], pictures);
}

const SUMMARY_LENGTH = 3_600;

const MOMENTS = 2;

/**
 * How many of the latest turns computers have played without people, who are then out of the game; 0 if fewer than
 * there are seats.
 */
function playedOn(turns: readonly TurnSummary[], { seats }: Pick<Table, 'seats'>): number {
  const last = turns.findLastIndex(({ seat }) => seats[seat]?.kind !== 'computer');
  const count = turns.length - 1 - last;
  return count < seats.length ? 0 : count;
}

/**
 * What the live message becomes, from how it stands, once the next one has replaced it: the result of the turn played
 * in it, and pictures of its moments; if the game has none, its first picture, which shows who played. `log` holds
 * the match's entries that it saw. `undefined` if there is nothing to tell: the next message shows all that this one
 * did.
 */
export function closingOf(
  now: TableNow,
  log: readonly string[],
  context: MessageContext,
): ((standing: StandingMessage) => Message) | undefined {
  const { text: textContext, label } = textContextsOf(now.table, context, 'bare');
  const moments = now.match?.logged(log).moments(label)?.slice(-MOMENTS);
  const turns = now.match?.logged(log).happened('spectator', 0, textContext) ?? [];
  const withPeople = turns.slice(0, turns.length - playedOn(turns, now.table));
  const rest = turns.length - withPeople.length;
  const words = partsIn([
    summary(withPeople, textContext, SUMMARY_LENGTH),
    rest > 0 && `-# ${context.say('summary-played-on', { count: rest })}`,
  ]).filter((part) => part !== '');
  if (words.length === 0 && (moments ?? []).length === 0) return undefined;
  const told = words.length > 0 && text([`-# ${titleOf(now, context.say)}`, words]);
  return (standing) => {
    const kept = moments === undefined ? picturesOf(standing).slice(0, 1) : [];
    return framed('over', [told, (moments ?? kept).map(gallery)], moments ?? [], { keeps: kept });
  };
}

const HOW: Readonly<Record<Ending, KeyFrom<'result-by-'> | 'result-abandoned' | undefined>> = {
  finished: undefined,
  'by host': 'result-by-host',
  'by vote': 'result-by-vote',
  'by manager': undefined,
  'by concession': 'result-by-concession',
  abandoned: 'result-abandoned',
  expired: undefined,
};

/** The final standing, for everybody, told from the whole log; looking back stays possible. */
export function resultMessage(
  now: TableNow,
  match: PlayableMatch,
  log: readonly string[],
  context: MessageContext,
): Message {
  const { table, game } = now;
  const { say, off } = context;
  const { press } = controlsAt(now, context);
  const { text: spoken, label } = textContextsOf(table, context, 'bare');
  const ending = match.logged(log).ending(label);
  const { title, text: told } = match.logged(log).ending(spoken);
  const pictures = ending.pictures.length > 0 ? ending.pictures : match.boards(label);
  const how = table.ending === undefined ? undefined : HOW[table.ending];
  const name = spoken.people[table.conceded ?? -1]?.name ?? '';
  const winner = spoken.people.find((_, seat) => seat !== table.conceded)?.name ?? '';
  const { endedBy } = table;
  const host = spoken.people[endedBy?.seat ?? -1]?.name ?? '';
  const ended =
    endedBy === undefined
      ? how && say(how, { name, winner })
      : say(endedBy.isBehind ? 'result-ended-behind' : 'result-ended-by', { name: host });
  const sides = sidePageOf(game.pages);
  const level = levelToTry(now);
  const isOver = match.result !== undefined;
  const words = partsIn([
    told,
    rightGuesses(table, match).map(({ seat, round }) =>
      say('result-guessed', { name: spoken.people[seat]?.name ?? '', round }),
    ),
    ended,
    table.ending === 'by manager' && managedWords(now, say),
    seriesResult(now, context),
  ]).filter((line) => line !== '');
  return framed(
    'over',
    [
      text(`### ${titleOf(now, say)} · ${title}`),
      words.length > 0 && text(words),
      // Directly above the buttons: where one looks in the newest message of a channel.
      galleries(pictures),
      rows([
        press({ kind: 'again' }, say('button-again'), 'start', 'good'),
        level &&
          press(
            { kind: 'again', level },
            say('button-again-level', { level: say(`level-${level}`) }),
            'start',
          ),
        sides && opens(sides, now, context),
        opens('happened', now, context),
        isOver && off?.has('analysis') !== true && opens('analysis', now, context),
        isOver && shownButtons((as) => ({ kind: 'show', table: table.id, as }), context, ['film']),
        off?.has('record') !== true && opens('record', now, context),
      ]),
      ...votePart(now, match, log, context),
    ],
    pictures,
  );
}
