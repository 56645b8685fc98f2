import type { APIMessageComponentEmoji } from 'discord-api-types/v10';
import { type ComponentChildren, Fragment, type VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { Act } from './act.tsx';
import { useAround, useWords } from './around.ts';
import { type Mark, marksOf } from './markdown.ts';
import { momentIn, useNow } from './moment.ts';
import { filled } from './speech.ts';

/** Text with Discord's marks, as a message shows it. */
export function WordsProvider({ text }: { readonly text: string }): VNode {
  const marks = useMemo(() => marksOf(text), [text]);
  const isEmoji = ({ type }: Mark): boolean => type === 'emoji' || type === 'twemoji';
  const isJumbo =
    marks.some(isEmoji) &&
    marks.every((mark) => isEmoji(mark) || (typeof mark.content === 'string' && mark.content.trim() === ''));
  return (
    <div class={`words${isJumbo ? ' words-jumbo' : ''}`}>
      <Marks marks={marks} />
    </div>
  );
}

const Marks = ({ marks }: { readonly marks: readonly Mark[] }): VNode => (
  <>
    {marks
      // The line that ends a block of code is over already.
      .filter(({ type }, index) => type !== 'br' || marks[index - 1]?.type !== 'codeBlock')
      .map((mark, index) => (
        <OneMark key={index} mark={mark} />
      ))}
  </>
);

/** What is shown by an element of HTML alone; the page has two headings above those of a message. */
const TAGS: Readonly<Record<string, 'strong' | 'em' | 'u' | 's' | 'blockquote' | 'code'>> = {
  ...{ strong: 'strong', em: 'em', underline: 'u', strikethrough: 's' },
  ...{ blockQuote: 'blockquote', inlineCode: 'code' },
};
const HEADINGS = ['h3', 'h4', 'h5'] as const;

function OneMark({ mark }: { readonly mark: Mark }): VNode {
  const around = useAround();
  const { unknown } = useWords();
  const { type, content = '', id = '', name = '' } = mark;
  const inside = typeof content === 'string' ? content : <Marks marks={content} />;
  switch (type) {
    case 'br':
      return <br />;
    case 'heading': {
      const Tag = HEADINGS[(mark.level ?? 1) - 1] ?? 'h5';
      return <Tag>{inside}</Tag>;
    }
    case 'subtext':
      return <p class="small">{inside}</p>;
    case 'codeBlock':
      return (
        <pre>
          <code>{inside}</code>
        </pre>
      );
    case 'list': {
      const items = mark.items?.map((item, index) => (
        <li key={index}>
          <Marks marks={item} />
        </li>
      ));
      return mark.first === undefined ? <ul>{items}</ul> : <ol start={mark.first}>{items}</ol>;
    }
    case 'link':
    case 'url':
    case 'autolink':
      return <Link href={mark.target ?? ''} isBare={type !== 'link'} inside={inside} />;
    case 'user':
      return <span class={`mention${id === around.me?.id ? ' mention-me' : ''}`}>@{around.nameOf(id)}</span>;
    case 'role':
      return (
        <span class="mention">
          @{around.known.standings?.roles.find((role) => role.id === id)?.name ?? unknown}
        </span>
      );
    case 'everyone':
    case 'here':
      return <span class="mention">@{type}</span>;
    case 'channel': {
      const channel = around.channels.find((one) => one.id === id);
      if (channel === undefined) return <span class="mention">#{unknown}</span>;
      return <Act class="mention" label={`#${channel.name}`} onAct={() => around.openChannel(id)} />;
    }
    case 'emoji':
      return <img class="emoji" src={emojiAddress(id)} alt={`:${name}:`} title={`:${name}:`} />;
    case 'twemoji':
      return <>{name}</>;
    case 'timestamp':
      return <Moment seconds={Number(mark.timestamp)} style={mark.format ?? 'f'} />;
    default: {
      const Tag = TAGS[type] ?? Fragment;
      return <Tag>{inside}</Tag>;
    }
  }
}

const MESSAGE_ADDRESS = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)\/(\d+)$/u;

/** A link; one to a message of this server leads there, and a bare one is shown as its channel, like Discord does. */
function Link({
  href,
  isBare,
  inside,
}: {
  readonly href: string;
  readonly isBare: boolean;
  readonly inside: ComponentChildren;
}): VNode {
  const around = useAround();
  const { message } = useWords();
  const [, channelId, messageId] = MESSAGE_ADDRESS.exec(href) ?? [];
  const channel = around.channels.find((one) => one.id === channelId);
  if (channel === undefined || messageId === undefined)
    return (
      <a href={href} target="_blank" rel="noreferrer noopener">
        {inside}
      </a>
    );
  return (
    <a
      href={href}
      class={isBare ? 'mention' : 'plain-link'}
      onClick={(event) => {
        event.preventDefault();
        around.openMessage(channel.id, messageId);
      }}
    >
      {isBare ? filled(message.linked, { channel: channel.name }) : inside}
    </a>
  );
}

function Moment({ seconds, style }: { readonly seconds: number; readonly style: string }): VNode {
  const { locale } = useAround();
  const now = useNow(style === 'R' ? 1000 : 60_000);
  return (
    <time
      class="moment"
      dateTime={new Date(seconds * 1000).toISOString()}
      title={momentIn(locale, 'F', seconds, now)}
    >
      {momentIn(locale, style, seconds, now)}
    </time>
  );
}

const emojiAddress = (id: string): string => `/emojis/${encodeURIComponent(id)}.png`;

/** The sign on a button or beside a menu's entry: one of the application's emojis. */
export const Sign = ({
  emoji,
}: {
  readonly emoji: APIMessageComponentEmoji | undefined;
}): VNode | undefined =>
  emoji?.id === undefined ? undefined : <img class="emoji sign" src={emojiAddress(emoji.id)} alt="" />;
