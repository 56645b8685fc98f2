import type { Picture } from '../../../canvas/picture.ts';
import type { MoveEntry } from '../../../engine/log.ts';
import type { Seat } from '../../../engine/seat.ts';
import { listParts } from '../../description.ts';
import { linesWithin } from '../../fitting.ts';
import { LENGTHS } from '../../lengths.ts';
import { nameOf } from '../../person.ts';
import type { EndPage } from '../../presenter.ts';
import { valueText } from '../board/pearl.ts';
import type { PearlStory } from '../board/pearl-story.ts';
import { COMMA, pearlCounts } from '../board/piece-words.ts';
import type { Scene } from '../board/scene.ts';
import { inOrder, lostBy, type Standing, standingsOf, wasTied } from '../board/standing.ts';
import type { OteresFact } from '../rules/fact.ts';
import type { PearlView } from '../rules/view.ts';
import { listTold } from './list-told.ts';
import { lostLead } from './lost-lead.ts';
import { slipsTold } from './slips-told.ts';
import { tallies } from './tally.ts';
import { cardTold } from './told-card.ts';
import { turningPoints } from './turning-points.ts';
import { HEAVY, weighedDown, whyWon } from './why-won.ts';

const valuesInWords = ({ say }: Scene, pearls: readonly PearlView[]): string =>
  pearls
    .map(({ colour, value = 0 }) =>
      colour === 'black' ? say('oteres-ending-black', { value: valueText(value) }) : valueText(value),
    )
    .join(COMMA);

/** A player's pearls with their values, by whom they came from last. */
function pearlsInWords(scene: Scene, { player }: Standing, story: PearlStory): string {
  const groups = new Map<Seat | undefined, readonly PearlView[]>([[undefined, []]]);
  for (const pearl of inOrder(player.pearls, story)) {
    const giver = story.from.get(pearl.mark);
    groups.set(giver, [...(groups.get(giver) ?? []), pearl]);
  }
  const parts = [...groups]
    .filter(([, pearls]) => pearls.length > 0)
    .map(([giver, pearls]) => {
      const values = valuesInWords(scene, pearls);
      return giver === undefined
        ? values
        : scene.say('oteres-ending-from', { values, name: nameOf(scene, giver) });
    });
  return listParts(parts, scene.say);
}

function stayInWords({ say }: Scene, { outIn, player }: Standing): string {
  if (outIn !== undefined) return say('oteres-ending-out', { round: outIn });
  return say(player.out ? 'oteres-ending-gone' : 'oteres-ending-in');
}

/** A player's points after each round, for the log: that shows who really led when. Nothing where it is not known how all came about. */
function pointsByRound(
  { say }: Scene,
  { player, points }: Standing,
  { gains }: PearlStory,
): readonly string[] {
  const own = gains[player.seat];
  const last = own?.at(-1);
  if (own === undefined || last === undefined) return [];
  const rounds = own.slice(1).map((gain) => valueText(points - last + gain));
  return [`-# ${say('oteres-ending-by-round', { points: rounds.join(COMMA) })}`];
}

function rowOf(scene: Scene, standing: Standing, story: PearlStory): string {
  const { player, points: score, place } = standing;
  const args = {
    name: nameOf(scene, player.seat),
    points: score,
    score: valueText(score),
    count: player.pearls.length,
    place,
    stay: stayInWords(scene, standing),
  };
  return player.pearls.length === 0
    ? scene.say('oteres-ending-row-empty', args)
    : scene.say('oteres-ending-row', { ...args, values: pearlsInWords(scene, standing, story) });
}

/** The best pearls that a card took, each time that one as good was taken; nothing where they are not worth the talk. */
function bestGrabs(scene: Scene, { taken, worth: known }: PearlStory): readonly string[] {
  const { say, view } = scene;
  const pearls = view.seats.flatMap((side) => side.pearls);
  const worthOf = (mark: number): number =>
    pearls.find((pearl) => pearl.mark === mark)?.value ?? known.get(mark) ?? 0;
  const worth = taken.map((one) => ({ ...one, value: worthOf(one.mark) }));
  const most = Math.max(0, ...worth.map(({ value }) => value));
  if (most < GOOD_CATCH) return [];
  const best = worth.filter(({ value }) => value === most);
  const same = (one: (typeof best)[number], other: (typeof best)[number]): boolean =>
    one.by === other.by && one.from === other.from;
  const pairs = best
    .filter((one, at) => best.findIndex((other) => same(one, other)) === at)
    .map((one) => ({
      name: nameOf(scene, one.by),
      from: nameOf(scene, one.from),
      count: best.filter((other) => same(one, other)).length,
    }));
  const [first] = pairs;
  if (first === undefined) return [];
  const value = valueText(most);
  return pairs.length === 1
    ? [say('oteres-ending-best', { ...first, value })]
    : [
        say('oteres-ending-best-several', {
          value,
          grabs: pairs.map((pair) => say('oteres-ending-grab', pair)).join(COMMA),
        }),
      ];
}

/** The cards that were laid out to keep others off, and that nobody ran into. */
function unneeded(scene: Scene): readonly string[] {
  const { say, view, components } = scene;
  const wards = view.seats.flatMap(({ seat, front }) =>
    front.flatMap(({ card }) => (components.cards.get(card)?.effect === 'ward' ? [{ seat, card }] : [])),
  );
  return [...new Set(wards.map(({ card }) => card))].map((card) => {
    const seats = wards.flatMap((ward) => (ward.card === card ? [ward.seat] : []));
    const names = [...new Set(seats)].map((seat) =>
      say('oteres-ending-unneeded-of', {
        name: nameOf(scene, seat),
        count: seats.filter((each) => each === seat).length,
      }),
    );
    return say('oteres-ending-unneeded', { card: cardTold(scene, card), names: names.join(COMMA) });
  });
}

