import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { MOST_MESSAGES } from '../page/addresses.ts';
import type { Answered } from '../page/wire.ts';
import { useAnnouncement } from './announcement.ts';
import { type Around, AroundContext } from './around.ts';
import { Avatar } from './avatar.tsx';
import { pickOf, type Roster, typables } from './command-line.ts';
import { Composer, type ComposerHandle } from './composer.tsx';
import { Form } from './form.tsx';
import { Lightbox, type Picture } from './lightbox.tsx';
import { type Known, Live, type Wish } from './live.ts';
import { Log, type OnItsWay } from './log.tsx';
import { isAfter, markRead, readUpTo } from './marks.ts';
import { hashOf, type Place, placeOf } from './place.ts';
import { useShortcuts } from './shortcuts.ts';
import { Sidebar, type Summoned } from './sidebar.tsx';

/** Messages shown at first, and how many more each time earlier ones are asked for. */
const STEP = 100;

interface OpenForm {
  readonly form: APIModalInteractionResponseCallbackData;
  readonly interaction: string;
}

/** The whole page. */
export function App(): VNode {
  const [, setBeat] = useState(0);
  const beat = (): void => setBeat((count) => count + 1);
  const live = useMemo(() => new Live(beat), []);
  const { known } = live;
  const [place, setPlace] = useState<Place>(() => placeOf(location.hash));
  const [limit, setLimit] = useState(STEP);
  const [drawer, setDrawer] = useState(false);
  const [gallery, setGallery] = useState<{ readonly pictures: readonly Picture[]; readonly at: number }>();
  const [form, setForm] = useState<OpenForm>();
  const [onItsWay, setOnItsWay] = useState<readonly OnItsWay[]>([]);
  const [trouble, setTrouble] = useState<string>();
  const [sought, setSought] = useState<string>();
  const composer = useRef<ComposerHandle | undefined>(undefined);

  const people = known.members.filter((member) => !member.bot);
  const wanted = place.username?.toLowerCase();
  const me =
    people.find((member) =>
      [member.username, member.name, member.id].some((name) => name.toLowerCase() === wanted),
    ) ?? people[0];
  const sight = known.sight?.person === me?.id ? known.sight : undefined;
  const channels = known.sight?.channels ?? [];
  const channelWanted = channels.find((one) => one.name === place.channel || one.id === place.channel)?.id;
  const here = channels.find((one) => one.id === sight?.channel);

  useEffect(() => {
    const moved = (): void => {
      setPlace(placeOf(location.hash));
      setLimit(STEP);
      setTrouble(undefined);
    };
    addEventListener('hashchange', moved);
    addEventListener('storage', beat);
    return () => {
      removeEventListener('hashchange', moved);
      removeEventListener('storage', beat);
    };
  }, []);
  useEffect(() => {
    if (me === undefined) return;
    live.look({ person: me.id, limit, ...(channelWanted === undefined ? {} : { channel: channelWanted }) });
  }, [me?.id, channelWanted, limit]);
  useEffect(() => {
    if (me === undefined || here === undefined) return;
    const hash = hashOf(me.username, here.name);
    const settled = place.channel === undefined || place.channel === here.name || channelWanted === here.id;
    if (settled && location.hash !== hash) history.replaceState(undefined, '', hash);
  }, [me?.id, here?.id]);
  useEffect(() => {
    const found = sought === undefined ? null : document.getElementById(`message-${sought}`);
    if (found === null) return;
    found.scrollIntoView({ block: 'start' });
    setSought(undefined);
  });
  useShortcuts(
    people.map((member) => hashOf(member.username, here?.name)),
    () => composer.current?.focus(),
  );

  const summoned: readonly Summoned[] = known.members.map((member) => ({
    ...member,
    unread: member.mentions.filter((one) => isAfter(one.message, readUpTo(member.id, one.channel))).length,
  }));
  const others = summoned.filter((member) => member.unread > 0 && member.id !== me?.id);
  const announcement = useAnnouncement(known, me?.id);
  useEffect(() => {
    const calls = others.length > 0 ? `(${others.length}) ` : '';
    document.title = `${calls}${here === undefined ? '' : `#${here.name} · `}${known.server || 'Playground'}${me === undefined ? '' : ` · ${me.name}`}`;
  }, [here?.name, me?.name, others.length, known.server]);

  const commands = useMemo(() => typables(known.commands), [known.commands]);
  const roster: Roster = {
    people: known.members.map(({ id, name, username }) => ({ name, value: id, note: username })),
    channels: channels.map(({ id, name }) => pickOf({ name, value: id })),
  };
  const nameOf = (id: string): string =>
    known.members.find((member) => member.id === id)?.name ?? nameInMessages(known, id) ?? 'unknown';
  const act = async (wish: Wish): Promise<Answered> => {
    const answer = await live.ask(wish);
    if (answer.kind === 'form') setForm({ form: answer.form, interaction: answer.interaction });
    return answer;
  };
  const pressed = async (wish: Wish): Promise<Answered> => {
    setTrouble(undefined);
    const stale =
      'message' in wish ? (sight?.notices ?? []).filter((one) => one.messageId === wish.message) : [];
    for (const { id } of stale) around.dismiss(id);
    const answer = await act(wish);
    if (answer.kind === 'refused' || answer.kind === 'failed') setTrouble(answer.why);
    return answer;
  };
  const spot = { person: me?.id ?? '', channel: sight?.channel ?? '' };
  const around: Around = {
    me: spot.person,
    members: known.members,
    channels,
    nameOf,
    openChannel: (id) => {
      const channel = channels.find((one) => one.id === id);
      if (channel !== undefined && me !== undefined) location.hash = hashOf(me.username, channel.name);
    },
    openMessage: (channel, message) => {
      around.openChannel(channel);
      setSought(message);
    },
    startCommand: (name) => composer.current?.start(name),
    enlarge: (pictures, at) => setGallery({ pictures, at }),
    press: (message, customId) => pressed({ do: 'press', ...spot, message, customId }),
    choose: (message, customId, values) =>
      pressed({ do: 'choose', ...spot, message, customId, values: [...values] }),
    dismiss: (item) => void live.ask({ do: 'dismiss', ...spot, item }),
  };
  const unread = channels.map((one) => {
    const mark = readUpTo(spot.person, one.id);
    const elsewhere = one.id !== sight?.channel;
    return {
      ...one,
      fresh: elsewhere && one.newest !== undefined && isAfter(one.newest, mark),
      called: one.mentions.filter((id) => isAfter(id, mark)).length,
    };
  });
  return (
    <AroundContext.Provider value={around}>
      <div class={`page${drawer ? ' page-drawer' : ''}`}>
        <Sidebar
          server={known.server}
          channels={unread}
          channel={sight?.channel}
          members={summoned}
          me={me}
          bot={known.bot}
          online={known.online}
          onLeave={() => setDrawer(false)}
          onOrder={(order) => void pressed({ do: 'bot', order })}
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in the head does the same from the keyboard */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button in the head does the same from the keyboard */}
        <div class="curtain" onClick={() => setDrawer(false)} />
        <main class="middle">
          <header class="head">
            <button
              type="button"
              class="head-drawer"
              aria-label="Channels and members"
              aria-expanded={drawer}
              onClick={() => setDrawer(!drawer)}
            >
              <span class="bars" aria-hidden="true" />
              {others.length > 0 && <span class="head-dot" />}
            </button>
            <h1>
              <span class="hash" aria-hidden="true">
                #
              </span>
              {here?.name ?? ''}
            </h1>
            {here?.topic !== undefined && <p class="head-topic">{here.topic}</p>}
            {me !== undefined && (
              <button
                type="button"
                class="head-me"
                aria-label={`You are ${me.name}. Change`}
                onClick={() => setDrawer(!drawer)}
              >
                <Avatar id={me.id} name={me.name} size={28} />
              </button>
            )}
          </header>
          {!known.online && known.members.length > 0 && (
            <p class="banner" role="status">
              The playground does not answer. Is it still running? Trying again…
            </p>
          )}
          {known.online && known.bot.state === 'restarting' && (
            <p class="banner banner-mild">
              The bot is restarting. What you press meanwhile may get no answer.
            </p>
          )}
          {sight === undefined || here === undefined ? (
            <div class="log-frame log-empty">
              <p class="thinking">
                <span class="dots" /> {known.online ? 'Opening the channel…' : 'Connecting…'}
              </p>
            </div>
          ) : (
            <Log
              key={`${sight.person} ${sight.channel}`}
              person={sight.person}
              channel={sight.channel}
              channelName={here.name}
              topic={here.topic}
              messages={known.messages}
              notices={sight.notices}
              earlier={sight.earlier && limit < MOST_MESSAGES}
              onItsWay={onItsWay}
              onEarlier={() => setLimit(Math.min(MOST_MESSAGES, limit + STEP))}
              onSeen={(newest) => {
                if (markRead(sight.person, sight.channel, newest)) beat();
              }}
            />
          )}
          {trouble !== undefined && (
            <p class="trouble" role="alert">
              {trouble}{' '}
              <button type="button" class="plain-link" onClick={() => setTrouble(undefined)}>
                Dismiss
              </button>
            </p>
          )}
          <Summons others={others} channel={here?.name} />
          <Composer
            key={`composer ${spot.person} ${spot.channel}`}
            channelName={here?.name ?? ''}
            commands={commands}
            roster={roster}
            handle={composer}
            onSay={(content) => live.ask({ do: 'say', ...spot, content })}
            onRun={async (command, options) => {
              const mark: OnItsWay = { n: Date.now() + Math.random(), name: command.name };
              setOnItsWay((now) => [...now, mark]);
              const answer = await act({
                do: 'command',
                ...spot,
                path: [...command.path],
                options: [...options],
              });
              setOnItsWay((now) => now.filter((one) => one !== mark));
              return answer;
            }}
            onComplete={async (command, options, focused) => {
              const answer = await live.ask({
                do: 'complete',
                ...spot,
                path: [...command.path],
                options: [...options],
                focused,
              });
              return answer.kind === 'choices' ? answer.choices.map(pickOf) : [];
            }}
          />
        </main>
      </div>
      <p class="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      {gallery !== undefined && (
        <Lightbox pictures={gallery.pictures} start={gallery.at} onClose={() => setGallery(undefined)} />
      )}
      {form !== undefined && (
        <Form
          key={form.interaction}
          form={form.form}
          onSubmit={(values) =>
            act({ do: 'submit', person: spot.person, interaction: form.interaction, values: { ...values } })
          }
          onClose={() => setForm((now) => (now === form ? undefined : now))}
        />
      )}
    </AroundContext.Provider>
  );
}

/** Those who were mentioned and are not the one at the page: one press to become them. */
function Summons({
  others,
  channel,
}: {
  readonly others: readonly Summoned[];
  readonly channel: string | undefined;
}): VNode | undefined {
  if (others.length === 0) return undefined;
  return (
    <nav class="summons" aria-label="Mentioned members">
      {others.slice(0, 4).map((member) => (
        <a
          key={member.id}
          class="summon"
          href={hashOf(member.username, channel)}
          title={`${member.name} was mentioned. Become ${member.name}`}
        >
          <Avatar id={member.id} name={member.name} size={20} />
          <span>
            Become <b>{member.name}</b>
          </span>
          <span class="badge">{member.unread}</span>
        </a>
      ))}
    </nav>
  );
}

function nameInMessages(known: Known, id: string): string | undefined {
  for (const { message } of known.messages) {
    if (message.author.id === id) return message.author.global_name ?? message.author.username;
    const user = message.mentions.find((one) => one.id === id);
    if (user !== undefined) return user.global_name ?? user.username;
  }
  return undefined;
}
