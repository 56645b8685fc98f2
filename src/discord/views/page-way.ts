import { type APIButtonComponent, ComponentType } from 'discord-api-types/v10';
import type { PageButton, PageOfGame } from '../../games/pages.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { TableIcon } from '../../games/table-icons.ts';
import { allowsHints, holderOf, peopleAt, type Table, type TableNow } from '../../tables/model/table.ts';
import type { PlainKey } from '../../texts/say.ts';
import { ANALYSIS_LOOK, HINT_LOOK, type Look, PLAN_LOOK, RECORD_LOOK } from '../protocol/ids.ts';
import { type Message, row } from '../protocol/message.ts';
import { button, controlsAt, type PressedTable } from './components.ts';
import type { ButtonContext, MessageContext } from './message-context.ts';

/** From a private page to another one of its table, in its place; `seat` is whose side of the table is looked at. */
type Way = (now: PressedTable, seat: number, context: MessageContext) => APIButtonComponent;

/** To the same private page, drawn anew; `seat` is whose side of the table is looked at. */
export const refreshWay = (
  now: PressedTable,
  look: Look,
  seat: number,
  context: MessageContext,
): APIButtonComponent => controlsAt(now, context).way(look, seat, context.say('button-refresh'), 'refresh');

const wayToQuestion: Way = (now, seat, context) =>
  controlsAt(now, context).way('question', seat, context.say('button-to-question'), 'question');

/** To what can be done now. */
export const wayToHelp: Way = (now, seat, context) =>
  controlsAt(now, context).way('help', seat, context.say('button-help'), 'rules');

/** To what the pieces on the board are. */
export const wayToPieces: Way = (now, seat, context) =>
  controlsAt(now, context).way('pieces', seat, context.say('button-pieces'), 'legend');

/**
 * Navigation between the private pages of a seat that is asked something, each replacing the one before: its
 * question, other actions, a hint, help. A person has one page at a table, and no page links to itself.
 */
export function turnWays(
  now: Pick<TableNow, 'table' | 'game'>,
  match: PlayableMatch,
  seat: number,
  here: Look,
  context: MessageContext,
): readonly (APIButtonComponent | false)[] {
  if (match.openTo(seat) === undefined) return [];
  const pages = now.game.pages.filter((page) => !page.withRules && !page.hasSides && page.name !== here);
  return [
    here !== 'question' && wayToQuestion(now, seat, context),
    ...pages.flatMap(({ name }) => wayToMatchPage(now, match, name, seat, context)),
    here !== HINT_LOOK &&
      hasHints(now, match, context, seat) &&
      controlsAt(now, context).way(HINT_LOOK, seat, context.say('button-hint'), 'hint'),
    here !== 'help' && wayToHelp(now, seat, context),
  ];
}

/** To a page of the game that the match has something on; none if it has nothing there. */
export function wayToMatchPage(
  { table }: Pick<PressedTable, 'table'>,
  match: PlayableMatch,
  look: Look,
  seat: number,
  { say, icons }: MessageContext,
): readonly APIButtonComponent[] {
  const said = match.pageButton(look, say);
  return said === undefined
    ? []
    : [button({ id: { kind: 'refresh', table: table.id, look, seat }, ...said }, icons)];
}

/** Adds a way back to the reader's question, if that is private as well; unchanged if it has one, or needs none. */
export function withWayBack(
  message: Message,
  now: Pick<TableNow, 'table' | 'game' | 'match'>,
  seat: number | undefined,
  context: MessageContext,
): Message {
  const [frame, ...others] = message.components;
  const isAsked = seat !== undefined && now.match?.openTo(seat)?.secret === true;
  if (!isAsked || frame?.type !== ComponentType.Container) return message;
  const back = wayToQuestion(now, seat, context);
  if (message.page?.kind === 'question' || JSON.stringify(frame).includes(idTextOf(back))) return message;
  return {
    ...message,
    components: [{ ...frame, components: [...frame.components, row([back])] }, ...others],
  };
}

const idTextOf = (way: APIButtonComponent): string => ('custom_id' in way ? way.custom_id : '');

/** From a private page to the one where its reader plans their next turn; none if they wait for no turn. */
export const wayToPlan = (
  now: Pick<TableNow, 'table' | 'game' | 'match'>,
  seat: number | 'spectator',
  context: MessageContext,
): APIButtonComponent | undefined => {
  const { table, match } = now;
  const isWaiting =
    table.phase === 'playing' &&
    typeof seat === 'number' &&
    match !== undefined &&
    match.turn.seat !== seat &&
    match.guessRound(seat) === undefined;
  return isWaiting
    ? controlsAt(now, context).way(PLAN_LOOK, seat, context.say('button-plan'), 'plan')
    : undefined;
};

