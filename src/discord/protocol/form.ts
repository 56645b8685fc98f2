import {
  type APIComponentInLabel,
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { shortened } from '../../texts/shown-text.ts';
import { type Id, idText } from './ids.ts';
import { FORM_TITLE, INPUT_LABEL } from './limits.ts';
import { text } from './message.ts';

/** What is filled in: a text, or a channel of the server. What it is stands beside it as `label`. */
export type FormField =
  | {
      readonly kind: 'text';
      readonly label: string;
      /** Letters at most. */
      readonly most: number;
      readonly written: string;
      /** It has one line, and cannot be left empty. */
      readonly isShort?: true;
      readonly isNeeded?: true;
    }
  | { readonly kind: 'channel'; readonly label: string };

/** A form of a few fields. Submitting it presses its id, with the entries as values in the order of the fields. */
export interface Form {
  readonly id: Id;
  readonly title: string;
  readonly about?: string;
  readonly fields: readonly FormField[];
}

/** A form as Discord takes it ("Component Reference", Text Display, Label, Text Input and Channel Select). */
export const formPayload = ({ id, title, about, fields }: Form): APIModalInteractionResponseCallbackData => ({
  custom_id: idText(id),
  title: shortened(title, FORM_TITLE),
  components: [
    ...(about === undefined ? [] : [text(about)]),
    ...fields.map(
      (field, at): APILabelComponent => ({
        type: ComponentType.Label,
        label: shortened(field.label, INPUT_LABEL),
        component: inputOf(field, `field-${at}`),
      }),
    ),
  ],
});

function inputOf(field: FormField, custom_id: string): APIComponentInLabel {
  if (field.kind === 'channel') return { type: ComponentType.ChannelSelect, custom_id };
  const { most, written, isShort, isNeeded } = field;
  return {
    ...{ type: ComponentType.TextInput, custom_id, max_length: most, required: isNeeded === true },
    style: isShort === true ? TextInputStyle.Short : TextInputStyle.Paragraph,
    ...(written === '' ? {} : { value: written }),
  };
}
