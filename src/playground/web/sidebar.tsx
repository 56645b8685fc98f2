import type { VNode } from 'preact';
import { useAround } from './around.ts';
import { AvatarImage } from './avatar.tsx';
import { Badge, ChannelList } from './channel-list.tsx';
import { PlaygroundMenu } from './playground-menu.tsx';
import { filled, parted, useWords } from './speech.ts';

/** The left column: channels, the members one can be, and how the bot fares. */
export function Sidebar({ onOversee }: { onOversee(): void }): VNode {
  const { known } = useAround();
  return (
    <div class="sidebar">
      <header class="sidebar-head">{known.server}</header>
      <div class="sidebar-lists">
        <ChannelList />
        <MemberLinks />
      </div>
      <footer class="sidebar-foot">
        <BotStatus />
        <PlaygroundMenu onOversee={onOversee} />
      </footer>
    </div>
  );
}

function MemberLinks(): VNode {
  const { sidebar, app } = useWords();
  const { members, me, hashTo, closeDrawer } = useAround();
  const bots = members.filter((member) => member.bot);
  return (
    <nav aria-label={sidebar.members}>
      <h2 class="sidebar-title">{parted(sidebar.youAre, { name: <b>{me?.name ?? '…'}</b> })}</h2>
      <ul>
        {members
          .filter((member) => !member.bot)
          .map((member, index) => {
            const isMe = member.id === me?.id;
            return (
              <li key={member.id}>
                <a
                  href={hashTo({ member })}
                  class={`entry${member.left === true ? ' entry-off' : ''}`}
                  aria-current={isMe ? 'true' : undefined}
                  onClick={closeDrawer}
                  title={`${filled(sidebar.switchTo, { name: member.name })} (Alt+${index + 1})`}
                >
                  <AvatarImage id={member.id} name={member.name} size={30} />
                  <span class="cut">{member.name}</span>
                  {member.unread > 0 && !isMe && <Badge count={member.unread} />}
                  {member.left === true && <span class="tag">{sidebar.left}</span>}
                  {isMe && <span class="small">{sidebar.you}</span>}
                </a>
              </li>
            );
          })}
      </ul>
      {bots.length > 0 && <h2 class="sidebar-title">{sidebar.apps}</h2>}
      <ul>
        {bots.map((member) => (
          <li key={member.id} class="entry">
            <AvatarImage id={member.id} name={member.name} bot size={30} />
            <span class="cut">{member.name}</span>
            <span class="app-tag">{app}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One line on how the bot, or the page's own line, fares. */
function BotStatus(): VNode {
  const { sidebar } = useWords();
  const { online, bot } = useAround().known;
  return (
    <p class={`status small status-${online ? bot.state : 'offline'}`} role="status">
      <span class="status-light" aria-hidden="true" />
      {online ? sidebar[bot.state] : sidebar.reconnecting}
    </p>
  );
}
