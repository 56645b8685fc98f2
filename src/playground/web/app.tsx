import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { OversightOrder } from '../oversight/orders.ts';
import { MOST_MESSAGES } from '../page/addresses.ts';
import type { RequestAnswer } from '../page/wire.ts';
import { readLanguage } from '../words/languages.ts';
import { useAnnouncement } from './announcement.ts';
import { type Around, AroundContext } from './around.ts';
import { awaitedByPage } from './awaited.ts';
import { pickOf, type Roster, typables } from './command-line.ts';
import { Composer, type ComposerHandle } from './composer.tsx';
import { FormDialog } from './form.tsx';
import { Forum } from './forum.tsx';
import { Head } from './head.tsx';
import { Lightbox, type LightboxPicture } from './lightbox.tsx';
import { Live, type LiveState, type Wish } from './live.ts';
import { BotLog, type OnItsWay } from './log.tsx';
import { isAfter, markRead, readUpTo } from './marks.ts';
import { OverseerDialog } from './overseer/overseer-dialog.tsx';
import { hashOf, type PagePlace, readPlace, slugOf } from './place.ts';
import { useShortcuts } from './shortcuts.ts';
import { Sidebar, type Summoned } from './sidebar.tsx';
import { SpeechContext, speechOf } from './speech.ts';
import { Summons } from './summons.tsx';
import { ThreadForm, type ThreadPlace } from './thread-form.tsx';
import { WaitingFor } from './waiting.tsx';

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
  const [place, setPlace] = useState<PagePlace>(() => readPlace(location.hash));
  const [limit, setLimit] = useState(STEP);
  const [drawer, setDrawer] = useState(false);
  const [gallery, setGallery] = useState<{
    readonly pictures: readonly LightboxPicture[];
    readonly at: number;
  }>();
  const [form, setForm] = useState<OpenForm>();
  const [onItsWay, setOnItsWay] = useState<readonly OnItsWay[]>([]);
  const [trouble, setTrouble] = useState<string>();
  const [sought, setSought] = useState<string>();
  const [threadAt, setThreadAt] = useState<ThreadPlace>();
  const [overseeing, setOverseeing] = useState(false);
  const composer = useRef<ComposerHandle | undefined>(undefined);

  const people = known.members.filter((member) => !member.bot);
  const wanted = place.username?.toLowerCase();
  const me =
    people.find((member) =>
      [member.username, member.name, member.id].some((name) => name.toLowerCase() === wanted),
    ) ?? people[0];
  // Before it is known who one is, the browser's language is the best guess.
  const locale = me?.locale ?? navigator.language;
  const speech = useMemo(() => speechOf(locale), [locale]);
  const { words } = speech;
  const sight = known.sight?.person === me?.id ? known.sight : undefined;
  const away = known.nowhere !== undefined && known.nowhere === me?.id;
  const channels = away ? [] : (known.sight?.channels ?? []);
  const channelWanted = channels.find((one) => one.name === place.channel || one.id === place.channel)?.id;
  const here = channels.find((one) => one.id === sight?.channel);
  const slugHere = here === undefined ? undefined : slugOf(here);

  useEffect(() => {
    const moved = (): void => {
      setPlace(readPlace(location.hash));
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
    const hash = hashOf(me.username, slugOf(here));
    const settled =
      place.channel === undefined || place.channel === slugOf(here) || channelWanted === here.id;
    if (settled && location.hash !== hash) history.replaceState(undefined, '', hash);
  }, [me?.id, here?.id]);
  useEffect(() => {
    const found = sought === undefined ? null : document.getElementById(`message-${sought}`);
    if (found === null) return;
    found.scrollIntoView({ block: 'start' });
    setSought(undefined);
  });
  useShortcuts(
    people.map((member) => hashOf(member.username, slugHere)),
    () => composer.current?.focus(),
  );

  const summoned: readonly Summoned[] = known.members.map((member) => ({
    ...member,
    unread: member.mentions.filter((one) => isAfter(one.message, readUpTo(member.id, one.channel))).length,
  }));
  const others = summoned.filter((member) => member.unread > 0 && member.id !== me?.id);
  const announcement = useAnnouncement(known, me?.id, words);
  useEffect(() => {
    const calls = others.length > 0 ? `(${others.length}) ` : '';
    document.title = `${calls}${here === undefined ? '' : `#${here.name} · `}${known.server || words.page.title}${me === undefined ? '' : ` · ${me.name}`}`;
  }, [here?.name, me?.name, others.length, known.server, locale]);
  useLayoutEffect(() => {
    document.documentElement.lang = readLanguage(locale).locale;
  }, [locale]);

  const commands = useMemo(() => typables(known.commands, locale), [known.commands, locale]);
  const waits = awaitedByPage(known.online, known.bot, known.commands.length, here?.kind === 'direct');
  const roster: Roster = {
    people: known.members.map(({ id, name, username }) => ({ name, value: id, note: username })),
    roles: (known.standings?.roles ?? []).map(({ id, name }) => pickOf({ name, value: id })),
    channels: channels.map(({ id, name }) => pickOf({ name, value: id })),
  };
  const nameOf = (id: string): string =>
    known.members.find((member) => member.id === id)?.name ??
    nameInMessages(known, id) ??
    words.unknownPerson;
  const act = async (wish: Wish): Promise<RequestAnswer> => {
    const answer = await live.ask(wish);
    if (answer.kind === 'form') setForm({ form: answer.form, interaction: answer.interaction });
    return answer;
  };
  const pressed = async (wish: Wish): Promise<RequestAnswer> => {
    setTrouble(undefined);
    const stale =
      'message' in wish ? (sight?.notices ?? []).filter((one) => one.messageId === wish.message) : [];
    for (const { id } of stale) around.dismiss(id);
    const answer = await act(wish);
    if (answer.kind === 'refused' || answer.kind === 'failed') setTrouble(answer.why);
    return answer;
  };
  const oversee = (order: OversightOrder): Promise<RequestAnswer> => pressed({ do: 'oversee', order });
  const startThread = async (
    { channel, message }: ThreadPlace,
    name: string,
    content: string | undefined,
  ): Promise<RequestAnswer> => {
    const answer = await live.ask({
      do: 'start thread',
      person: spot.person,
      channel: channel.id,
      name,
      ...(message === undefined ? {} : { message }),
      ...(content === undefined ? {} : { content }),
    });
    if (answer.kind === 'started' && me !== undefined) location.hash = hashOf(me.username, answer.channel);
    return answer;
  };
  const spot = { person: me?.id ?? '', channel: sight?.channel ?? '' };
  const around: Around = {
    me: spot.person,
    members: known.members,
    channels,
    roles: known.standings?.roles ?? [],
    nameOf,
    openChannel: (id) => {
      const channel = channels.find((one) => one.id === id);
      if (channel !== undefined && me !== undefined) location.hash = hashOf(me.username, slugOf(channel));
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
    ...(here?.kind === 'text'
      ? { startThread: (message: string) => setThreadAt({ channel: here, message }) }
      : {}),
    remove: (message) => void oversee({ order: 'delete message', message }),
  };
  const inServer = async (member: string | undefined): Promise<void> => {
    if (member !== undefined) await oversee({ order: 'presence', member, present: true });
  };
  const parent = channels.find((one) => one.id === here?.parent);
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
    <SpeechContext.Provider value={speech}>
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
            onOversee={() => setOverseeing(true)}
            onLocale={(chosen) =>
              void oversee({ order: 'choose locale', member: spot.person, locale: chosen })
            }
          />
          <button
            type="button"
            class="curtain"
            aria-label={words.page.closeChannels}
            onClick={() => setDrawer(false)}
          />
          <main class="middle">
            <Head
              here={here}
              parent={parent}
              me={me}
              drawer={drawer}
              called={others.length > 0}
              onDrawer={() => setDrawer(!drawer)}
              onStart={setThreadAt}
              onOrder={(order) => void oversee(order)}
            />
            {!known.online && known.members.length > 0 && (
              <p class="banner" role="status">
                {words.page.lost}
              </p>
            )}
            {known.online && waits !== undefined && (
              <p class="banner banner-mild" role="status">
                <WaitingFor what={waits} />
              </p>
            )}
            {known.online && known.bot.state === 'restarting' && (
              <p class="banner banner-mild">{words.page.botRestarting}</p>
            )}
            {known.online && known.bot.state === 'stopped' && (
              <p class="banner" role="alert">
                {known.bot.why === undefined ? words.page.botFailedSeeTerminal : words.page.botFailed}{' '}
                {known.bot.why !== undefined && <q class="last-words">{known.bot.why}</q>}
                <button
                  type="button"
                  class="plain-link"
                  onClick={() => void pressed({ do: 'bot', order: 'restart' })}
                >
                  {words.tryAgain}
                </button>
              </p>
            )}
            {known.standings?.bot.present === false && (
              <p class="banner banner-mild">
                {words.page.botAway}{' '}
                <button
                  type="button"
                  class="plain-link"
                  onClick={() => void inServer(known.standings?.bot.id)}
                >
                  {words.page.letIn}
                </button>
              </p>
            )}
            {away && me !== undefined ? (
              <div class="log-frame log-empty">
                <p>
                  {words.page.hasLeft(me.name)}{' '}
                  <button type="button" class="plain-link" onClick={() => void inServer(me.id)}>
                    {words.page.comeBack}
                  </button>
                </p>
              </div>
            ) : here?.kind === 'forum' ? (
              <Forum
                forum={{ ...here, fresh: false, called: 0 }}
                posts={unread.filter((one) => one.parent === here.id)}
                username={me?.username ?? ''}
                onNew={() => setThreadAt({ channel: here })}
              />
            ) : sight === undefined || here === undefined ? (
              <div class="log-frame log-empty">
                <p class="thinking">
                  {known.online ? (
                    <>
                      <span class="dots" /> {words.page.opening}
                    </>
                  ) : (
                    <WaitingFor what="playground" />
                  )}
                </p>
              </div>
            ) : (
              <BotLog
                key={`${sight.person} ${sight.channel}`}
                person={sight.person}
                channel={sight.channel}
                channelName={here.name}
                kind={here.kind}
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
                  {words.dismiss}
                </button>
              </p>
            )}
            <Summons others={others} channel={slugHere} />
            {!away && here?.kind !== 'forum' && (
              <Composer
                key={`composer ${spot.person} ${spot.channel}`}
                channelName={`${here?.kind === 'direct' ? '@' : '#'}${here?.name ?? ''}`}
                commands={commands}
                isDirect={here?.kind === 'direct'}
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
            )}
          </main>
        </div>
        <p class="visually-hidden" aria-live="polite">
          {announcement}
        </p>
        {gallery !== undefined && (
          <Lightbox pictures={gallery.pictures} start={gallery.at} onClose={() => setGallery(undefined)} />
        )}
        {threadAt !== undefined && (
          <ThreadForm
            place={threadAt}
            onStart={(name, content) => startThread(threadAt, name, content)}
            onClose={() => setThreadAt(undefined)}
          />
        )}
        {overseeing && known.standings !== undefined && (
          <OverseerDialog
            standings={known.standings}
            members={known.members}
            channels={channels}
            here={here?.id}
            onOrder={(order) => act({ do: 'oversee', order })}
            onClose={() => setOverseeing(false)}
          />
        )}
        {form !== undefined && (
          <FormDialog
            key={form.interaction}
            form={form.form}
            onSubmit={(values) =>
              act({ do: 'submit', person: spot.person, interaction: form.interaction, values: { ...values } })
            }
            onClose={() => setForm((now) => (now === form ? undefined : now))}
          />
        )}
      </AroundContext.Provider>
    </SpeechContext.Provider>
  );
}

function nameInMessages(known: LiveState, id: string): string | undefined {
  for (const { message } of known.messages) {
    if (message.author.id === id) return message.author.global_name ?? message.author.username;
    const user = message.mentions.find((one) => one.id === id);
    if (user !== undefined) return user.global_name ?? user.username;
  }
  return undefined;
}
