import { expect } from 'vitest';
import type { RunningDiscord } from '../../src/playground/server.ts';
import { words } from '../e2e/screen.ts';
import { MINUTE, readIn } from './local-time.ts';
import type { Player } from './player.ts';

/** A message that has notified somebody: it names them in a channel, or was written to them directly. */
export interface Call {
  /** By Discord's clock. */
  readonly at: number;
  /** The id of whom. */
  readonly person: string;
  readonly where: 'channel' | 'direct';
  readonly words: string;
}

/** How late a call may be, in milliseconds. */
export const SOON = 5 * MINUTE;

/** Every call of the bot's from now on, in their order. */
export function hearCalls({ world }: RunningDiscord): readonly Call[] {
  const calls: Call[] = [];
  world.onChange((event) => {
    if (event.kind !== 'posted') return;
    const { message, onlyFor } = event.post;
    if (message.author.bot !== true || onlyFor !== undefined) return;
    const direct = world.channels.directOf(message.channel_id)?.userId;
    const people = direct === undefined ? message.mentions.map(({ id }) => id) : [direct];
    const where = direct === undefined ? 'channel' : 'direct';
    for (const person of people) calls.push({ at: world.clock.now(), person, where, words: words(message) });
  });
  return calls;
}

/** The calls of one person among these. */
export const callsTo = (calls: readonly Call[], { user }: Player): readonly Call[] =>
  calls.filter(({ person }) => person === user.id);

/** The calls of one person among these as lines to be read, with the time where they live. */
export const toldOf = (calls: readonly Call[], player: Player): string =>
  callsTo(calls, player)
    .map(({ at, where, words }) => {
      const line = words.replaceAll('\n', ' ').slice(0, 140);
      return `${readIn(player.zone, at)} ${where}: ${line}`;
    })
    .join('\n');

/** Expects calls of one person at these times, each within some minutes of its own, and no others. */
export function expectCalls(calls: readonly Call[], player: Player, moments: readonly number[]): void {
  const read = (moment: number) => readIn(player.zone, moment);
  const soon = (moment: number) => `${read(moment)} and some minutes`;
  const got = callsTo(calls, player).map(({ at: came }) => {
    const due = moments.find((moment) => came >= moment - MINUTE && came <= moment + SOON);
    return due === undefined ? read(came) : soon(due);
  });
  expect(got, `${player.name} was called:\n${toldOf(calls, player)}`).toEqual(moments.map(soon));
}
