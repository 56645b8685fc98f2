import type { APIMessageComponentEmoji } from 'discord-api-types/v10';
import type { ComponentChildren, VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Act } from './act.tsx';
import { useAround } from './around.ts';
import { type Block, blocksOf, type Inline } from './markdown.ts';
import { momentIn, useNow } from './moment.ts';
import { useSpeech, useWords } from './speech.ts';

/** Text with Discord's marks, as a message shows it. */
export function WordsProvider({ text }: { readonly text: string }): VNode {
  const blocks = useMemo(() => blocksOf(text), [text]);
  return (
    <div class={`words${onlyEmoji(blocks) ? ' words-jumbo' : ''}`}>
      <Blocks blocks={blocks} />
    </div>
  );
}

function onlyEmoji(blocks: readonly Block[]): boolean {
  const [only, more] = blocks;
  if (only?.kind !== 'p' || more !== undefined) return false;
  return (
    only.inside.some((part) => part.kind === 'emoji') &&
    only.inside.every((part) => part.kind === 'emoji' || (part.kind === 'text' && part.text.trim() === ''))
  );
}

function Blocks({ blocks }: { readonly blocks: readonly Block[] }): VNode {
  return (
    <>
      {blocks.map((block, index) => (
        <OneBlock key={index} block={block} />
      ))}
    </>
  );
}

function OneBlock({ block }: { readonly block: Block }): VNode {
  switch (block.kind) {
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index}>
          <Blocks blocks={item} />
        </li>
      ));
      return block.first === undefined ? <ul>{items}</ul> : <ol start={block.first}>{items}</ol>;
    }
    case 'small':
      return (
        <p class="small">
          <Line parts={block.inside} />
        </p>
      );
    default: {
      const Tag = block.kind;
      return (
        <Tag>
          <Line parts={block.inside} />
        </Tag>
      );
    }
  }
}

function Line({ parts }: { readonly parts: readonly Inline[] }): VNode {
  return (
    <>
      {parts.map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </>
  );
}

function Part({ part }: { readonly part: Inline }): VNode {
  switch (part.kind) {
    case 'text':
      return <>{part.text}</>;
    case 'break':
      return <br />;
    case 'strong':
    case 'em':
    case 'u':
    case 's': {
      const Tag = part.kind;
      return (
        <Tag>
          <Line parts={part.inside} />
        </Tag>
      );
    }
    case 'spoiler':
      return (
        <Spoiler>
          <Line parts={part.inside} />
        </Spoiler>
      );
    case 'code':
      return <code>{part.text}</code>;
    case 'link':
      return <Link href={part.href} inside={part.inside} />;
    case 'person':
      return <Mentioned id={part.id} />;
    case 'role':
      return <RoleName id={part.id} />;
    case 'everyone':
      return <span class="mention">{part.text}</span>;
    case 'channel':
      return <ChannelLink id={part.id} />;
    case 'command':
      return <CommandLink name={part.name} />;
    case 'emoji':
      return <CustomEmoji id={part.id} name={part.name} />;
    case 'time':
      return <Moment seconds={part.seconds} style={part.style} />;
  }
}

/** The address of a message, as Discord writes it. */
const MESSAGE_ADDRESS = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)\/(\d+)$/u;

/** A role by its name, as Discord shows it. */
function RoleName({ id }: { readonly id: string }): VNode {
  const { message } = useWords();
  const role = useAround().known.standings?.roles.find((known) => known.id === id);
  return <span class="mention">@{role?.name ?? message.deletedRole}</span>;
}

/** A link; one to a message of this server leads there, and a bare one is shown as its channel, like Discord does. */
function Link({ href, inside }: { readonly href: string; readonly inside: readonly Inline[] }): VNode {
  const around = useAround();
  const { message } = useWords();
  const [, channelId, messageId] = MESSAGE_ADDRESS.exec(href) ?? [];
  const channel = around.channels.find((one) => one.id === channelId);
  if (channel === undefined || messageId === undefined)
    return (
      <a href={href} target="_blank" rel="noreferrer noopener">
        <Line parts={inside} />
      </a>
    );
  const [only] = inside;
  const bare = inside.length === 1 && only?.kind === 'text' && only.text === href;
  return (
    <a
      href={href}
      class={bare ? 'mention' : 'plain-link'}
      onClick={(event) => {
        event.preventDefault();
        around.openMessage(channel.id, messageId);
      }}
    >
      {bare ? message.linked(channel.name) : <Line parts={inside} />}
    </a>
  );
}

function Mentioned({ id }: { readonly id: string }): VNode {
  const around = useAround();
  return <span class={`mention${id === around.me?.id ? ' mention-me' : ''}`}>@{around.nameOf(id)}</span>;
}

function ChannelLink({ id }: { readonly id: string }): VNode {
  const around = useAround();
  const { message } = useWords();
  const channel = around.channels.find((one) => one.id === id);
  if (channel === undefined) return <span class="mention">#{message.unknownChannel}</span>;
  return <Act class="mention" label={`#${channel.name}`} onAct={() => around.openChannel(id)} />;
}

function CommandLink({ name }: { readonly name: string }): VNode {
  const around = useAround();
  return <Act class="mention" label={`/${name}`} onAct={() => around.startCommand(name)} />;
}

function Moment({ seconds, style }: { readonly seconds: number; readonly style: string }): VNode {
  const { locale } = useSpeech();
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

/** Something hidden until it is clicked. */
export function Spoiler({ children }: { readonly children: ComponentChildren }): VNode {
  const { message } = useWords();
  const [open, setOpen] = useState(false);
  if (open) return <span class="spoiler-open">{children}</span>;
  return (
    <button type="button" class="spoiler" aria-label={message.spoilerShow} onClick={() => setOpen(true)}>
      <span aria-hidden="true">{children}</span>
    </button>
  );
}

/** A picture of the application's own, in the height of the words around it. */
export function CustomEmoji({ id, name }: { readonly id: string; readonly name: string }): VNode {
  return (
    <img class="emoji" src={`/emojis/${encodeURIComponent(id)}.png`} alt={`:${name}:`} title={`:${name}:`} />
  );
}

/** The sign on a button or beside a menu's entry. */
export function Sign({ emoji }: { readonly emoji: APIMessageComponentEmoji | undefined }): VNode | undefined {
  if (emoji === undefined) return undefined;
  if (typeof emoji.id === 'string') {
    return <img class="emoji sign" src={`/emojis/${encodeURIComponent(emoji.id)}.png`} alt="" />;
  }
  return (
    <span class="sign" aria-hidden="true">
      {emoji.name}
    </span>
  );
}
