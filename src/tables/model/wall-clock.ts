/** What clocks show in a time zone, to the minute: as the moment at which those of UTC show it. */
export function wallClock(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value ?? 0);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/** The moment at which clocks in a time zone show something, given as {@link wallClock} does. */
export function momentAt(zone: string, shown: number): number {
  const near = shown - (wallClock(zone, shown) - shown);
  // Clocks may be changed between there and where it is that late in UTC.
  return near - (wallClock(zone, near) - shown);
}

/** The beginning of a day, written `2026-12-31`, by clocks of UTC; nothing if there is no such day. */
export function dayBegun(day: string): number | undefined {
  const [year = 0, month = 0, date = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []).slice(1).map(Number);
  const begun = new Date(Date.UTC(year, month - 1, date));
  return year === 0 || begun.toISOString().slice(0, 10) !== day ? undefined : begun.getTime();
}
