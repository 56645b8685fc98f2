import type { Picture } from '../../../canvas/picture.ts';
import type { Result } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Page } from '../../presenter.ts';
import { nameOf, type Scene, sideOf } from './scene.ts';
import { COMMA, cubeCount } from './words.ts';

const cubesLeft = (scene: Scene, seat: Seat): number =>
  sideOf(scene, seat).cubes.reduce((sum, level) => sum + cubeCount(level), 0);

/** Seats from first to last: Prestige, then cubes left in the search zone (rulebook, "End of the game"). */
function standing(scene: Scene, { scores }: Result) {
  const rows = scores.map((prestige, seat) => ({ seat, prestige, cubes: cubesLeft(scene, seat) }));
  const sorted = rows.sort((a, b) => b.prestige - a.prestige || b.cubes - a.cubes);
  return sorted.map((row) => ({
    ...row,
    place:
      1 +
      sorted.filter(
        (other) =>
          other.prestige > row.prestige || (other.prestige === row.prestige && other.cubes > row.cubes),
      ).length,
  }));
}

/** The final standing, for everybody. */
export function endingPage(scene: Scene, pictures: readonly Picture[]): Page {
  const { say, view } = scene;
  const { result } = view;
  if (result === undefined) return { title: say('otys-title'), text: '', pictures, answers: [] };
  const rows = standing(scene, result);
  const best = rows.filter(({ place }) => place === 1);
  const tied = best.length < rows.filter(({ prestige }) => prestige === best[0]?.prestige).length;
  const lines = rows.map(({ seat, prestige, cubes, place }) =>
    say('otys-ending-row', { name: nameOf(scene, seat), prestige, cubes, place }),
  );
  return {
    title: say('otys-ending-title', {
      count: result.winners.length,
      names: result.winners.map((seat) => nameOf(scene, seat)).join(COMMA),
    }),
    text: [
      ...lines,
      ...(tied ? ['', say('otys-ending-tie')] : []),
      ...(result.winners.length > 1 ? ['', say('otys-ending-shared')] : []),
    ].join('\n'),
    pictures,
    answers: [],
  };
}
