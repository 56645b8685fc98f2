import { expect, test } from 'vitest';
import { changesOf, changesSince, NO_CHANGES } from '../../../../src/games/oteres/board/changes.ts';
import type { OteresView } from '../../../../src/games/oteres/rules/view.ts';
import { given, type Scene, walk } from '../position.ts';

const changesOfScene = ({ match }: Scene) =>
  changesSince(match.view('spectator'), match.earlier('spectator'));

test('nothing is new before anything was played', () => {
  const { seats, pool, discarded } = changesOfScene(given('hand dive, pearls 3'));
  expect({ pool, discarded }).toEqual({ pool: NO_CHANGES.pool, discarded: 0 });
  expect(seats.map(({ pearls, hand, came }) => [pearls.white, pearls.black, hand, came.size])).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
});

test('what all others did since the last turn of whoever is up is new, and not what they did in it', () => {
  const dives = given(
    'hand dive, pearls 3, deck swap swap swap swap swap snatch; hand dive dive; hand dive dive',
  )
    .play('play.dive')
    .play('play.dive')
    .play('play.dive');
  expect(dives.match.turn.seat).toBe(0);
  const changes = changesOfScene(dives);
  expect([0, 1, 2].map((seat) => changesOf(changes, seat).pearls.white)).toEqual([0, 1, 1]);
  // Two dives and the card that Ana has drawn: each of the others has drawn one and played one.
  expect([changes.pool.white, changes.discarded]).toEqual([-2, 2]);
});

test('the turn before is told as long as nothing has happened in the one under way', () => {
  const changes = changesOfScene(given('hand urchin urchin dive swap, pearls 3').play('play.dive'));
  expect(changesOf(changes, 0).wentOut).toBe(true);
});

test.each([3, 4, 5])(
  'what came about is marked for each of %d players in the first board of one turn of theirs, and of no other, also once some are out',
  (seats) => {
    /** By seat, how the table looked as the last turn of that player was over. */
    const left = new Map<number, OteresView>();
    let former: OteresView | undefined;
    let turns = 0;
    walk({ seats, seed: `marks ${seats}` }, (match) => {
      const view = match.view('spectator');
      if (former !== undefined && former.turn.number !== view.turn.number) {
        left.set(former.turn.seat, view);
        const seen = view.turn.seat === former.turn.seat ? undefined : left.get(view.turn.seat);
        if (seen !== undefined) {
          turns += 1;
          expect(changesSince(view, match.earlier('spectator'))).toEqual(changesSince(view, [seen]));
        }
      }
      former = view;
    });
    expect(turns).toBeGreaterThan(seats);
  },
);
