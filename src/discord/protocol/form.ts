import {
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { type Id, idText } from './ids.ts';
import { FORM_TITLE, INPUT_LABEL } from './limits.ts';

/** A form with one text to write, which may be left empty. What is sent comes back as a press of its id, with the text as its value. */
export interface Form {
  readonly id: Id;
  readonly title: string;
  /** What is to be written, beside the field. */
  readonly label: string;
  /** Letters at most. */
  readonly most: number;
  /** What stands in the field already. */
  readonly written: string;
}

/** The name of the one field. */
const FIELD = 'text';

/** A form as Discord takes it ("Component Reference", Label and Text Input). */
export const formPayload = ({
  id,
  title,
  label,
  most,
  written,
}: Form): APIModalInteractionResponseCallbackData => ({
  custom_id: idText(id),
  title: title.slice(0, FORM_TITLE),
  components: [
    {
      type: ComponentType.Label,
      label: label.slice(0, INPUT_LABEL),
      component: {
        type: ComponentType.TextInput,
        custom_id: FIELD,
        style: TextInputStyle.Paragraph,
        max_length: most,
        required: false,
        ...(written === '' ? {} : { value: written }),
      },
    },
  ],
});