/** That the number of pearls had to decide, and between whom; nothing where points did. */
function tieTold(scene: Scene, standings: readonly Standing[]): readonly string[] {
  const [winner, next] = standings;
  if (winner === undefined || next === undefined || !wasTied(standings)) return [];
  return [
    scene.say('oteres-ending-tie', {
      ...{ name: nameOf(scene, winner.player.seat), second: nameOf(scene, next.player.seat) },
      ...{ count: winner.player.pearls.length, other: next.player.pearls.length },
    }),
  ];
}

/** Everybody's points, the best first. */
const pointsInWords = (scene: Scene, standings: readonly Standing[]): string =>
  scene.say('oteres-status-over', {
    scores: standings
      .map(({ player, points }) =>
        scene.say('oteres-status-score', { name: nameOf(scene, player.seat), score: valueText(points) }),
      )
      .join(COMMA),
  });

/** Who came before others with so many more pearls has few that were good. */
const FEWER = 2;

/** That somebody behind the winner came before others with far more pearls, and by which: it would be asked why. */
function fewButGood(scene: Scene, standings: readonly Standing[]): readonly string[] {
  const lost = standings.filter(({ won, player }) => !won && player.pearls.length > 0);
  const [most] = lost
    .map((standing) => ({
      standing,
      fewer: Math.max(
        ...lost
          .filter(({ place }) => place > standing.place)
          .map(({ player }) => player.pearls.length - standing.player.pearls.length),
      ),
    }))
    .filter(({ fewer }) => fewer >= FEWER)
    .toSorted((one, other) => other.fewer - one.fewer);
  if (most === undefined) return [];
  const { player, place } = most.standing;
  return [
    scene.say('oteres-ending-few', {
      ...{ name: nameOf(scene, player.seat), place, count: player.pearls.length },
      values: valuesInWords(
        scene,
        player.pearls.toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0)),
      ),
    }),
  ];
}

/** What people will talk of, in a few sentences, the weightiest first: why the winner won, everybody's points, what decided, who came far with few pearls, why a long lead in pearls was lost, what was laid out in vain, the best pearl taken, whose pearls weighed most, who else was slipped a sea urchin. */
function highlights(
  scene: Scene,
  standings: readonly Standing[],
  story: PearlStory,
  moves: readonly MoveEntry<OteresFact>[],
): readonly string[] {
  const { say, view } = scene;
  const [winner] = standings.filter(({ won }) => won);
  const most = Math.max(...view.seats.map(lostBy));
  const hit = view.seats.filter((side) => lostBy(side) === most).map(({ seat }) => nameOf(scene, seat));
  const isTold =
    winner !== undefined &&
    !wasTied(standings) &&
    standings.some((other) => !other.won && weighedDown(other, winner));
  const weight =
    most < HEAVY || (isTold && hit.length === 1)
      ? []
      : [
          say('oteres-ending-dark', {
            names: listTold(say, hit),
            count: hit.length,
            value: valueText(-most),
          }),
        ];
  const decisive = turningPoints(scene, standings, story, moves);
  const slips = slipsTold(
    scene,
    standings,
    story,
    tallies(moves),
    decisive.flatMap(({ slip }) => slip ?? []),
  );
  // One chain in the order of the match, behind what is told of all of it.
  const chain = [...decisive, ...slips.decisive].toSorted(
    (one, other) => (one.turn ?? 0) - (other.turn ?? 0),
  );
  const others = [...unneeded(scene), ...bestGrabs(scene, story), ...weight];
  return [
    ...whyWon(scene, standings, view.turn.round),
    pointsInWords(scene, standings),
    ...chain.map(({ words }) => words),
    ...fewButGood(scene, standings),
    ...lostLead(scene, standings, story, moves),
    ...(decisive.length < ENOUGH ? others.slice(0, Math.max(0, MOST_OTHERS - chain.length)) : []),
    ...slips.others,
  ];
}

/** Where so many sentences tell what decided, what is only worth the talk is left out; with it there are no more than so many. */
const [ENOUGH, MOST_OTHERS] = [2, 3];

/** The least value of a pearl whose taking is told of. */
const GOOD_CATCH = 3;

/** What somebody had when it was ended before its time: what pearls are worth stays with those who know it. */
const earlyRow = (scene: Scene, seat: Seat, pearls: readonly PearlView[]): string =>
  scene.say('oteres-ending-early-row', {
    name: nameOf(scene, seat),
    pearls: pearlCounts(scene.say, pearls),
  });

/** What people will talk of, with everybody's points for the log; or the pearls where it was ended before its time. For everybody. */
export function endingPage(
  scene: Scene,
  story: PearlStory,
  moves: readonly MoveEntry<OteresFact>[],
  pictures: readonly Picture[],
): EndPage<never> {
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
    ...(shared ? [say('oteres-ending-shared')] : tieTold(scene, standings)),
    ...highlights(scene, standings, story, moves),
  ];
  const rows = standings.flatMap((standing) => [
    rowOf(scene, standing, story),
    ...pointsByRound(scene, standing, story),
  ]);
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
