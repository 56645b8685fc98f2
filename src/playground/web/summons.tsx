import type { VNode } from 'preact';
import { useAround } from './around.ts';
import { AvatarImage } from './avatar.tsx';
import { parted, useWords } from './speech.ts';

/** Those who were mentioned and are not the one at the page: one press to become them. */
export function Summons(): VNode | undefined {
  const { page, sidebar } = useWords();
  const { members, me, hashTo } = useAround();
  const others = members.filter((member) => member.unread > 0 && member.id !== me?.id);
  if (others.length === 0) return undefined;
  return (
    <nav class="summons" aria-label={page.mentionedMembers}>
      {others.slice(0, 4).map((member) => (
        <a key={member.id} class="summon" href={hashTo({ member })}>
          <AvatarImage id={member.id} name={member.name} size={20} />
          <span class="cut">{parted(sidebar.switchTo, { name: <b>{member.name}</b> })}</span>
          <span class="badge">{member.unread}</span>
        </a>
      ))}
    </nav>
  );
}
