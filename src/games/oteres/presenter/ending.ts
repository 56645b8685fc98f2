import type { Picture } from '../../../canvas/picture.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { linesWithin } from '../../fitting.ts';
import { LENGTHS } from '../../lengths.ts';
import { nameOf } from '../../person.ts';
import type { Page } from '../../presenter.ts';
import type { PearlStory } from '../board/pearl-story.ts';
import { hasCurves, inOrder, type Standing, standingsOf, wasTied } from '../board/standing.ts';
import type { PearlView } from '../view.ts';
import type { Scene } from './scene.ts';
import { COMMA, pearlCounts, points } from './words.ts';

const valuesInWords = ({ say }: Scene, pearls: readonly PearlView[]): string =>
  pearls
    .map(({ colour, value = 0 }) =>
      colour === 'black' ? say('oteres-ending-black', { value: points(value) }) : points(value),
    )
    .join(COMMA);

/** Somebody's pearls with their values, by whom they came from last. */
function pearlsInWords(scene: Scene, { player }: Standing, story: PearlStory): string {
  const groups = new Map<Seat | undefined, readonly PearlView[]>([[undefined, []]]);
  for (const pearl of inOrder(player.pearls, story)) {
    const giver = story.from.get(pearl.mark);
    groups.set(giver, [...(groups.get(giver) ?? []), pearl]);
  }
  return [...groups]
    .filter(([, pearls]) => pearls.length > 0)
    .map(([giver, pearls]) => {
      const values = valuesInWords(scene, pearls);
      return giver === undefined
        ? values
        : scene.say('oteres-ending-from', { values, name: nameOf(scene, giver) });
    })
    .join('; ');
}

function stayInWords({ say }: Scene, { outIn, player }: Standing): string {
  if (outIn !== undefined) return say('oteres-ending-out', { round: outIn });
  return say(player.out ? 'oteres-ending-gone' : 'oteres-ending-in');
}

function rowOf(scene: Scene, standing: Standing, story: PearlStory): string {
  const { player, points: score, place } = standing;
  const args = {
    name: nameOf(scene, player.seat),
    points: score,
    score: points(score),
    count: player.pearls.length,
    place,
    stay: stayInWords(scene, standing),
  };
  return player.pearls.length === 0
    ? scene.say('oteres-ending-row-empty', args)
    : scene.say('oteres-ending-row', { ...args, values: pearlsInWords(scene, standing, story) });
}

/** How many pearls everybody had, by round; none where nobody looked at the moves. */
function curveLines(scene: Scene, story: PearlStory): readonly string[] {
  if (!hasCurves(story)) return [];
  return [
    '',
    scene.say('oteres-ending-rounds'),
    ...story.curves.map((curve, seat) =>
      scene.say('oteres-ending-curve', { name: nameOf(scene, seat), counts: curve.join(COMMA) }),
    ),
  ];
}

/** What somebody had when it was ended before its time: what pearls are worth stays with those who know it. */
const earlyRow = (scene: Scene, seat: Seat, pearls: readonly PearlView[]): string =>
  scene.say('oteres-ending-early-row', {
    name: nameOf(scene, seat),
    pearls: pearlCounts(scene.say, pearls),
  });

/** The final standing and how it came about, or the pearls where it was ended before its time, for everybody. */
export function endingPage(scene: Scene, story: PearlStory, pictures: readonly Picture[]): Page<never> {
  const { say, view } = scene;
  const { result } = view;
  if (result === undefined)
    return {
      title: say('oteres-ending-early', { round: view.turn.round }),
      text: view.seats.map(({ seat, pearls }) => earlyRow(scene, seat, pearls)).join('\n'),
      pictures,
      answers: [],
    };
  const standings = standingsOf(view, story);
  const shared = result.winners.length > 1;
  const lines = [
    ...standings.map((standing) => rowOf(scene, standing, story)),
    ...(wasTied(standings) && !shared ? ['', say('oteres-ending-tie')] : []),
    ...(shared ? ['', say('oteres-ending-shared')] : []),
    ...curveLines(scene, story),
  ];
  return {
    title: say('oteres-ending-title', {
      count: result.winners.length,
      names: result.winners.map((seat) => nameOf(scene, seat)).join(COMMA),
    }),
    text: linesWithin(lines, LENGTHS.page, scene.say),
    pictures,
    answers: [],
  };
}
