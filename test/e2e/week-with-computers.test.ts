import { expect, it } from 'vitest';
import { dueComputer } from '../../src/tables/model/computer-seat.ts';
import type { TableNow } from '../../src/tables/model/table.ts';
import { inForm } from '../form.ts';
import { DAY, HOUR, MINUTE } from './days.ts';
import { openHarbour } from './harbour.ts';
import { computersOn } from './leisurely-computers.ts';
import { players, sitDown } from './players.ts';
import { control, live, seen, use, words } from './screen.ts';
import { GAME_TIME } from './whole-game.ts';

/** How long it takes until people take the turn that they were called to, by turns. */
const AWAY = [10 * MINUTE, 6 * HOUR, 40 * MINUTE, 11 * HOUR, 3 * HOUR, 20 * MINUTE, 18 * HOUR, 2 * HOUR];

/** How long it goes on, and when the bot is restarted while a computer thinks. */
const [WHOLE, RESTART] = [inForm(10 * HOUR, 7 * DAY), inForm(0, 2 * DAY)];

/** How long a turn of a computer may take, in milliseconds of the held clock. */
const LONGEST = 15_000;

/** How long, in real time, is waited for what people press while a computer thinks: as long as for anything else to be seen. */
const PATIENCE = 120_000;

/** As far as the clock goes at once while computers play. */
const STEP = 100;

it(
  `a table of four with two computers goes ${inForm('some hours', 'a week of days')} without anybody waiting for a computer`,
  GAME_TIME,
  async () => {
    const { harbour, isHeld } = await harbourWithComputers();
    const { clock, channel } = harbour;
    const people = harbour.people(2);
    const game = players(people, channel, 11, harbour.settled);
    const table = await sitDown(people, channel, [{ name: 'first', value: '1' }], 'otys', 2, 'daily');

    const now = async (): Promise<TableNow> => {
      const found = await harbour.bot().tables.look(table);
      if (found === undefined) throw new Error('there is no such table');
      return found;
    };
    const turnNow = async () => (await now()).match?.turn.number;
    const isComputersTurn = async (): Promise<boolean> => {
      const { table: stands, match } = await now();
      return dueComputer(stands, match) !== undefined;
    };
    const board = () => seen('a live message', () => people.flatMap((each) => live(each, channel) ?? [])[0]);

    /** Whoever is up plays their turn. The clock stands still, so a press that waits for a computer is never done with. */
    const takeTurn = async (): Promise<void> => {
      const turn = await turnNow();
      while ((await turnNow()) === turn && (await withoutComputers(game.play())));
      await withoutComputers(harbour.settled());
    };

    /** Waits until a computer that is up has thought, and answers as soon as time passes; false where none is up. */
    const computerIsReady = async (): Promise<boolean> => {
      while (await isComputersTurn()) {
        if (isHeld()) return true;
        await new Promise((later) => setTimeout(later, 4));
      }
      return false;
    };

    /** Everybody looks something up while a computer is up that cannot answer yet. */
    const lookAround = async (): Promise<void> => {
      const { ply } = (await now()).match ?? {};
      for (const person of people) {
        const message = await board();
        const help = control(message, 'look', 'help');
        if (help === undefined) throw new Error(`nothing to look up in: ${words(message)}`);
        expect(await use(person, channel, message, help)).toEqual({ kind: 'answered' });
        expect(await person.command(channel, ['board'])).toEqual({ kind: 'answered' });
      }
      await withoutComputers(harbour.settled());
      expect((await now()).match?.ply).toBe(ply);
      expect(await isComputersTurn()).toBe(true);
    };

    /** Lets time pass until no computer is up any more; brings how long each turn took. */
    const computersPlay = async (): Promise<readonly number[]> => {
      const turns: number[] = [];
      let turn = await turnNow();
      for (let began = clock.now(), isUp = true; isUp; ) {
        isUp = await computerIsReady();
        const next = await turnNow();
        if (next !== turn || !isUp) {
          turns.push(clock.now() - began);
          began = clock.now();
          turn = next;
        }
        if (isUp) clock.advance(STEP);
        if (clock.now() - began > DAY) throw new Error('a computer does not end its turn');
      }
      return turns;
    };

    const begun = clock.now();
    const turns: number[] = [];
    let restarts = 0;
    for (let visit = 0; clock.now() - begun < WHOLE; visit += 1) {
      await takeTurn();
      if (await computerIsReady()) {
        await lookAround();
        if (restarts === 0 && clock.now() - begun >= RESTART) {
          await harbour.restart();
          restarts += 1;
        }
        turns.push(...(await computersPlay()));
      }
      await harbour.everythingSaid();
      await harbour.settled();
      // A person has been called by now, and all the time until they come it is they who are waited for.
      expect(await isComputersTurn()).toBe(false);
      const called = words(await board());
      expect(called).toMatch(new RegExp(people.map(({ user }) => `<@${user.id}>`).join('|')));
      await harbour.pass(AWAY[visit % AWAY.length] ?? HOUR);
    }

    expect(turns.length).toBeGreaterThanOrEqual(inForm(2, 28));
    expect(Math.max(...turns)).toBeLessThanOrEqual(LONGEST);
    expect(restarts).toBe(1);
    expect((await now()).table.phase).toBe('playing');
    expect(harbour.heard.leaks).toEqual([]);
    expect(harbour.complaints()).toEqual([]);
    expect(harbour.logged).toEqual([]);
  },
);

/** What comes of presses while no computer can answer. Throws where that does not come. */
async function withoutComputers<T>(press: Promise<T>): Promise<T> {
  let patience: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, fail) => {
    patience = setTimeout(() => fail(new Error('a press waits for a computer')), PATIENCE);
  });
  try {
    return await Promise.race([press, tooLate]);
  } finally {
    clearTimeout(patience);
  }
}

/** A harbour whose computers think, and whether one of them waits for its clock. */
async function harbourWithComputers() {
  let isHeld = (): boolean => false;
  const harbour = await openHarbour({
    computers: (clock) => {
      const computers = computersOn(clock);
      isHeld = computers.isHeld;
      return computers;
    },
  });
  return { harbour, isHeld: () => isHeld() };
}
