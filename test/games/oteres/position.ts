import type { MoveEntry } from '../../../src/engine/log.ts';
import { type Match, openMatch } from '../../../src/engine/match.ts';
import { allSeats, type Seat, type Viewer } from '../../../src/engine/seat.ts';
import { components, type Oteres, oteres } from '../../../src/games/oteres/index.ts';
import { actionCards } from '../../../src/games/oteres/rules/components.ts';
import { brokenInvariant } from '../../../src/games/oteres/rules/invariants.ts';
import {
  FRESH_PLAY,
  type OteresState,
  type Pearl,
  type SeatState,
} from '../../../src/games/oteres/rules/state.ts';
import { urchinsIn } from '../../../src/games/oteres/rules/table.ts';
import type { FrontCard, PearlView } from '../../../src/games/oteres/rules/view.ts';
import { URCHIN } from '../../../src/games/oteres/rules/vocabulary.ts';
import { answersOf, beginStory, Played, playLine, type Said, sidesSaid, words } from '../story.ts';
import { atRandom, endOf, walk as walkOf } from '../walk.ts';

/**
 * What can be said of a side and of the table. `hand` and `front` are cards, `+` after a received one; `pearls` values, `b` before those of
 * black pearls, `!` before what lies under a card. `deck` has its layers from the top, parted by strokes: what is missing goes to the
 * discards, sea urchins to the bottom. What is missing from the `pool` goes to the last player. By default both have all that is nowhere else.
 */
const NAMES = /^(?:hand|pearls|front|out|deck|pool|seed)$/;

/** What is left of a list when these are taken out of it, one by one. */
function rest<T>(all: readonly T[], taken: readonly T[]): readonly T[] {
  const left = [...all];
  for (const one of taken) {
    const at = left.indexOf(one);
    if (at < 0) throw new Error(`there is no ${one} left`);
    left.splice(at, 1);
  }
  return left;
}

const tokenOf = (word: string): Pick<Pearl, 'colour' | 'value'> => ({
  colour: word.includes('b') ? 'black' : 'white',
  value: Number(word.replace(/[!b]/g, '')),
});

const allTokens = [
  ...components.pearls.white.map((value) => ({ colour: 'white', value }) as const),
  ...components.pearls.black.map((value) => ({ colour: 'black', value }) as const),
];
const nameOf = ({ colour, value }: Pick<Pearl, 'colour' | 'value'>): string =>
  `${colour === 'black' ? 'b' : ''}${value === 0 ? 0 : value}`;

function sidesOf(sides: readonly Said[]): readonly SeatState[] {
  let mark = 0;
  return sides.map(({ hand, pearls, front, out }, seat) => {
    const laid: FrontCard[] = words(front).map((word) => ({
      card: word.replace('+', ''),
      received: word.endsWith('+'),
    }));
    const tokens = words(pearls).map((word): Pearl => {
      mark += 1;
      if (word.includes('!'))
        laid.push({
          card: 'hands-off',
          received: laid.some(({ card }) => card === 'hands-off'),
          pearl: mark,
        });
      return { mark, ...tokenOf(word), knowers: [seat] };
    });
    return { hand: words(hand), pearls: tokens, front: laid, out: out !== undefined };
  });
}

function stateOf(told: readonly Said[]): OteresState {
  const [table = {}] = told;
  const inStory = told.flatMap(({ pearls }) => words(pearls)).map((word) => nameOf(tokenOf(word)));
  const unplaced = rest(allTokens.map(nameOf), inStory);
  const { pool: left, deck } = table;
  const pool = left === undefined ? unplaced : words(left);
  const extra = rest(unplaced, pool);
  const sides = sidesOf(
    told.map((side, at) =>
      at === told.length - 1 ? { ...side, pearls: `${side['pearls'] ?? ''} ${extra.join(' ')}` } : side,
    ),
  );
  const held = sides.flatMap(({ hand, front }) => [...hand, ...front.map(({ card }) => card)]);
  const cards = rest(
    [...actionCards(components), ...Array.from({ length: components.urchins }, () => URCHIN)],
    held,
  );
  const layers = deck === undefined ? [cards] : deck.split('/').map((layer) => words(layer));
  const missing = rest(cards, layers.flat());
  const values = pool.map(tokenOf);
  const valuesOf = (colour: Pearl['colour']): readonly number[] =>
    values.filter((token) => token.colour === colour).map(({ value }) => value);
  return {
    seats: sides,
    first: 0,
    turn: { seat: 0, number: 1, round: 1 },
    play: FRESH_PLAY,
    pool: { white: valuesOf('white'), black: valuesOf('black') },
    nextMark: 1 + sides.flatMap(({ pearls }) => pearls).length,
    deck: [...layers, missing.filter((card) => card === URCHIN)].filter((layer) => layer.length > 0),
    discards: missing.filter((card) => card !== URCHIN),
    memory: { handed: [], urchins: sides.map(({ hand }) => urchinsIn(hand)), depths: [] },
    recent: [],
  };
}

