import type { VNode } from 'preact';
import {
  CONNECT_FAULTS,
  EDIT_FAULTS,
  EVENT_FAULTS,
  type Fault,
  type FaultRates,
  HEARTBEAT_FAULTS,
  LINE_FAULTS,
  REQUEST_FAULTS,
  RESUME_FAULTS,
} from '../../faults/kinds.ts';
import type { TabProps } from './overseer-dialog.tsx';

const WORDS: Readonly<Record<Fault, string>> = {
  'event-lost': 'never arrives',
  'event-duplicated': 'arrives twice',
  'event-delayed': 'arrives late',
  'event-reordered': 'is overtaken by the next one',
  'line-dropped': 'breaks',
  'line-reconnect': 'is asked to reconnect',
  'line-invalid': 'loses its session',
  'line-invalid-resumable': 'is asked to resume its session',
  'ack-slow': 'is acknowledged late',
  'ack-withheld': 'is never acknowledged',
  'resume-refused': 'is refused',
  'resume-revoked': 'is revoked right away',
  'connect-refused': 'is refused',
  'limited-user': 'hits the rate limit of its route',
  'limited-global': 'hits the global rate limit',
  'limited-shared': 'hits a shared rate limit',
  'limited-old-edits': 'hits the limit on edits of old messages',
  'failed-500-before': 'fails with 500, and is not carried out',
  'failed-500-after': 'fails with 500, but is carried out',
  'failed-502-before': 'fails with 502, and is not carried out',
  'failed-502-after': 'fails with 502, but is carried out',
  'failed-503-before': 'fails with 503, and is not carried out',
  'failed-503-after': 'fails with 503, but is carried out',
  'reset-before': 'loses its connection, and is not carried out',
  'reset-after': 'loses its connection, but is carried out',
  'slow-before': 'is carried out late',
  'slow-after': 'is answered late',
};

const GROUPS: readonly { readonly title: string; readonly faults: readonly Fault[] }[] = [
  { title: 'An event for the bot …', faults: EVENT_FAULTS },
  { title: 'A request from the bot …', faults: REQUEST_FAULTS },
  { title: 'An edit of a message …', faults: EDIT_FAULTS },
  { title: 'The bot’s gateway connection …', faults: LINE_FAULTS },
  { title: 'A heartbeat …', faults: HEARTBEAT_FAULTS },
  { title: 'A resume …', faults: RESUME_FAULTS },
  { title: 'A connection …', faults: CONNECT_FAULTS },
];

const CHANCES = [0, 0.01, 0.05, 0.2, 0.5, 1] as const;
const shown = (chance: number): string => (chance === 0 ? 'never' : `${chance * 100} %`);

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

/** How often each fault happens, and has happened; any can be had once more. */
export function FaultBoard({ standings: { rates, counts }, onOrder }: TabProps): VNode {
  return (
    <>
      <div class="overseer-acts">
        <button
          type="button"
          class="button button-secondary"
          onClick={() => onOrder({ order: 'fault rates', rates: ROUGH })}
        >
          Rough weather
        </button>
        <button type="button" class="button button-secondary" onClick={() => onOrder({ order: 'no faults' })}>
          All calm
        </button>
      </div>
      {GROUPS.map(({ title, faults }) => (
        <section key={title}>
          <h3>{title}</h3>
          {faults.map((fault) => (
            <FaultLine
              key={fault}
              fault={fault}
              chance={rates[fault] ?? 0}
              count={counts[fault] ?? 0}
              onChance={(chance) => onOrder({ order: 'fault rates', rates: { ...rates, [fault]: chance } })}
              onOnce={() => {
                const now = LINE_FAULTS.find((one) => one === fault);
                onOrder(
                  now === undefined
                    ? { order: 'fault once', fault, times: 1 }
                    : { order: 'strike', fault: now },
                );
              }}
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
  const words = WORDS[fault];
  const chances = CHANCES.some((one) => one === chance) ? CHANCES : [...CHANCES, chance];
  return (
    <div class="overseer-line">
      <span class="overseer-name">{words}</span>
      {count > 0 && <span class="overseer-count">{count}×</span>}
      <select
        aria-label={`How often: ${words}`}
        value={String(chance)}
        onChange={(event) => onChance(Number(event.currentTarget.value))}
      >
        {chances.map((one) => (
          <option key={one} value={String(one)}>
            {shown(one)}
          </option>
        ))}
      </select>
      <button type="button" class="head-act" onClick={onOnce}>
        {LINE_FAULTS.some((one) => one === fault) ? 'Now' : 'Once'}
      </button>
    </div>
  );
}
