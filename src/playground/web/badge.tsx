import type { VNode } from 'preact';
import { useWords } from './speech.ts';

/** How often somebody was mentioned. */
export function Badge({ count }: { readonly count: number }): VNode {
  const { sidebar } = useWords();
  return (
    <span class="badge" title={sidebar.mentioned(count)}>
      {count > 99 ? '99+' : count}
      <span class="visually-hidden"> {sidebar.unreadMentions(count)}</span>
    </span>
  );
}
