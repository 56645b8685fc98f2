import { type Finding, notChecked, unwell, well } from '../finding.ts';

/** Seconds that a clock may be off: an answer takes a while, and tells whole seconds. */
const TOLERANCE = 10;

/** Whether this machine's clock is right. `ahead`: milliseconds that Discord's clock is ahead of it, if known. */
export function checkClock(ahead: number | undefined): Finding {
  if (ahead === undefined)
    return notChecked('The clock was not checked: Discord did not say what time it is.');
  const seconds = Math.abs(ahead) / 1000;
  if (seconds <= TOLERANCE) return well('The clock is right.');
  return unwell(
    `The clock of this machine is ${inWords(seconds)} ${ahead > 0 ? 'behind' : 'ahead of'} Discord's.`,
    'Let the system set it automatically (on Linux: timedatectl set-ntp true). A container uses the clock of its machine. Reminders and deadlines depend on it.',
  );
}

function inWords(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} seconds`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} minutes`;
  return `${Math.round(seconds / 3600)} hours`;
}
