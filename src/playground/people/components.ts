import {
  type APIComponentInMessageActionRow,
  type APIInteractionDataResolved,
  type APILabelComponent,
  type APIMessage,
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackData,
  type APISelectMenuComponent,
  ComponentType,
  type ModalSubmitComponent,
} from 'discord-api-types/v10';
import { ClientError, type FormValues } from '../person.ts';
import type { World } from '../world/world.ts';
import { resolveInto } from './options.ts';

type Usable = APIComponentInMessageActionRow;

function* usableIn(parts: readonly (APIMessageTopLevelComponent | Usable)[]): Generator<Usable> {
  for (const part of parts)
    if (part.type === ComponentType.ActionRow) yield* part.components;
    else if (part.type === ComponentType.Container) yield* usableIn(part.components);
    else if (part.type === ComponentType.Section && part.accessory.type === ComponentType.Button)
      yield part.accessory;
}

function findUsable(message: APIMessage, customId: string): Usable | undefined {
  for (const part of usableIn(message.components ?? []))
    if ('custom_id' in part && part.custom_id === customId && part.disabled !== true) return part;
  return undefined;
}

/** The button of a message that a person can press, by its custom id. */
export function findButton(message: APIMessage, customId: string) {
  const part = findUsable(message, customId);
  return part?.type === ComponentType.Button ? part : undefined;
}

/** The menu of a message that a person can choose from, by its custom id. */
export function findMenu(message: APIMessage, customId: string): APISelectMenuComponent | undefined {
  const part = findUsable(message, customId);
  return part?.type === ComponentType.Button ? undefined : part;
}

/** Makes sure that a person can choose these values; adds whom they name to `resolved`. @throws ClientError */
export function checkChoice(
  world: World,
  menu: APISelectMenuComponent,
  values: readonly string[],
  resolved: APIInteractionDataResolved,
): void {
  const { min_values: min = 1, max_values: max = 1 } = menu;
  if (values.length < min || values.length > max) throw new ClientError(`Choose between ${min} and ${max}.`);
  if (new Set(values).size < values.length) throw new ClientError('You chose something twice.');
  const kind = menu.type === ComponentType.UserSelect ? 'user' : 'channel';
  const odd = values.find((value) =>
    menu.type === ComponentType.StringSelect
      ? !menu.options.some((option) => option.value === value)
      : !resolveInto(world, resolved, kind, value),
  );
  if (odd !== undefined) throw new ClientError(`"${odd}" is not in that menu.`);
}

type Sent =
  | { readonly type: ComponentType.Label; id: number; component: ModalSubmitComponent }
  | { readonly type: ComponentType.TextDisplay; id: number };

/** Fills a form in. @throws ClientError if something in it does not fit */
export function fillForm(
  world: World,
  form: APIModalInteractionResponseCallbackData,
  filled: FormValues,
): { readonly components: readonly Sent[]; readonly resolved: APIInteractionDataResolved } {
  const resolved: APIInteractionDataResolved = {};
  const components = form.components.map((part, index): Sent => {
    const id = index * 2 + 1;
    if (part.type === ComponentType.TextDisplay) return { type: part.type, id };
    const input = part.type === ComponentType.Label ? part.component : undefined;
    if (input?.type !== ComponentType.TextInput && input?.type !== ComponentType.ChannelSelect)
      throw new ClientError('This form has an input that the playground can’t show.');
    const { label } = part as APILabelComponent;
    const { custom_id, type, required } = input;
    const { [custom_id]: value = '' } = filled;
    const common = { id: id + 1, custom_id };
    if (value === '' && required !== false) throw new ClientError(`"${label}" must be filled in.`);
    if (type === ComponentType.TextInput) {
      const { max_length: max = 4000 } = input;
      if (value.length > max) throw new ClientError(`"${label}" takes at most ${max} characters.`);
      return { type: ComponentType.Label, id, component: { ...common, type, value } };
    }
    const values = value === '' ? [] : [value];
    if (value !== '') checkChoice(world, input, values, resolved);
    return { type: ComponentType.Label, id, component: { ...common, type, values } };
  });
  return { components, resolved };
}
