import type { APIButtonComponent } from 'discord-api-types/v10';
import type { PageOfGame } from '../../games/pages.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import type { TableNow } from '../../tables/model/table.ts';
import { type Look, PLAN_LOOK } from '../protocol/ids.ts';
import { button } from './components.ts';
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

/** To the pages of the game that the board leads to, too, and that are not about a side of the table: what can be done besides a question, what is held. */
export const waysToPages = (
  { table, game }: Pick<TableNow, 'table' | 'game'>,
  match: Pick<PlayableMatch, 'pageButton'>,
  { say, icons }: MessageContext,
): readonly APIButtonComponent[] =>
  game.pages.flatMap(({ name, offBoard, withRules, hasSides }) => {
    const said = offBoard || withRules || hasSides ? undefined : match.pageButton(name, say);
    return said === undefined
      ? []
      : [button({ id: { kind: 'look', table: table.id, look: name }, ...said }, icons)];
  });

/** From a private page to the one on which its reader plans their next turn; nothing where they wait for nobody's turn. */
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
