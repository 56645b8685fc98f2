import { once } from 'node:events';
import { expect, it } from 'vitest';
import { otys } from '../../src/games/otys/index.ts';
import { changed } from '../store/sqlite/written-file.ts';
import { GAME_TIME, players, sitDown } from './players.ts';
import { openProcessStage, type ProcessStage } from './process-stage.ts';
import { savedTable } from './saved.ts';
import { controls, seen } from './screen.ts';

/** A bot, and what it says on its error stream. */
async function startHeard(stage: ProcessStage) {
  const child = await stage.start({ LOG_LEVEL: 'debug' }, 'pipe');
  const said = { all: '' };
  child.stderr?.on('data', (part: Buffer) => {
    said.all += part.toString();
  });
  const says = (words: string) => seen(words, () => said.all.includes(words) || undefined);
  return { child, says };
}

it(
  'a second bot waits, goes on where the first was killed, and ends without another word when its database is taken',
  GAME_TIME,
  async () => {
    const stage = await openProcessStage();
    const { database, people, channel } = stage;
    const first = await startHeard(stage);
    await stage.hasCommands();
    const table = await sitDown(people, channel);
    const before = players(people, channel, 3);
    for (let press = 0; press < 5; press += 1) expect(await before.play()).toBe(true);
    const second = await startHeard(stage);
    await second.says('in use by another');
    first.child.kill('SIGKILL');
    await second.says('connected to Discord');
    await stage.everythingSaid(table);
    const after = players(people, channel, 4);
    for (let press = 0; press < 5; press += 1) expect(await after.play()).toBe(true);
    await stage.everythingSaid(table);
    const saved = savedTable(otys, database, table);
    expect(saved.match.snapshot).toEqual(saved.snapshot);
    const presses = before.presses + after.presses;
    expect([presses, presses + 1]).toContain(saved.pressed);
    const boards = stage.posted();
    expect(boards).toHaveLength(1 + saved.match.turn.number);
    expect(boards.filter((message) => controls(message).length > 0)).toEqual(boards.slice(-1));

    changed(database, (file) => file.exec("UPDATE lease SET term = term + 1, holder = 'a thief'"));
    const gone = once(second.child, 'exit');
    void after.play().catch(() => {});
    expect(await gone).toEqual([1, null]);
    await second.says('Another bot (a thief) has taken over the database');
    expect(savedTable(otys, database, table).entries).toEqual(saved.entries);
    expect(stage.posted()).toEqual(boards);
  },
);
