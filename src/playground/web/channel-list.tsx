import type { VNode } from 'preact';
import type { ShownChannelKind } from '../page/wire.ts';
import { type Unread, useAround } from './around.ts';
import { filled, useWords } from './speech.ts';

const SIGNS: Readonly<Record<ShownChannelKind, string>> = { text: '#', forum: '▤', thread: '↳', direct: '@' };

/** A channel's name as one writes it: `#general`, or `@Harbour`. */
export const nameWithSign = ({ kind, name }: Pick<Unread, 'kind' | 'name'>): string =>
  `${kind === 'direct' ? '@' : '#'}${name}`;

/** The sign before a channel's name, which says what kind it is of. */
export function ChannelSign({ kind }: { readonly kind: ShownChannelKind }): VNode {
  return (
    <span class="hash" aria-hidden="true">
      {SIGNS[kind]}
    </span>
  );
}

/** How often somebody was mentioned. */
export function Badge({ count }: { readonly count: number }): VNode {
  const says = filled(useWords().sidebar.unreadMentions, { count });
  return (
    <span class="badge" role="img" title={says} aria-label={says}>
      {count > 99 ? '99+' : count}
    </span>
  );
}

/** The channels, each with its threads below it; archived threads are shown while one is there. */
export function ChannelList(): VNode {
  const { sidebar } = useWords();
  const { channels, here } = useAround();
  const openParent = here?.parent ?? here?.id;
  const items = (listed: readonly Unread[]): VNode[] =>
    listed.map((one) => {
      const threads = channels.filter(
        ({ parent, archived }) => parent === one.id && (archived !== true || openParent === one.id),
      );
      return (
        <li key={one.id}>
          <ChannelLink one={one} />
          {threads.length > 0 && <ul class="thread-list">{items(threads)}</ul>}
        </li>
      );
    });
  const direct = channels.filter(({ kind }) => kind === 'direct');
  return (
    <>
      <nav aria-label={sidebar.channels}>
        <h2 class="sidebar-title">{sidebar.channels}</h2>
        <ul>{items(channels.filter(({ kind }) => kind === 'text' || kind === 'forum'))}</ul>
      </nav>
      {direct.length > 0 && (
        <nav aria-label={sidebar.directMessages}>
          <h2 class="sidebar-title">{sidebar.directMessages}</h2>
          <ul>{items(direct)}</ul>
        </nav>
      )}
    </>
  );
}

function ChannelLink({ one }: { readonly one: Unread }): VNode {
  const { sidebar } = useWords();
  const { here, hashTo, closeDrawer } = useAround();
  const isHere = one.id === here?.id;
  const looks = [one.fresh && 'entry-fresh', one.archived === true && 'entry-off'];
  return (
    <a
      href={hashTo({ channel: one })}
      class={['entry channel-link', ...looks].filter(Boolean).join(' ')}
      aria-current={isHere ? 'page' : undefined}
      onClick={closeDrawer}
    >
      <ChannelSign kind={one.kind} />
      <span class="cut">{one.name}</span>
      {one.locked === true && <span class="tag">{sidebar.locked}</span>}
      {one.archived === true && <span class="tag">{sidebar.archived}</span>}
      {one.called > 0 && <Badge count={one.called} />}
      {one.fresh && <span class="visually-hidden">, {sidebar.unread}</span>}
    </a>
  );
}
