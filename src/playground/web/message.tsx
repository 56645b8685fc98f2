import { type APIMessage, InteractionType, MessageFlags, MessageType } from 'discord-api-types/v10';
import type { VNode } from 'preact';
import type { Notice, SeenMessage } from '../person.ts';
import { useAround } from './around.ts';
import { AvatarImage } from './avatar.tsx';
import { Sure } from './channel-acts.tsx';
import { useNow } from './clock.ts';
import { Gallery } from './gallery.tsx';
import { plainOf } from './markdown.ts';
import { momentIn, stampOf } from './moment.ts';
import { FileCard, Parts } from './parts.tsx';
import { type Speech, useSpeech, useWords } from './speech.ts';
import { WordsProvider } from './words.tsx';

/** Whether a message is but a line about a thread, without its author beside it. */
export const isThreadLine = ({ type }: APIMessage): boolean =>
  type === MessageType.ThreadCreated || type === MessageType.ThreadStarterMessage;

/** A message of the channel; `joined` when it goes on right after another one of the same author. */
export function MessageView({
  seen,
  joined,
  notices,
}: {
  readonly seen: SeenMessage;
  readonly joined: boolean;
  readonly notices: readonly Notice[];
}): VNode {
  const around = useAround();
  const speech = useSpeech();
  const { words, locale } = speech;
  const now = useNow(60_000);
  const { message } = seen;
  if (message.type === MessageType.ThreadCreated) return <ThreadLine message={message} />;
  if (message.type === MessageType.ThreadStarterMessage) return <StarterLine message={message} />;
  const mine = message.mentions.some((user) => user.id === around.me);
  const name = around.nameOf(message.author.id);
  const looks = ['message'];
  if (joined) looks.push('message-joined');
  if (mine) looks.push('message-mine');
  if (seen.ephemeral) looks.push('message-ephemeral');
  return (
    <article
      class={looks.join(' ')}
      id={`message-${message.id}`}
      aria-label={`${name}, ${stampOf(speech, message.timestamp, now)}`}
    >
      <Origin message={message} />
      {!seen.ephemeral && seen.state === 'sent' && (
        <div class="message-acts">
          {around.startThread !== undefined && message.thread === undefined && (
            <button type="button" onClick={() => around.startThread?.(message.id)}>
              {words.message.startThread}
            </button>
          )}
          <Sure
            class=""
            label={words.delete}
            sure={words.reallyDelete}
            onSure={() => around.remove(message.id)}
          />
        </div>
      )}
      <div class="message-side">
        {joined ? (
          <time class="message-hour">{momentIn(locale, 't', Date.parse(message.timestamp) / 1000, now)}</time>
        ) : (
          <AvatarImage id={message.author.id} name={name} bot={message.author.bot === true} />
        )}
      </div>
      <div class="message-body">
        {!joined && (
          <header class="message-head">
            <span class="message-author">{name}</span>
            {message.author.bot === true && <span class="app-tag">{words.app}</span>}
            <time
              class="message-time"
              dateTime={message.timestamp}
              title={momentIn(locale, 'F', Date.parse(message.timestamp) / 1000, now)}
            >
              {stampOf(speech, message.timestamp, now)}
            </time>
          </header>
        )}
        {seen.state === 'loading' ? (
          <p class="thinking">
            <span class="dots" /> {words.message.thinking(name)}
          </p>
        ) : (
          <Content message={message} />
        )}
        {message.thread !== undefined && (
          <button type="button" class="thread-link" onClick={() => around.openChannel(message.id)}>
            <span class="hash" aria-hidden="true">
              ↳
            </span>{' '}
            {message.thread.name}
          </button>
        )}
        {notices.map((notice) => (
          <p key={notice.id} class="press-failed" role="alert">
            {notice.text}{' '}
            <button type="button" class="plain-link" onClick={() => around.dismiss(notice.id)}>
              {words.dismiss}
            </button>
          </p>
        ))}
        {seen.ephemeral && (
          <p class="only-you">
            <span class="eye" aria-hidden="true" /> {words.log.onlyYou}
            <button type="button" class="plain-link" onClick={() => around.dismiss(message.id)}>
              {words.log.dismissMessage}
            </button>
          </p>
        )}
      </div>
    </article>
  );
}

/** Tells that somebody has started a thread. */
function ThreadLine({ message }: { readonly message: APIMessage }): VNode {
  const around = useAround();
  const words = useWords();
  const thread = message.message_reference?.channel_id ?? '';
  return (
    <p class="thread-line" id={`message-${message.id}`}>
      {words.message.startedThread(
        <strong key="person">{around.nameOf(message.author.id)}</strong>,
        <button key="thread" type="button" class="plain-link" onClick={() => around.openChannel(thread)}>
          {message.content}
        </button>,
      )}
    </p>
  );
}

