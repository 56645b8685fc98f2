import { type APIMessage, MessageType } from 'discord-api-types/v10';
import type { VNode } from 'preact';
import type { Notice, SeenMessage } from '../person.ts';
import { Act, Sure } from './act.tsx';
import { useAround, useWords } from './around.ts';
import { AvatarImage } from './avatar.tsx';
import { ThreadForm } from './form.tsx';
import { momentIn, stampOf, useNow } from './moment.ts';
import { MessageParts } from './parts.tsx';
import { filled, parted } from './speech.ts';
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
  const { words, locale } = around;
  const now = useNow(60_000);
  const { message, ephemeral } = seen;
  if (isThreadLine(message)) return <ThreadLine message={message} />;
  const isMine = message.mentions.some((user) => user.id === around.me?.id);
  const isBot = message.author.bot === true;
  const name = around.nameOf(message.author.id);
  const at = Date.parse(message.timestamp) / 1000;
  const looks = [joined && 'message-joined', isMine && 'message-mine', ephemeral && 'message-ephemeral'];
  return (
    <article
      class={['message', ...looks].filter(Boolean).join(' ')}
      id={`message-${message.id}`}
      aria-label={`${name}, ${stampOf(around, message.timestamp, now)}`}
    >
      <Origin message={message} />
      {!ephemeral && seen.state === 'sent' && <MessageActs message={message} />}
      <div class="message-side">
        {joined ? (
          <time class="message-hour">{momentIn(locale, 't', at, now)}</time>
        ) : (
          <AvatarImage id={message.author.id} name={name} bot={isBot} />
        )}
      </div>
      <div class="message-body">
        {!joined && (
          <header class="message-head">
            <span class="strong">{name}</span>
            {isBot && <span class="app-tag">{words.app}</span>}
            <time class="message-time" dateTime={message.timestamp} title={momentIn(locale, 'F', at, now)}>
              {stampOf(around, message.timestamp, now)}
            </time>
          </header>
        )}
        {seen.state === 'loading' ? (
          <p class="thinking soft">
            <span class="dots" /> {filled(words.message.thinking, { name })}
          </p>
        ) : (
          <>
            {message.content !== '' && <WordsProvider text={message.content} />}
            <MessageParts message={message.id} parts={message.components ?? []} />
          </>
        )}
        {message.thread !== undefined && (
          <Act
            class="thread-link"
            label={`↳ ${message.thread.name}`}
            onAct={() => around.openChannel(message.id)}
          />
        )}
        {notices.map(({ id }) => (
          <p key={id} class="wrong" role="alert">
            {words.log.noAnswer} <Dismiss item={id} />
          </p>
        ))}
        {ephemeral && <OnlyYou item={message.id} />}
      </div>
    </article>
  );
}

/** Says that only oneself sees something, which one can dismiss. */
export function OnlyYou({ item }: { readonly item: string }): VNode {
  const words = useWords();
  return (
    <p class="only-you small">
      <span class="eye" aria-hidden="true" /> {words.log.onlyYou}
      <Dismiss item={item} />
    </p>
  );
}

function Dismiss({ item }: { readonly item: string }): VNode {
  const { words, ask, spot } = useAround();
  return <Act label={words.dismiss} onAct={() => void ask({ do: 'dismiss', ...spot, item })} />;
}

function MessageActs({ message: { id, thread } }: { readonly message: APIMessage }): VNode {
  const { words, here, open, oversee } = useAround();
  return (
    <div class="message-acts panel">
      {here?.kind === 'text' && thread === undefined && (
        <Act
          class=""
          label={words.thread.start}
          onAct={() => open(<ThreadForm channel={here} message={id} />)}
        />
      )}
      <Sure onSure={() => oversee({ order: 'delete message', message: id })} />
    </div>
  );
}

/** Tells that somebody has started a thread, or leads from a thread to the message elsewhere that it began with. */
function ThreadLine({ message }: { readonly message: APIMessage }): VNode {
  const around = useAround();
  const words = useWords().message;
  const { message_reference: where, referenced_message: first } = message;
  const [channel, began] = [where?.channel_id ?? '', where?.message_id ?? ''];
  const said = filled(words.aMessageFrom, { name: around.nameOf(first?.author.id ?? '') });
  return (
    <p class="thread-line" id={`message-${message.id}`}>
      {message.type === MessageType.ThreadCreated
        ? parted(words.startedThread, {
            person: <strong>{around.nameOf(message.author.id)}</strong>,
            thread: <Act label={message.content} onAct={() => around.openChannel(channel)} />,
          })
        : parted(words.beganWith, {
            message: <Act label={said} onAct={() => around.openMessage(channel, began)} />,
          })}
    </p>
  );
}

function Origin({ message: { interaction } }: { readonly message: APIMessage }): VNode | undefined {
  const { words, nameOf } = useAround();
  if (interaction === undefined) return undefined;
  const { id } = interaction.user;
  return (
    <p class="origin">
      <AvatarImage id={id} name={nameOf(id)} size={16} />
      {parted(words.message.used, {
        person: <strong>{nameOf(id)}</strong>,
        command: <span class="origin-command">/{interaction.name}</span>,
      })}
    </p>
  );
}
