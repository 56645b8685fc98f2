import {
  type APIModalInteractionResponseCallbackData,
  type APISelectMenuComponent,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { RequestAnswer } from '../page/wire.ts';
import type { FormValues } from '../person.ts';
import { Act } from './act.tsx';
import { useAround } from './around.ts';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';
import { entriesOf } from './parts.tsx';
import { useWords, type Words } from './speech.ts';
import { WordsProvider } from './words.tsx';

/** A form in a dialog; it closes once it was sent, and says why it was not. */
export function FormFrame({
  title,
  send,
  onSend,
  onClose,
  children,
}: {
  readonly title: string;
  /** What stands on the button that sends it. */
  readonly send: string;
  onSend(): Promise<RequestAnswer>;
  onClose(): void;
  readonly children: ComponentChildren;
}): VNode {
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setWrong(undefined);
    const answer = await onSend();
    setBusy(false);
    if (answer.kind === 'silence') setWrong(words.form.wentWrong);
    else if (answer.kind === 'refused' || answer.kind === 'failed') setWrong(answer.why);
    else onClose();
  };
  return (
    <Dialog label={title} kind="form" onClose={onClose}>
      <form onSubmit={submit}>
        <div class="form-body">
          {children}
          {wrong !== undefined && (
            <p class="wrong" role="alert">
              {wrong}
            </p>
          )}
        </div>
        <footer class="form-foot">
          <Act class="button button-plain" label={words.cancel} onAct={onClose} />
          <button type="submit" class="button button-primary" disabled={busy} aria-busy={busy}>
            {send}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

/** A form that the bot opened (Discord calls it a modal), in answer to an interaction. */
export function FormDialog({
  form,
  interaction,
  onClose,
}: {
  readonly form: APIModalInteractionResponseCallbackData;
  readonly interaction: string;
  onClose(): void;
}): VNode {
  const words = useWords();
  const { me, ask } = useAround();
  const pieces = piecesOf(form, words);
  const [values, setValues] = useState<FormValues>(() => startingValues(pieces));
  return (
    <FormFrame
      title={form.title}
      send={words.form.submit}
      onSend={() => ask({ do: 'submit', person: me?.id ?? '', interaction, values: { ...values } })}
      onClose={onClose}
    >
      {pieces.map((piece, index) =>
        typeof piece === 'string' ? (
          <WordsProvider key={index} text={piece} />
        ) : (
          <Asked
            key={piece.input.custom_id}
            question={piece}
            value={values[piece.input.custom_id] ?? ''}
            onValue={(value) => setValues((now) => ({ ...now, [piece.input.custom_id]: value }))}
          />
        ),
      )}
    </FormFrame>
  );
}

type Input = APITextInputComponent | APISelectMenuComponent;
interface Question {
  readonly label: string;
  readonly description?: string | undefined;
  readonly input: Input;
}

function Asked({
  question: { label, description, input },
  value,
  onValue,
}: {
  readonly question: Question;
  readonly value: FormValues[string];
  onValue(value: FormValues[string]): void;
}): VNode {
  const around = useAround();
  const words = useWords();
  const required = input.required !== false;
  return (
    <div class="form-question">
      <span class="strong">
        {label}
        {required && <span class="required"> *</span>}
      </span>
      {description !== undefined && <span class="small">{description}</span>}
      {input.type === ComponentType.TextInput ? (
        <TextField
          label={label}
          lines={input.style === TextInputStyle.Paragraph}
          value={typeof value === 'string' ? value : ''}
          required={required}
          placeholder={input.placeholder ?? ''}
          minLength={input.min_length ?? 0}
          maxLength={input.max_length ?? 4000}
          onValue={onValue}
        />
      ) : (
        <Menu
          entries={entriesOf(input, around).entries}
          chosen={typeof value === 'string' ? (value === '' ? [] : [value]) : value}
          placeholder={input.placeholder ?? words.select.placeholder}
          least={required ? (input.min_values ?? 1) : 0}
          most={input.max_values ?? 1}
          searchable={input.type !== ComponentType.StringSelect}
          onChoose={onValue}
        />
      )}
    </div>
  );
}

/** A field for a text of one line or several. */
export function TextField({
  label,
  lines,
  onValue,
  ...rest
}: {
  readonly label: string;
  readonly lines: boolean;
  readonly value: string;
  readonly required: boolean;
  readonly placeholder?: string;
  readonly minLength?: number;
  readonly maxLength: number;
  onValue(value: string): void;
}): VNode {
  const shared = {
    ...rest,
    class: 'input',
    'aria-label': label,
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => onValue(currentTarget.value),
  };
  return lines ? <textarea {...shared} rows={4} /> : <input {...shared} />;
}

/** A form taken apart: questions, and words between them. */
function piecesOf(
  form: APIModalInteractionResponseCallbackData,
  words: Words,
): readonly (Question | string)[] {
  return form.components.flatMap((part): readonly (Question | string)[] => {
    switch (part.type) {
      case ComponentType.TextDisplay:
        return [part.content];
      case ComponentType.ActionRow:
        return part.components.map((input) => ({ label: input.label ?? '', input }));
      case ComponentType.Label: {
        const { label, description, component: input } = part;
        return isShown(input) ? [{ label, description, input }] : [`-# ${label} ${words.message.cannotShow}`];
      }
      default:
        return [];
    }
  });
}

const SHOWN: readonly ComponentType[] = [
  ComponentType.TextInput,
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
];
const isShown = (input: { readonly type: ComponentType }): input is Input => SHOWN.includes(input.type);

function startingValues(pieces: readonly (Question | string)[]): FormValues {
  const values: Record<string, FormValues[string]> = {};
  for (const piece of pieces) {
    if (typeof piece === 'string') continue;
    const { input } = piece;
    if (input.type === ComponentType.TextInput) values[input.custom_id] = input.value ?? '';
    else if (input.type === ComponentType.StringSelect)
      values[input.custom_id] = input.options
        .filter((option) => option.default === true)
        .map((option) => option.value);
  }
  return values;
}