/** Leads from a thread to the message that it began with, which stands in another channel. */
function StarterLine({ message }: { readonly message: APIMessage }): VNode {
  const around = useAround();
  const words = useWords();
  const { message_reference: where, referenced_message: first } = message;
  const author = first?.author.id;
  return (
    <p class="thread-line" id={`message-${message.id}`}>
      {words.message.beganWith(
        <button
          key="message"
          type="button"
          class="plain-link"
          onClick={() => around.openMessage(where?.channel_id ?? '', where?.message_id ?? '')}
        >
          {author === undefined ? words.message.aMessage : words.message.aMessageFrom(around.nameOf(author))}
        </button>,
      )}
    </p>
  );
}

function Content({ message }: { readonly message: APIMessage }): VNode {
  const words = useWords();
  const v2 = ((message.flags ?? 0) & MessageFlags.IsComponentsV2) !== 0;
  const pictures = v2 ? [] : message.attachments.filter((file) => file.content_type?.startsWith('image/'));
  const files = v2 ? [] : message.attachments.filter((file) => !pictures.includes(file));
  return (
    <>
      {message.content !== '' && <WordsProvider text={message.content} />}
      {message.edited_timestamp !== null && message.content !== '' && (
        <span class="edited">{words.message.edited}</span>
      )}
      {message.embeds.map((embed, index) => (
        <div
          key={index}
          class="container container-accent embed"
          style={
            embed.color === undefined
              ? {}
              : { borderLeftColor: `#${embed.color.toString(16).padStart(6, '0')}` }
          }
        >
          {embed.title !== undefined && <WordsProvider text={`**${embed.title}**`} />}
          {embed.description !== undefined && <WordsProvider text={embed.description} />}
          {(embed.fields ?? []).map((field) => (
            <WordsProvider key={field.name} text={`**${field.name}**\n${field.value}`} />
          ))}
          {embed.image !== undefined && <Gallery items={[{ media: { url: embed.image.url } }]} />}
          {embed.footer !== undefined && <WordsProvider text={`-# ${embed.footer.text}`} />}
        </div>
      ))}
      {pictures.length > 0 && (
        <Gallery
          items={pictures.map((file) => ({
            media: {
              url: file.url,
              ...(file.width == null ? {} : { width: file.width, height: file.height ?? null }),
            },
            description: file.description ?? null,
          }))}
        />
      )}
      {files.map((file) => (
        <FileCard key={file.id} url={file.url} name={file.filename} size={file.size} />
      ))}
      {message.components !== undefined && message.components.length > 0 && (
        <Parts message={message.id} parts={message.components} />
      )}
    </>
  );
}

/** The line above an answer: whose command it answers, or which message it replies to. */
function Origin({ message }: { readonly message: APIMessage }): VNode | undefined {
  const around = useAround();
  const words = useWords();
  const cause = message.interaction_metadata;
  const command = commandOf(message);
  if (cause?.type === InteractionType.ApplicationCommand) {
    return (
      <p class="origin">
        <AvatarImage id={cause.user.id} name={around.nameOf(cause.user.id)} size={16} />
        {words.message.used(
          <strong key="person">{around.nameOf(cause.user.id)}</strong>,
          <span key="command" class="origin-command">
            {command === undefined ? words.message.aCommand : `/${command}`}
          </span>,
        )}
      </p>
    );
  }
  const earlier = message.referenced_message;
  if (earlier === undefined || earlier === null) return undefined;
  const said = messageInWords(earlier, around.nameOf, words);
  return (
    <p class="origin">
      <AvatarImage
        id={earlier.author.id}
        name={around.nameOf(earlier.author.id)}
        bot={earlier.author.bot === true}
        size={16}
      />
      <strong>{around.nameOf(earlier.author.id)}</strong>
      <a
        class="origin-words"
        href={`#message-${earlier.id}`}
        onClick={(event) => showMessage(event, earlier.id)}
      >
        {said === '' ? words.message.clickToSee : said}
      </a>
    </p>
  );
}

function showMessage(event: Event, id: string): void {
  event.preventDefault();
  document.getElementById(`message-${id}`)?.scrollIntoView({ block: 'center' });
}

/** The command that a message answers, as far as Discord tells it. */
function commandOf(message: APIMessage): string | undefined {
  const cause = message.interaction_metadata;
  if (cause !== undefined && 'name' in cause && typeof cause.name === 'string') return cause.name;
  return message.interaction?.name;
}

/** What a message says, in plain words and one line. */
export function messageInWords(
  message: APIMessage,
  nameOf: (id: string) => string,
  words: Speech['words'],
): string {
  const texts: string[] = [message.content];
  const visit = (part: object): void => {
    if ('content' in part && typeof part.content === 'string') texts.push(part.content);
    if ('components' in part && Array.isArray(part.components))
      for (const inner of part.components) visit(inner);
  };
  for (const part of message.components ?? []) visit(part);
  return plainOf(texts.join('\n'), nameOf, words.message.spoilerSaid);
}
