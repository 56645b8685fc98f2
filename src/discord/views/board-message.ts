import { type APIComponentInContainer, ComponentType } from 'discord-api-types/v10';
import { sidePageOf } from '../../games/pages.ts';
import type { TurnSummary } from '../../games/turn-summary.ts';
import { rightGuesses } from '../../tables/model/guess.ts';
import { levelToTry } from '../../tables/model/ladder.ts';
import { type Ending, overFrom, type Table, takenBackFrom } from '../../tables/model/table.ts';
import type { KeyFrom } from '../../texts/say.ts';
import { COMPONENTS, ROW_BUTTONS, TEXT } from '../protocol/limits.ts';
import {
  galleries,
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
import { openQuestions } from './answers.ts';
import { type Content, countOf, framed, laidOut } from './components.ts';
import { eventWords, managedWords, movedWords, othersWords, summary } from './happened.ts';
import { everybody } from './message-context.ts';
import { canTakeBack, hasHints, undoButton } from './page-way.ts';
import { shownButtons } from './record-pages.ts';
import { freeSeats, latePart, votePart } from './table-questions.ts';
import type { MatchView, TableView } from './table-view.ts';
import { seriesResult } from './table-words.ts';

const LEAST_TEXT = 1_000;

/** The most boards that are stacked; more stand side by side, as other parts need the message's room. */
export const STACKED = 3;

interface LogFrom {
  readonly from: number;
  readonly entries: readonly string[];
}

const entriesFrom = ({ from, entries }: LogFrom, ply: number | undefined): readonly string[] =>
  ply === undefined || ply < from ? [] : entries.slice(ply - from);

/** The live message of a match, which only public knowledge decides. `log` has what others did, or would take back. */
export function boardMessage(view: MatchView, log: LogFrom): Message {
  const { table, match, title, say, story } = view;
  const pictures = match.boards(view.label, onlyPerson(table));
  const others = othersWords(match, entriesFrom(log, match.othersFrom), story.text);
  const above = laidOut([
    others.length === 0 && alreadyOver(view, entriesFrom(log, overFrom(table))),
    text([`### ${title}`, continued(view), match.summary(view.text), others]),
    galleries(pictures, STACKED),
    match.broken && say('board-broken'),
  ]);
  const undo = canTakeBack(view, match) && undoButton(view);
  const about = laidOut(aboutTable(view, entriesFrom(log, takenBackFrom(table))));
  const below = [line(), ...laidOut(looks(view)), ...(about.length === 0 ? [] : [line(), ...about])];
  const room = COMPONENTS - 1 - countOf([...above, ...laidOut(undo), ...below]);
  const done = match.logged(log.entries).justDone(view.text);
  const questions = openQuestions(view, { room, done });
  // It undoes what was pressed there, and view buttons fit one row.
  const last = questions.at(-1);
  const joins =
    undo !== false &&
    last?.type === ComponentType.ActionRow &&
    last.components.length < ROW_BUTTONS &&
    last.components.every(({ type }) => type === ComponentType.Button);
  const asked: readonly APIComponentInContainer[] = joins
    ? [...questions.slice(0, -1), row([...last.components, undo])]
    : [...questions, ...laidOut(undo)];
  // What the game says gives way to what is said of the table, which names those who are called.
  const told = shortTexts([...above, ...asked], Math.max(LEAST_TEXT, TEXT - lettersIn(below)));
  return framed('playing', [told, below], { pictures });
}

/** That a match goes on from one that was over, and counts for nobody. */
const continued = ({ table, say }: MatchView): Parts<string> =>
  table.onwardFrom !== undefined && `-# ${say('onward-continued')}`;

/** The seat of the only person among computers, whose side stays visible while these move; else undefined. */
function onlyPerson({ seats }: Table): number | undefined {
  const held = [...seats.keys()].filter((seat) => seats[seat]?.kind === 'person');
  return held.length === 1 ? held[0] : undefined;
}

const OVER_LENGTH = 1_200;

/** The turns that computers have played and no former message tells, where they are not told in a line each. */
function alreadyOver({ table, match, story }: MatchView, log: readonly string[]): Parts<Content> {
  const turns = log.slice(0, table.turnFromPly - table.shownFromPly);
  if (turns.length === 0) return [];
  const words = summary(match.logged(turns).happened('spectator', 0, story.text), story.text, OVER_LENGTH);
  return words !== '' && text(words);
}

function aboutTable(view: MatchView, log: readonly string[]): Parts<Content> {
  const { table, say } = view;
  return [
    eventWords(table, say),
    movedWords(table, say),
    table.isArchivingAnnounced && `-# ${say('board-noticed', { people: everybody(table, say) })}`,
    freeSeats(view),
    latePart(view),
    votePart(view, log),
  ];
}

function looks(view: MatchView): Parts<Content> {
  const { match, game, say, opens } = view;
  const pages = game.pages.flatMap(({ name, withRules }) => {
    const said = withRules ? undefined : match.pageButton(name, say);
    return said === undefined ? [] : [opens({ name, button: () => said })];
  });
  // A row has room for no more; the person who is asked finds it on their private page, too.
  const hasHint = pages.length + 2 < ROW_BUTTONS && hasHints(view);
  return [pages, opens('happened'), hasHint && opens('hint'), opens('help')];
}

/** A match that was put away: how it stands, and how it is taken up again. Nothing else can be pressed. */
export const archivedMessage = ({ match, title, text, label, say, press }: MatchView): Message =>
  framed('over', [
    [`### ${title}`, match.summary(text), say('board-archived')],
    match.boards(label),
    press({ kind: 'revive' }, say('button-revive'), 'take', 'good'),
  ]);

const SUMMARY_LENGTH = 3_600;

const MOMENTS = 2;

/** How many turns computers have played at the end without people; 0 if fewer than there are seats. */
function playedOn(turns: readonly TurnSummary[], { seats }: Pick<Table, 'seats'>): number {
  const last = turns.findLastIndex(({ seat }) => seats[seat]?.kind !== 'computer');
  const count = turns.length - 1 - last;
  return count < seats.length ? 0 : count;
}

/** What the replaced live message becomes: its turn in words and pictures. Undefined if the next shows all of it. */
export function closingOf(
  { match, table, title, say, story }: TableView,
  log: readonly string[],
): ((standing: StandingMessage) => Message) | undefined {
  const logged = match?.logged(log);
  const moments = logged?.moments(story.label)?.slice(-MOMENTS);
  const turns = logged?.happened('spectator', 0, story.text) ?? [];
  const withPeople = turns.slice(0, turns.length - playedOn(turns, table));
  const rest = turns.length - withPeople.length;
  const words = [
    summary(withPeople, story.text, SUMMARY_LENGTH),
    rest > 0 ? `-# ${say('summary-played-on', { count: rest })}` : '',
  ].filter((part) => part !== '');
  if (words.length === 0 && (moments ?? []).length === 0) return undefined;
  const told = words.length > 0 && [`-# ${title}`, words];
  return (standing) => {
    const keeps = moments === undefined ? picturesOf(standing).slice(0, 1) : [];
    return framed('over', [told, moments ?? galleries(keeps)], { keeps });
  };
}

const HOW: Partial<Record<Ending, KeyFrom<'result-by-'> | 'result-abandoned'>> = {
  'by host': 'result-by-host',
  'by vote': 'result-by-vote',
  'by concession': 'result-by-concession',
  abandoned: 'result-abandoned',
};

function endedWords({ table, say, story }: MatchView): Parts<string> {
  const { ending, conceded, endedBy } = table;
  const { people } = story.text;
  const nameOf = (seat: number | undefined): string => people[seat ?? -1]?.name ?? '';
  if (endedBy !== undefined) return say('result-ended-by', { name: nameOf(endedBy.seat) });
  const how = ending && HOW[ending];
  const winner = nameOf([...people.keys()].find((seat) => seat !== conceded));
  return how && say(how, { name: nameOf(conceded), winner });
}

/** The final standing, for everybody, told from the whole log; looking back stays possible. */
export function resultMessage(view: MatchView, log: readonly string[]): Message {
  const { table, game, match, say, off, press, opens, story } = view;
  const logged = match.logged(log);
  const { title, text: told } = logged.ending(story.text);
  const { pictures } = logged.ending(story.label);
  const sides = sidePageOf(game.pages);
  const level = levelToTry(view);
  const isOver = match.result !== undefined;
  const words = partsIn([
    continued(view),
    told,
    rightGuesses(table, match).map(({ seat, round }) =>
      say('result-guessed', { name: story.text.people[seat]?.name ?? '', round }),
    ),
    endedWords(view),
    table.ending === 'by manager' && managedWords(table, say),
    seriesResult(view, say),
  ]).filter((line) => line !== '');
  return framed('over', [
    text(`### ${view.title} · ${title}`),
    words,
    // Directly above the buttons: where one looks in the newest message of a channel.
    pictures.length > 0 ? pictures : match.boards(story.label),
    press({ kind: 'again' }, say('button-again'), 'start', 'good'),
    level &&
      press({ kind: 'again', level }, say('button-again-level', { level: say(`level-${level}`) }), 'start'),
    sides && opens(sides),
    opens('happened'),
    isOver && off?.has('analysis') !== true && opens('analysis'),
    isOver && shownButtons({ table: table.id }, view, ['film']),
    off?.has('record') !== true && opens('record'),
    votePart(view, log),
  ]);
}
