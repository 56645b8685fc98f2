const keyOf = (person: string, channel: string): string => `read:${person}:${channel}`;

/** Whether one message came after another; ids rise with time (Discord, "Snowflakes"). */
export function isAfter(one: string, other: string | undefined): boolean {
  return other === undefined || BigInt(one) > BigInt(other);
}

/** How far a person has read a channel in this browser: the id of the newest message they saw. */
export function readUpTo(person: string, channel: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(person, channel)) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Remembers that a person has seen a message and those before it, and tells this tab as the browser tells the others,
 * by a `storage` event. Does not fail if the browser stores nothing.
 */
export function markRead(person: string, channel: string, message: string): void {
  if (!isAfter(message, readUpTo(person, channel))) return;
  try {
    localStorage.setItem(keyOf(person, channel), message);
    dispatchEvent(new StorageEvent('storage'));
  } catch {
    // Nothing is stored.
  }
}
