import type { MoveEntry } from '../../../engine/log.ts';
import { factsTold } from '../../facts-told.ts';
import { asSentence } from '../../fitting.ts';
import { nameOf } from '../../person.ts';
import type { TurnSummary } from '../../turn-summary.ts';
import type { Remembered, ToldMoment } from '../board/moments-picture.ts';
import { COMMA, cardName, unmarked, withoutFullStop } from '../board/piece-words.ts';
import type { Components } from '../rules/components.ts';
import type { OteresFact } from '../rules/fact.ts';
import { OTERES_SENTENCES, standingTold } from './facts.ts';
import { type Teller, ToldTurn, TurnCourse, turnsOf } from './told-turn.ts';

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
