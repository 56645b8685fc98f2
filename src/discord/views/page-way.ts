import { type APIButtonComponent, ComponentType } from 'discord-api-types/v10';
import type { PageOfGame } from '../../games/pages.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { TableNow } from '../../tables/model/table.ts';
import { HINT_LOOK, type Look, PLAN_LOOK } from '../protocol/ids.ts';
import { type Message, row } from '../protocol/message.ts';
import { button, controlsAt, type PressedTable } from './components.ts';
import { hasHints } from './match-buttons.ts';
import type { MessageContext } from './message-context.ts';

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
