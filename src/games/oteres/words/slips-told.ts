import { nameOf } from '../../person.ts';
import { valueText } from '../board/pearl.ts';
import type { PearlStory } from '../board/pearl-story.ts';
import { COMMA } from '../board/piece-words.ts';
import type { Scene } from '../board/scene.ts';
import type { Slip, SlippedUrchin } from '../board/slips.ts';
import type { Standing } from '../board/standing.ts';
import { URCHIN } from '../rules/vocabulary.ts';
import type { Tally } from './tally.ts';

/** What the end tells of the cards that went from hand to hand in secret: sea urchins that decided something by the turn in which they were given, or put somebody out, and all others in a sentence. */
export interface SlipsTold {
  readonly decisive: readonly { readonly turn: number; readonly words: string }[];
  readonly others: readonly string[];
}

/** What somebody could do without who lost by no more: the black pearl that they took for a sea urchin, if they have it still. */
function costOf({ fate, to }: SlippedUrchin, standings: readonly Standing[], turns: readonly Tally[]) {
  const [winner] = standings;
  const loser = standings.find(({ player }) => player.seat === to);
  if (fate?.kind !== 'black' || winner === undefined || loser === undefined || loser.won) return undefined;
  const move = turns
    .find(({ turn }) => turn === fate.turn)
    ?.facts.find((fact) => fact.kind === 'pearl-moved' && fact.to === to && fact.colour === 'black');
  const pearl = loser.player.pearls.find(({ mark }) => move?.kind === 'pearl-moved' && mark === move.mark);
  const margin = winner.points - loser.points;
  const value = pearl?.value ?? 0;
  return value < 0 && -value >= margin ? { value, margin, winner: winner.player.seat } : undefined;
}

/** `told` are cards of which it is told already. */
export function slipsTold(
  scene: Scene,
  standings: readonly Standing[],
  { urchins, handed }: Pick<PearlStory, 'urchins' | 'handed'>,
  turns: readonly Tally[],
  told: readonly Slip[],
): SlipsTold {
  const { say } = scene;
  // Nobody slips a player two cards in one turn.
  const isNew = ({ turn, to }: Slip): boolean =>
    !told.some((other) => other.turn === turn && other.to === to);
  const weighed = urchins.filter(isNew).map((slip) => {
    const { by, to, round, fate } = slip;
    const names = { name: nameOf(scene, by), other: nameOf(scene, to), round };
    const cost = costOf(slip, standings, turns);
    if (fate?.kind === 'out') {
      const isWinner = standings.some(({ player, won }) => won && player.seat === to);
      const when = fate.round === round ? 'now' : 'later';
      const fall = turns.find(({ facts }) => facts.some((fact) => fact.kind === 'out' && fact.seat === to));
      return {
        slip,
        // Within a round it is told where it came to that: what its receiver still did in that turn comes before.
        turn: when === 'now' ? (fall?.turn ?? slip.turn) : slip.turn,
        words: say('oteres-ending-slip-out', {
          ...names,
          when,
          end: fate.round,
          isWinner: isWinner ? 'yes' : 'no',
        }),
      };
    }
    return {
      slip,
      turn: slip.turn,
      words:
        cost &&
        say('oteres-ending-slip-black', {
          ...names,
          ...{ value: valueText(cost.value), margin: cost.margin, winner: nameOf(scene, cost.winner) },
        }),
    };
  });
  const idle = weighed.flatMap(({ slip, words }) => (words === undefined ? [slip] : []));
  const rows = idle.map(({ by, to, round, fate }) => {
    // Everybody saw it paid for, and nobody knew where it had come from.
    const paid = fate?.kind === 'black' ? turns.find(({ turn }) => turn === fate.turn)?.round : undefined;
    return say('oteres-ending-slip-idle', {
      ...{ name: nameOf(scene, by), other: nameOf(scene, to), round, end: paid ?? 0 },
      paid: paid === undefined ? 'no' : paid === round ? 'now' : 'later',
    });
  });
  const harmless = handed.filter((slip) => slip.card !== URCHIN && isNew(slip)).length;
  // Where no urchin is told of nobody asks about the others.
  const rest =
    harmless === 0 || urchins.length === 0 ? [] : [say('oteres-ending-slips-harmless', { count: harmless })];
  return {
    decisive: weighed.flatMap(({ turn, words }) => (words === undefined ? [] : [{ turn, words }])),
    others: [
      [
        ...(rows.length === 0
          ? []
          : [say('oteres-ending-slips-idle', { count: rows.length, rows: rows.join(COMMA) })]),
        ...rest,
      ].join(' '),
    ].filter((line) => line !== ''),
  };
}
