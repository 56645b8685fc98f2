import {
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ComponentType,
  type ModalSubmitComponent,
} from 'discord-api-types/v10';

/** What a sent form carries for each part of the form. */
type Sent =
  | { readonly type: ComponentType.ActionRow; id: number; components: [ModalSubmitComponent] }
  | {
      readonly type: ComponentType.Label;
      id: number;
      component: ModalSubmitComponent;
    }
  | { readonly type: ComponentType.TextDisplay; id: number };

function whyNotText(input: APITextInputComponent, value: string): string | undefined {
  const name = input.label ?? input.custom_id;
  if (value === '') return input.required === false ? undefined : `"${name}" must be filled in.`;
  const { min_length: min = 0, max_length: max = 4000 } = input;
  return value.length < min || value.length > max
    ? `"${name}" takes between ${min} and ${max} characters.`
    : undefined;
}

/** Fills a form in; a sentence when something in it does not fit. */
export function fillForm(
  form: APIModalInteractionResponseCallbackData,
  values: Readonly<Record<string, string>>,
): Sent[] | string {
  const sent: Sent[] = [];
  const left = new Set(Object.keys(values));
  for (const [index, part] of form.components.entries()) {
    const id = index * 2 + 1;
    if (part.type === ComponentType.TextDisplay) {
      sent.push({ type: part.type, id });
      continue;
    }
    const input = part.type === ComponentType.Label ? part.component : part.components[0];
    if (input === undefined || !('custom_id' in input)) continue;
    const { custom_id } = input;
    left.delete(custom_id);
    const value = values[custom_id] ?? '';
    if (input.type === ComponentType.TextInput) {
      const why = whyNotText(input, value);
      if (why !== undefined) return why;
      const filled = { type: ComponentType.TextInput, id: id + 1, custom_id, value } as const;
      sent.push(
        part.type === ComponentType.Label
          ? { type: part.type, id, component: filled }
          : { type: ComponentType.ActionRow, id, components: [filled] },
      );
    } else if (input.type === ComponentType.StringSelect && part.type === ComponentType.Label) {
      const chosen = value === '' ? [] : [value];
      if (chosen.length === 0 && input.required !== false) return `"${part.label}" must be chosen.`;
      if (chosen.some((each) => !input.options.some((option) => option.value === each)))
        return `"${value}" is not in that menu.`;
      sent.push({
        type: part.type,
        id,
        component: { type: input.type, id: id + 1, custom_id, values: chosen },
      });
    } else return 'This form asks for something that cannot be given here.';
  }
  const [odd] = left;
  return odd === undefined ? sent : `The form has no input "${odd}".`;
}
