import { ComponentType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { PEOPLE } from '../../games/played-pictures.ts';
import { optionsOf } from '../../games/walk.ts';
import { say } from '../../texts/shipped.ts';
import { within } from '../breaches.ts';
import { pageOfGame } from '../page-of-game.ts';
import { stage } from '../stage.ts';

const context = { say, icons: () => undefined, avatars: () => undefined };

/** Whose side the page of sides opens at for each of four people, when the first of them is up. */
const openedAt = async (name: string): Promise<readonly string[]> => {
  const game = games.find((each) => each.name === name);
  if (game === undefined) throw new Error(`${name} is not played here`);
  const { tables, started } = await stage();
  await started();
  const now = await tables.look('t1');
  if (now === undefined) throw new Error('no-such-table');
  const seats = PEOPLE.slice(0, 4).map(
    (person) => ({ kind: 'person', id: person.name, name: person.name }) as const,
  );
  const match = game.begin({ seats: 4, options: { ...optionsOf(game, 4), first: '1' }, seed: 'sides' });
  return seats.map((_, seat) => {
    const page = pageOfGame({ table: { ...now.table, seats }, game, match }, match, seat, 'closer', context);
    const [menu] = page.components
      .flatMap(within)
      .flatMap((part) =>
        part.type === ComponentType.StringSelect
          ? [part.options.findIndex((each) => each.default === true)]
          : [],
      );
    return PEOPLE[menu ?? -1]?.name ?? 'nobody';
  });
};

const names = PEOPLE.slice(0, 4).map(({ name }) => name);

test.each(['otys', 'oteres'])('everybody opens the boards of %s at their own side', async (game) => {
  expect(await openedAt(game)).toEqual(names);
});
