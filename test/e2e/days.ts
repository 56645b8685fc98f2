import type { APIMessage } from 'discord-api-types/v10';
import { expect } from 'vitest';
import type { Client } from '../../src/playground/people.ts';
import type { GivenOption } from '../../src/playground/person.ts';
import type { Pace } from '../../src/tables/model/pace.ts';
import type { TableNow } from '../../src/tables/model/table.ts';
import { type Harbour, openHarbour } from './harbour.ts';
import { players, sitDown } from './players.ts';
import { type Control, live, seen, use, whisper, words } from './screen.ts';

/** Milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A post of the bot's: where, whom it pings, and its words. */
export interface Posted {
  readonly channel: string;
  readonly pings: readonly string[];
  readonly words: string;
}

/** A table of Otys that days pass at. */
export type Days = Awaited<ReturnType<typeof daysOf>>;

/** Opens a table for so many people and starts it at a pace, at noon of 1 May 2026 UTC, in the harbour's channel or at a `place` of its own. */
export async function daysOf(
  count: number,
  pace: Pace,
  place: (harbour: Harbour) => string = ({ channel }) => channel,
) {
  const harbour = await openHarbour();
  const { discord } = harbour;
  const channel = place(harbour);
  const people = harbour.people(count);
  const guest = harbour.people(count + 1).at(-1);
  if (guest === undefined) throw new Error('nobody is there');
  const table = await sitDown(people, channel, [], 'otys', 0, pace);
  await harbour.everythingSaid();
  const game = players(people, channel, 7, harbour.settled);

  const now = async (): Promise<TableNow> => {
    const found = await harbour.bot().tables.look(table);
    if (found === undefined) throw new Error('there is no such table');
    return found;
  };
  const upId = async (): Promise<string> => {
    const { table: at, match } = await now();
    const seated = at.seats[match?.decisions[0]?.seat ?? -1];
    return seated?.kind === 'person' ? seated.id : '';
  };
  const seated = async (): Promise<readonly Client[]> => {
    const { seats } = (await now()).table;
    return [...people, guest].filter(({ user }) =>
      seats.some((each) => each.kind === 'person' && each.id === user.id),
    );
  };
  const up = async (): Promise<Client> => {
    const id = await upId();
    const person = (await seated()).find(({ user }) => user.id === id);
    if (person === undefined) throw new Error('nobody is asked');
    return person;
  };
  const settled = async (): Promise<void> => {
    await harbour.settled();
    await harbour.everythingSaid();
    await harbour.settled();
  };
  const board = () => seen('a live message', () => live(people[0] ?? guest, channel));
  /** What somebody was told in private last; gone from their screen with that. */
  const told = async (person: Client, where = channel): Promise<string> => {
    const page = await seen('a private answer', () => whisper(person, where));
    person.dismiss(where, page.id);
    return words(page);
  };
  /** What the bot has posted, in the channel and directly, while something is done. */
  const postedIn = async (work: () => Promise<unknown>): Promise<readonly Posted[]> => {
    const before = discord.journal.requests().length;
    await work();
    await settled();
    return discord.journal
      .requests()
      .slice(before)
      .filter(
        ({ method, route, status }) => method === 'POST' && route?.endsWith('/messages') && status < 300,
      )
      .map(({ answer }): Posted => {
        const message = answer as APIMessage;
        const { channel_id } = message;
        return { channel: channel_id, pings: message.mentions.map(({ id }) => id), words: words(message) };
      });
  };
  return {
    ...{ harbour, channel, people, guest, table, now, up, board, told, postedIn },
    /** Everybody else at the table than who is asked. */
    others: async () => {
      const id = await upId();
      return (await seated()).filter(({ user }) => user.id !== id);
    },
    playTurn: async () => {
      const { match: before } = await now();
      while ((await now()).match?.turn.number === before?.turn.number)
        if (!(await game.play())) throw new Error('the game is over');
      await settled();
    },
    /** Whoever is up gives one answer. */
    playOnce: async () => {
      await game.play();
      await settled();
    },
    presses: async (person: Client, pressed: Control | undefined, message?: APIMessage) => {
      if (pressed === undefined) throw new Error('there is no such button');
      expect(await use(person, channel, message ?? (await board()), pressed)).toEqual({ kind: 'answered' });
      await settled();
    },
    /** Has somebody type a command, at the table where no other channel is named, and tells what they are told in private. */
    says: async (
      person: Client,
      path: readonly string[],
      options: readonly GivenOption[] = [],
      where = channel,
    ) => {
      expect(await person.command(where, path, options)).toEqual({ kind: 'answered' });
      await settled();
      return told(person, where);
    },
    /** All that the bot wrote to somebody directly. */
    letters: (person: Client): readonly string[] => {
      const direct = discord.world.channels.directWith(person.user.id);
      return direct === undefined ? [] : person.messages(direct.id).map(({ message }) => words(message));
    },
  };
}
