import {
  type APIInteractionDataResolved,
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  type ModalSubmitComponent,
} from 'discord-api-types/v10';
import { ClientError, type FormValues } from '../person.ts';
import type { World } from '../world/world.ts';
import { checkChoice } from './components.ts';

/** What a sent form carries for each part of the form. */
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
