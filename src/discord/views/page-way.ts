import { type APIButtonComponent, ComponentType } from 'discord-api-types/v10';
import type { PageOfGame } from '../../games/pages.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { TableIcon } from '../../games/table-icons.ts';
import type { TableNow } from '../../tables/model/table.ts';
import { HINT_LOOK, type Look, PLAN_LOOK } from '../protocol/ids.ts';
import { type Message, row } from '../protocol/message.ts';
import { button } from './components.ts';
import { hasHints } from './match-buttons.ts';
import { type MessageContext, sharedIcon } from './message-context.ts';

/** Where a way begins: at a table, or at what is known of one. */
interface At {
  readonly table: { readonly id: string };
  readonly game: { readonly name: string };
}

/** To the same private page, drawn anew; `seat` is whose side of the table is looked at. */
export const refreshWay = (
  { table, game }: At,
  look: Look,
  seat: number,
  { say, icons }: MessageContext,
): APIButtonComponent =>
  button(
    {
      id: { kind: 'refresh', table: table.id, look, seat },
      label: say('button-refresh'),
      icon: sharedIcon(game.name, 'refresh'),
    },
    icons,
  );

/** From a private page to another one that every table has, in its place. */
const wayAt = (
  { table, game }: At,
  look: Look,
  seat: number,
  icon: TableIcon,
  label: string,
  { icons }: MessageContext,
): APIButtonComponent =>
  button(
    { id: { kind: 'refresh', table: table.id, look, seat }, label, icon: sharedIcon(game.name, icon) },
    icons,
  );

/** Back to what a seat is asked. */
const wayToQuestion = (now: At, seat: number, context: MessageContext): APIButtonComponent =>
  wayAt(now, 'question', seat, 'question', context.say('button-to-question'), context);

/** To what can be done now, in the place of a private page. */
export const wayToHelp = (now: At, seat: number, context: MessageContext): APIButtonComponent =>
  wayAt(now, 'help', seat, 'rules', context.say('button-help'), context);

/** To what the pieces on the board are, in the place of a private page. */
export const wayToPieces = (now: At, seat: number, context: MessageContext): APIButtonComponent =>
  wayAt(now, 'pieces', seat, 'legend', context.say('button-pieces'), context);

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
): readonly APIButtonComponent[] {
  const { table, game } = now;
  const { say, icons } = context;
  if (match.openTo(seat) === undefined) return [];
  const pages = game.pages.flatMap(({ name, withRules, hasSides }) => {
    const said = withRules || hasSides ? undefined : match.pageButton(name, say);
    return said === undefined || name === here
      ? []
      : [button({ id: { kind: 'refresh', table: table.id, look: name, seat }, ...said }, icons)];
  });
  return [
    ...(here === 'question' ? [] : [wayToQuestion(now, seat, context)]),
    ...pages,
    ...(here !== HINT_LOOK && hasHints(now, match, context, seat)
      ? [wayAt(now, HINT_LOOK, seat, 'hint', say('button-hint'), context)]
      : []),
    ...(here === 'help' ? [] : [wayToHelp(now, seat, context)]),
  ];
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

/** From a private page to the one where its reader plans their next turn; empty if they wait for no turn. */
export const wayToPlan = (
  now: Pick<TableNow, 'table' | 'game' | 'match'>,
  seat: number | 'spectator',
  { say, icons }: MessageContext,
): readonly APIButtonComponent[] => {
  const { table, match, game } = now;
  const isWaiting =
    table.phase === 'playing' &&
    typeof seat === 'number' &&
    match !== undefined &&
    match.turn.seat !== seat &&
    match.guessRound(seat) === undefined;
  if (!isWaiting) return [];
  const label = say('button-plan');
  return [
    button(
      {
        id: { kind: 'refresh', table: table.id, look: PLAN_LOOK, seat },
        label,
        icon: sharedIcon(game.name, 'plan'),
      },
      icons,
    ),
  ];
};

/** From one private page to a page of the game, in its place; `seat` is whose side of the table is looked at. */
export const wayTo = (
  { table }: Pick<At, 'table'>,
  page: PageOfGame,
  seat: number,
  { say, icons }: MessageContext,
): APIButtonComponent =>
  button({ id: { kind: 'refresh', table: table.id, look: page.name, seat }, ...page.button(say) }, icons);

/** Buttons that lead from one part of the answers to the others, at most. */
export const WAYS_BETWEEN_PARTS = 2;

/** From a private page to the same with another part of its answers. */
export const wayToPart = (
  { table }: { readonly table: { readonly id: string } },
  place: Look,
  part: number,
  says: 'more' | 'earlier',
  { say, icons }: MessageContext,
): APIButtonComponent =>
  button({ id: { kind: 'part', table: table.id, place, part }, label: say(`button-${says}`) }, icons);
