import type { VNode } from 'preact';
import { AvatarImage } from './avatar.tsx';
import { hashOf } from './place.ts';
import type { Summoned } from './sidebar.tsx';
import { useWords } from './speech.ts';

/** Those who were mentioned and are not the one at the page: one press to become them. */
export function Summons({
  others,
  channel,
}: {
  readonly others: readonly Summoned[];
  readonly channel: string | undefined;
}): VNode | undefined {
  const { page } = useWords();
  if (others.length === 0) return undefined;
  return (
    <nav class="summons" aria-label={page.mentionedMembers}>
      {others.slice(0, 4).map((member) => (
        <a
          key={member.id}
          class="summon"
          href={hashOf(member.username, channel)}
          title={page.wasMentioned(member.name)}
        >
          <AvatarImage id={member.id} name={member.name} size={20} />
          <span>{page.switchTo(<b key="name">{member.name}</b>)}</span>
          <span class="badge">{member.unread}</span>
        </a>
      ))}
    </nav>
  );
}
