import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIStringSelectComponent,
  type APIUserSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import type { Picture } from '../../canvas/picture.ts';
import type { PageOfGame } from '../../games/pages.ts';
import { iconName, type TableIcon } from '../../games/table-icons.ts';
import type { PlainKey } from '../../texts/say.ts';
import { shortened } from '../../texts/shown-text.ts';
import { type Id, idText, type Look } from '../protocol/ids.ts';
import { BUTTON_LABEL, OPTION_LENGTH, PLACEHOLDER, ROW_BUTTONS } from '../protocol/limits.ts';
import {
  type Accent,
  container,
  galleries,
  type Message,
  type Parts,
  partsIn,
  row,
  text,
} from '../protocol/message.ts';
import type { PageMark } from '../protocol/page-mark.ts';
import type { ButtonContext, Icon, Icons } from './message-context.ts';

type Menu = APIStringSelectComponent | APIUserSelectComponent;

/** What stands in a message: words, a picture, a button, a menu, or what is laid out already. */
export type Content = string | Picture | APIButtonComponent | Menu | APIComponentInContainer;

const isWords = (part: Content): part is string => typeof part === 'string';
const isPicture = (part: Content): part is Picture => typeof part !== 'string' && 'paint' in part;
const isButton = (part: Content): part is APIButtonComponent =>
  typeof part !== 'string' && 'type' in part && part.type === ComponentType.Button;
const isMenu = (part: Content): part is Menu =>
  typeof part !== 'string' &&
  'type' in part &&
  (part.type === ComponentType.StringSelect || part.type === ComponentType.UserSelect);

const isLaidOut = (part: Content): part is APIComponentInContainer =>
  !(isWords(part) || isPicture(part) || isButton(part) || isMenu(part));
const kindOf = (part: Content) => [isWords, isPicture, isButton].findIndex((is) => is(part));

/** Lays out in order: words in a row are one text, buttons share rows, a menu or picture has a place of its own. */
export function laidOut(content: Parts<Content>): readonly APIComponentInContainer[] {
  const runs: Content[][] = [];
  for (const part of partsIn(content)) {
    const laid = isMenu(part) ? row([part]) : part;
    const [first] = runs.at(-1) ?? [];
    if (first !== undefined && kindOf(first) === kindOf(laid)) runs.at(-1)?.push(laid);
    else runs.push([laid]);
  }
  return runs.flatMap((run) => {
    const words = run.filter(isWords);
    return [
      ...(words.length > 0 ? [text(words)] : []),
      ...galleries(run.filter(isPicture)),
      ...rows(run.filter(isButton)),
      ...run.filter(isLaidOut),
    ];
  });
}

/** A message in a frame; `more` is what it comes with besides, and its pictures if they are laid out already. */
export const framed = (accent: Accent, content: Parts<Content>, more: Partial<Message> = {}): Message => ({
  components: [container(accent, laidOut(content))],
  pictures: partsIn(content).filter(isPicture),
  ...more,
});

/** A page for one person, in the place of an earlier one. */
export const privatePage = (page: PageMark, content: Parts<Content>): Message =>
  framed('private', content, { page });

/** A few words for one person. */
export const noteMessage = (words: Parts<string>): Message => framed('private', text(words));

/** Buttons in as few rows of their own as they need, none longer than another by more than one. */
export const rows = (
  buttons: readonly APIButtonComponent[],
): readonly APIActionRowComponent<APIComponentInMessageActionRow>[] => evenly(buttons, ROW_BUTTONS).map(row);

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

/** Entries for values, of which one is chosen. */
export const menuEntries = <V extends string>(
  values: readonly V[],
  chosen: V | undefined,
  labelOf: (value: V) => string,
): readonly ComponentEntry[] =>
  values.map((value) => ({ value, label: labelOf(value), chosen: value === chosen }));

/** A menu from which one entry is chosen. */
export const menu = (
  id: Id,
  placeholder: string,
  entries: readonly ComponentEntry[],
  icons: Icons,
): APIStringSelectComponent => ({
  type: ComponentType.StringSelect,
  custom_id: idText(id),
  placeholder: shortened(placeholder, PLACEHOLDER),
  options: entries.map(({ value, label, description, icon, chosen }) => ({
    value,
    label: named(label, OPTION_LENGTH),
    ...(description && { description: shortened(description, OPTION_LENGTH) }),
    ...emoji(icon, icons),
    ...(chosen && { default: true }),
  })),
});

/** What a button or menu says of its table: which it is, and whose icons it has. */
export interface PressedTable {
  readonly table: { readonly id: string };
  readonly game: { readonly name: string };
}

type AtOne<I> = I extends { readonly table: string } ? Omit<I, 'table'> : never;
/** What a button or menu asks for at a table. */
export type AskedAt = AtOne<Id>;

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
  settings: ['lobby-button-settings', 'settings'],
  gathering: ['gathering-button', 'join'],
  closing: ['lobby-button-closing', 'close'],
} as const satisfies Readonly<Record<string, readonly [PlainKey, TableIcon]>>;

type Target = keyof typeof WAYS | Pick<PageOfGame, 'name' | 'button'>;

/** Buttons and menus of a table, with the icons of its game; the ways to its private pages among them. */
export function controlsAt({ table, game }: PressedTable, { say, icons }: ButtonContext) {
  const press = (asks: AskedAt, label: string, icon?: TableIcon, look?: ButtonLook): APIButtonComponent =>
    button({ id: { ...asks, table: table.id }, label, icon: icon && iconName(game.name, icon), look }, icons);
  const leading = (to: Target, asks: (look: Look) => AskedAt): APIButtonComponent => {
    if (typeof to !== 'string')
      return button({ id: { ...asks(to.name), table: table.id }, ...to.button(say) }, icons);
    const [says, icon] = WAYS[to];
    return press(asks(to), say(says), icon);
  };
  return {
    press,
    menu: (asks: AskedAt, title: string, entries: readonly ComponentEntry[]): APIStringSelectComponent =>
      menu({ ...asks, table: table.id }, title, entries, icons),
    /** Opens a private page from a message of the channel. */
    opens: (to: Target): APIButtonComponent => leading(to, (look) => ({ kind: 'look', look })),
    /** From one private page to another, in its place; `seat` is whose side of the table is looked at. */
    wayTo: (to: Target, seat = 0): APIButtonComponent =>
      leading(to, (look) => ({ kind: 'refresh', look, seat })),
    /** To the same private page, drawn anew; `seat` is whose side of the table is looked at. */
    refresh: (look: Look, seat = 0): APIButtonComponent =>
      press({ kind: 'refresh', look, seat }, say('button-refresh'), 'refresh'),
  };
}

function emoji(name: string | undefined, icons: Icons): { readonly emoji?: Icon } {
  const icon = name === undefined ? undefined : icons(name);
  return icon === undefined ? {} : { emoji: { id: icon.id, name: icon.name } };
}
