import type { RunningDiscord } from '../../src/playground/server.ts';
import { words } from '../e2e/screen.ts';
import { readIn } from './local-time.ts';

/** A message that has notified somebody: it names them in a channel, or was written to them directly. */
export interface Call {
  /** By Discord's clock. */
  readonly at: number;
  /** The id of whom. */
  readonly person: string;
  readonly where: 'channel' | 'direct';
  readonly message: string;
  readonly words: string;
}

/** Every call of the bot's from now on, in their order. */
export function hearCalls({ world }: RunningDiscord): readonly Call[] {
  const calls: Call[] = [];
  world.onChange((event) => {
    if (event.kind !== 'posted') return;
    const { message, onlyFor } = event.post;
    if (message.author.bot !== true || onlyFor !== undefined) return;
    const direct = world.channels.directOf(message.channel_id)?.userId;
    const people = direct === undefined ? message.mentions.map(({ id }) => id) : [direct];
    const call = { at: world.clock.now(), message: message.id, words: words(message) };
    for (const person of people)
      calls.push({ ...call, person, where: direct === undefined ? 'channel' : 'direct' });
  });
  return calls;
}

/** Calls as lines to be read, with the time where somebody lives. */
export const told = (calls: readonly Call[], zone: string): string =>
  calls
    .map(
      ({ at, where, words }) => `${readIn(zone, at)} ${where}: ${words.replaceAll('\n', ' ').slice(0, 140)}`,
    )
    .join('\n');
