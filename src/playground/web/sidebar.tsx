import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BotOrder, BotReport, Member, SeenChannel } from '../page/wire.ts';
import { Avatar } from './avatar.tsx';
import { hashOf } from './place.ts';

/** A member with how often they were mentioned since one last was them. */
export interface Summoned extends Member {
  readonly unread: number;
}

/** A channel with what the person has not read in it. */
export interface Unread extends SeenChannel {
  readonly fresh: boolean;
  readonly called: number;
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
}): VNode {
  const here = channels.find((one) => one.id === channel);
  const people = members.filter((member) => !member.bot);
  const bots = members.filter((member) => member.bot);
  return (
    <div class="sidebar">
      <header class="sidebar-head">{server}</header>
      <div class="sidebar-lists">
        <nav aria-label="Channels">
          <h2 class="sidebar-title">Channels</h2>
          <ul>
            {channels.map((one) => (
              <li key={one.id}>
                <a
                  href={hashOf(me?.username ?? '', one.name)}
                  class={`channel-link${one.id === channel ? ' channel-here' : ''}${one.fresh ? ' channel-fresh' : ''}`}
                  aria-current={one.id === channel ? 'page' : undefined}
                  onClick={onLeave}
                >
                  <span class="hash" aria-hidden="true">
                    #
                  </span>
                  <span class="channel-name">{one.name}</span>
                  {one.called > 0 && <Badge count={one.called} />}
                  {one.fresh && <span class="visually-hidden">, unread</span>}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Members">
          <h2 class="sidebar-title">
            You are: <b>{me?.name ?? '…'}</b>
          </h2>
          <ul>
            {people.map((member, index) => (
              <li key={member.id}>
                <a
                  href={hashOf(member.username, here?.name)}
                  class={`member${member.id === me?.id ? ' member-me' : ''}`}
                  aria-current={member.id === me?.id ? 'true' : undefined}
                  title={`Be ${member.name}${index < 9 ? ` (Alt+${index + 1})` : ''}`}
                  onClick={onLeave}
                >
                  <Avatar id={member.id} name={member.name} size={30} />
                  <span class="member-name">{member.name}</span>
                  {member.unread > 0 && member.id !== me?.id && <Badge count={member.unread} />}
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
        {bot.supervised && <PlaygroundMenu bot={bot} onOrder={onOrder} />}
      </footer>
    </div>
  );
}

function Badge({ count }: { readonly count: number }): VNode {
  return (
    <span class="badge" title={`Mentioned ${count === 1 ? 'once' : `${count} times`}`}>
      {count > 99 ? '99+' : count}
      <span class="visually-hidden"> unread mentions</span>
    </span>
  );
}

const STATES: Readonly<Record<BotReport['state'], string>> = {
  starting: 'Bot starting…',
  connected: 'Bot connected',
  restarting: 'Bot restarting…',
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

function PlaygroundMenu({
  bot,
  onOrder,
}: {
  readonly bot: BotReport;
  onOrder(order: BotOrder): void;
}): VNode {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const leave = (event: PointerEvent): void => {
      if (event.target instanceof Node && box.current?.contains(event.target) !== true) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [open]);
  const order = (what: BotOrder): void => {
    setOpen(false);
    onOrder(what);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes the menu wherever the focus is in it
    <div
      class="playground"
      ref={box}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      <button type="button" class="playground-opener" aria-expanded={open} onClick={() => setOpen(!open)}>
        Playground
      </button>
      {open && (
        <div class="playground-menu">
          <p>
            This is a Discord of your own on this computer. Nobody else sees it, and whatever happens to the
            bot, the channel stays.
          </p>
          {bot.restarts > 0 && (
            <p class="small">
              The bot was started anew {bot.restarts === 1 ? 'once' : `${bot.restarts} times`} so far.
            </p>
          )}
          <button type="button" class="playground-item" onClick={() => order('restart')}>
            <b>Restart the bot</b>
            <span>Ends it politely and starts it again.</span>
          </button>
          <button type="button" class="playground-item playground-danger" onClick={() => order('kill')}>
            <b>Kill the bot</b>
            <span>At once, like a power cut (kill -9). Games should not notice.</span>
          </button>
        </div>
      )}
    </div>
  );
}
