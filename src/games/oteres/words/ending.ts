import type { Picture } from '../../../canvas/picture.ts';
import type { Seat } from '../../../engine/seat.ts';
import { linesWithin } from '../../fitting.ts';
import { LENGTHS } from '../../lengths.ts';
import { nameOf } from '../../person.ts';
import type { EndPage } from '../../presenter.ts';
import type { PearlStory } from '../board/pearl-story.ts';
import { inOrder, type Standing, standingsOf, wasTied } from '../board/standing.ts';
import type { PearlView } from '../rules/view.ts';
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

/** What people will talk of, in a few sentences: who won from the beach, the best pearl taken, whose sea urchin put whom out, whose pearls weighed most. */
function highlights(scene: Scene, standings: readonly Standing[], story: PearlStory): readonly string[] {
  const { say, view } = scene;
  const [winner] = standings.filter(({ won }) => won);
  const beach =
    // Who went out in the last round has not waited on the beach.
    winner?.outIn === undefined || winner.outIn >= view.turn.round
      ? []
      : [
          say('oteres-ending-beach', {
            name: nameOf(scene, winner.player.seat),
            round: winner.outIn,
          }),
        ];
  const worthOf = (mark: number, seat: Seat): number =>
    view.seats[seat]?.pearls.find((pearl) => pearl.mark === mark)?.value ?? 0;
  const [best] = story.taken
    .map((one) => ({ ...one, value: worthOf(one.mark, one.by) }))
    .toSorted((a, b) => b.value - a.value);
  const snatch =
    best === undefined || best.value < GOOD_CATCH
      ? []
      : [
          say('oteres-ending-best', {
            ...{ name: nameOf(scene, best.by), from: nameOf(scene, best.from) },
            value: points(best.value),
          }),
        ];
  const slipped = story.slipped.map(({ by, to }) =>
    say('oteres-ending-slipped', { name: nameOf(scene, by), other: nameOf(scene, to) }),
  );
  const losses = view.seats.map(({ seat, pearls }) => ({
    seat,
    lost: pearls.reduce((sum, { value = 0 }) => sum + Math.min(0, value), 0),
  }));
  const most = Math.min(...losses.map(({ lost }) => lost));
  const hit = losses.filter(({ lost }) => lost === most).map(({ seat }) => nameOf(scene, seat));
  const weight =
    most > -HEAVY
      ? []
      : [
          say('oteres-ending-dark', {
            names: hit.join(COMMA),
            count: hit.length,
            value: points(most),
          }),
        ];
  return [...beach, ...snatch, ...slipped, ...weight];
}

/** The least value of a pearl whose taking is told of, and what black pearls must cost to be told of. */
const [GOOD_CATCH, HEAVY] = [3, 3];

/** What somebody had when it was ended before its time: what pearls are worth stays with those who know it. */
const earlyRow = (scene: Scene, seat: Seat, pearls: readonly PearlView[]): string =>
  scene.say('oteres-ending-early-row', {
    name: nameOf(scene, seat),
    pearls: pearlCounts(scene.say, pearls),
  });

/** What people will talk of, with everybody's points for the log; or the pearls where it was ended before its time. For everybody. */
export function endingPage(scene: Scene, story: PearlStory, pictures: readonly Picture[]): EndPage<never> {
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
    ...highlights(scene, standings, story),
    ...(wasTied(standings) && !shared ? [say('oteres-ending-tie')] : []),
    ...(shared ? [say('oteres-ending-shared')] : []),
  ];
  const rows = standings.map((standing) => rowOf(scene, standing, story));
  return {
    title: say('oteres-ending-title', {
      count: result.winners.length,
      names: result.winners.map((seat) => nameOf(scene, seat)).join(COMMA),
    }),
    text: linesWithin(lines, LENGTHS.page, scene.say),
    numbers: linesWithin(rows, LENGTHS.page, scene.say),
    pictures,
    answers: [],
  };
}
