import type { FunctionComponent, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { FAULTS, type Fault, type FaultRates, LINE_FAULTS } from '../faults/kinds.ts';
import {
  BOT_PERMISSIONS,
  type OversightOrder,
  type Standings,
  TROUBLES,
  timeOut,
} from '../oversight/orders.ts';
import { Act, Sure } from './act.tsx';
import { useAround, useWords } from './around.ts';
import { AvatarImage } from './avatar.tsx';
import { ChannelSign } from './channel-sign.tsx';
import { Dialog } from './dialog.tsx';
import { momentIn } from './moment.ts';
import { filled } from './speech.ts';

interface TabProps {
  readonly standings: Standings;
  /** What was ordered last, if it was done. */
  readonly done: OversightOrder | undefined;
  onOrder(order: OversightOrder): void;
}

/** Everything that can be done to the server beyond what its members can do. */
export function OverseerDialog(): VNode {
  const { overseer, sidebar } = useWords();
  const { ask, known } = useAround();
  const [Tab, setTab] = useState<FunctionComponent<TabProps>>(() => FaultBoard);
  const [wrong, setWrong] = useState<string>();
  const [done, setDone] = useState<OversightOrder>();
  const order = async (given: OversightOrder): Promise<void> => {
    const answer = await ask({ do: 'oversee', order: given });
    setWrong(answer.kind === 'failed' ? answer.why : undefined);
    setDone(answer.kind === 'failed' ? undefined : given);
  };
  const tabs = [
    [overseer.faults, FaultBoard],
    [overseer.mayDo, Permissions],
    [sidebar.members, Members],
    [sidebar.channels, Channels],
  ] as const;
  return (
    <Dialog label={overseer.title} kind="overseer">
      <div class="tabs" role="tablist">
        {tabs.map(([label, one]) => (
          <button
            key={label}
            type="button"
            role="tab"
            class="tab"
            aria-selected={one === Tab}
            onClick={() => setTab(() => one)}
          >
            {label}
          </button>
        ))}
      </div>
      <div class="overseer-body" role="tabpanel">
        {wrong !== undefined && (
          <p class="wrong" role="alert">
            {wrong}
          </p>
        )}
        {known.standings !== undefined && (
          <Tab standings={known.standings} done={done} onOrder={(given) => void order(given)} />
        )}
      </div>
    </Dialog>
  );
}

const CHANCES = [0, 0.01, 0.05, 0.2, 0.5, 1] as const;

/** A bit of everything that a bot should take in its stride. */
const ROUGH: Partial<FaultRates> = {
  ...{ 'event-duplicated': 0.05, 'event-delayed': 0.05, 'event-reordered': 0.05 },
  ...{ 'line-dropped': 0.01, 'line-reconnect': 0.01, 'limited-user': 0.02, 'limited-shared': 0.01 },
  ...{ 'failed-500-before': 0.01, 'failed-500-after': 0.01 },
  ...{ 'failed-502-before': 0.01, 'failed-502-after': 0.01 },
  ...{ 'reset-before': 0.01, 'reset-after': 0.01, 'slow-before': 0.02, 'slow-after': 0.02 },
};

/** What has a fault happen: one of the line at once, any other to the next thing that fits. */
function onceOf(fault: Fault): OversightOrder {
  const now = LINE_FAULTS.find((one) => one === fault);
  return now === undefined ? { order: 'fault once', fault, times: 1 } : { order: 'strike', fault: now };
}

/** How often each fault happens, and has happened; any can be had once more. */
function FaultBoard({ standings: { rates, counts, bot }, done, onOrder }: TabProps): VNode {
  const { words, locale } = useAround();
  const { overseer } = words;
  const shown = (chance: number): string =>
    chance === 0
      ? overseer.never
      : chance.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 });
  const act = (label: string, order: OversightOrder): VNode => (
    <Act key={label} class="button button-secondary" label={label} onAct={() => onOrder(order)} />
  );
  return (
    <>
      <div class="overseer-acts">
        {act(overseer.rough, { order: 'fault rates', rates: ROUGH })}
        {act(overseer.calm, { order: 'no faults' })}
      </div>
      <h3>{overseer.troublesTitle}</h3>
      <div class="overseer-acts">
        {TROUBLES.map(({ name, order }) =>
          act(`${done === order ? '✓ ' : ''}${overseer.troubles[name]}`, order),
        )}
      </div>
      {bot.timedOutUntil > Date.now() && (
        <div class="overseer-line overseer-fault" role="status">
          <span class="overseer-name">
            {filled(overseer.timedOutUntil, { moment: momentIn(locale, 'f', bot.timedOutUntil / 1000, 0) })}
          </span>
          <Act class="small-act" label={overseer.endTimeOut} onAct={() => onOrder(timeOut(0))} />
        </div>
      )}
      <p class="small">{overseer.beforeAfter}</p>
      {FAULTS.map((fault) => {
        const { [fault]: chance = 0 } = rates;
        const count = counts[fault] ?? 0;
        return (
          <div key={fault} class="overseer-line overseer-fault">
            <code class="overseer-name">{fault}</code>
            {count > 0 && <span class="small">{count}×</span>}
            <select
              class="input"
              aria-label={fault}
              value={String(chance)}
              onChange={({ currentTarget: { value } }) =>
                onOrder({ order: 'fault rates', rates: { ...rates, [fault]: Number(value) } })
              }
            >
              {[...new Set([...CHANCES, chance])].map((one) => (
                <option key={one} value={String(one)}>
                  {shown(one)}
                </option>
              ))}
            </select>
            <Act class="small-act" label={overseer.once} onAct={() => onOrder(onceOf(fault))} />
          </div>
        );
      })}
    </>
  );
}

