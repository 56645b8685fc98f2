const PREFIX = 'read';

/** Whether one message came after another; ids rise with time (Discord, "Snowflakes"). */
export function isAfter(one: string, other: string | undefined): boolean {
  return other === undefined || BigInt(one) > BigInt(other);
}

/** How far a person has read a channel in this browser: the id of the newest message they saw. */
export function readUpTo(person: string, channel: string): string | undefined {
  try {
    return localStorage.getItem(`${PREFIX}:${person}:${channel}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers that a person has seen a message and those before it. Does not fail if the browser stores nothing. */
export function markRead(person: string, channel: string, message: string): boolean {
  if (!isAfter(message, readUpTo(person, channel))) return false;
  try {
    localStorage.setItem(`${PREFIX}:${person}:${channel}`, message);
    return true;
  } catch {
    return false;
  }
}
