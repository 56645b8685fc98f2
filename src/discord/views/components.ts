import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInMessageActionRow,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { shortened } from '../../texts/shown-text.ts';
import { type Id, idText } from '../protocol/ids.ts';
import { BUTTON_LABEL, OPTION_LENGTH, PLACEHOLDER, ROW_BUTTONS } from '../protocol/limits.ts';
import { row } from '../protocol/message.ts';
import type { Icon, Icons } from './message-context.ts';

/** Buttons in as few rows as they need, none longer than another by more than one. */
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

/** What a button is made of. It always has words; the icon joins them where there is one. */
export interface ButtonWords {
  readonly id: Id;
  readonly label: string;
  readonly icon?: string | undefined;
  readonly look?: keyof typeof LOOKS_OF_BUTTONS;
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

function emoji(name: string | undefined, icons: Icons): { readonly emoji?: Icon } {
  const icon = name === undefined ? undefined : icons(name);
  return icon === undefined ? {} : { emoji: { id: icon.id, name: icon.name } };
}