function Permissions({ standings, onOrder }: TabProps): VNode | undefined {
  const { overseer } = useWords();
  const { channels, here } = useAround();
  const [chosen, setChosen] = useState(here?.parent ?? here?.id);
  const channel = standings.channels.find(({ id }) => id === chosen) ?? standings.channels[0];
  if (channel === undefined) return undefined;
  return (
    <>
      <label class="overseer-line">
        <span class="overseer-name">{overseer.mayIn}</span>
        <select class="input" value={channel.id} onChange={(event) => setChosen(event.currentTarget.value)}>
          {standings.channels.map(({ id }) => (
            <option key={id} value={id}>
              {channels.find((one) => one.id === id)?.name ?? id}
            </option>
          ))}
        </select>
      </label>
      {BOT_PERMISSIONS.map((permission) => (
        <Check
          key={permission}
          label={permission.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ')}
          isOn={channel.bot[permission]}
          onChange={(allowed) => onOrder({ order: 'permit bot', channel: channel.id, permission, allowed })}
        />
      ))}
    </>
  );
}

function Members({ standings, onOrder }: TabProps): readonly VNode[] {
  const { overseer } = useWords();
  const { nameOf } = useAround();
  return standings.members.map(({ id: member, present, closed, roles }) => (
    <fieldset key={member} class="overseer-member">
      <legend>
        <AvatarImage id={member} name={nameOf(member)} size={22} /> {nameOf(member)}
      </legend>
      <Check
        label={overseer.isIn}
        isOn={present}
        onChange={(isOn) => onOrder({ order: 'presence', member, present: isOn })}
      />
      <Check
        label={overseer.takesDirect}
        isOn={!closed}
        onChange={(isOn) => onOrder({ order: 'close direct', member, closed: !isOn })}
      />
      {standings.roles.map(({ id: role, name }) => (
        <Check
          key={role}
          label={name}
          isOn={roles.includes(role)}
          disabled={!present}
          onChange={(held) => onOrder({ order: 'give role', member, role, held })}
        />
      ))}
    </fieldset>
  ));
}

const KINDS = ['text', 'forum'] as const;

function Channels({ standings: { bot }, onOrder }: TabProps): VNode {
  const { channels, words } = useAround();
  const { overseer } = words;
  const [kind, setKind] = useState<(typeof KINDS)[number]>('text');
  const [name, setName] = useState('');
  const create = (event: Event): void => {
    event.preventDefault();
    onOrder({ order: 'create channel', kind, name });
    setName('');
  };
  return (
    <>
      <Check
        label={overseer.botIsIn}
        isOn={bot.present}
        onChange={(present) => onOrder({ order: 'presence', member: bot.id, present })}
      />
      {channels
        .filter((one) => one.kind === 'text' || one.kind === 'forum')
        .map((one) => (
          <div key={one.id} class="overseer-line">
            <span class="overseer-name">
              <ChannelSign kind={one.kind} /> {one.name}
            </span>
            <Sure class="small-act" onSure={() => onOrder({ order: 'delete channel', channel: one.id })} />
          </div>
        ))}
      <form class="overseer-line overseer-new" onSubmit={create}>
        <select
          class="input"
          aria-label={overseer.newKind}
          value={kind}
          onChange={({ currentTarget: { value } }) => setKind(KINDS.find((one) => one === value) ?? 'text')}
        >
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {overseer[one]}
            </option>
          ))}
        </select>
        <input
          class="input overseer-name"
          placeholder={overseer.newName}
          aria-label={overseer.newName}
          required
          maxLength={100}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" class="button button-secondary">
          {words.create}
        </button>
      </form>
    </>
  );
}

const Check = ({
  label,
  isOn,
  disabled = false,
  onChange,
}: {
  readonly label: string;
  readonly isOn: boolean;
  readonly disabled?: boolean;
  onChange(isOn: boolean): void;
}): VNode => (
  <label class="overseer-line">
    <span class="overseer-name">{label}</span>
    <input type="checkbox" checked={isOn} disabled={disabled} onChange={() => onChange(!isOn)} />
  </label>
);