const broken = (state: OteresState): string | undefined => brokenInvariant(components, state);

/** A match in the middle of things, with short words for looking at it. Playing gives the next one. */
export class Scene extends Played<Oteres> {
  /**
   * Answers in a row, each by whoever is asked first, or by a seat: `'play.dive end 2:pearl.3'`. A card that can be played in one way alone
   * is played by its name. Throws with what would have been legal.
   */
  play(line: string): Scene {
    const [first = '', ...others] = line.split(' ');
    const { match, moves } = playLine(this.match, [this.#inFull(first), ...others].join(' '), broken);
    return new Scene(match, moves);
  }

  #inFull(answer: string): string {
    const legal = words(this.legal);
    if (!answer.startsWith('play.') || legal.includes(answer)) return answer;
    const ways = legal.filter((each) => each.replace(/^(aim|shed|stake)/, 'play').startsWith(`${answer}.`));
    const [way, other] = ways;
    return way !== undefined && other === undefined ? way : answer;
  }

  get legal(): string {
    return this.legalOf(this.match.decisions[0]?.seat ?? 0);
  }

  legalOf(seat: Seat): string {
    return answersOf(this.match, seat);
  }

  get asked(): string {
    return this.match.decisions.map(({ seat }) => seat).join(' ');
  }

  /** A seat's pearls as a viewer may know them, itself by default: `3 b-2 !?`, those of unknown value `?`. */
  pearls(seat: Seat = 0, viewer: Viewer = seat): string {
    const shown = ({ colour, value, held }: PearlView): string =>
      `${held ? '!' : ''}${colour === 'black' ? 'b' : ''}${value ?? '?'}`;
    return (this.view(viewer).seats[seat]?.pearls ?? []).map(shown).join(' ');
  }

  hand(seat: Seat = 0): string {
    return (this.view(seat).seats[seat]?.hand ?? []).join(' ');
  }

  front(seat: Seat = 0): string {
    return (this.view().seats[seat]?.front ?? []).map(({ card }) => card).join(' ');
  }

  /** The kinds of facts of the last `play`, up to the next turn where it has begun. */
  get happened(): string {
    const kinds = this.facts.map(({ kind }) => kind);
    const next = kinds.indexOf('turn-began');
    return kinds.slice(0, next < 0 ? kinds.length : next).join(' ');
  }

  get turn(): number {
    return this.match.turn.number;
  }
}

/** The table of `hand dive urchin, pearls 3 b-2 !1, pool 1 2; pearls 2; out`, about to play a card: two others if none is told. */
export function given(text: string): Scene {
  const told = sidesSaid(text, NAMES, 2);
  const state = stateOf(told);
  const seats = state.seats.length;
  const agenda = [{ kind: 'choose-card' } as const, { kind: 'choose-end' } as const];
  const options = { first: '1' };
  const seed = told[0]?.['seed'];
  return new Scene(
    beginStory(oteres, { state, agenda, seats, asked: allSeats(seats), options, seed }, broken),
  );
}

/** Something seen under many seeds: every outcome there was, sorted. */
export const outcomes = (see: (seed: string) => string): readonly string[] =>
  [...new Set(Array.from({ length: 60 }, (_, seed) => see(`${seed}`)))].toSorted();

/** Plays a whole game at random and shows every position on the way, the last one too; gives all its moves. */
export function walk(
  { seats, seed }: { readonly seats: number; readonly seed: string },
  visit: (match: Match<Oteres>) => void = () => {},
): { readonly match: Match<Oteres>; readonly moves: readonly MoveEntry<Oteres['Fact']>[] } {
  const { match: opened } = openMatch(oteres, { seats, options: { first: 'random' }, seed });
  const stops = [...walkOf(opened, atRandom(seed))];
  for (const { match } of stops) visit(match);
  const { match, log } = endOf(stops);
  return { match, moves: log.filter((entry) => entry.kind === 'move') };
}
