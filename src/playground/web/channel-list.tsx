import type { VNode } from 'preact';
import type { ShownChannel, ShownChannelKind } from '../page/wire.ts';
import { Badge } from './badge.tsx';
import { hashOf, slugOf } from './place.ts';
import { useWords } from './speech.ts';

/** A channel with what the person has not read in it. */
export interface Unread extends ShownChannel {
  readonly fresh: boolean;
  readonly called: number;
}

const SIGNS: Readonly<Record<ShownChannelKind, string>> = { text: '#', forum: '▤', thread: '↳', direct: '@' };

/** The sign before a channel's name, which says what kind it is of. */
export function ChannelSign({ kind }: { readonly kind: ShownChannelKind }): VNode {
  return (
    <span class="hash" aria-hidden="true">
      {SIGNS[kind]}
    </span>
  );
}

/** The channels, each with its threads below it; archived threads are shown while one is there. */
export function ChannelList({
  channels,
  channel,
  username,
  onLeave,
}: {
  readonly channels: readonly Unread[];
  readonly channel: string | undefined;
  readonly username: string;
  /** Something was chosen: on a phone the drawer closes. */
  onLeave(): void;
}): VNode {
  const { sidebar } = useWords();
  const here = channels.find((one) => one.id === channel);
  const openParent = here?.parent ?? here?.id;
  const link = (one: Unread): VNode => (
    <ChannelLink one={one} here={one.id === channel} username={username} onLeave={onLeave} />
  );
  const direct = channels.filter(({ kind }) => kind === 'direct');
  return (
    <>
      <nav aria-label={sidebar.channels}>
        <h2 class="sidebar-title">{sidebar.channels}</h2>
        <ul>
          {channels
            .filter(({ kind }) => kind === 'text' || kind === 'forum')
            .map((one) => {
              const threads = channels.filter(
                ({ parent, archived }) => parent === one.id && (archived !== true || openParent === one.id),
              );
              return (
                <li key={one.id}>
                  {link(one)}
                  {threads.length > 0 && (
                    <ul class="thread-list">
                      {threads.map((thread) => (
                        <li key={thread.id}>{link(thread)}</li>
                      ))}
                    </ul>
                  )}
                </li>
              );
            })}
        </ul>
      </nav>
      {direct.length > 0 && (
        <nav aria-label={sidebar.directMessages}>
          <h2 class="sidebar-title">{sidebar.directMessages}</h2>
          <ul>
            {direct.map((one) => (
              <li key={one.id}>{link(one)}</li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

function ChannelLink({
  one,
  here,
  username,
  onLeave,
}: {
  readonly one: Unread;
  readonly here: boolean;
  readonly username: string;
  onLeave(): void;
}): VNode {
  const { sidebar } = useWords();
  const looks = ['channel-link'];
  if (here) looks.push('channel-here');
  if (one.fresh) looks.push('channel-fresh');
  if (one.archived === true) looks.push('channel-archived');
  return (
    <a
      href={hashOf(username, slugOf(one))}
      class={looks.join(' ')}
      aria-current={here ? 'page' : undefined}
      onClick={onLeave}
    >
      <ChannelSign kind={one.kind} />
      <span class="channel-name">{one.name}</span>
      {one.locked === true && <span class="channel-state">{sidebar.locked}</span>}
      {one.archived === true && <span class="channel-state">{sidebar.archived}</span>}
      {one.called > 0 && <Badge count={one.called} />}
      {one.fresh && <span class="visually-hidden">, {sidebar.unread}</span>}
    </a>
  );
}
