import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { OversightOrder } from '../../oversight/orders.ts';
import type { RequestAnswer } from '../../page/wire.ts';
import { Dialog } from '../dialog.tsx';
import { useWords } from '../speech.ts';
import { OverseenChannels } from './channels.tsx';
import { FaultBoard } from './fault-board.tsx';
import { MemberList } from './members.tsx';
import { Permissions } from './permissions.tsx';
import type { TabProps } from './tab.ts';

const TABS = ['faults', 'permissions', 'members', 'channels'] as const;

/** Everything that can be done to the server beyond what its members can do. */
export function OverseerDialog({
  onOrder,
  onClose,
  ...rest
}: Omit<TabProps, 'onOrder' | 'done'> & {
  onOrder(order: OversightOrder): Promise<RequestAnswer>;
  onClose(): void;
}): VNode {
  const words = useWords();
  const { title, tabs } = words.overseer;
  const [tab, setTab] = useState<(typeof TABS)[number]>('faults');
  const [wrong, setWrong] = useState<string>();
  const [done, setDone] = useState<OversightOrder>();
  const order = async (given: OversightOrder): Promise<void> => {
    const answer = await onOrder(given);
    const isDone = answer.kind !== 'failed';
    setWrong(isDone ? undefined : answer.why);
    setDone(isDone ? given : undefined);
  };
  const props: TabProps = { ...rest, done, onOrder: (given) => void order(given) };
  return (
    <Dialog label={title} kind="overseer" onClose={onClose}>
      <div class="form">
        <header class="form-head">
          <h2>{title}</h2>
          <button type="button" class="icon-button" aria-label={words.close} onClick={onClose}>
            ✕
          </button>
        </header>
        <div class="tabs" role="tablist">
          {TABS.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              class={`tab${one === tab ? ' tab-here' : ''}`}
              aria-selected={one === tab}
              onClick={() => setTab(one)}
            >
              {tabs[one]}
            </button>
          ))}
        </div>
        <div class="overseer-body" role="tabpanel" aria-label={tabs[tab]}>
          {wrong !== undefined && (
            <p class="form-wrong" role="alert">
              {wrong}
            </p>
          )}
          {tab === 'faults' && <FaultBoard {...props} />}
          {tab === 'permissions' && <Permissions {...props} />}
          {tab === 'members' && <MemberList {...props} />}
          {tab === 'channels' && <OverseenChannels {...props} />}
        </div>
      </div>
    </Dialog>
  );
}
