import type { VNode } from 'preact';
import type { BotOrder, BotReport, Member } from '../page/wire.ts';
import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { ChannelList, type Unread } from './channel-list.tsx';
import { hashOf, slugOf } from './place.ts';
import { PlaygroundMenu } from './playground-menu.tsx';

/** A member with how often they were mentioned since one last was them. */
export interface Summoned extends Member {
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
}: {
  readonly server: string;
  readonly channels: readonly Unread[];
  readonly channel: string | undefined;
  readonly members: readonly Summoned[];
  readonly me: Member | undefined;
  readonly bot: BotReport;
  readonly online: boolean;
  /** Something was chosen: on a phone the drawer closes. */
  onLeave(): void;
  onOrder(order: BotOrder): void;
  onOversee(): void;
}): VNode {
  const here = channels.find((one) => one.id === channel);
  const people = members.filter((member) => !member.bot);
  const bots = members.filter((member) => member.bot);
  return (
    <div class="sidebar">
      <header class="sidebar-head">{server}</header>
      <div class="sidebar-lists">
        <ChannelList channels={channels} channel={channel} username={me?.username ?? ''} onLeave={onLeave} />
        <nav aria-label="Members">
          <h2 class="sidebar-title">
            You are: <b>{me?.name ?? '…'}</b>
          </h2>
          <ul>
            {people.map((member, index) => (
              <li key={member.id}>
                <a
                  href={hashOf(member.username, here === undefined ? undefined : slugOf(here))}
                  class={`member${member.id === me?.id ? ' member-me' : ''}${member.left === true ? ' member-left' : ''}`}
                  aria-current={member.id === me?.id ? 'true' : undefined}
                  title={`Switch to ${member.name}${index < 9 ? ` (Alt+${index + 1})` : ''}`}
                  onClick={onLeave}
                >
                  <Avatar id={member.id} name={member.name} size={30} />
                  <span class="member-name">{member.name}</span>
                  {member.unread > 0 && member.id !== me?.id && <Badge count={member.unread} />}
                  {member.left === true && <span class="channel-state">left</span>}
                  {member.id === me?.id && <span class="member-you">you</span>}
                </a>
              </li>
            ))}
          </ul>
          {bots.length > 0 && <h2 class="sidebar-title">Apps</h2>}
          <ul>
            {bots.map((member) => (
              <li key={member.id} class="member member-bot">
                <Avatar id={member.id} name={member.name} bot size={30} />
                <span class="member-name">{member.name}</span>
                <span class="app-tag">APP</span>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <footer class="sidebar-foot">
        <BotStatus bot={bot} online={online} />
        <PlaygroundMenu bot={bot} onOrder={onOrder} onOversee={onOversee} />
      </footer>
    </div>
  );
}

const STATES: Readonly<Record<BotReport['state'], string>> = {
  starting: 'Bot starting…',
  connected: 'Bot connected',
  restarting: 'Bot restarting…',
  stopped: 'Bot stopped',
  absent: 'No bot connected',
};

/** One line on how the bot, or the page's own line, fares. */
export function BotStatus({ bot, online }: { readonly bot: BotReport; readonly online: boolean }): VNode {
  const state = online ? bot.state : 'offline';
  return (
    <p class={`status status-${state}`} role="status">
      <span class="status-light" aria-hidden="true" />
      {online ? STATES[bot.state] : 'Reconnecting to the playground…'}
    </p>
  );
}
