import type Database from 'better-sqlite3';
import type { APIMessage } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { z } from 'zod';
import { otys } from '../../src/games/otys/index.ts';
import type { LateAction } from '../../src/tables/model/turn-clock.ts';
import { players } from '../e2e/players.ts';
import { savedTable } from '../e2e/saved-table.ts';
import { type Control, control, controls, live, seen, use, whisper, words } from '../e2e/screen.ts';
import type { Peace } from './peace.ts';
import type { Player } from './player.ts';

/** A table of Otys at which time goes by. */
export interface WeekTable {
  readonly id: string;
  readonly channel: string;
  /** Who is asked, and the others who sit there. */
  up(): Player;
  others(): readonly Player[];
  board(): APIMessage;
  /** The words of the board. */
  says(): string;
  /** Whoever is up answers once, or until their turn is over. */
  playOnce(): Promise<void>;
  playTurn(): Promise<void>;
  /** Plays until it is somebody's turn. */
  comesTo(player: Player): Promise<Player>;
  /** Waits, in real time, until the table waits for another person: computers take the time that they do. */
  goesOnWithout(player: Player): Promise<void>;
  /** Waits, in real time, until the board says something: nothing tells when the bot is done with tables that rest. */
  shows(words: RegExp): Promise<void>;
  presses(player: Player, pressed: Control | undefined): Promise<void>;
  /** One of the others says what to do about somebody whose time is over. */
  late(player: Player, action: LateAction): Promise<void>;
  /** Somebody plans their next turn to its end, and is told this. */
  plans(player: Player): Promise<string>;
  /** The moment that the board names with these words before it, by Discord: `<t:…:R>`. */
  promised(words: RegExp): number;
}

/** What a table is seen with. */
interface Surroundings {
  readonly id: string;
  readonly channel: string;
  readonly people: readonly Player[];
  readonly file: string;
  readonly database: Database.Database;
  readonly peace: Peace;
  readonly now: () => number;
  /** Waits until the bot has said all that there is to say. */
  readonly rest: () => Promise<void>;
}

const bodyShape = z.looseObject({
  seats: z.array(z.looseObject({ kind: z.string(), id: z.string().exactOptional() })),
});

/** A table that is being played. */
export function weekTable({
  id,
  channel,
  people,
  file,
  database,
  peace,
  now,
  rest,
}: Surroundings): WeekTable {
  const bodyOf = database.prepare<[string], string>('SELECT body FROM tables WHERE id = ?').pluck();
  const sitting = (): readonly (Player | undefined)[] =>
    bodyShape
      .parse(JSON.parse(bodyOf.get(id) ?? '{}'))
      .seats.map((seat) => people.find(({ user }) => seat.kind === 'person' && user.id === seat['id']));
  const match = () => savedTable(otys, file, id).match;
  const asked = (): Player | undefined => sitting()[match().decisions[0]?.seat ?? -1];
  const up = (): Player => {
    const found = asked();
    if (found === undefined) throw new Error('nobody is asked');
    return found;
  };
  const [watcher] = people;
  const boardThere = () => (watcher === undefined ? undefined : live(watcher, channel));
  const board = (): APIMessage => {
    const found = boardThere();
    if (found === undefined) throw new Error('there is no board');
    return found;
  };
  const says = (): string => words(board());
  const press = async (player: Player, message: APIMessage, pressed: Control | undefined): Promise<void> => {
    if (pressed === undefined) throw new Error(`there is no such button in: ${words(message)}`);
    peace.acts(player, now());
    expect(await use(player, channel, message, pressed)).toEqual({ kind: 'answered' });
    await rest();
  };
  const presses: WeekTable['presses'] = (player, pressed) => press(player, board(), pressed);
  const playOnce = async (): Promise<void> => {
    const player = up();
    peace.plays(id, player, now());
    await players([player], channel, 7, rest).play();
    await rest();
  };
  const playTurn = async (): Promise<void> => {
    const { turn } = match();
    const at = now();
    while (match().turn.number === turn.number) await playOnce();
    peace.began({ table: id, player: up(), at });
  };
  return {
    ...{ id, channel, up, board, says, playOnce, playTurn, presses },
    others: () => sitting().flatMap((each) => (each === undefined || each === up() ? [] : [each])),
    comesTo: async (player) => {
      while (up() !== player) await playTurn();
      return player;
    },
    goesOnWithout: async (player) => {
      await seen('that somebody else is asked', () => (asked() === player ? undefined : asked()));
      await rest();
    },
    shows: async (expected) => {
      const isShown = (): true | undefined => {
        const shown = boardThere();
        return shown !== undefined && expected.test(words(shown)) ? true : undefined;
      };
      await seen(`${expected.source} on the board`, isShown, 30_000);
      await rest();
    },
    late: (player, action) => presses(player, control(board(), 'late', action)),
    plans: async (player) => {
      expect(await player.command(channel, ['plan'])).toEqual({ kind: 'answered' });
      await rest();
      const page = () => seen('the page of a plan', () => whisper(player, channel));
      /** Answers until the turn would be over; where something is drawn on the way, goes back to what may lead past it. */
      const lookAhead = async (): Promise<boolean> => {
        const shown = await page();
        if (words(shown).includes('would be over')) return true;
        const answers = controls(shown).flatMap(({ notation }) =>
          notation === undefined || notation === 'stay' ? [] : [notation],
        );
        for (const answer of answers.sort((one, other) => Number(other === 'end') - Number(one === 'end'))) {
          const now = await page();
          await press(
            player,
            now,
            controls(now).find(({ notation }) => notation === answer),
          );
          if (await lookAhead()) return true;
          const ahead = await page();
          await press(player, ahead, control(ahead, 'plan', 'undo'));
        }
        return false;
      };
      expect(await lookAhead(), 'a whole turn could be planned').toBe(true);
      const planned = await page();
      await press(player, planned, control(planned, 'plan', 'keep'));
      const kept = await page();
      player.dismiss(channel, kept.id);
      return words(kept);
    },
    promised: (before) => {
      const found = new RegExp(`${before.source}[^<]*<t:(\\d+):R>`).exec(says())?.[1];
      if (found === undefined) throw new Error(`no time behind ${before.source} in: ${says()}`);
      return Number(found) * 1000;
    },
  };
}
