import {
  type APIInteractionDataResolved,
  type APIModalInteractionResponseCallbackData,
  type APISelectMenuComponent,
  type APITextInputComponent,
  ComponentType,
  type ModalSubmitComponent,
} from 'discord-api-types/v10';
import { ClientError, type FormValues } from '../person.ts';
import type { World } from '../world/world.ts';
import { checkChoice, isMenu } from './components.ts';

/** What a sent form carries for each part of the form. */
type Sent =
  | { readonly type: ComponentType.ActionRow; id: number; components: [ModalSubmitComponent] }
  | { readonly type: ComponentType.Label; id: number; component: ModalSubmitComponent }
  | { readonly type: ComponentType.TextDisplay; id: number };

/** One input filled in. @throws ClientError if that does not fit */
function fillInput(
  world: World,
  resolved: APIInteractionDataResolved,
  input: APITextInputComponent | APISelectMenuComponent,
  given: FormValues[string],
  name: string,
  id: number,
): ModalSubmitComponent {
  const { custom_id } = input;
  const isEmpty = given.length === 0;
  if (isEmpty && input.required !== false) throw new ClientError(`"${name}" must be filled in.`);
  if (input.type === ComponentType.TextInput) {
    const value = typeof given === 'string' ? given : '';
    const { min_length: min = 0, max_length: max = 4000 } = input;
    const fits = isEmpty || (value.length >= min && value.length <= max);
    if (!fits) throw new ClientError(`"${name}" takes between ${min} and ${max} characters.`);
    return { type: input.type, id, custom_id, value };
  }
  const values = isEmpty ? [] : typeof given === 'string' ? [given] : [...given];
  if (!isEmpty) checkChoice(world, input, values, resolved);
  return { type: input.type, id, custom_id, values } as ModalSubmitComponent;
}

/** Fills a form in. @throws ClientError if something in it does not fit */
export function fillForm(
  world: World,
  form: APIModalInteractionResponseCallbackData,
  values: FormValues,
): { readonly components: readonly Sent[]; readonly resolved: APIInteractionDataResolved } {
  const resolved: APIInteractionDataResolved = {};
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
      throw new ClientError('This form has an input that the playground can’t show.');
    const name = isLabel ? part.label : (('label' in input ? input.label : undefined) ?? input.custom_id);
    const filled = fillInput(world, resolved, input, values[input.custom_id] ?? '', name, id + 1);
    components.push(
      isLabel
        ? { type: part.type, id, component: filled }
        : { type: ComponentType.ActionRow, id, components: [filled] },
    );
  }
  return { components, resolved };
}
