import type { APIButtonComponent } from 'discord-api-types/v10';
import type { Look, PageWithParts } from '../protocol/ids.ts';
import { button } from './components.ts';
import { sharedIcon } from './icons.ts';
import type { Voice } from './message-context.ts';

/** What a way between private pages says: that the page is drawn anew, or where it leads. */
const ICONS = { refresh: 'refresh', closer: 'look', legend: 'legend' } as const;

/** From one private page to another in its place, or to the same drawn anew; `seat` is whose side of the table is looked at. */
export const wayTo = (
  { table, game }: { readonly table: { readonly id: string }; readonly game: { readonly name: string } },
  look: Look,
  seat: number,
  says: keyof typeof ICONS,
  { say, icons }: Voice,
): APIButtonComponent =>
  button(
    {
      id: { kind: 'refresh', table: table.id, look, seat },
      label: say(`button-${says}`),
      icon: sharedIcon(game.name, ICONS[says]),
    },
    icons,
  );

/** Buttons that lead from one part of the answers to the others, at most. */
export const WAYS_BETWEEN_PARTS = 2;

/** From a private page to the same with another part of its answers. */
export const wayToPart = (
  { table }: { readonly table: { readonly id: string } },
  place: PageWithParts,
  part: number,
  says: 'more' | 'earlier',
  { say, icons }: Voice,
): APIButtonComponent =>
  button({ id: { kind: 'part', table: table.id, place, part }, label: say(`button-${says}`) }, icons);
