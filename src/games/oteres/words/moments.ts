import type { MoveEntry } from '../../../engine/log.ts';
import { factsTold } from '../../facts-told.ts';
import { asSentence } from '../../fitting.ts';
import { nameOf } from '../../person.ts';
import type { Remembered } from '../board/moment-scene.ts';
import type { ToldMoment } from '../board/moments-picture.ts';
import { COMMA, unmarked, withoutFullStop } from '../board/piece-words.ts';
import type { Components } from '../rules/components.ts';
import type { OteresFact } from '../rules/fact.ts';
import { OTERES_SENTENCES } from './facts.ts';
import { type Teller, ToldTurn, TurnCourse, turnsOf } from './told-turn.ts';

/** What a card is remembered for by the pearls that it moved; not what a picture would only repeat, like a swap. */
function movedIn(turn: TurnCourse): Remembered | undefined {
  const { seat, taken, given, handed } = turn;
  switch (turn.effect) {
    case 'snatch':
    case 'biggest-pile': {
      const { piles = [] } = turn.first('piles-after') ?? {};
      return taken && { kind: 'snatched', seat, from: taken.from, colour: taken.colour, piles };
    }
    case 'dark-gift':
      return taken ? undefined : given && { kind: 'given', seat, to: given.to, colour: given.colour };
    case 'pass-left':
      return handed.length === 0 ? undefined : { kind: 'passed', seat, ways: handed };
    default:
      return undefined;
  }
}

function momentOf(turn: TurnCourse, fact: OteresFact): Remembered | undefined {
  const { seat, pearls } = turn;
  switch (fact.kind) {
    case 'pearl-moved':
      return fact === pearls[0] ? movedIn(turn) : undefined;
    case 'warded':
      return { kind: 'blocked', seat, by: fact.seat };
    case 'paw-picked': {
      const { seat: by, paw, count } = fact;
      const rest = pearls.filter(({ from }) => from === 'catch').length - count;
      const counts = paw === 'left' ? { left: count, right: rest } : { left: rest, right: count };
      return { kind: 'picked', seat, by, paw, counts };
    }
    case 'out':
      return { kind: 'out', seat: fact.seat, urchins: fact.urchins };
    default:
      return undefined;
  }
}

/** Worth a picture only below its own sentence: of turns told together, only in the last. */
const QUIET: readonly Remembered['kind'][] = ['given', 'snatched', 'passed', 'blocked'];

function momentsOf(moves: readonly MoveEntry<OteresFact>[], components: Components) {
  const turns = turnsOf(moves);
  const last = turns.findLast(({ facts }) => facts.some(({ kind }) => kind === 'card-played'));
  return turns.flatMap((tally) => {
    const turn = new TurnCourse(components, tally);
    return tally.facts
      .flatMap((fact) => momentOf(turn, fact) ?? [])
      .filter(({ kind }) => tally === last || !QUIET.includes(kind))
      .map((moment) => ({ moment, tally }));
  });
}

/** The picturable moments of these moves, with their turn's sentences and what lies in front of taker and victim. */
export const momentsTold = (moves: readonly MoveEntry<OteresFact>[], teller: Teller): readonly ToldMoment[] =>
  momentsOf(moves, teller.components).map(({ moment, tally }) => {
    const piles = moment.kind === 'snatched' ? moment.piles : [];
    const rows = piles.map(({ seat, white, black }) =>
      teller.say('oteres-told-counted', { name: nameOf(teller, seat), count: white, black }),
    );
    return {
      moment,
      lines: [
        ...factsTold(OTERES_SENTENCES, new ToldTurn(teller, tally), tally.facts),
        ...(rows.length === 0 ? [] : [teller.say('oteres-text-pearls', { counts: rows.join(COMMA) })]),
      ].map((line) => asSentence(unmarked(withoutFullStop(line)))),
    };
  });

/** After these a message is closed: the end of a round, and what changes the rest of the game. */
const TOLD_AT_ONCE: readonly OteresFact['kind'][] = [
  'round-over',
  'deck-low',
  'urchins-playable',
  'out',
  'ended',
];

/** Whether turns can wait for the round's next one: only quiet pictures, and no effect on the rest of the game. */
export const canWait = (moves: readonly MoveEntry<OteresFact>[], components: Components): boolean =>
  moves.every(({ facts }) => facts.every(({ kind }) => !TOLD_AT_ONCE.includes(kind))) &&
  momentsOf(moves, components).every(({ moment: { kind } }) => QUIET.includes(kind));
