import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ShownChannel } from '../page/wire.ts';
import type { Notice, SeenMessage } from '../person.ts';
import { Act } from './act.tsx';
import { useAround } from './around.ts';
import { AvatarImage } from './avatar.tsx';
import { ChannelSign, nameWithSign } from './channel-sign.tsx';
import { isAfter, markRead, readUpTo } from './marks.ts';
import { isThreadLine, MessageView, OnlyYou } from './message.tsx';
import { momentIn, sameDay } from './moment.ts';
import { filled, parted } from './speech.ts';

/** How near to its end the log counts as being at its end, in pixels. */
const NEAR = 60;
/** Messages of one author within this many milliseconds stand together (seen in Discord's client). */
const TOGETHER = 7 * 60_000;

/** The messages of a channel: keeps to the newest while one is there, and offers the way back otherwise. */
export function BotLog({
  here,
  onEarlier,
}: {
  readonly here: ShownChannel;
  readonly onEarlier: (() => void) | undefined;
}): VNode {
  const { known, locale, me, spot, words } = useAround();
  const { sight, sending } = known;
  const { person } = spot;
  const { messages = [], notices = [] } = sight ?? {};
  const name = nameWithSign(here);
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [away, setAway] = useState(false);
  const [unseen, setUnseen] = useState(0);
  const newest = messages.at(-1)?.message.id;
  const readBefore = useMemo(() => readUpTo(person, here.id), [person, here.id]);
  const firstNew = useMemo(
    () =>
      readBefore === undefined
        ? undefined
        : messages.find(({ message }) => isAfter(message.id, readBefore) && message.author.id !== person)
            ?.message.id,
    [readBefore, messages.length === 0],
  );

  const height = useRef(0);
  const scrollTo = (place: number): void => {
    const box = frame.current;
    if (box === null) return;
    box.scrollTop = Math.min(box.scrollHeight, place);
    height.current = box.scrollHeight;
  };
  /** Whether one has come to the end oneself: from there nobody is taken back to the beginning of a long page. */
  const passed = useRef(false);
  const toEnd = (): void => scrollTo(passed.current ? Number.POSITIVE_INFINITY : topOfPrivate(list.current));
  const seen = (): void => {
    if (newest !== undefined && document.visibilityState === 'visible') markRead(person, here.id, newest);
  };

  useLayoutEffect(() => {
    passed.current = false;
    if (sending.length > 0) atEnd.current = true;
    // One's own words, and what only oneself is told, are answers to what one has just done.
    const last = messages.at(-1);
    if (last?.message.author.id === person || last?.ephemeral === true) atEnd.current = true;
    if (atEnd.current) {
      toEnd();
      seen();
    } else {
      setUnseen((count) => count + 1);
    }
  }, [newest, sending.length, notices.length]);

  useEffect(() => {
    const grown = new ResizeObserver(() => {
      if (atEnd.current) toEnd();
    });
    if (list.current !== null) grown.observe(list.current);
    if (frame.current !== null) grown.observe(frame.current);
    return () => grown.disconnect();
  }, []);

  useEffect(() => {
    const look = (): void => {
      if (atEnd.current) seen();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [newest]);

  const onScroll = (): void => {
    const box = frame.current;
    if (box === null) return;
    // A picture that has just loaded moves the end away; that is nobody's scrolling.
    if (atEnd.current && box.scrollHeight !== height.current) toEnd();
    const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    if (isNear && !atEnd.current) passed.current = true;
    atEnd.current = isNear;
    setAway(!atEnd.current);
    if (atEnd.current) {
      setUnseen(0);
      seen();
    }
  };

  /** Notices that stand by themselves before a message. */
  const alone = (index: number): VNode[] =>
    notices
      .filter((notice) => !messages.some(({ message }) => message.id === notice.messageId))
      .filter((notice) => placeOf(notice, messages) === index)
      .map((notice) => (
        <div key={notice.id} class="message message-ephemeral">
          <div class="message-side" />
          <div class="message-body">
            <p class="wrong" role="alert">
              {words.log.noAnswer}
            </p>
            <OnlyYou item={notice.id} />
          </div>
        </div>
      ));
  return (
    <div class="log-frame">
      <section
        class="log"
        ref={frame}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll an area only if it has the focus (WCAG 2.1.1)
        tabIndex={0}
        aria-label={filled(words.log.messages, { name })}
      >
        {/* New messages are read out (ARIA, "log" role). */}
        <div class="log-list" role="log" ref={list}>
          {onEarlier !== undefined ? (
            <Act class="button button-secondary log-earlier" label={words.log.earlier} onAct={onEarlier} />
          ) : (
            <header class="log-start">
              <span class="log-hash strong">
                <ChannelSign kind={here.kind} />
              </span>
              <h2>{here.kind === 'text' ? filled(words.log.welcome, { channel: here.name }) : here.name}</h2>
              <p>{here.topic ?? filled(words.log.start, { name })}</p>
              {here.kind !== 'direct' && <p>{parted(words.log.typeSlash, { slash: <kbd>/</kbd> })}</p>}
            </header>
          )}
          {messages.map((one, index) => {
            const former = messages[index - 1];
            const first = one.message.id === firstNew;
            const day = former === undefined || !sameDay(dateOf(former), dateOf(one));
            return (
              <div key={one.message.id} class="log-entry">
                {alone(index)}
                {(day || first) && (
                  <div class={`divider${first ? ' divider-new' : ''}`}>
                    <span class="small">
                      {day ? momentIn(locale, 'D', dateOf(one).getTime() / 1000, 0) : ''}
                    </span>
                    {first && <b>{words.log.new}</b>}
                  </div>
                )}
                <MessageView
                  seen={one}
                  joined={!day && !first && former !== undefined && isJoined(former, one)}
                  notices={notices.filter((notice) => notice.messageId === one.message.id)}
                />
              </div>
            );
          })}
          {alone(messages.length)}
          {sending.map(({ n, path }) => (
            <div key={n} class="message message-sending">
              <div class="message-side">
                <AvatarImage id={person} name={me?.name ?? ''} />
              </div>
              <div class="message-body">
                <p class="origin-command">/{path.join(' ')}</p>
                <p class="thinking soft">
                  <span class="dots" /> {words.log.sending}
                </p>
              </div>
            </div>
          ))}
        </div>
      </section>
      {away && (
        <Act
          class="jump"
          label={`${unseen > 0 ? words.log.newBelow : words.log.toLatest} ↓`}
          onAct={() => {
            atEnd.current = true;
            // Whoever asks for the end has read the beginning of a page that is longer than the window.
            passed.current = true;
            toEnd();
          }}
        />
      )}
    </div>
  );
}

/** Where the newest message begins if only this person sees it: a long page is read from its start. Else infinity. */
function topOfPrivate(list: HTMLElement | null): number {
  const last = list?.lastElementChild;
  const isPrivate = last instanceof HTMLElement && last.querySelector('.message-ephemeral') !== null;
  return isPrivate ? last.offsetTop - (list?.offsetTop ?? 0) : Number.POSITIVE_INFINITY;
}

/** Before which message a notice stands: ids rise with time, and a notice bears that of what got no answer. */
function placeOf(notice: Notice, messages: readonly SeenMessage[]): number {
  const later = messages.findIndex(({ message }) => isAfter(message.id, notice.id));
  return later < 0 ? messages.length : later;
}

function dateOf(seen: SeenMessage): Date {
  return new Date(seen.message.timestamp);
}

function isJoined(former: SeenMessage, seen: SeenMessage): boolean {
  const plain = seen.message.webhook_id === undefined;
  return (
    plain &&
    !isThreadLine(former.message) &&
    former.message.author.id === seen.message.author.id &&
    former.ephemeral === seen.ephemeral &&
    dateOf(seen).getTime() - dateOf(former).getTime() < TOGETHER
  );
}
