import {
  type APIInteractionDataResolved,
  type APIModalInteractionResponseCallbackData,
  type APISelectMenuComponent,
  type APITextInputComponent,
  ComponentType,
  type ModalSubmitComponent,
} from 'discord-api-types/v10';
import type { FormValues } from '../person.ts';
import type { Words } from '../words/en.ts';
import type { World } from '../world/world.ts';
import { resolveInto } from './options.ts';

/** What a sent form carries for each part of the form. */
type Sent =
  | { readonly type: ComponentType.ActionRow; id: number; components: [ModalSubmitComponent] }
  | {
      readonly type: ComponentType.Label;
      id: number;
      component: ModalSubmitComponent;
    }
  | { readonly type: ComponentType.TextDisplay; id: number };

/** A form as it is sent. */
export interface FilledForm {
  readonly components: readonly Sent[];
  /** Whom and what its menus name. */
  readonly resolved: APIInteractionDataResolved;
}

type Input = APITextInputComponent | APISelectMenuComponent;

/** What a form is filled in with, and in which words it is said that something does not fit. */
interface Desk {
  readonly world: World;
  readonly words: Words;
}

/** What the menus that are not lists of texts let one choose. */
const KINDS = {
  [ComponentType.UserSelect]: 'user',
  [ComponentType.RoleSelect]: 'role',
  [ComponentType.MentionableSelect]: 'mentionable',
  [ComponentType.ChannelSelect]: 'channel',
} as const;

const isInput = ({ type }: { readonly type: ComponentType }): boolean =>
  type === ComponentType.TextInput || type === ComponentType.StringSelect || type in KINDS;

function whyNotText(
  { refused }: Words,
  input: APITextInputComponent,
  value: string,
  name: string,
): string | undefined {
  if (value === '') return input.required === false ? undefined : refused.mustFill(name);
  const { min_length: min = 0, max_length: max = 4000 } = input;
  return value.length < min || value.length > max ? refused.textLength(name, min, max) : undefined;
}

function whyNotChosen(
  { world, words: { refused } }: Desk,
  input: APISelectMenuComponent,
  values: readonly string[],
  name: string,
  resolved: APIInteractionDataResolved,
): string | undefined {
  const required = input.required !== false;
  if (values.length === 0) return required ? refused.mustChoose(name) : undefined;
  const { min_values: min = 1, max_values: max = 1 } = input;
  if (values.length < min || values.length > max) return refused.choiceCount(name, min, max);
  if (new Set(values).size < values.length) return refused.hasTwice(name);
  const odd = values.find((value) =>
    input.type === ComponentType.StringSelect
      ? !input.options.some((option) => option.value === value)
      : !resolveInto(world, resolved, KINDS[input.type], value),
  );
  return odd === undefined ? undefined : refused.notInMenu(odd);
}

/** One input filled in; a sentence when that does not fit. */
function fillInput(
  desk: Desk,
  input: Input,
  given: FormValues[string] | undefined,
  name: string,
  into: { readonly id: number; readonly resolved: APIInteractionDataResolved },
): ModalSubmitComponent | string {
  const { custom_id } = input;
  const { id } = into;
  if (input.type === ComponentType.TextInput) {
    const value = typeof given === 'string' ? given : '';
    return whyNotText(desk.words, input, value, name) ?? { type: input.type, id, custom_id, value };
  }
  const values = given === undefined || given === '' ? [] : typeof given === 'string' ? [given] : [...given];
  return (
    whyNotChosen(desk, input, values, name, into.resolved) ??
    ({ type: input.type, id, custom_id, values } as ModalSubmitComponent)
  );
}

/** Fills a form in; a sentence when something in it does not fit. */
export function fillForm(
  desk: Desk,
  form: APIModalInteractionResponseCallbackData,
  values: FormValues,
): FilledForm | string {
  const { refused } = desk.words;
  const components: Sent[] = [];
  const resolved: APIInteractionDataResolved = {};
  const left = new Set(Object.keys(values));
  for (const [index, part] of form.components.entries()) {
    const id = index * 2 + 1;
    if (part.type === ComponentType.TextDisplay) {
      components.push({ type: part.type, id });
      continue;
    }
    const input = part.type === ComponentType.Label ? part.component : part.components[0];
    if (input === undefined || !isInput(input)) return refused.formInput;
    const known = input as Input;
    const name =
      (part.type === ComponentType.Label ? part.label : 'label' in known ? known.label : undefined) ??
      known.custom_id;
    left.delete(known.custom_id);
    const filled = fillInput(desk, known, values[known.custom_id], name, { id: id + 1, resolved });
    if (typeof filled === 'string') return filled;
    components.push(
      part.type === ComponentType.Label
        ? { type: part.type, id, component: filled }
        : { type: ComponentType.ActionRow, id, components: [filled] },
    );
  }
  const [odd] = left;
  return odd === undefined ? { components, resolved } : refused.noInput(odd);
}
