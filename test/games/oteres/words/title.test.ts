import { expect, test } from 'vitest';
import { oteres } from '../../../../src/games/oteres/index.ts';
import { say } from '../../../texts/shipped.ts';
import { presenter } from './told.ts';
import { walk } from './walk.ts';

test('titles are the same for all who read: nothing secret is in them', () => {
  const people = ['Ana', 'Björn', 'Chidi', 'Dora'].map((name) => ({ name }));
  const { moves } = walk({ seats: 4, seed: 'titles' });
  const titlesTo = (viewer: number | 'spectator') =>
    presenter
      .happened(
        moves.map((move) => ({
          ...move,
          facts: move.facts.flatMap((fact) => oteres.redact(fact, viewer) ?? []),
        })),
        { say, people },
      )
      .map(({ turn, title }) => ({ turn, title }));
  for (const viewer of [0, 1, 2, 3]) expect(titlesTo(viewer)).toEqual(titlesTo('spectator'));
});
