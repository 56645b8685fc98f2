import type { VNode } from 'preact';
import {
  CONNECT_FAULTS,
  EDIT_FAULTS,
  EVENT_FAULTS,
  type Fault,
  type FaultRates,
  HEARTBEAT_FAULTS,
  ICON_FAULTS,
  LINE_FAULTS,
  REQUEST_FAULTS,
  RESUME_FAULTS,
} from '../../faults/kinds.ts';
import type { OversightOrder } from '../../oversight/orders.ts';
import { TROUBLES, timeOut } from '../../oversight/troubles.ts';
import { Act } from '../act.tsx';
import { momentIn } from '../moment.ts';
import { type Speech, useSpeech } from '../speech.ts';
import type { TabProps } from './tab.tsx';

const GROUPS = [
  { title: 'anEvent', faults: EVENT_FAULTS },
  { title: 'aRequest', faults: REQUEST_FAULTS },
  { title: 'anEdit', faults: EDIT_FAULTS },
  { title: 'aMessage', faults: ICON_FAULTS },
  { title: 'aLine', faults: LINE_FAULTS },
  { title: 'aHeartbeat', faults: HEARTBEAT_FAULTS },
  { title: 'aResume', faults: RESUME_FAULTS },
  { title: 'aConnection', faults: CONNECT_FAULTS },
] as const;

const CHANCES = [0, 0.01, 0.05, 0.2, 0.5, 1] as const;
function shown(chance: number, { words, locale }: Speech): string {
  if (chance === 0) return words.overseer.never;
  return chance.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 });
}

/** A bit of everything that a bot should take in its stride. */
const ROUGH: Partial<FaultRates> = {
  'event-duplicated': 0.05,
  'event-delayed': 0.05,
  'event-reordered': 0.05,
  'line-dropped': 0.01,
  'line-reconnect': 0.01,
  'limited-user': 0.02,
  'limited-shared': 0.01,
  'failed-500-before': 0.01,
  'failed-500-after': 0.01,
  'failed-502-before': 0.01,
  'failed-502-after': 0.01,
  'reset-before': 0.01,
  'reset-after': 0.01,
  'slow-before': 0.02,
  'slow-after': 0.02,
};

/** What has a fault happen: one of the line at once, any other to the next thing that fits. */
function onceOf(fault: Fault): OversightOrder {
  const now = LINE_FAULTS.find((one) => one === fault);
  return now === undefined ? { order: 'fault once', fault, times: 1 } : { order: 'strike', fault: now };
}

/** How often each fault happens, and has happened; any can be had once more. */
export function FaultBoard({ standings: { rates, counts, bot }, done, onOrder }: TabProps): VNode {
  const {
    locale,
    words: { overseer },
  } = useSpeech();
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
            {overseer.timedOutUntil(momentIn(locale, 'f', bot.timedOutUntil / 1000, 0))}
          </span>
          <Act class="small-act" label={overseer.endTimeOut} onAct={() => onOrder(timeOut(0))} />
        </div>
      )}
      <p class="overseer-note">{overseer.beforeAfter}</p>
      {GROUPS.map(({ title, faults }) => (
        <section key={title}>
          <h3>{overseer[title]}</h3>
          {faults.map((fault) => (
            <FaultLine
              key={fault}
              fault={fault}
              chance={rates[fault] ?? 0}
              count={counts[fault] ?? 0}
              onChance={(chance) => onOrder({ order: 'fault rates', rates: { ...rates, [fault]: chance } })}
              onOnce={() => onOrder(onceOf(fault))}
            />
          ))}
        </section>
      ))}
    </>
  );
}

function FaultLine({
  fault,
  chance,
  count,
  onChance,
  onOnce,
}: {
  readonly fault: Fault;
  readonly chance: number;
  readonly count: number;
  onChance(chance: number): void;
  onOnce(): void;
}): VNode {
  const speech = useSpeech();
  const { overseer } = speech.words;
  const chances = CHANCES.some((one) => one === chance) ? CHANCES : [...CHANCES, chance];
  return (
    <div class="overseer-line overseer-fault">
      <code class="overseer-name">{fault}</code>
      {count > 0 && <span class="overseer-count">{count}×</span>}
      <select
        class="input"
        aria-label={overseer.howOften(fault)}
        value={String(chance)}
        onChange={(event) => onChance(Number(event.currentTarget.value))}
      >
        {chances.map((one) => (
          <option key={one} value={String(one)}>
            {shown(one, speech)}
          </option>
        ))}
      </select>
      <Act
        class="small-act"
        label={onceOf(fault).order === 'strike' ? overseer.now : overseer.once}
        onAct={onOnce}
      />
    </div>
  );
}
