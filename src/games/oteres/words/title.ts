import { cardName, withoutFullStop } from '../board/piece-words.ts';
import type { OteresFact } from '../rules/fact.ts';
import type { ToldTurn } from './told-turn.ts';

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
    if (warded === undefined) return undefined;
    const card = cardName({ components: turn.components, say: turn.say }, warded.card);
    return turn.say('oteres-chapter-blocked', { card, other: turn.nameOf(warded.seat) });
  },
  (turn) => {
    const taken = turn.pearl((_, to) => to === turn.seat);
    const isTaking = turn.effect === 'snatch' || turn.effect === 'biggest-pile';
    return isTaking && typeof taken?.from === 'number'
      ? turn.say('oteres-chapter-taken', { name: turn.name, other: turn.nameOf(taken.from) })
      : undefined;
  },
  (turn) => {
    const given = turn.first('card-given');
    return given && turn.say('oteres-chapter-slipped', { name: turn.name, other: turn.nameOf(given.to) });
  },
];

/** What can head a turn's round, and its rank, 0 the weightiest; only public things. */
export function roundTitle(turn: ToldTurn, facts: readonly OteresFact[]) {
  const found = TITLES.map((title) => title(turn, facts));
  const rank = found.findIndex((words) => words !== undefined);
  const words = found[rank];
  return words === undefined ? undefined : { words: withoutFullStop(`${words}.`), rank };
}
