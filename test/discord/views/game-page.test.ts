import { expect, test } from 'vitest';
import { PEOPLE } from '../../games/played-pictures.ts';
import { optionsOf } from '../../games/walk.ts';
import { gameNamed } from '../../records/played.ts';
import { pageOfGame } from '../page-of-game.ts';
import { menusIn, seenBy, shownTable } from './shown.ts';

const names = PEOPLE.slice(0, 4).map(({ name }) => name);

/** Whose side the page of sides opens at for each of four people, when the first of them is up. */
const openedAt = (name: string): readonly string[] => {
  const game = gameNamed(name);
  const seats = names.map((each) => ({ kind: 'person', id: each, name: each }) as const);
  const match = game.begin({ seats: 4, options: { ...optionsOf(game, 4), first: '1' }, seed: 'sides' });
  return seats.map((_, seat) => {
    const page = pageOfGame(seenBy(seat, shownTable(game, match, { seats })), 'closer');
    const [menu] = menusIn(page);
    return names[menu?.options.findIndex((each) => each.default === true) ?? -1] ?? 'nobody';
  });
};

test.each(['otys', 'oteres'])('everybody opens the boards of %s at their own side', (game) => {
  expect(openedAt(game)).toEqual(names);
});
