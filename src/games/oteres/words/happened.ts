import type { MoveEntry } from '../../../engine/log.ts';
import { factsTold } from '../../facts-told.ts';
import type { TurnSummary } from '../../turn-summary.ts';
import { cardName, withoutFullStop } from '../board/piece-words.ts';
import type { OteresFact } from '../rules/fact.ts';
import { OTERES_SENTENCES, standingTold } from './facts.ts';
import { type Teller, ToldTurn, turnsOf } from './told-turn.ts';

type Words = string | undefined;

/** What may head a round, the weightiest first: an exit before all else. */
const TITLES: readonly ((turn: ToldTurn, facts: readonly OteresFact[]) => Words)[] = [
  (turn, facts) => {
    const out = facts.find((fact) => fact.kind === 'out');
    return out && turn.say('oteres-chapter-out', { name: turn.nameOf(out.seat) });
  },
  (turn) =>
    turn.first('urchins-playable')?.playable === false ? turn.say('oteres-chapter-black-gone') : undefined,
  (turn) => {
    const warded = turn.first('warded');
    return (
      warded &&
      turn.say('oteres-chapter-blocked', {
        card: cardName(turn, warded.card),
        other: turn.nameOf(warded.seat),
      })
    );
  },
  (turn) => {
    const { effect, taken, name } = turn;
    return taken && (effect === 'snatch' || effect === 'biggest-pile')
      ? turn.say('oteres-chapter-taken', { name, other: turn.nameOf(taken.from) })
      : undefined;
  },
  (turn) => {
    const given = turn.first('card-given');
    return given && turn.say('oteres-chapter-slipped', { name: turn.name, other: turn.nameOf(given.to) });
  },
];

/** What can head a turn's round, and its rank, 0 the weightiest; only public things. */
function roundTitle(turn: ToldTurn, facts: readonly OteresFact[]) {
  const found = TITLES.map((title) => title(turn, facts));
  const rank = found.findIndex((words) => words !== undefined);
  const words = found[rank];
  return words === undefined ? undefined : { words: withoutFullStop(`${words}.`), rank };
}

/** What each turn brought, oldest first, in sentences with names. */
export const summariesOf = (
  moves: readonly MoveEntry<OteresFact>[],
  teller: Teller,
): readonly TurnSummary[] =>
  turnsOf(moves).flatMap((tally): readonly TurnSummary[] => {
    const { facts, ...turn } = tally;
    const told = new ToldTurn(teller, tally);
    const lines = factsTold(OTERES_SENTENCES, told, facts).map(withoutFullStop);
    // How the match began is told with what its first turn brought.
    const isOpening = facts.some((fact) => fact.kind === 'turn-began' && fact.number === 1);
    if (lines.length <= Number(isOpening)) return [];
    const round = facts.find((fact) => fact.kind === 'round-over');
    const standing = round && round.unchanged !== true ? standingTold(told, round) : undefined;
    const title = roundTitle(told, facts);
    return [
      {
        ...{ ...turn, lines, story: true },
        ...(standing !== undefined && { standing }),
        ...(title !== undefined && { title }),
      },
    ];
  });
