import {
  type APIComponentInMessageActionRow,
  type APIMessage,
  type APIMessageTopLevelComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import type { Words } from '../words/en.ts';

/** Something in a message that a person can use: a button or a menu. */
export type Usable = APIComponentInMessageActionRow;

type Part = APIMessageTopLevelComponent | Usable;

function* usableIn(parts: readonly Part[]): Generator<Usable> {
  for (const part of parts)
    switch (part.type) {
      case ComponentType.ActionRow:
        yield* part.components;
        break;
      case ComponentType.Container:
        yield* usableIn(part.components);
        break;
      case ComponentType.Section:
        if (part.accessory.type === ComponentType.Button) yield part.accessory;
        break;
      default:
        break;
    }
}

/** Finds a button or menu by its custom id. */
export function findUsable(message: APIMessage, customId: string): Usable | undefined {
  for (const part of usableIn(message.components ?? []))
    if ('custom_id' in part && part.custom_id === customId) return part;
  return undefined;
}

/** Why a person cannot press this; undefined when they can. */
export function whyNotPress(part: Usable | undefined, { refused }: Words): string | undefined {
  if (part === undefined) return refused.noButton;
  if (
    part.type !== ComponentType.Button ||
    part.style === ButtonStyle.Link ||
    part.style === ButtonStyle.Premium
  )
    return refused.notButton;
  return part.disabled === true ? refused.buttonDisabled : undefined;
}

/** Why a person cannot choose these values; undefined when they can. */
export function whyNotChoose(
  part: Usable | undefined,
  values: readonly string[],
  { refused }: Words,
): string | undefined {
  if (part === undefined) return refused.noMenu;
  if (part.type === ComponentType.Button) return refused.notMenu;
  if (part.disabled === true) return refused.menuDisabled;
  const { min_values: min = 1, max_values: max = 1 } = part;
  if (values.length < min || values.length > max) return refused.chooseBetween(min, max);
  if (new Set(values).size < values.length) return refused.chosenTwice;
  if (part.type !== ComponentType.StringSelect) return undefined;
  const odd = values.find((value) => !part.options.some((option) => option.value === value));
  return odd === undefined ? undefined : refused.notInMenu(odd);
}
