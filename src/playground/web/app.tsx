import { render, type VNode } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { readLanguage } from '../languages.ts';
import { MOST_MESSAGES } from '../page/addresses.ts';
import { Act } from './act.tsx';
import { type Around, AroundContext, useEvent } from './around.ts';
import { Banners, Summons, WaitingFor } from './banners.tsx';
import { Composer } from './composer.tsx';
import { CloseContext } from './dialog.tsx';
import { FormDialog } from './form.tsx';
import { Forum } from './forum.tsx';
import { Head } from './head.tsx';
import { Live } from './live.ts';
import { BotLog } from './log.tsx';
import { isAfter, readUpTo } from './marks.ts';
import { hashOf, readPlace, slugOf } from './place.ts';
import { Sidebar } from './sidebar.tsx';
import { filled, speechOf } from './speech.ts';

const STEP = 100;

function App(): VNode {
  const [, setBeat] = useState(0);
  const beat = (): void => setBeat((count) => count + 1);
  const live = useMemo(() => new Live(beat), []);
  const { known } = live;
  const [place, setPlace] = useState(() => readPlace(location.hash));
  const [limit, setLimit] = useState(STEP);
  const [drawer, setDrawer] = useState(false);
  const [dialogs, setDialogs] = useState<readonly VNode[]>([]);
  const [trouble, setTrouble] = useState<string>();
  const [sought, setSought] = useState<string>();

  const members = known.members.map((member) => ({
    ...member,
    unread: member.mentions.filter((one) => isAfter(one.message, readUpTo(member.id, one.channel))).length,
  }));
  const people = members.filter((member) => !member.bot);
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
  const called = members.filter((member) => member.unread > 0 && member.id !== me?.id);

  useEvent('hashchange', () => {
    setPlace(readPlace(location.hash));
    setLimit(STEP);
    setTrouble(undefined);
  });
  useEvent('storage', beat);
  useEffect(() => {
    if (unknown !== '') setTrouble(unknown);
  }, [unknown]);
  useEffect(() => {
    if (me !== undefined) live.look(me.id, channelWanted, limit);
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
  useEffect(() => {
    const calls = called.length > 0 ? `(${called.length}) ` : '';
    const parts = [here && `#${here.name}`, known.server || words.menu.playground, me?.name];
    document.title = calls + parts.filter((part) => part !== undefined).join(' · ');
  }, [here?.name, me?.name, called.length, known.server, locale]);
  useLayoutEffect(() => {
    document.documentElement.lang = readLanguage(locale).locale;
  }, [locale]);

  const around: Around = {
    ...{ ...speech, known, me, members, called, channels, here, spot },
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
    // One of a kind: the newer form takes the place of the one before.
    open: (dialog) => setDialogs((now) => [...now.filter(({ type }) => type !== dialog.type), dialog]),
    ask: async (wish) => {
      const answer = await live.ask(wish);
      if (answer.kind === 'form') {
        const { form, interaction } = answer;
        around.open(
          <FormDialog
            key={interaction}
            form={form}
            send={words.form.submit}
            onSend={(values) => around.ask({ do: 'submit', person: spot.person, interaction, values })}
          />,
        );
      }
      return answer;
    },
    request: async (wish) => {
      setTrouble(undefined);
      // What was said of the last press on a message is over with the next one.
      const message = 'message' in wish ? wish.message : undefined;
      for (const { id, messageId } of sight?.notices ?? [])
        if (message !== undefined && messageId === message)
          void live.ask({ do: 'dismiss', ...spot, item: id });
      const answer = await around.ask(wish);
      if (answer.kind === 'refused' || answer.kind === 'failed') setTrouble(answer.why);
      return answer;
    },
    oversee: (order) => void around.request({ do: 'oversee', order }),
  };
  return (
    <AroundContext.Provider value={around}>
      <div class={`page${drawer ? ' page-drawer' : ''}`}>
        <Sidebar />
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
              here={here}
              onEarlier={
                sight?.earlier && limit < MOST_MESSAGES
                  ? () => setLimit(Math.min(MOST_MESSAGES, limit + STEP))
                  : undefined
              }
            />
          )}
          {trouble !== undefined && (
            <p class="trouble" role="alert">
              {trouble} <Act label={words.dismiss} onAct={() => setTrouble(undefined)} />
            </p>
          )}
          <Summons />
          {!away && here?.kind !== 'forum' && <Composer key={`composer ${spot.person} ${spot.channel}`} />}
        </main>
      </div>
      {dialogs.map((dialog) => (
        <CloseContext.Provider
          key={dialog}
          value={() => setDialogs((now) => now.filter((one) => one !== dialog))}
        >
          {dialog}
        </CloseContext.Provider>
      ))}
    </AroundContext.Provider>
  );
}

const page = document.getElementById('page');
if (page !== null) render(<App />, page);
