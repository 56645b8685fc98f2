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
import { COMMA, listTold, pearlCounts } from '../board/piece-words.ts';
import type { Scene } from '../board/scene.ts';
import { type FinalScore, finalScores, inOrder, wasTied } from '../board/standing.ts';
import type { OteresFact } from '../rules/fact.ts';
import type { PearlView } from '../rules/view.ts';
import { highlights } from './highlights.ts';

const valuesInWords = ({ say }: Scene, pearls: readonly PearlView[]): string =>
  pearls
    .map(({ colour, value = 0 }) =>
      colour === 'black' ? say('oteres-ending-black', { value: valueText(value) }) : valueText(value),
    )
    .join(COMMA);

/** A player's pearls with their values, by whom they came from last. */
function pearlsInWords(scene: Scene, { player }: FinalScore, story: PearlStory): string {
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

function stayInWords({ say }: Scene, { outIn, player }: FinalScore): string {
  if (outIn !== undefined) return say('oteres-ending-out', { round: outIn });
  return say(player.out ? 'oteres-ending-gone' : 'oteres-ending-in');
}

/** A player's points after each round, for the log: who really led when. Undefined if not all is known. */
function pointsByRound(
  { say }: Scene,
  { player, points }: FinalScore,
  { gains }: PearlStory,
): readonly string[] {
  const own = gains[player.seat];
  const last = own?.at(-1);
  if (own === undefined || last === undefined) return [];
  const rounds = own.slice(1).map((gain) => valueText(points - last + gain));
  return [`-# ${say('oteres-ending-by-round', { points: rounds.join(COMMA) })}`];
}

function rowOf(scene: Scene, standing: FinalScore, story: PearlStory): string {
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

/** That the number of pearls had to decide, and between whom; undefined if points did. */
function tieTold(scene: Scene, standings: readonly FinalScore[]): readonly string[] {
  const [winner, next] = standings;
  if (winner === undefined || next === undefined || !wasTied(standings)) return [];
  return [
    scene.say('oteres-ending-tie', {
      ...{ name: nameOf(scene, winner.player.seat), second: nameOf(scene, next.player.seat) },
      ...{ count: winner.player.pearls.length, other: next.player.pearls.length },
    }),
  ];
}

const pointsInWords = (scene: Scene, standings: readonly FinalScore[]): string =>
  scene.say('oteres-status-over', {
    scores: standings
      .map(({ player, points }) =>
        scene.say('oteres-status-score', { name: nameOf(scene, player.seat), score: valueText(points) }),
      )
      .join(COMMA),
  });

/** Why the winner won: margin, over whom, how many pearls. Not if points did not decide, which has its own sentence. */
function whyWon(scene: Scene, standings: readonly FinalScore[], lastRound: number): readonly string[] {
  const [winner, next] = standings;
  if (winner === undefined || next === undefined || winner.points === next.points) return [];
  const { outIn, player } = winner;
  const name = nameOf(scene, player.seat);
  const level = standings.filter(({ points }) => points === next.points);
  const won = scene.say('oteres-ending-won', {
    ...{ name, margin: winner.points - next.points },
    second: listTold(
      scene.say,
      level.map((each) => nameOf(scene, each.player.seat)),
    ),
    ...{ count: player.pearls.length, other: next.player.pearls.length },
  });
  // Who went out in the last round has not waited on the beach.
  return outIn === undefined || outIn >= lastRound
    ? [won]
    : [`${won} ${scene.say('oteres-ending-beach', { name, round: outIn })}`];
}

const earlyRow = (scene: Scene, seat: Seat, pearls: readonly PearlView[]): string =>
  scene.say('oteres-ending-early-row', {
    name: nameOf(scene, seat),
    pearls: pearlCounts(scene.say, pearls),
  });

/** What people will talk of, with everybody's points for the log; the pearls if it was ended early. For everybody. */
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
      title: say('ending-early', { round: view.turn.round }),
      text: view.seats.map(({ seat, pearls }) => earlyRow(scene, seat, pearls)).join('\n'),
      pictures,
      answers: [],
    };
  const standings = finalScores(view, story);
  const shared = result.winners.length > 1;
  const lines = [
    ...(shared ? [say('oteres-ending-shared')] : tieTold(scene, standings)),
    ...whyWon(scene, standings, view.turn.round),
    pointsInWords(scene, standings),
    ...highlights(scene, standings, story, moves),
  ];
  const rows = standings.flatMap((standing) => [
    rowOf(scene, standing, story),
    ...pointsByRound(scene, standing, story),
  ]);
  return {
    title: say('ending-title', {
      count: result.winners.length,
      names: result.winners.map((seat) => nameOf(scene, seat)).join(COMMA),
    }),
    text: linesWithin(lines, LENGTHS.page, scene.say),
    numbers: linesWithin(rows, LENGTHS.page, scene.say),
    pictures,
    answers: [],
  };
}
