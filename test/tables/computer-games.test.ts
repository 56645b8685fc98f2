import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { randomComputer } from '../../src/tables/service/computer.ts';
import { dice } from '../discord/dice.ts';
import { ana, caughtUp, done, room } from './room.ts';

/** More answers than one person gives in any game. */
const MANY = 5_000;

describe.each(games.map(({ name }) => name))('a game of %s beside computers', (game) => {
  it('comes to its end, with every move in the log once and one new message for each time one is asked', async () => {
    const roll = dice(3);
    const there = await room({ computer: randomComputer(roll), games });
    const { tables, store, act } = there;
    const id = await there.lobby([], {}, game);
    const most = (await tables.look(id))?.game.seats.max ?? 0;
    for (let seat = 1; seat < most; seat += 1) done(await tables.addComputer(act(id, ana)));
    await caughtUp(store, id);
    let now = done(await tables.start(act(id, ana)));
    for (let count = 0; count < MANY && now.table.phase === 'playing'; count += 1) {
      const asked = now.match?.decisions ?? [];
      expect(asked.map(({ seat }) => seat)).toEqual([0]);
      const answer = asked[0]?.answers[roll(asked[0].answers.length)];
      const posted = now.opened.channel.posted;
      expect(now.table.calls.filter(({ revision }) => revision > posted).length).toBeLessThanOrEqual(1);
      await caughtUp(store, id);
      now = done(await tables.answer(act(id, ana), asked[0]?.opened ?? -1, answer?.notation ?? ''));
    }
    expect(now.table).toMatchObject({ phase: 'ended', ending: 'finished' });
    const log = await store.log(id);
    expect(log.map(({ ply }) => ply)).toEqual([...log.keys()]);
    expect(new Set(log.map(({ person }) => person))).toEqual(new Set([ana.id, 'computer']));
  });
});
