import type { Picture } from '../../../canvas/picture.ts';
import { nameOf } from '../../person.ts';
import type { Page } from '../../presenter.ts';
import { BESIDE, COMMA } from '../board/piece-words.ts';
import type { Scene } from '../board/scene.ts';
import { type Placed, PRESTIGE_SOURCES, placesOf, type SeatStory } from '../board/score-story.ts';

const rowTold = (scene: Scene, { player, place, cubes }: Placed): string =>
  scene.say('otys-ending-row', {
    name: nameOf(scene, player.seat),
    prestige: player.prestige,
    count: cubes,
    place,
  });

const STEPS = 4;

/** The rounds after which points are told, the last included; the same for everybody, for comparison. */
const toldRounds = (rounds: number): readonly number[] =>
  Array.from({ length: Math.min(STEPS, rounds) }, (_, step) => Math.ceil((rounds * (step + 1)) / STEPS));

function storyLine({ say }: Scene, { sources, curve }: SeatStory, rounds: readonly number[]): string {
  const from = PRESTIGE_SOURCES.filter((source) => sources[source] !== 0).map((source) =>
    say(`otys-ending-${source}`, { points: sources[source] }),
  );
  const grown = rounds.map((round) => say('otys-ending-grown', { round, points: curve[round] ?? 0 }));
  if (from.length === 0) return say('otys-ending-no-story');
  return say('otys-ending-story', { sources: from.join(COMMA), grown: grown.join(BESIDE) });
}

/** The final standing, or scores if ended early, for all. `stories` go by seat; empty for the standing only. */
export function endingPage(
  scene: Scene,
  stories: readonly SeatStory[],
  pictures: readonly Picture[],
): Page<never> {
  const { say, view } = scene;
  const { result } = view;
  const rows = placesOf(view);
  if (result === undefined)
    return {
      title: say('ending-early', { round: view.turn.round }),
      text: rows.map((row) => rowTold(scene, row)).join('\n'),
      pictures,
      answers: [],
    };
  const best = rows.filter(({ place }) => place === 1);
  const tied = best.length < rows.filter(({ player }) => player.prestige === best[0]?.player.prestige).length;
  const rounds = Math.max(0, ...stories.map(({ curve }) => curve.length - 1));
  const lines = rows.flatMap((row) => {
    const story = stories[row.player.seat];
    return [
      rowTold(scene, row),
      ...(story === undefined || rounds === 0 ? [] : [storyLine(scene, story, toldRounds(rounds))]),
    ];
  });
  return {
    title: say('ending-title', {
      count: result.winners.length,
      names: result.winners.map((seat) => nameOf(scene, seat)).join(COMMA),
    }),
    text: [
      ...lines,
      ...(tied ? ['', say('otys-ending-tie')] : []),
      ...(result.winners.length > 1 ? ['', say('otys-ending-shared')] : []),
      ...(rounds === 0 ? [] : ['', say('otys-ending-rounds', { rounds, target: view.target })]),
    ].join('\n'),
    pictures,
    answers: [],
  };
}
