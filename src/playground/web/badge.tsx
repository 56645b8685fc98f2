import type { VNode } from 'preact';

/** How often somebody was mentioned. */
export function Badge({ count }: { readonly count: number }): VNode {
  return (
    <span class="badge" title={`Mentioned ${count === 1 ? 'once' : `${count} times`}`}>
      {count > 99 ? '99+' : count}
      <span class="visually-hidden"> unread mentions</span>
    </span>
  );
}
