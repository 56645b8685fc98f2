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
  const { thread } = useWords();
  const isPost = place.channel.kind === 'forum';
  const title = isPost ? thread.newPost : place.message === undefined ? thread.newThread : thread.fromMessage;
  const [name, setName] = useState('');
  const [content, setContent] = useState('');
  const field = (label: string, input: VNode): VNode => (
    <div class="form-question">
      <span class="form-label">{label}</span>
      {input}
    </div>
  );
  const named = isPost ? thread.title : thread.name;
  const first = isPost ? thread.first : thread.firstOptional;
  return (
    <FormFrame
      title={title}
      send={isPost ? thread.post : thread.start}
      onSend={() => onStart(name, content)}
      onClose={onClose}
    >
      {field(
        named,
        <TextField label={named} lines={false} value={name} required maxLength={100} onValue={setName} />,
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
