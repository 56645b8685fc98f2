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
import { isMenu, whyNotChoose } from './components.ts';

/** What a sent form carries for each part of the form. */
type Sent =
  | { readonly type: ComponentType.ActionRow; id: number; components: [ModalSubmitComponent] }
  | { readonly type: ComponentType.Label; id: number; component: ModalSubmitComponent }
  | { readonly type: ComponentType.TextDisplay; id: number };

/** What a form is filled in with, and in which words it is said that something does not fit. */
interface Desk {
  readonly world: World;
  readonly words: Words;
  /** Whom and what its menus name. */
  readonly resolved: APIInteractionDataResolved;
}

/** One input filled in; a sentence when that does not fit. */
function fillInput(
  { world, words, resolved }: Desk,
  input: APITextInputComponent | APISelectMenuComponent,
  given: FormValues[string],
  name: string,
  id: number,
): ModalSubmitComponent | string {
  const { custom_id } = input;
  const isEmpty = given.length === 0;
  if (isEmpty && input.required !== false) return words.refused.mustFill(name);
  if (input.type === ComponentType.TextInput) {
    const value = typeof given === 'string' ? given : '';
    const { min_length: min = 0, max_length: max = 4000 } = input;
    const fits = isEmpty || (value.length >= min && value.length <= max);
    return fits ? { type: input.type, id, custom_id, value } : words.refused.textLength(name, min, max);
  }
  const values = isEmpty ? [] : typeof given === 'string' ? [given] : [...given];
  const why = isEmpty ? undefined : whyNotChoose(world, input, values, resolved, words);
  return why ?? ({ type: input.type, id, custom_id, values } as ModalSubmitComponent);
}

/** Fills a form in; a sentence when something in it does not fit. */
export function fillForm(
  world: World,
  words: Words,
  form: APIModalInteractionResponseCallbackData,
  values: FormValues,
): { readonly components: readonly Sent[]; readonly resolved: APIInteractionDataResolved } | string {
  const desk: Desk = { world, words, resolved: {} };
  const components: Sent[] = [];
  for (const [index, part] of form.components.entries()) {
    const id = index * 2 + 1;
    if (part.type === ComponentType.TextDisplay) {
      components.push({ type: part.type, id });
      continue;
    }
    const isLabel = part.type === ComponentType.Label;
    const input = isLabel ? part.component : part.components[0];
    if (input === undefined || (input.type !== ComponentType.TextInput && !isMenu(input)))
      return words.form.cannotShow(isLabel ? part.label : '');
    const name = isLabel ? part.label : (('label' in input ? input.label : undefined) ?? input.custom_id);
    const filled = fillInput(desk, input, values[input.custom_id] ?? '', name, id + 1);
    if (typeof filled === 'string') return filled;
    components.push(
      isLabel
        ? { type: part.type, id, component: filled }
        : { type: ComponentType.ActionRow, id, components: [filled] },
    );
  }
  return { components, resolved: desk.resolved };
}
