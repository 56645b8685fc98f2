import type { VNode } from 'preact';
import { LANGUAGES, readLanguage } from '../languages.ts';
import type { BotOrder } from '../page/wire.ts';
import { type Unread, useAround, useEvent, useWords } from './around.ts';
import { AvatarImage } from './avatar.tsx';
import { ChannelSign } from './channel-sign.tsx';
import { OverseerDialog } from './overseer.tsx';
import { filled, parted } from './speech.ts';

/** The left column: channels, the members one can be, and how the bot fares. */
export function Sidebar(): VNode {
  const { sidebar } = useWords();
  const { server, online, bot } = useAround().known;
  return (
    <div class="sidebar">
      <header class="sidebar-head">{server}</header>
      <div class="sidebar-lists">
        <ChannelList />
        <MemberLinks />
      </div>
      <footer class="sidebar-foot">
        <p class={`status small status-${online ? bot.state : 'offline'}`} role="status">
          <span class="status-light" aria-hidden="true" />
          {online ? sidebar[bot.state] : sidebar.reconnecting}
        </p>
        <PlaygroundMenu />
      </footer>
    </div>
  );
}

function Badge({ count }: { readonly count: number }): VNode {
  const says = filled(useWords().sidebar.unreadMentions, { count });
  return (
    <span class="badge" role="img" title={says} aria-label={says}>
      {count > 99 ? '99+' : count}
    </span>
  );
}

/** The channels, each with its threads below it; archived threads are shown while one is there. */
function ChannelList(): VNode {
  const { sidebar } = useWords();
  const { channels, here } = useAround();
  const openParent = here?.parent ?? here?.id;
  const items = (listed: readonly Unread[]): VNode[] =>
    listed.map((one) => {
      const threads = channels.filter(
        ({ parent, archived }) => parent === one.id && (archived !== true || openParent === one.id),
      );
      return (
        <li key={one.id}>
          <ChannelLink one={one} />
          {threads.length > 0 && <ul class="thread-list">{items(threads)}</ul>}
        </li>
      );
    });
  const direct = channels.filter(({ kind }) => kind === 'direct');
  return (
    <>
      <nav aria-label={sidebar.channels}>
        <h2 class="sidebar-title">{sidebar.channels}</h2>
        <ul>{items(channels.filter(({ kind }) => kind === 'text' || kind === 'forum'))}</ul>
      </nav>
      {direct.length > 0 && (
        <nav aria-label={sidebar.directMessages}>
          <h2 class="sidebar-title">{sidebar.directMessages}</h2>
          <ul>{items(direct)}</ul>
        </nav>
      )}
    </>
  );
}

function ChannelLink({ one }: { readonly one: Unread }): VNode {
  const { sidebar } = useWords();
  const { here, hashTo, closeDrawer } = useAround();
  const isHere = one.id === here?.id;
  const looks = [one.fresh && 'entry-fresh', one.archived === true && 'entry-off'];
  return (
    <a
      href={hashTo({ channel: one })}
      class={['entry channel-link', ...looks].filter(Boolean).join(' ')}
      aria-current={isHere ? 'page' : undefined}
      onClick={closeDrawer}
    >
      <ChannelSign kind={one.kind} />
      <span class="cut">{one.name}</span>
      {one.locked === true && <span class="tag">{sidebar.locked}</span>}
      {one.archived === true && <span class="tag">{sidebar.archived}</span>}
      {one.called > 0 && <Badge count={one.called} />}
      {one.fresh && <span class="visually-hidden">, {sidebar.unread}</span>}
    </a>
  );
}

/** Those whom one can be, with Alt and a digit for each, and the bots. */
function MemberLinks(): VNode {
  const { sidebar, app } = useWords();
  const { members, me, hashTo, closeDrawer } = useAround();
  const people = members.filter((member) => !member.bot);
  const bots = members.filter((member) => member.bot);
  useEvent('keydown', (event) => {
    const [, digit] = /^Digit([1-9])$/u.exec(event.code) ?? [];
    const member = people[Number(digit) - 1];
    if (!event.altKey || member === undefined) return;
    event.preventDefault();
    location.hash = hashTo({ member });
  });
  return (
    <nav aria-label={sidebar.members}>
      <h2 class="sidebar-title">{parted(sidebar.youAre, { name: <b>{me?.name ?? '…'}</b> })}</h2>
      <ul>
        {people.map((member, index) => {
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

const MENU = 'playground-menu';

function PlaygroundMenu(): VNode {
  const { menu, overseer } = useWords();
  const { known, me, open, oversee, request } = useAround();
  const { bot } = known;
  const stopped = bot.state === 'stopped';
  const item = (title: string, about: string, act: () => void, danger = ''): VNode => (
    <button
      type="button"
      class={`playground-item ${danger}`}
      popovertarget={MENU}
      popovertargetaction="hide"
      onClick={act}
    >
      <b>{title}</b>
      <span>{about}</span>
    </button>
  );
  const order = (what: BotOrder) => (): void => void request({ do: 'bot', order: what });
  return (
    <>
      <button type="button" class="small-act" popovertarget={MENU}>
        {menu.playground}
      </button>
      <div id={MENU} popover="auto" class="playground-menu panel">
        <p>{menu.about}</p>
        {me?.locale !== undefined && (
          <label class="playground-language">
            {filled(menu.language, { name: me.name })}
            <select
              class="input"
              value={readLanguage(me.locale).locale}
              onChange={({ currentTarget: { value } }) =>
                oversee({ order: 'choose locale', member: me.id, locale: readLanguage(value).locale })
              }
            >
              {LANGUAGES.map(({ name, locale }) => (
                <option key={locale} value={locale} lang={locale}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {item(`${overseer.title}…`, menu.overseeAbout, () => open(<OverseerDialog />))}
        {bot.restarts > 0 && <p class="small">{filled(menu.restarts, { count: bot.restarts })}</p>}
        {bot.supervised &&
          item(stopped ? menu.start : menu.restart, stopped ? '' : menu.restartAbout, order('restart'))}
        {bot.supervised && !stopped && item(menu.kill, menu.killAbout, order('kill'), 'playground-danger')}
      </div>
    </>
  );
}
