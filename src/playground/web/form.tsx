import {
  type APIChannelSelectComponent,
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { RequestAnswer } from '../page/wire.ts';
import type { FormValues } from '../person.ts';
import { Act } from './act.tsx';
import { useAround } from './around.ts';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';
import { entriesOf } from './parts.tsx';
import { useWords } from './speech.ts';
import { WordsProvider } from './words.tsx';

/** Something that a form asks for. */
export interface FormQuestion {
  readonly label: string;
  readonly input: APITextInputComponent | APIChannelSelectComponent;
}

/** Questions in a dialog, and words between them; it closes once they were sent, and says why they were not. */
export function QuestionForm({
  title,
  send,
  pieces,
  onSend,
  onClose,
}: {
  readonly title: string;
  /** What stands on the button that sends it. */
  readonly send: string;
  readonly pieces: readonly (FormQuestion | string)[];
  onSend(values: FormValues): Promise<RequestAnswer>;
  onClose(): void;
}): VNode {
  const words = useWords();
  const [values, setValues] = useState<FormValues>(() => startingValues(pieces));
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setWrong(undefined);
    const answer = await onSend(values);
    setBusy(false);
    if (answer.kind === 'silence') setWrong(words.form.wentWrong);
    else if (answer.kind === 'refused' || answer.kind === 'failed') setWrong(answer.why);
    else onClose();
  };
  return (
    <Dialog label={title} kind="form" onClose={onClose}>
      <form onSubmit={submit}>
        <div class="form-body">
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
  return (
    <QuestionForm
      title={form.title}
      send={words.form.submit}
      pieces={piecesOf(form)}
      onSend={(values) => ask({ do: 'submit', person: me?.id ?? '', interaction, values })}
      onClose={onClose}
    />
  );
}

function Asked({
  question: { label, input },
  value,
  onValue,
}: {
  readonly question: FormQuestion;
  readonly value: string;
  onValue(value: string): void;
}): VNode {
  const around = useAround();
  const words = useWords();
  const required = input.required !== false;
  const written = {
    ...{ value, required, class: 'input', 'aria-label': label },
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => onValue(currentTarget.value),
  };
  return (
    <div class="form-question">
      <span class="strong">
        {label}
        {required && <span class="required"> *</span>}
      </span>
      {input.type === ComponentType.ChannelSelect ? (
        <Menu
          entries={entriesOf(input, around).entries}
          chosen={value === '' ? [] : [value]}
          placeholder={words.select.placeholder}
          least={required ? 1 : 0}
          most={1}
          searchable
          onChoose={([chosen = '']) => onValue(chosen)}
        />
      ) : input.style === TextInputStyle.Paragraph ? (
        <textarea {...written} maxLength={input.max_length ?? 4000} rows={4} />
      ) : (
        <input {...written} maxLength={input.max_length ?? 4000} />
      )}
    </div>
  );
}

/** A form taken apart: questions, and words between them. */
const piecesOf = (form: APIModalInteractionResponseCallbackData): readonly (FormQuestion | string)[] =>
  form.components.flatMap((part): readonly (FormQuestion | string)[] => {
    if (part.type === ComponentType.TextDisplay) return [part.content];
    const input = part.type === ComponentType.Label ? part.component : undefined;
    return input?.type === ComponentType.TextInput || input?.type === ComponentType.ChannelSelect
      ? [{ label: (part as APILabelComponent).label, input }]
      : [];
  });

const startingValues = (pieces: readonly (FormQuestion | string)[]): FormValues =>
  Object.fromEntries(
    pieces.flatMap((piece) =>
      typeof piece === 'object' && piece.input.type === ComponentType.TextInput
        ? [[piece.input.custom_id, piece.input.value ?? '']]
        : [],
    ),
  );
