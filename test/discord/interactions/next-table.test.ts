import { describe, expect, test } from 'vitest';
import { ana, ben, inPlay } from '../stage.ts';

/** Ana is up at two tables of hers and Ben's, t1 and then t2. */
async function twoTables() {
  const here = await inPlay();
  await here.opens();
  await here.tables.join(here.act(ben, 't2'), ben.name);
  await here.tables.start(here.act(ana, 't2'));
  await here.spoken('t2');
  const told = (person: typeof ana) => here.api.seenBy(person.id).map(({ id }) => here.textOf(id));
  return { ...here, told };
}

describe('At the end of a turn', () => {
  test('the other table that waits is named with the way to its board, to the person alone', async () => {
    const here = await twoTables();
    await here.presses(ana, 'board:step');
    expect(here.told(ana)).toEqual([]);
    await here.presses(ana, 'board:end');
    expect(here.told(ana)).toHaveLength(1);
    expect(here.told(ana)[0]).toContain('At another table');
    expect(here.told(ana)[0]).toContain(`/c/${await here.live('t2')}`);
    expect(here.told(ben)).toEqual([]);
  });

  test('nothing is said where no other table waits for who has played', async () => {
    const here = await twoTables();
    await here.presses(ana, 'board:end');
    await here.presses(ben, 'board:end');
    expect(here.told(ben)).toEqual([]);
  });

  test('nothing is said to who does not want it', async () => {
    const here = await twoTables();
    await here.tables.profiles.change(ana.id, (profile) => ({ ...profile, elsewhere: false }));
    await here.presses(ana, 'board:end');
    expect(here.told(ana)).toEqual([]);
  });
});
