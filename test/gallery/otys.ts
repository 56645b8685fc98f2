import type { Picture } from '../../src/canvas/picture.ts';
import { cardsPicture, colonyPicture, posterPicture, seaPicture } from '../../src/games/otys/board/index.ts';
import { createOtysPresenter } from '../../src/games/otys/presenter/index.ts';
import type { Say } from '../../src/texts/say.ts';
import { walk, walkToTheEnd } from '../games/otys/presenter/walk.ts';
import { sampleComponents, samples } from '../games/otys/sample-views.ts';

const presenter = createOtysPresenter(sampleComponents);
const people = ['Ana', 'Björn', 'Chidi', 'Дарья'].map((name) => ({ name }));

/** Pictures of every kind that Otys has, in positions that have something of everything. */
export function* otysPictures(say: Say): Generator<Picture> {
  for (const { view } of Object.values(samples)) {
    for (const { seat } of view.seats) yield seaPicture(view, seat, people, sampleComponents, say);
    yield colonyPicture(view, view.turn.seat, people, sampleComponents, say);
  }
  const ids = [...sampleComponents.contracts.keys()];
  const [player] = samples['middle']?.view.seats ?? [];
  if (player !== undefined) {
    yield cardsPicture('looking', ids.slice(0, 4), player, sampleComponents, say);
    yield cardsPicture('hand', ids.slice(20, 28), player, sampleComponents, say);
    yield cardsPicture('hand', ids.slice(0, 1), player, sampleComponents, say);
    yield cardsPicture('hand', [], player, sampleComponents, say);
  }
  yield posterPicture(people.slice(0, 3), 4, say);
  for (const { pictures = [] } of presenter.rules(say)) yield* pictures;
  for (const seats of [2, 4]) {
    const { match, moves } = walkToTheEnd(seats, 'languages');
    yield* presenter.ending(match.view('spectator'), moves, { say, people }).pictures;
  }
  for (const sponsors of ['basic', 'advanced'] as const) {
    const boards: Picture[] = [];
    walk({ seats: 4, sponsors, variant: 'on', seed: 'languages', plies: 200 }, (now) => {
      if (now.ply % 40 !== 7) return;
      const asked = now.decisions.filter(({ secret }) => !secret);
      const moment = { earlier: now.earlier('spectator'), asked };
      boards.push(...presenter.boards(now.view('spectator'), moment, { say, people }));
    });
    yield* boards;
  }
}
