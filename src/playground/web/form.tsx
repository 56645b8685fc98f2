import {
  type APIModalInteractionResponseCallbackData,
  type APISelectMenuComponent,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { RequestAnswer } from '../page/wire.ts';
import type { FormValues } from '../person.ts';
import type { Words as Wording } from '../words/en.ts';
import { useAround } from './around.ts';
import { Dialog } from './dialog.tsx';
import { fillingIn } from './filling-in.ts';
import { Menu } from './menu.tsx';
import { entriesOf } from './parts.tsx';
import { useWords } from './speech.ts';
import { WordsProvider } from './words.tsx';

type Question = {
  readonly label: string;
  readonly description?: string;
  readonly input: APITextInputComponent | APISelectMenuComponent;
};

type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'question'; readonly question: Question };

/** A form that the bot opened (Discord calls it a modal). */
export function FormDialog({
  form,
  onSubmit,
  onClose,
}: {
  readonly form: APIModalInteractionResponseCallbackData;
  onSubmit(values: FormValues): Promise<RequestAnswer>;
  onClose(): void;
}): VNode {
  const words = useWords();
  const pieces = piecesOf(form, words);
  const [values, setValues] = useState<FormValues>(() => startingValues(pieces));
  const shown = useRef<HTMLFormElement>(null);
  // What is typed right after it was opened is meant for its first field.
  useEffect(() => shown.current?.querySelector<HTMLElement>('textarea, input')?.focus(), []);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const set = (id: string, value: FormValues[string]): void => setValues((now) => ({ ...now, [id]: value }));
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setWrong(undefined);
    const answer = await onSubmit(values);
    setBusy(false);
    if (answer.kind === 'silence') setWrong(words.form.wentWrong);
    else if (answer.kind === 'refused' || answer.kind === 'failed') setWrong(answer.why);
    else onClose();
  };
  return (
    <Dialog label={form.title} kind="form" onClose={onClose}>
      <form ref={shown} class="form" onSubmit={submit} {...fillingIn(words)}>
        <header class="form-head">
          <h2>{form.title}</h2>
          <button type="button" class="icon-button" aria-label={words.form.close} onClick={onClose}>
            ✕
          </button>
        </header>
        <div class="form-body">
          {pieces.map((piece, index) =>
            piece.kind === 'words' ? (
              <WordsProvider key={index} text={piece.text} />
            ) : (
              <Asked
                key={piece.question.input.custom_id}
                question={piece.question}
                value={values[piece.question.input.custom_id] ?? ''}
                onValue={(value) => set(piece.question.input.custom_id, value)}
              />
            ),
          )}
          {wrong !== undefined && (
            <p class="form-wrong" role="alert">
              {wrong}
            </p>
          )}
        </div>
        <footer class="form-foot">
          <button type="button" class="button button-plain" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" class="button button-primary" disabled={busy} aria-busy={busy}>
            {words.form.submit}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

function Asked({
  question,
  value,
  onValue,
}: {
  readonly question: Question;
  readonly value: FormValues[string];
  onValue(value: FormValues[string]): void;
}): VNode {
  const around = useAround();
  const words = useWords();
  const { input } = question;
  const required = input.required !== false;
  const head = (
    <span class="form-label">
      {question.label}
      {required && <span class="required"> *</span>}
    </span>
  );
  const note = question.description !== undefined && <span class="form-note">{question.description}</span>;
  if (input.type !== ComponentType.TextInput) {
    return (
      <div class="form-question">
        {head}
        {note}
        <Menu
          entries={entriesOf(input, around).entries}
          chosen={typeof value === 'string' ? (value === '' ? [] : [value]) : value}
          placeholder={input.placeholder ?? words.select.placeholder}
          least={required ? (input.min_values ?? 1) : 0}
          most={input.max_values ?? 1}
          disabled={false}
          busy={false}
          searchable={input.type !== ComponentType.StringSelect}
          onChoose={onValue}
        />
      </div>
    );
  }
  const shared = {
    value: typeof value === 'string' ? value : '',
    required,
    placeholder: input.placeholder ?? '',
    minLength: input.min_length ?? 0,
    maxLength: input.max_length ?? 4000,
    'aria-label': question.label,
  };
  return (
    <div class="form-question">
      {head}
      {note}
      {input.style === TextInputStyle.Paragraph ? (
        <textarea {...shared} rows={4} onInput={(event) => onValue(event.currentTarget.value)} />
      ) : (
        <input {...shared} onInput={(event) => onValue(event.currentTarget.value)} />
      )}
    </div>
  );
}

function piecesOf(form: APIModalInteractionResponseCallbackData, words: Wording): readonly Piece[] {
  return form.components.flatMap((part): readonly Piece[] => {
    switch (part.type) {
      case ComponentType.TextDisplay:
        return [{ kind: 'words', text: part.content }];
      case ComponentType.ActionRow:
        return part.components.map((input) => ({
          kind: 'question',
          question: { label: input.label ?? '', input },
        }));
      case ComponentType.Label: {
        const input = part.component;
        if (!asksHere(input)) return [{ kind: 'words', text: `-# ${words.form.cannotShow(part.label)}` }];
        const description = part.description === undefined ? {} : { description: part.description };
        return [{ kind: 'question', question: { label: part.label, ...description, input } }];
      }
      default:
        return [];
    }
  });
}

function asksHere(input: {
  readonly type: ComponentType;
}): input is APITextInputComponent | APISelectMenuComponent {
  return [
    ComponentType.TextInput,
    ComponentType.StringSelect,
    ComponentType.UserSelect,
    ComponentType.RoleSelect,
    ComponentType.MentionableSelect,
    ComponentType.ChannelSelect,
  ].includes(input.type);
}

function startingValues(pieces: readonly Piece[]): FormValues {
  const values: Record<string, FormValues[string]> = {};
  for (const piece of pieces) {
    if (piece.kind !== 'question') continue;
    const { input } = piece.question;
    if (input.type === ComponentType.TextInput) values[input.custom_id] = input.value ?? '';
    else if (input.type === ComponentType.StringSelect) {
      values[input.custom_id] = input.options
        .filter((option) => option.default === true)
        .map((option) => option.value);
    }
  }
  return values;
}
