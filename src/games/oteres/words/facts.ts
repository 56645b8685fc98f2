import { allSeats, type Seat } from '../../../engine/seat.ts';
import type { FactSentences } from '../../facts-told.ts';
import { chainsOf } from '../board/moments-picture.ts';
import { valueText } from '../board/pearl.ts';
import { COMMA, countsInWords, listTold, pearlsTold, pearlTold, pearlWords } from '../board/piece-words.ts';
import type { OteresFact, PearlMove, RoundCounts } from '../rules/fact.ts';
import { type CardEffect, URCHIN } from '../rules/vocabulary.ts';
import type { ToldTurn } from './told-turn.ts';

type Tell = (turn: ToldTurn) => string | undefined;

/** Pearls in a sentence: with their values, or how many. */
const several = ({ say }: ToldTurn, pearls: readonly PearlMove[]): string =>
  pearls.length > 0 && pearls.every(({ value }) => value !== undefined)
    ? pearlsTold(say, pearls)
    : say('oteres-told-pearls', { count: pearls.length });

const taken =
  (key: 'oteres-fact-snatched' | 'oteres-fact-raided'): Tell =>
  (turn) => {
    const { say, name, played: card, taken: pearl } = turn;
    return (
      pearl && card && say(key, { name, card, other: turn.nameOf(pearl.from), pearl: pearlTold(say, pearl) })
    );
  };

const swapped: Tell = (turn) => {
  const { say, name, given, taken } = turn;
  if (given === undefined || taken === undefined) return undefined;
  const args = { given: pearlTold(say, given), pearl: pearlTold(say, taken) };
  return say('oteres-fact-swapped', { ...args, name, other: turn.nameOf(taken.from) });
};

const gotIn = ({ seat, pearls }: ToldTurn): PearlMove | undefined => pearls.find(({ to }) => to === seat);

/** A pearl beside a name, as short as can be: `undefined` for a white one whose value the reader does not know. */
const passed = (say: ToldTurn['say'], pearl: PearlMove | undefined): string | undefined =>
  pearl === undefined || (pearl.colour === 'white' && pearl.value === undefined)
    ? undefined
    : pearlWords(pearl, say);

const ARROW = ' → ';

/** How what was played is told by the pearls that it moved. */
const MOVED: { readonly [E in CardEffect | typeof URCHIN]?: Tell } = {
  [URCHIN]: (turn) => {
    const got = gotIn(turn);
    if (got === undefined) return undefined;
    const { say, name, components } = turn;
    const costs = components.pearls.black.map(Math.abs);
    return [
      say('oteres-fact-urchin', { name, pearl: pearlTold(say, got) }),
      // What an urchin costs is told once in a match.
      ...(turn.first('card-played')?.firstUrchin === true
        ? [say('oteres-fact-first-urchin', { least: Math.min(...costs), most: Math.max(...costs) })]
        : []),
    ].join(' ');
  },
  'take-white': (turn) => {
    const got = gotIn(turn);
    return got && turn.say('oteres-fact-dived', { name: turn.name, pearl: pearlTold(turn.say, got) });
  },
  snatch: taken('oteres-fact-snatched'),
  'biggest-pile': taken('oteres-fact-raided'),
  swap: swapped,
  'trade-in': (turn) => {
    const { say, name } = turn;
    const given = turn.pearls.find(({ to }) => to === 'pool');
    const got = gotIn(turn);
    if (given === undefined || got === undefined) return undefined;
    return say('oteres-fact-traded', { name, given: pearlWords(given, say), pearl: pearlWords(got, say) });
  },
  'split-paws': (turn) => {
    const { say, name, seat } = turn;
    const pick = turn.first('paw-picked');
    if (pick === undefined) return undefined;
    const gotBy = (owner: Seat) => turn.pearls.filter(({ from, to }) => from === 'catch' && to === owner);
    const [pearls, rest] = [several(turn, gotBy(pick.seat)), several(turn, gotBy(seat))];
    return say('oteres-fact-split', { name, other: turn.nameOf(pick.seat), pearls, rest });
  },
  'pass-left': (turn) => {
    const { say, name } = turn;
    const ways = turn.handed;
    if (ways.length === 0) return undefined;
    const rows = chainsOf(ways).map((row) =>
      row
        .flatMap((seat, at) => {
          const pearl = passed(say, at === 0 ? undefined : ways.find(({ from }) => from === row[at - 1]));
          return [...(pearl === undefined ? [] : [pearl]), turn.nameOf(seat)];
        })
        .join(ARROW),
    );
    return say('oteres-fact-passed', { name, ways: rows.join(COMMA) });
  },
  'share-out': (turn) => {
    const { say, name, seat } = turn;
    const served = turn.pearls.flatMap((move) =>
      move.from === 'catch' && typeof move.to === 'number' ? [{ ...move, to: move.to }] : [],
    );
    if (served.every(({ to }) => to === seat)) return undefined;
    const names = served.map((move) => {
      const pearl = passed(say, move);
      return `${turn.nameOf(move.to)}${pearl === undefined ? '' : ` (${pearl})`}`;
    });
    return say('oteres-fact-shared', { name, names: listTold(say, names) });
  },
  'dark-gift': (turn) => {
    const { say, name, given } = turn;
    if (turn.first('pearl-looked-at') !== undefined) return swapped(turn);
    return (
      given && say('oteres-fact-given', { name, other: turn.nameOf(given.to), pearl: pearlTold(say, given) })
    );
  },
};

