import type { VNode } from 'preact';
import type { ShownChannelKind } from '../page/wire.ts';
import type { Unread } from './around.ts';

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
