import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { readLanguage } from '../languages.ts';
import { MOST_MESSAGES } from '../page/addresses.ts';
import type { RequestAnswer } from '../page/wire.ts';
import type { GivenOption } from '../person.ts';
import { Act } from './act.tsx';
import { type Around, AroundContext, type ShownPicture, type ThreadPlace } from './around.ts';
import { Banners, WaitingFor } from './banners.tsx';
import { pickOf, type Roster, type Typable, typables } from './command-line.ts';
import { Composer } from './composer.tsx';
import { FormDialog } from './form.tsx';
import { Forum } from './forum.tsx';
import { Head } from './head.tsx';
import { Lightbox } from './lightbox.tsx';
import { Live, type Wish } from './live.ts';
import { BotLog, type OnItsWay } from './log.tsx';
import { isAfter, markRead, readUpTo } from './marks.ts';
import { OverseerDialog } from './overseer.tsx';
import { hashOf, type PagePlace, readPlace, slugOf } from './place.ts';
import { useShortcuts } from './shortcuts.ts';
import { Sidebar } from './sidebar.tsx';
import { filled, SpeechContext, speechOf } from './speech.ts';
import { Summons } from './summons.tsx';
import { ThreadForm } from './thread-form.tsx';

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
    readonly pictures: readonly ShownPicture[];
    readonly start: number;
  }>();
  const [form, setForm] = useState<OpenForm>();
  const [onItsWay, setOnItsWay] = useState<readonly OnItsWay[]>([]);
  const [trouble, setTrouble] = useState<string>();
  const [sought, setSought] = useState<string>();
  const [threadAt, setThreadAt] = useState<ThreadPlace>();
  const [overseeing, setOverseeing] = useState(false);
  const composer = useRef<(() => void) | undefined>(undefined);

  const people = known.members.filter((member) => !member.bot);
  const wanted = place.username?.toLowerCase();
  const meant = people.find((member) =>
    [member.username, member.name, member.id].some((name) => name.toLowerCase() === wanted),
  );
  const me = meant ?? people[0];
  // Before it is known who one is, the browser's language is the best guess.
  const locale = me?.locale ?? navigator.language;
  const speech = useMemo(() => speechOf(locale), [locale]);
  const { words } = speech;
  const sight = known.sight?.person === me?.id ? known.sight : undefined;
  const away = sight !== undefined && sight.channel === undefined;
  const spot = { person: me?.id ?? '', channel: sight?.channel ?? '' };
  const channels = (known.sight?.channels ?? []).map((one) => {
    const mark = readUpTo(spot.person, one.id);
    const isElsewhere = one.id !== sight?.channel;
    return {
      ...one,
      fresh: isElsewhere && one.newest !== undefined && isAfter(one.newest, mark),
      called: one.mentions.filter((id) => isAfter(id, mark)).length,
    };
  });
  const channelWanted = channels.find((one) => one.name === place.channel || one.id === place.channel)?.id;
  const isNobody = wanted !== undefined && people.length > 0 && meant === undefined;
  // A thread that has just begun is named by its id, before it is known.
  const isNowhere = channels.length > 0 && channelWanted === undefined && !/^\d*$/u.test(place.channel ?? '');
  const unknown = [
    ...(isNobody ? [filled(words.nobodyCalled, { name: place.username ?? '' })] : []),
    ...(isNowhere ? [filled(words.noChannelCalled, { name: place.channel ?? '' })] : []),
  ].join(' ');
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
    if (unknown !== '') setTrouble(unknown);
  }, [unknown]);
  useEffect(() => {
    if (me === undefined) return;
    live.look({ person: me.id, limit, ...(channelWanted === undefined ? {} : { channel: channelWanted }) });
  }, [me?.id, channelWanted, limit]);
  useEffect(() => {
    // Somebody may have gone on already, which the page hears a moment later.
    const hasMoved = readPlace(location.hash).username !== place.username;
    if (me === undefined || here === undefined || hasMoved) return;
    const hash = hashOf(me.username, slugHere);
    const settled = place.channel === undefined || place.channel === slugHere || channelWanted === here.id;
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
    () => composer.current?.(),
  );

  const members = known.members.map((member) => ({
    ...member,
    unread: member.mentions.filter((one) => isAfter(one.message, readUpTo(member.id, one.channel))).length,
  }));
  const called = members.filter((member) => member.unread > 0 && member.id !== me?.id).length;
  useEffect(() => {
    const calls = called > 0 ? `(${called}) ` : '';
    const parts = [here && `#${here.name}`, known.server || words.menu.playground, me?.name];
    document.title = calls + parts.filter((part) => part !== undefined).join(' · ');
  }, [here?.name, me?.name, called, known.server, locale]);
  useLayoutEffect(() => {
    document.documentElement.lang = readLanguage(locale).locale;
  }, [locale]);

  const commands = useMemo(() => typables(known.commands, locale), [known.commands, locale]);
  const roster: Roster = {
    people: known.members.map(({ id, name, username }) => ({ name, value: id, note: username })),
    roles: (known.standings?.roles ?? []).map(({ id, name }) => pickOf({ name, value: id })),
    channels: channels.map(({ id, name }) => pickOf({ name, value: id })),
  };
  const ask = async (wish: Wish): Promise<RequestAnswer> => {
    const answer = await live.ask(wish);
    if (answer.kind === 'form') setForm({ form: answer.form, interaction: answer.interaction });
    return answer;
  };
  const request = async (wish: Wish): Promise<RequestAnswer> => {
    setTrouble(undefined);
    const stale = 'message' in wish ? (sight?.notices ?? []) : [];
    for (const { id, messageId } of stale)
      if ('message' in wish && messageId === wish.message) around.dismiss(id);
    const answer = await ask(wish);
    if (answer.kind === 'refused' || answer.kind === 'failed') setTrouble(answer.why);
    return answer;
  };
  const around: Around = {
    known,
    me,
    members,
    channels,
    here,
    hashTo: (to) =>
      'member' in to ? hashOf(to.member.username, slugHere) : hashOf(me?.username ?? '', slugOf(to.channel)),
    nameOf: (id) => known.members.find((member) => member.id === id)?.name ?? words.unknown,
    openChannel: (id) => {
      const channel = channels.find((one) => one.id === id);
      if (channel !== undefined) location.hash = around.hashTo({ channel });
    },
    closeDrawer: () => setDrawer(false),
    openMessage: (channel, message) => {
      around.openChannel(channel);
      setSought(message);
    },
    enlarge: (pictures, start) => setGallery({ pictures, start }),
    startThread: setThreadAt,
    ask,
    request,
    oversee: (order) => void request({ do: 'oversee', order }),
    press: (message, customId) => request({ do: 'press', ...spot, message, customId }),
    choose: (message, customId, values) =>
      request({ do: 'choose', ...spot, message, customId, values: [...values] }),
    dismiss: (item) => void live.ask({ do: 'dismiss', ...spot, item }),
  };
  const startThread = async (name: string, content: string): Promise<RequestAnswer> => {
    const answer = await live.ask({
      do: 'start thread',
      person: spot.person,
      channel: threadAt?.channel.id ?? '',
      name,
      ...(threadAt?.message === undefined ? {} : { message: threadAt.message }),
      ...(content.trim() === '' ? {} : { content }),
    });
    if (answer.kind === 'started') location.hash = hashOf(me?.username ?? '', answer.channel);
    return answer;
  };
  const run = async ({ name, path }: Typable, options: readonly GivenOption[]): Promise<RequestAnswer> => {
    const mark: OnItsWay = { n: Date.now() + Math.random(), name };
    setOnItsWay((now) => [...now, mark]);
    const answer = await ask({ do: 'command', ...spot, path: [...path], options: [...options] });
    setOnItsWay((now) => now.filter((one) => one !== mark));
    return answer;
  };
  return (
    <SpeechContext.Provider value={speech}>
      <AroundContext.Provider value={around}>
        <div class={`page${drawer ? ' page-drawer' : ''}`}>
          <Sidebar onOversee={() => setOverseeing(true)} />
          <Act class="curtain" name={words.close} label="" onAct={around.closeDrawer} />
          <main class="middle">
            <Head drawer={drawer} onDrawer={() => setDrawer(!drawer)} />
            <Banners />
            {away && me !== undefined ? (
              <div class="log-frame log-empty">
                <p>
                  {filled(words.page.hasLeft, { name: me.name })}{' '}
                  <Act
                    label={words.page.comeBack}
                    onAct={() => around.oversee({ order: 'presence', member: me.id, present: true })}
                  />
                </p>
              </div>
            ) : here === undefined ? (
              <div class="log-frame log-empty">
                <p class="thinking soft">
                  <WaitingFor what={known.online ? 'opening' : 'connecting'} />
                </p>
              </div>
            ) : here.kind === 'forum' ? (
              <Forum forum={here} />
            ) : (
              <BotLog
                key={`${spot.person} ${spot.channel}`}
                person={spot.person}
                here={here}
                onItsWay={onItsWay}
                onEarlier={
                  sight?.earlier && limit < MOST_MESSAGES
                    ? () => setLimit(Math.min(MOST_MESSAGES, limit + STEP))
                    : undefined
                }
                onSeen={(newest) => {
                  if (markRead(spot.person, spot.channel, newest)) beat();
                }}
              />
            )}
            {trouble !== undefined && (
              <p class="trouble" role="alert">
                {trouble} <Act label={words.dismiss} onAct={() => setTrouble(undefined)} />
              </p>
            )}
            <Summons />
            {!away && here?.kind !== 'forum' && (
              <Composer
                key={`composer ${spot.person} ${spot.channel}`}
                commands={commands}
                roster={roster}
                focus={composer}
                onSay={(content) => live.ask({ do: 'say', ...spot, content })}
                onRun={run}
                onComplete={async ({ path }, options, focused) => {
                  const asked = { ...spot, path: [...path], options: [...options], focused };
                  const answer = await live.ask({ do: 'complete', ...asked });
                  return answer.kind === 'choices' ? answer.choices.map(pickOf) : [];
                }}
              />
            )}
          </main>
        </div>
        {gallery !== undefined && <Lightbox {...gallery} onClose={() => setGallery(undefined)} />}
        {threadAt !== undefined && (
          <ThreadForm place={threadAt} onStart={startThread} onClose={() => setThreadAt(undefined)} />
        )}
        {overseeing && known.standings !== undefined && (
          <OverseerDialog standings={known.standings} onClose={() => setOverseeing(false)} />
        )}
        {form !== undefined && (
          <FormDialog
            key={form.interaction}
            {...form}
            onClose={() => setForm((now) => (now === form ? undefined : now))}
          />
        )}
      </AroundContext.Provider>
    </SpeechContext.Provider>
  );
}