/** Of these one tells what a card that was played came to. */
const TELLS_PLAY: readonly OteresFact['kind'][] = [
  ...(['pearl-moved', 'pearl-looked-at', 'no-effect', 'warded'] as const),
  ...(['card-laid', 'card-given', 'card-discarded', 'urchin-returned'] as const),
];

const played: Tell = ({ say, name, played: card }) => card && say('oteres-fact-card-played', { name, card });

/** The card that does this, also in a message that began in the middle of its turn. */
const cardDoing = (turn: ToldTurn, effect: CardEffect): string => {
  const [card] = [...turn.components.cards.values()].filter((each) => each.effect === effect);
  return turn.played ?? (card === undefined ? '' : turn.card(card.id));
};

/** Whether a played card removed a card or urchin from the hand, not its player going out or a black pearl. */
const isThrown = (turn: ToldTurn, fact: OteresFact): boolean =>
  turn.effect === 'discard-card' && turn.facts.includes(fact);

/** The sentence of each kind of fact. */
export const OTERES_SENTENCES: FactSentences<OteresFact, ToldTurn> = {
  'turn-began': (turn, { number }) =>
    number === 1 ? turn.say('oteres-fact-began', { name: turn.name }) : undefined,
  'card-drawn': (turn, { seat, card }) =>
    card && turn.say('oteres-fact-card-drawn', { name: turn.nameOf(seat), card: turn.card(card) }),
  'nothing-drawn': (turn, { seat }) => turn.say('oteres-fact-nothing-drawn', { name: turn.nameOf(seat) }),
  'card-played': (turn) =>
    turn.facts.some(({ kind }) => TELLS_PLAY.includes(kind)) ? undefined : played(turn),
  'nothing-played': (turn) => turn.say('oteres-fact-nothing-played', { name: turn.name }),
  'no-effect': ({ say, name, played: card }, { why }) =>
    card && say('oteres-fact-no-effect', { name, card, why: say(`oteres-why-${why}`) }),
  'card-discarded': (turn, fact) =>
    isThrown(turn, fact)
      ? turn.say('oteres-fact-card-discarded', { name: turn.name, card: turn.card(fact.card) })
      : undefined,
  'urchin-returned': (turn, fact) =>
    isThrown(turn, fact)
      ? turn.say('oteres-fact-urchin-returned', { name: turn.name, by: cardDoing(turn, 'discard-card') })
      : undefined,
  'card-given': (turn, { to, card }) => {
    const names = { name: turn.name, other: turn.nameOf(to) };
    return card === undefined
      ? turn.say('oteres-fact-card-given', { ...names, by: cardDoing(turn, 'pass-card') })
      : turn.say('oteres-fact-card-given-known', { ...names, card: turn.card(card) });
  },
  'card-laid': (turn, { at, card }) => {
    const args = { name: turn.name, card: turn.card(card) };
    if (at !== turn.seat) return turn.say('oteres-fact-card-laid-for', { ...args, other: turn.nameOf(at) });
    return turn.first('pearl-protected') === undefined ? turn.say('oteres-fact-card-laid', args) : undefined;
  },
  'pearl-protected': (turn, { seat }) =>
    turn.say('oteres-fact-pearl-protected', {
      name: turn.nameOf(seat),
      by: cardDoing(turn, 'protect-pearl'),
    }),
  'nothing-protected': (turn, { seat }) =>
    turn.say('oteres-fact-nothing-protected', { name: turn.nameOf(seat) }),
  'only-pearl-passed': () => undefined,
  warded: (turn, { seat, card }) => {
    const { say, name, played: tried } = turn;
    const names = { other: turn.nameOf(seat), ward: turn.card(card) };
    // A message that began in the middle of the turn tells no more than what came of it.
    return tried === undefined
      ? say('oteres-fact-warded-later', names)
      : say('oteres-fact-warded', { ...names, name, card: tried });
  },
  // The first that moved tells of all.
  'pearl-moved': (turn, fact) => {
    if (fact !== turn.pearls[0]) return undefined;
    const tell = turn.effect && MOVED[turn.effect];
    return tell?.(turn) ?? played(turn);
  },
  'pearl-looked-at': (turn, { of, value }) => {
    const names = { name: turn.name, other: turn.nameOf(of) };
    return value === undefined
      ? turn.say('oteres-fact-pearl-looked-at', names)
      : turn.say('oteres-fact-pearl-looked-at-known', { ...names, value: valueText(value) });
  },
  'urchins-playable': (turn, { playable }) =>
    playable
      ? turn.say('oteres-fact-black-back')
      : turn.say('oteres-fact-black-gone', { cards: listTold(turn.say, reliefs(turn)) }),
  'bigger-pile-out': ({ say }) => say('oteres-fact-bigger-pile-out'),
  'piles-after': () => undefined,
  'paw-picked': () => undefined,
  'deck-low': ({ say }, { left }) => say('oteres-fact-deck-low', { count: left }),
  // How it stands is told below the round.
  'round-over': () => undefined,
  'turn-ended': () => undefined,
  out: (turn, { seat, urchins, pile }) =>
    turn.say('oteres-fact-out', {
      name: turn.nameOf(seat),
      count: urchins,
      pearls: countsInWords(turn.say, pile),
    }),
  duel: (turn, { seats: [one, other] }) =>
    turn.say('oteres-fact-duel', { one: turn.nameOf(one), other: turn.nameOf(other) }),
  ended: (turn, { left }) => turn.say('oteres-fact-ended', { name: turn.nameOf(left) }),
};

const reliefs = (turn: ToldTurn): readonly string[] =>
  [...turn.components.cards.values()].flatMap(({ id, relief }) => (relief === 'none' ? [] : [turn.card(id)]));

/** Everybody's white pearls, all that can be compared before the end: "Juno 2, Ana 1, Ben 1"; undefined if equal. */
export function standingTold(turn: ToldTurn, { white, out }: RoundCounts): string | undefined {
  const { say } = turn;
  if (new Set(white).size < 2) return undefined;
  const countOf = (seat: Seat): number => white[seat] ?? 0;
  const named = (seat: Seat): string =>
    out.includes(seat) ? say('oteres-told-name-out', { name: turn.nameOf(seat) }) : turn.nameOf(seat);
  const rows = allSeats(white.length)
    .toSorted((one, other) => countOf(other) - countOf(one))
    .map((seat) => say('oteres-status-score', { name: named(seat), score: countOf(seat) }));
  return say('oteres-fact-round-over', { rows: rows.join(COMMA) });
}
