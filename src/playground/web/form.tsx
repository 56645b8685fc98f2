import {
  type APIChannelSelectComponent,
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import type { TargetedSubmitEvent, VNode } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { RequestAnswer, ShownChannel } from '../page/wire.ts';
import type { FormValues } from '../person.ts';
import { Act } from './act.tsx';
import { useAround, useWords } from './around.ts';
import { CloseContext, Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';
import { entriesOf } from './parts.tsx';
import { hashOf } from './place.ts';
import { WordsProvider } from './words.tsx';

/** A form (Discord calls it a modal) in a dialog; it closes once it was sent, and says why it was not. */
export function FormDialog({
  form,
  send,
  onSend,
}: {
  readonly form: Pick<APIModalInteractionResponseCallbackData, 'title' | 'components'>;
  readonly send: string;
  onSend(values: FormValues): Promise<RequestAnswer>;
}): VNode {
  const words = useWords();
  const close = useContext(CloseContext);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const values = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    setBusy(true);
    setWrong(undefined);
    const answer = await onSend(Object.fromEntries(values));
    setBusy(false);
    if (answer.kind === 'silence') setWrong(words.form.wentWrong);
    else if (answer.kind === 'refused' || answer.kind === 'failed') setWrong(answer.why);
    else close();
  };
  return (
    <Dialog label={form.title} kind="form">
      <form onSubmit={submit}>
        <div class="form-body">
          {form.components.map((part, index) => {
            if (part.type === ComponentType.TextDisplay)
              return <WordsProvider key={index} text={part.content} />;
            if (part.type !== ComponentType.Label) return undefined;
            const { label, component: input } = part;
            if (input.type !== ComponentType.TextInput && input.type !== ComponentType.ChannelSelect)
              return undefined;
            return <Asked key={index} label={label} input={input} />;
          })}
          {wrong !== undefined && (
            <p class="wrong" role="alert">
              {wrong}
            </p>
          )}
        </div>
        <footer class="form-foot">
          <Act class="button button-plain" label={words.cancel} onAct={close} />
          <button type="submit" class="button button-primary" disabled={busy} aria-busy={busy}>
            {send}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

function Asked({
  label,
  input,
}: {
  readonly label: string;
  readonly input: APITextInputComponent | APIChannelSelectComponent;
}): VNode {
  const around = useAround();
  const words = useWords();
  const [chosen, setChosen] = useState('');
  const { custom_id: name, required = true } = input;
  const isLong = input.type === ComponentType.TextInput && input.style === TextInputStyle.Paragraph;
  const Text = isLong ? 'textarea' : 'input';
  return (
    <div class="form-question">
      <span class="strong">
        {label}
        {required && <span class="required"> *</span>}
      </span>
      {input.type === ComponentType.ChannelSelect ? (
        <>
          <Menu
            entries={entriesOf(input, around).entries}
            chosen={chosen === '' ? [] : [chosen]}
            placeholder={words.select.placeholder}
            least={required ? 1 : 0}
            most={1}
            searchable
            onChoose={([value = '']) => setChosen(value)}
          />
          <input type="hidden" name={name} value={chosen} />
        </>
      ) : (
        <Text
          class="input"
          aria-label={label}
          name={name}
          required={required}
          defaultValue={input.value ?? ''}
          maxLength={input.max_length ?? 4000}
          rows={4}
        />
      )}
    </div>
  );
}

/** Asks for the name of a thread, and for the first words of a forum's post; `message` is what it is about. */
export function ThreadForm({
  channel,
  message,
}: {
  readonly channel: ShownChannel;
  readonly message?: string;
}): VNode {
  const { thread, composer, create } = useWords();
  const { me, ask } = useAround();
  const required = channel.kind === 'forum';
  const asking = (label: string, input: Omit<APITextInputComponent, 'type'>): APILabelComponent => ({
    ...{ type: ComponentType.Label, label, component: { type: ComponentType.TextInput, ...input } },
  });
  const first = required ? thread.first : `${thread.first} (${composer.optional})`;
  const form = {
    title: required ? thread.newPost : thread.newThread,
    components: [
      asking(thread.name, { custom_id: 'name', style: TextInputStyle.Short, max_length: 100 }),
      asking(first, {
        ...{ custom_id: 'content', style: TextInputStyle.Paragraph, required, max_length: 2000 },
      }),
    ],
  };
  const start = async ({ name = '', content = '' }: FormValues): Promise<RequestAnswer> => {
    const answer = await ask({
      ...{ do: 'start thread', person: me?.id ?? '', channel: channel.id, name },
      ...(message !== undefined && { message }),
      ...(content.trim() !== '' && { content }),
    });
    if (answer.kind === 'started') location.hash = hashOf(me?.username ?? '', answer.channel);
    return answer;
  };
  return <FormDialog form={form} send={create} onSend={start} />;
}
