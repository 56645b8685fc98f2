import type { VNode } from 'preact';
import { Act, Sure } from './act.tsx';
import { type Unread, useAround, useWords } from './around.ts';
import { AvatarImage } from './avatar.tsx';
import { ChannelSign } from './channel-sign.tsx';
import { ThreadForm } from './form.tsx';
import { filled, parted } from './speech.ts';

/** The line above the messages: where one is, what can be done there, and on a phone the way to everything else. */
export function Head({ drawer, onDrawer }: { readonly drawer: boolean; onDrawer(): void }): VNode {
  const { head, sidebar } = useWords();
  const { here, me, called, channels, hashTo } = useAround();
  const parent = channels.find((one) => one.id === here?.parent);
  return (
    <header class="head">
      <Act
        class="head-drawer"
        name={head.channelsAndMembers}
        pressed={drawer}
        label={
          <>
            <span class="bars" aria-hidden="true" />
            {called.length > 0 && <span class="head-dot" />}
          </>
        }
        onAct={onDrawer}
      />
      <h1>
        <ChannelSign kind={here?.kind ?? 'text'} />
        <span class="cut">{here?.name ?? ''}</span>
      </h1>
      {here?.topic !== undefined && <p class="head-topic soft">{here.topic}</p>}
      {parent !== undefined && (
        <p class="head-topic soft">
          {parted(head.inChannel, {
            channel: <a href={hashTo({ channel: parent })}>#{parent.name}</a>,
          })}
        </p>
      )}
      {here !== undefined && <ChannelActs channel={here} />}
      {me !== undefined && (
        <Act
          class="head-me"
          name={filled(sidebar.youAre, { name: me.name })}
          label={<AvatarImage id={me.id} name={me.name} size={28} />}
          onAct={onDrawer}
        />
      )}
    </header>
  );
}

function ChannelActs({ channel }: { readonly channel: Unread }): VNode | undefined {
  const { head, thread } = useWords();
  const { open, oversee } = useAround();
  const { id, kind, archived = false, locked = false } = channel;
  const act = (label: string, onAct: () => void): VNode => (
    <Act class="small-act" label={label} onAct={onAct} />
  );
  const change = (changed: { readonly archived: boolean } | { readonly locked: boolean }) => (): void =>
    oversee({ order: 'thread', thread: id, ...changed });
  if (kind === 'text')
    return <div class="head-acts">{act(thread.newThread, () => open(<ThreadForm channel={channel} />))}</div>;
  if (kind !== 'thread') return undefined;
  return (
    <div class="head-acts head-acts-row">
      {act(archived ? head.unarchive : head.archive, change({ archived: !archived }))}
      {act(locked ? head.unlock : head.lock, change({ locked: !locked }))}
      <Sure class="small-act" onSure={() => oversee({ order: 'delete channel', channel: id })} />
    </div>
  );
}
