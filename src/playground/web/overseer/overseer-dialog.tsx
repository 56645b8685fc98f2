import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { OversightOrder } from '../../oversight/orders.ts';
import type { Standings } from '../../oversight/standings.ts';
import { useAround } from '../around.ts';
import { Dialog } from '../dialog.tsx';
import { useWords } from '../speech.ts';
import { OverseenChannels } from './channels.tsx';
import { FaultBoard } from './fault-board.tsx';
import { MemberList } from './members.tsx';
import { Permissions } from './permissions.tsx';

const TABS = {
  faults: FaultBoard,
  permissions: Permissions,
  members: MemberList,
  channels: OverseenChannels,
} as const;
const NAMES = ['faults', 'permissions', 'members', 'channels'] as const;

/** Everything that can be done to the server beyond what its members can do. */
export function OverseerDialog({
  standings,
  onClose,
}: {
  readonly standings: Standings;
  onClose(): void;
}): VNode {
  const { title, tabs } = useWords().overseer;
  const { ask } = useAround();
  const [name, setName] = useState<(typeof NAMES)[number]>('faults');
  const [wrong, setWrong] = useState<string>();
  const [done, setDone] = useState<OversightOrder>();
  const order = async (given: OversightOrder): Promise<void> => {
    const answer = await ask({ do: 'oversee', order: given });
    const isDone = answer.kind !== 'failed';
    setWrong(isDone ? undefined : answer.why);
    setDone(isDone ? given : undefined);
  };
  const Tab = TABS[name];
  return (
    <Dialog label={title} kind="overseer" onClose={onClose}>
      <div class="tabs" role="tablist">
        {NAMES.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            class={`tab${one === name ? ' tab-here' : ''}`}
            aria-selected={one === name}
            onClick={() => setName(one)}
          >
            {tabs[one]}
          </button>
        ))}
      </div>
      <div class="overseer-body" role="tabpanel" aria-label={tabs[name]}>
        {wrong !== undefined && (
          <p class="form-wrong" role="alert">
            {wrong}
          </p>
        )}
        <Tab standings={standings} done={done} onOrder={(given) => void order(given)} />
      </div>
    </Dialog>
  );
}
