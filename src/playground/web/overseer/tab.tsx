import type { VNode } from 'preact';
import type { OversightOrder } from '../../oversight/orders.ts';
import type { Standings } from '../../oversight/standings.ts';

/** What a tab of the overseer stands on. */
export interface TabProps {
  readonly standings: Standings;
  /** What was ordered last, if it was done. */
  readonly done: OversightOrder | undefined;
  onOrder(order: OversightOrder): void;
}

/** Something that is so or not, with a box to change that. */
export const Check = ({
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
