import { type APITextInputComponent, ComponentType, TextInputStyle } from 'discord-api-types/v10';
import type { VNode } from 'preact';
import type { RequestAnswer } from '../page/wire.ts';
import type { ThreadPlace } from './around.ts';
import { type FormQuestion, QuestionForm } from './form.tsx';
import { useWords } from './speech.ts';

const asking = (label: string, custom_id: string, rest: Partial<APITextInputComponent>): FormQuestion => ({
  label,
  input: { type: ComponentType.TextInput, style: TextInputStyle.Short, custom_id, ...rest },
});

/** Asks for the name of a thread, and for the first words of a forum's post. */
export function ThreadForm({
  place,
  onStart,
  onClose,
}: {
  readonly place: ThreadPlace;
  onStart(name: string, content: string): Promise<RequestAnswer>;
  onClose(): void;
}): VNode {
  const { thread, composer, create } = useWords();
  const required = place.channel.kind === 'forum';
  const first = required ? thread.first : `${thread.first} (${composer.optional})`;
  const style = TextInputStyle.Paragraph;
  return (
    <QuestionForm
      title={required ? thread.newPost : thread.newThread}
      send={create}
      pieces={[
        asking(thread.name, 'name', { max_length: 100 }),
        asking(first, 'content', { style, required, max_length: 2000 }),
      ]}
      onSend={({ name = '', content = '' }) => onStart(name, content)}
      onClose={onClose}
    />
  );
}
