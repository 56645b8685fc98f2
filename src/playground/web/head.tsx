import type { VNode } from 'preact';
import type { OversightOrder } from '../oversight/orders.ts';
import type { ShownChannel, ShownMember } from '../page/wire.ts';
import { AvatarImage } from './avatar.tsx';
import { ChannelActs } from './channel-acts.tsx';
import { ChannelSign } from './channel-list.tsx';
import { hashOf, slugOf } from './place.ts';
import { useWords } from './speech.ts';
import type { ThreadPlace } from './thread-form.tsx';

/** The line above the messages: where one is, what can be done there, and on a phone the way to everything else. */
export function Head({
  here,
  parent,
  me,
  drawer,
  called,
  onDrawer,
  onStart,
  onOrder,
}: {
  readonly here: ShownChannel | undefined;
  /** The channel that a thread stands under. */
  readonly parent: ShownChannel | undefined;
  readonly me: ShownMember | undefined;
  readonly drawer: boolean;
  /** Whether somebody else was mentioned. */
  readonly called: boolean;
  onDrawer(): void;
  onStart(place: ThreadPlace): void;
  onOrder(order: OversightOrder): void;
}): VNode {
  const { head } = useWords();
  return (
    <header class="head">
      <button
        type="button"
        class="head-drawer"
        aria-label={head.channelsAndMembers}
        aria-expanded={drawer}
        onClick={onDrawer}
      >
        <span class="bars" aria-hidden="true" />
        {called && <span class="head-dot" />}
      </button>
      <h1>
        <ChannelSign kind={here?.kind ?? 'text'} />
        <span class="head-name">{here?.name ?? ''}</span>
      </h1>
      {here?.topic !== undefined && <p class="head-topic">{here.topic}</p>}
      {parent !== undefined && me !== undefined && (
        <p class="head-topic">
          {head.inChannel(
            <a key="parent" href={hashOf(me.username, slugOf(parent))}>
              #{parent.name}
            </a>,
          )}
        </p>
      )}
      {here !== undefined && (
        <ChannelActs channel={here} onStart={() => onStart({ channel: here })} onOrder={onOrder} />
      )}
      {me !== undefined && (
        <button type="button" class="head-me" aria-label={head.youAreChange(me.name)} onClick={onDrawer}>
          <AvatarImage id={me.id} name={me.name} size={28} />
        </button>
      )}
    </header>
  );
}
