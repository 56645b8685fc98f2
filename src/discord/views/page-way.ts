import { type APIButtonComponent, ComponentType } from 'discord-api-types/v10';
import type { PlayableMatch } from '../../games/playable.ts';
import { allowsHints, holderOf, peopleAt, type Table, type TableNow } from '../../tables/model/table.ts';
import type { Look } from '../protocol/ids.ts';
import { type Message, type Parts, row } from '../protocol/message.ts';
import { isSeated, type MatchView, type SeatedView, type TableView } from './table-view.ts';

/**
 * Navigation between the private pages of a seat that is asked something, each replacing the one before: a person has
 * one page at a table, and no page links to itself.
 */
export function turnWays(view: SeatedView, here: Look): Parts<APIButtonComponent> {
  const { match, game, seat, wayTo } = view;
  if (match.openTo(seat) === undefined) return [];
  const pages = game.pages.filter((page) => !page.withRules && !page.hasSides && page.name !== here);
  return [
    here !== 'question' && wayTo('question', seat),
    pages.map(({ name }) => wayToMatchPage(view, name)),
    here !== 'hint' && hasHints(view, seat) && wayTo('hint', seat),
    here !== 'help' && wayTo('help', seat),
  ];
}

/** To a page of the game that the match has something on; none if it has nothing there. */
export function wayToMatchPage({ match, seat, say, wayTo }: SeatedView, name: Look) {
  const said = match.pageButton(name, say);
  return said && wayTo({ name, button: () => said }, seat);
}

/** Adds a way back to the reader's question, if that is private as well; unchanged if it has one, or needs none. */
export function withWayBack(message: Message, view: TableView): Message {
  const [frame, ...others] = message.components;
  const isAsked = isSeated(view) && view.match.openTo(view.seat)?.secret === true;
  if (!isAsked || frame?.type !== ComponentType.Container || message.page?.kind === 'question')
    return message;
  const back = view.wayTo('question', view.seat);
  const isThere = 'custom_id' in back && JSON.stringify(frame).includes(back.custom_id);
  if (isThere) return message;
  const components = [...frame.components, row([back])];
  return { ...message, components: [{ ...frame, components }, ...others] };
}

/** From a private page to the one where its reader plans their next turn; none if they wait for no turn. */
export function wayToPlan({ table, match, seat, wayTo }: MatchView) {
  const isWaiting =
    table.phase === 'playing' &&
    seat !== undefined &&
    match.turn.seat !== seat &&
    match.guessRound(seat) === undefined;
  return isWaiting && wayTo('plan', seat);
}

/** Whether somebody who is asked something may have a hint about it: the person in `of`, or anybody if it is absent. */
export const hasHints = ({ table, match, off }: MatchView, of?: number): boolean =>
  off?.has('hint') !== true &&
  table.phase === 'playing' &&
  match.decisions.some(
    ({ seat }) =>
      (of === undefined || seat === of) && holderOf(table, seat) !== undefined && allowsHints(table, seat),
  );

/**
 * Takes back the last answer. It has the same name in every game and message, so that people find it. A private page
 * says first if it would take back more than the person's own last answer, or needs others.
 */
export const undoButton = ({ match, press, say }: MatchView): APIButtonComponent =>
  press({ kind: 'undo', ply: match.ply }, say('button-undo'), 'undo');

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
export function undoOf(view: SeatedView): APIButtonComponent | undefined {
  const { table, match, seat } = view;
  if (table.phase !== 'playing') return undefined;
  const isOffered =
    match.turn.seat === seat ? canTakeBack(view, match) : match.cannotUndo(seat) === undefined;
  return isOffered ? undoButton(view) : undefined;
}
