import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import type { Picture } from '../../canvas/picture.ts';
import type { TableIcon } from '../../games/table-icons.ts';
import { shortened } from '../../texts/shown-text.ts';
import { type Id, idText, type Look } from '../protocol/ids.ts';
import { BUTTON_LABEL, OPTION_LENGTH, PLACEHOLDER, ROW_BUTTONS } from '../protocol/limits.ts';
import { type Accent, container, type Message, type Parts, partsIn, row } from '../protocol/message.ts';
import type { PageMark } from '../protocol/page-mark.ts';
import { type Icon, type Icons, type MessageContext, sharedIcon } from './message-context.ts';

/** A row of buttons, or of one menu. */
export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** A message in a frame; `more` is what it comes with besides pictures. */
export const framed = (
  accent: Accent,
  parts: Parts<APIComponentInContainer>,
  pictures: readonly Picture[] = [],
  more: Partial<Message> = {},
): Message => ({ components: [container(accent, parts)], pictures, ...more });

/** A page for one person, in the place of an earlier one. */
export const privatePage = (
  page: PageMark,
  parts: Parts<APIComponentInContainer>,
  pictures: readonly Picture[] = [],
): Message => framed('private', parts, pictures, { page });

/** Buttons in as few rows as they need, none longer than another by more than one. */
export const rows = (buttons: Parts<APIButtonComponent>): readonly Row[] =>
  evenly(partsIn(buttons), ROW_BUTTONS).map(row);

/** A list in as few pieces as can be, none longer than `most`, and none longer than another by more than one. */
export function evenly<T>(list: readonly T[], most: number): readonly (readonly T[])[] {
  const count = Math.ceil(list.length / most);
  const start = (at: number) => Math.ceil((at * list.length) / count);
  return Array.from({ length: count }, (_, at) => list.slice(start(at), start(at + 1)));
}

/** How many components these are with all those inside, as Discord counts: a section's button counts as well. */
export const countOf = (components: readonly object[]): number =>
  components.reduce<number>(
    (sum, part) =>
      sum +
      1 +
      ('accessory' in part ? 1 : 0) +
      ('components' in part && Array.isArray(part.components) ? countOf(part.components) : 0),
    0,
  );

/** Words of something to be pressed or chosen, which must have some. */
const named = (words: string, length: number): string =>
  words.trim() === '' ? '…' : shortened(words, length);

/** How much a button stands out. */
export const LOOKS_OF_BUTTONS = {
  main: ButtonStyle.Primary,
  plain: ButtonStyle.Secondary,
  good: ButtonStyle.Success,
  grave: ButtonStyle.Danger,
} as const;

type ButtonLook = keyof typeof LOOKS_OF_BUTTONS;

/** What a button is made of. It always has words; the icon joins them where there is one. */
export interface ButtonWords {
  readonly id: Id;
  readonly label: string;
  readonly icon?: string | undefined;
  readonly look?: ButtonLook | undefined;
}

/** A button that asks for something. */
export const button = ({ id, label, icon, look }: ButtonWords, icons: Icons): APIButtonComponent => ({
  type: ComponentType.Button,
  style: LOOKS_OF_BUTTONS[look ?? 'plain'],
  custom_id: idText(id),
  label: named(label, BUTTON_LABEL),
  ...emoji(icon, icons),
});

/** One entry of a menu. */
export interface ComponentEntry {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly icon?: string | undefined;
  readonly chosen?: boolean;
}

/** A menu from which one entry is chosen. */
export const select = (
  id: Id,
  placeholder: string,
  entries: readonly ComponentEntry[],
  icons: Icons,
): APIStringSelectComponent => ({
  type: ComponentType.StringSelect,
  custom_id: idText(id),
  placeholder: shortened(placeholder, PLACEHOLDER),
  options: entries.map(
    ({ value, label, description, icon, chosen }): APISelectMenuOption => ({
      value,
      label: named(label, OPTION_LENGTH),
      ...(description === undefined || description === ''
        ? {}
        : { description: shortened(description, OPTION_LENGTH) }),
      ...emoji(icon, icons),
      ...(chosen === true ? { default: true } : {}),
    }),
  ),
});

/** A row with a menu from which one entry is chosen. */
export const menu = (...asked: Parameters<typeof select>): Row => row([select(...asked)]);

/** What a button or menu says of its table: which it is, and whose icons it has. */
export interface PressedTable {
  readonly table: { readonly id: string };
  readonly game: { readonly name: string };
}

type AtOne<I> = I extends { readonly table: string } ? Omit<I, 'table'> : never;
/** What a button or menu asks for at a table. */
export type AskedAt = AtOne<Id>;

/** Buttons and menus of a table, with the icons of its game. */
export function controlsAt({ table, game }: PressedTable, { icons }: Pick<MessageContext, 'icons'>) {
  const press = (asks: AskedAt, label: string, icon?: TableIcon, look?: ButtonLook): APIButtonComponent =>
    button(
      { id: { ...asks, table: table.id }, label, icon: icon && sharedIcon(game.name, icon), look },
      icons,
    );
  return {
    press,
    /** To a private page of the table, in the place of another one; `seat` is whose side is looked at. */
    way: (look: Look, seat: number, label: string, icon?: TableIcon): APIButtonComponent =>
      press({ kind: 'refresh', look, seat }, label, icon),
    menu: (asks: AskedAt, title: string, entries: readonly ComponentEntry[]): Row =>
      menu({ ...asks, table: table.id }, title, entries, icons),
  };
}

function emoji(name: string | undefined, icons: Icons): { readonly emoji?: Icon } {
  const icon = name === undefined ? undefined : icons(name);
  return icon === undefined ? {} : { emoji: { id: icon.id, name: icon.name } };
}
