/** Milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The moment at which clocks in a zone show an hour of a day, written `2026-03-02`: milliseconds since 1970. */
export function at(zone: string, day: string, hour: number, minute = 0): number {
  const shown = Date.parse(`${day}T00:00:00Z`) + hour * HOUR + minute * MINUTE;
  const near = shown - offsetOf(zone, shown);
  // Clocks may be changed between there and where UTC shows this.
  return shown - offsetOf(zone, near);
}

/** What clocks show in a zone, as the moment at which those of UTC show it. */
const shownIn = (zone: string, moment: number): number => moment + offsetOf(zone, moment);

/** The end of the quiet hours that last at a moment, or that moment: the first of those to come at which clocks show an hour outside of them. */
export function afterQuiet(zone: string, [from, to]: readonly [number, number], moment: number): number {
  const isQuiet = (time: number): boolean => {
    const hour = (shownIn(zone, time) % DAY) / HOUR;
    return from < to ? from <= hour && hour < to : from <= hour || hour < to;
  };
  let time = moment;
  while (isQuiet(time)) time = time - (time % MINUTE) + MINUTE;
  return time;
}

/** How a moment is read in a zone: `Mon 2026-03-02 08:05`. */
export function readIn(zone: string, moment: number): string {
  const shown = new Date(shownIn(zone, moment));
  const weekday = shown.toLocaleDateString('en', { weekday: 'short', timeZone: 'UTC' });
  return `${weekday} ${shown.toISOString().slice(0, 16).replace('T', ' ')}`;
}

function offsetOf(zone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    moment,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE);
}
