import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { RequestAnswer } from '../page/wire.ts';
import type { ThreadPlace } from './around.ts';
import { FormFrame, TextField } from './form.tsx';
import { useWords } from './speech.ts';

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
  const isPost = place.channel.kind === 'forum';
  const title = isPost ? thread.newPost : thread.newThread;
  const [name, setName] = useState('');
  const [content, setContent] = useState('');
  const field = (label: string, input: VNode): VNode => (
    <div class="form-question">
      <span class="strong">{label}</span>
      {input}
    </div>
  );
  const first = isPost ? thread.first : `${thread.first} (${composer.optional})`;
  return (
    <FormFrame title={title} send={create} onSend={() => onStart(name, content)} onClose={onClose}>
      {field(
        thread.name,
        <TextField
          label={thread.name}
          lines={false}
          value={name}
          required
          maxLength={100}
          onValue={setName}
        />,
      )}
      {field(
        first,
        <TextField
          label={first}
          lines
          value={content}
          required={isPost}
          maxLength={2000}
          onValue={setContent}
        />,
      )}
    </FormFrame>
  );
}
