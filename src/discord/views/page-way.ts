import { type APIButtonComponent, ComponentType } from 'discord-api-types/v10';
import type { PageOfGame } from '../../games/pages.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { TableIcon } from '../../games/table-icons.ts';
import { allowsHints, holderOf, peopleAt, type Table, type TableNow } from '../../tables/model/table.ts';
import type { PlainKey } from '../../texts/say.ts';
import type { Look } from '../protocol/ids.ts';
import { type Message, type Parts, row } from '../protocol/message.ts';
import { type AskedAt, button, controlsAt, type PressedTable } from './components.ts';
import type { ButtonContext, MessageContext } from './message-context.ts';

const WAYS = {
  guide: ['button-guide', 'rules'],
  help: ['button-help', 'rules'],
  hint: ['button-hint', 'hint'],
  happened: ['button-happened', 'happened'],
  analysis: ['button-analysis', 'hint'],
  record: ['button-record', 'rules'],
  question: ['button-to-question', 'question'],
  pieces: ['button-pieces', 'legend'],
  plan: ['button-plan', 'plan'],
} as const satisfies Readonly<Record<string, readonly [PlainKey, TableIcon]>>;

type Target = keyof typeof WAYS | Pick<PageOfGame, 'name' | 'button'>;

function leading(to: Target, asks: (look: Look) => AskedAt, now: PressedTable, context: ButtonContext) {
  const { say, icons } = context;
  if (typeof to !== 'string')
    return button({ id: { ...asks(to.name), table: now.table.id }, ...to.button(say) }, icons);
  const [says, icon] = WAYS[to];
  return controlsAt(now, context).press(asks(to), say(says), icon);
}

/** Opens a private page from a message of the channel. */
export const opens = (to: Target, now: PressedTable, context: ButtonContext): APIButtonComponent =>
  leading(to, (look) => ({ kind: 'look', look }), now, context);

type Way<T> = (to: T, now: PressedTable, seat: number, context: ButtonContext) => APIButtonComponent;

/** From one private page to another, in its place; `seat` is whose side of the table is looked at. */
export const wayTo: Way<Target> = (to, now, seat, context) =>
  leading(to, (look) => ({ kind: 'refresh', look, seat }), now, context);

/** To the same private page, drawn anew; `seat` is whose side of the table is looked at. */
export const refreshWay: Way<Look> = (look, now, seat, context) =>
  controlsAt(now, context).way(look, seat, context.say('button-refresh'), 'refresh');

/**
 * Navigation between the private pages of a seat that is asked something, each replacing the one before: its
 * question, other actions, a hint, help. A person has one page at a table, and no page links to itself.
 */
export function turnWays(
  now: TableNow,
  match: PlayableMatch,
  seat: number,
  here: Look,
  context: MessageContext,
): Parts<APIButtonComponent> {
  if (match.openTo(seat) === undefined) return [];
  const pages = now.game.pages.filter((page) => !page.withRules && !page.hasSides && page.name !== here);
  return [
    here !== 'question' && wayTo('question', now, seat, context),
    pages.map(({ name }) => wayToMatchPage(now, match, name, seat, context)),
    here !== 'hint' && hasHints(now, match, context, seat) && wayTo('hint', now, seat, context),
    here !== 'help' && wayTo('help', now, seat, context),
  ];
}

/** To a page of the game that the match has something on; none if it has nothing there. */
export function wayToMatchPage(
  now: PressedTable,
  match: PlayableMatch,
  name: Look,
  seat: number,
  context: MessageContext,
): APIButtonComponent | undefined {
  const said = match.pageButton(name, context.say);
  return said && wayTo({ name, button: () => said }, now, seat, context);
}

/** Adds a way back to the reader's question, if that is private as well; unchanged if it has one, or needs none. */
export function withWayBack(
  message: Message,
  now: TableNow,
  seat: number | undefined,
  context: MessageContext,
): Message {
  const [frame, ...others] = message.components;
  const isAsked = seat !== undefined && now.match?.openTo(seat)?.secret === true;
  if (!isAsked || frame?.type !== ComponentType.Container || message.page?.kind === 'question')
    return message;
  const back = wayTo('question', now, seat, context);
  const isThere = 'custom_id' in back && JSON.stringify(frame).includes(back.custom_id);
  if (isThere) return message;
  const components = [...frame.components, row([back])];
  return { ...message, components: [{ ...frame, components }, ...others] };
}

/** From a private page to the one where its reader plans their next turn; none if they wait for no turn. */
export function wayToPlan(now: TableNow, seat: number | 'spectator', context: MessageContext) {
  const { table, match } = now;
  const isWaiting =
    table.phase === 'playing' &&
    seat !== 'spectator' &&
    match !== undefined &&
    match.turn.seat !== seat &&
    match.guessRound(seat) === undefined;
  return isWaiting && wayTo('plan', now, seat, context);
}

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
export const undoButton = (now: PressedTable, { ply }: PlayableMatch, context: ButtonContext) =>
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
