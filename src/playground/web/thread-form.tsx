import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { RequestAnswer, ShownChannel } from '../page/wire.ts';
import { Dialog } from './dialog.tsx';
import { fillingIn } from './filling-in.ts';
import { useWords } from './speech.ts';

/** Where a thread is to begin. */
export interface ThreadPlace {
  readonly channel: ShownChannel;
  /** The message that it is about. */
  readonly message?: string;
}

/** Asks for the name of a thread, and for the first words of a forum's post. */
export function ThreadForm({
  place,
  onStart,
  onClose,
}: {
  readonly place: ThreadPlace;
  onStart(name: string, content: string | undefined): Promise<RequestAnswer>;
  onClose(): void;
}): VNode {
  const words = useWords();
  const { thread } = words;
  const isPost = place.channel.kind === 'forum';
  const title = isPost ? thread.newPost : place.message === undefined ? thread.newThread : thread.fromMessage;
  const [name, setName] = useState('');
  const [content, setContent] = useState('');
  const [wrong, setWrong] = useState<string>();
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const answer = await onStart(name, content.trim() === '' ? undefined : content);
    if (answer.kind === 'failed' || answer.kind === 'refused') setWrong(answer.why);
    else onClose();
  };
  return (
    <Dialog label={title} kind="form" onClose={onClose}>
      <form class="form" onSubmit={submit} {...fillingIn(words)}>
        <header class="form-head">
          <h2>{title}</h2>
          <button type="button" class="icon-button" aria-label={words.close} onClick={onClose}>
            ✕
          </button>
        </header>
        <div class="form-body">
          <label class="form-question">
            <span class="form-label">{isPost ? thread.title : thread.name}</span>
            <input
              value={name}
              maxLength={100}
              required
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
          <label class="form-question">
            <span class="form-label">{isPost ? thread.first : thread.firstOptional}</span>
            <textarea
              rows={4}
              value={content}
              maxLength={2000}
              required={isPost}
              onInput={(event) => setContent(event.currentTarget.value)}
            />
          </label>
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
          <button type="submit" class="button button-primary">
            {isPost ? thread.post : thread.start}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