/** From one private page to a page of the game, in its place; `seat` is whose side of the table is looked at. */
export const wayTo = (
  { table }: Pick<PressedTable, 'table'>,
  page: PageOfGame,
  seat: number,
  { say, icons }: MessageContext,
): APIButtonComponent =>
  button({ id: { kind: 'refresh', table: table.id, look: page.name, seat }, ...page.button(say) }, icons);

type ButtonAt = (now: PressedTable, context: ButtonContext) => APIButtonComponent;

const opens =
  (look: Look, says: PlainKey, icon: TableIcon): ButtonAt =>
  (now, context) =>
    controlsAt(now, context).press({ kind: 'look', look }, context.say(says), icon);

/** *How to play*: opens the guide of the table's game for the person who presses it. */
export const guideButton = opens('guide', 'button-guide', 'rules');
/** *Help*. */
export const helpButton = opens('help', 'button-help', 'rules');
/** *Hint*. */
export const hintButton = opens('hint', 'button-hint', 'hint');
/** *Log*. */
export const happenedButton = opens('happened', 'button-happened', 'happened');
/** Opens the analysis of a match that is over. */
export const analysisButton = opens(ANALYSIS_LOOK, 'button-analysis', 'hint');
/** Opens the record of a match. */
export const recordButton = opens(RECORD_LOOK, 'button-record', 'rules');

/** Opens a page of the table's game. */
export const lookButton = (
  { table }: Pick<PressedTable, 'table'>,
  look: Look,
  said: PageButton,
  { icons }: Pick<MessageContext, 'icons'>,
): APIButtonComponent => button({ id: { kind: 'look', table: table.id, look }, ...said }, icons);

/** Whether somebody who is asked something may have a hint about it: the person in `of`, or anybody if it is absent. */
export const hasHints = (
  { table }: Pick<TableNow, 'table'>,
  match: PlayableMatch,
  { off }: Pick<MessageContext, 'off'>,
  of?: number,
): boolean =>
  off?.has('hint') !== true &&
  table.phase === 'playing' &&
  match.decisions.some(
    ({ seat }) =>
      (of === undefined || seat === of) && holderOf(table, seat) !== undefined && allowsHints(table, seat),
  );

/**
 * Takes back the last answer. It has the same name in every game and message, so that people find it. If it would
 * take back more than the person's own last answer, or needs others, a private page says so first.
 */
export const undoButton = (
  now: PressedTable,
  { ply }: PlayableMatch,
  context: ButtonContext,
): APIButtonComponent =>
  controlsAt(now, context).press({ kind: 'undo', ply }, context.say('button-undo'), 'undo');

function hasAnswered(table: Table, match: PlayableMatch): boolean {
  const { seat } = match.turn;
  const floor = match.cannotUndo(seat);
  return holderOf(table, seat) === undefined ? floor === 'another-answered' : floor !== 'turn-began';
}

/**
 * Whether *Undo* can do anything on the board for its reader: not before they have answered, nor in a turn that has
 * only begun if that takes the agreement of others, who are asked by `/undo`. Nobody takes back a computer's answers
 * in its turn.
 */
export function canTakeBack({ table }: Pick<TableNow, 'table'>, match: PlayableMatch): boolean {
  if (match.ply === 0 || match.broken) return match.broken;
  if (hasAnswered(table, match)) return true;
  // Nobody else need be asked by somebody alone, who has answered something once they have had a turn.
  const { turnBefore } = match;
  const hadTurn =
    match.turn.number > match.seats ||
    (turnBefore !== undefined && holderOf(table, turnBefore.seat) !== undefined);
  return peopleAt(table).length <= 1 && hadTurn;
}

/** *Undo* on a page of a seat's own: in its turn as on the board, else only what needs nobody's agreement. */
export function undoOf(now: TableNow, seat: number, context: MessageContext): readonly APIButtonComponent[] {
  const { table, match } = now;
  if (table.phase !== 'playing' || match === undefined) return [];
  const isOffered = match.turn.seat === seat ? canTakeBack(now, match) : match.cannotUndo(seat) === undefined;
  return isOffered ? [undoButton(now, match, context)] : [];
}
