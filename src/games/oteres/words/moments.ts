import type { MoveEntry } from '../../../engine/log.ts';
import { factsTold } from '../../facts-told.ts';
import { asSentence } from '../../fitting.ts';
import { nameOf } from '../../person.ts';
import type { Remembered, ToldMoment } from '../board/index.ts';
import { COMMA, withoutFullStop } from '../board/piece-words.ts';
import type { Components } from '../rules/components.ts';
import type { OteresFact } from '../rules/fact.ts';
import type { CardEffect } from '../rules/vocabulary.ts';
import { OTERES_SENTENCES } from './facts.ts';
import { type Teller, ToldTurn, type TurnFacts, turnsOf } from './told-turn.ts';

type Pick = Extract<OteresFact, { readonly kind: 'paw-picked' }>;

function pickedIn({ seat, facts }: TurnFacts, { seat: by, paw, count }: Pick): Remembered {
  const all = facts.filter((fact) => fact.kind === 'pearl-moved' && fact.from === 'catch').length;
  const rest = all - count;
  return {
    ...{ kind: 'picked', seat, by, paw },
    counts: paw === 'left' ? { left: count, right: rest } : { left: rest, right: count },
  };
}

function movedIn({ seat, facts }: TurnFacts, effect: CardEffect | undefined): readonly Remembered[] {
  const moves = facts.filter((fact) => fact.kind === 'pearl-moved');
  const ways = moves.flatMap(({ from, to, colour }) =>
    typeof from === 'number' && typeof to === 'number' ? [{ from, to, colour }] : [],
  );
  const after = facts.find((fact) => fact.kind === 'piles-after');
  const given = ways.find(({ from }) => from === seat);
  const got = ways.find(({ to }) => to === seat);
  switch (effect) {
    case 'snatch':
    case 'biggest-pile':
      return got === undefined
        ? []
        : [
            {
              kind: 'snatched',
              seat,
              from: got.from,
              colour: got.colour,
              ...(after !== undefined && { piles: after.piles }),
            },
          ];
    case 'dark-gift':
      return given === undefined || got !== undefined
        ? []
        : [{ kind: 'given', seat, to: given.to, colour: given.colour }];
    case 'pass-left':
      return ways.length === 0 ? [] : [{ kind: 'passed', seat, ways }];
    default:
      return [];
  }
}

/** Worth a picture only below its own sentence: of turns told together, only in the last. */
const QUIET: readonly Remembered['kind'][] = ['given', 'snatched', 'passed', 'blocked'];

/** What is worth a picture in these moves; not what it would only repeat, like a swap or a shared catch. */
function momentsOf(moves: readonly MoveEntry<OteresFact>[], { cards }: Components) {
  const turns = turnsOf(moves);
  const last = turns.findLast(({ facts }) => facts.some(({ kind }) => kind === 'card-played'));
  return turns.flatMap((tally) => {
    const played = tally.facts.find((fact) => fact.kind === 'card-played');
    const effect = played && cards.get(played.card)?.effect;
    const first = tally.facts.find((fact) => fact.kind === 'pearl-moved');
    const moments = tally.facts.flatMap((fact): readonly Remembered[] => {
      switch (fact.kind) {
        case 'pearl-moved':
          return fact === first ? movedIn(tally, effect) : [];
        case 'warded':
          return [{ kind: 'blocked', seat: tally.seat, by: fact.seat }];
        case 'paw-picked':
          return [pickedIn(tally, fact)];
        case 'out':
          return [{ kind: 'out', seat: fact.seat, urchins: fact.urchins }];
        default:
          return [];
      }
    });
    return moments
      .filter(({ kind }) => tally === last || !QUIET.includes(kind))
      .map((moment) => ({ moment, tally }));
  });
}

/** The picturable moments of these moves, with their turn's sentences and what lies in front of taker and victim. */
export const momentsTold = (moves: readonly MoveEntry<OteresFact>[], teller: Teller): readonly ToldMoment[] =>
  momentsOf(moves, teller.components).map(({ moment, tally }) => {
    const piles = moment.kind === 'snatched' ? (moment.piles ?? []) : [];
    const rows = piles.map(({ seat, white, black }) =>
      teller.say('oteres-told-counted', { name: nameOf(teller, seat), count: white, black }),
    );
    return {
      moment,
      lines: [
        ...factsTold(OTERES_SENTENCES, new ToldTurn(teller, tally), tally.facts),
        ...(rows.length === 0 ? [] : [teller.say('oteres-text-pearls', { counts: rows.join(COMMA) })]),
        // A description has no marks.
      ].map((line) => asSentence(withoutFullStop(line).replaceAll('*', ''))),
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
