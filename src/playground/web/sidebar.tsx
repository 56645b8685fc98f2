import type { Locale } from 'discord-api-types/v10';
import type { VNode } from 'preact';
import type { BotOrder, BotReport, ShownMember } from '../page/wire.ts';
import { AvatarImage } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { ChannelList, type Unread } from './channel-list.tsx';
import { hashOf, slugOf } from './place.ts';
import { PlaygroundMenu } from './playground-menu.tsx';
import { useWords } from './speech.ts';

/** A member with how often they were mentioned since one last was them. */
export interface Summoned extends ShownMember {
  readonly unread: number;
}

/** The left column: channels, the members one can be, and how the bot fares. */
export function Sidebar({
  server,
  channels,
  channel,
  members,
  me,
  bot,
  online,
  onLeave,
  onOrder,
  onOversee,
  onLocale,
}: {
  readonly server: string;
  readonly channels: readonly Unread[];
  readonly channel: string | undefined;
  readonly members: readonly Summoned[];
  readonly me: ShownMember | undefined;
  readonly bot: BotReport;
  readonly online: boolean;
  /** Something was chosen: on a phone the drawer closes. */
  onLeave(): void;
  onOrder(order: BotOrder): void;
  onOversee(): void;
  /** The person chose a language. */
  onLocale(locale: Locale): void;
}): VNode {
  const { sidebar, app } = useWords();
  const here = channels.find((one) => one.id === channel);
  const people = members.filter((member) => !member.bot);
  const bots = members.filter((member) => member.bot);
  return (
    <div class="sidebar">
      <header class="sidebar-head">{server}</header>
      <div class="sidebar-lists">
        <ChannelList channels={channels} channel={channel} username={me?.username ?? ''} onLeave={onLeave} />
        <nav aria-label={sidebar.members}>
          <h2 class="sidebar-title">{sidebar.youAre(<b key="me">{me?.name ?? '…'}</b>)}</h2>
          <ul>
            {people.map((member, index) => (
              <li key={member.id}>
                <a
                  href={hashOf(member.username, here === undefined ? undefined : slugOf(here))}
                  class={`member${member.id === me?.id ? ' member-me' : ''}${member.left === true ? ' member-left' : ''}`}
                  aria-current={member.id === me?.id ? 'true' : undefined}
                  title={sidebar.switchTo(member.name, index < 9 ? index + 1 : undefined)}
                  onClick={onLeave}
                >
                  <AvatarImage id={member.id} name={member.name} size={30} />
                  <span class="member-name">{member.name}</span>
                  {member.unread > 0 && member.id !== me?.id && <Badge count={member.unread} />}
                  {member.left === true && <span class="channel-state">{sidebar.left}</span>}
                  {member.id === me?.id && <span class="member-you">{sidebar.you}</span>}
                </a>
              </li>
            ))}
          </ul>
          {bots.length > 0 && <h2 class="sidebar-title">{sidebar.apps}</h2>}
          <ul>
            {bots.map((member) => (
              <li key={member.id} class="member member-bot">
                <AvatarImage id={member.id} name={member.name} bot size={30} />
                <span class="member-name">{member.name}</span>
                <span class="app-tag">{app}</span>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <footer class="sidebar-foot">
        <BotStatus bot={bot} online={online} />
        <PlaygroundMenu bot={bot} me={me} onOrder={onOrder} onOversee={onOversee} onLocale={onLocale} />
      </footer>
    </div>
  );
}

/** One line on how the bot, or the page's own line, fares. */
export function BotStatus({ bot, online }: { readonly bot: BotReport; readonly online: boolean }): VNode {
  const { sidebar } = useWords();
  const state = online ? bot.state : 'offline';
  return (
    <p class={`status status-${state}`} role="status">
      <span class="status-light" aria-hidden="true" />
      {online ? sidebar[bot.state] : sidebar.reconnecting}
    </p>
  );
}
