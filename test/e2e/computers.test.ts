import { expect, it } from 'vitest';
import { oteres } from '../../src/games/oteres/index.ts';
import { openHarbour } from './harbour.ts';
import { players, sitDown } from './players.ts';
import { savedTable } from './saved-table.ts';
import { GAME_TIME } from './whole-game.ts';

it(
  'a game beside two computers over the wire, through a restart, asks its one person only and tells nothing',
  GAME_TIME,
  async () => {
    const harbour = await openHarbour();
    const people = harbour.people(1);
    const table = await sitDown(people, harbour.channel, [], 'oteres', 2);
    const at = players(people, harbour.channel, 5, harbour.settled);
    let restarted = false;
    while (await at.play()) {
      harbour.clock.advance(1_000);
      if (at.presses > 5 && !restarted) {
        await harbour.restart();
        restarted = true;
      }
    }
    await harbour.everythingSaid();

    const now = await harbour.bot().tables.look(table);
    expect(now?.table).toMatchObject({ phase: 'ended', ending: 'finished' });
    const { entries, snapshot, match } = savedTable(oteres, harbour.database, table);
    expect(entries.length).toBeGreaterThan(at.presses);
    expect(entries.filter(({ seat }) => seat === 0)).toHaveLength(at.presses);
    expect(match.snapshot).toEqual(snapshot);
    expect(harbour.heard.leaks).toEqual([]);
    expect(harbour.heard.private).toBeGreaterThan(0);
    expect(harbour.complaints()).toEqual([]);
    expect(harbour.logged).toEqual([]);
  },
);
