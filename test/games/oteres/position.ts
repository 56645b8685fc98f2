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
import { urchinsIn } from '../../../src/games/oteres/rules/urchins.ts';
import type { FrontCard, PearlView } from '../../../src/games/oteres/rules/view.ts';
import { URCHIN } from '../../../src/games/oteres/rules/vocabulary.ts';
import { answersOf, beginStory, itemsOf, Played, playLine, words } from '../story.ts';

/** One player's side, told by what matters. */
export interface Side {
  /** Cards: `'dive urchin'`. */
  readonly hand?: string;
  /** Values, `b` before those of black pearls, `!` before what lies under a card: `'3 b-2 !1'`. Marks count up over all seats. */
  readonly pearls?: string;
  /** Cards in front without a pearl: `'abracadabra hands-off'`; `+` after a received one. */
  readonly front?: string;
  readonly out?: boolean;
}

/** A table on the move, about to play a card. */
export interface Story {
  /** Whose turn it is sits at 0; two others by default. */
  readonly me?: Side;
  readonly others?: readonly Side[];
  /** Layers from the top: `'dive swap | urchin'`. What is missing goes to the discards, sea urchins to the bottom. By default all that is nowhere else. */
  readonly deck?: string;
  /** Tokens left in the pool; the rest goes to the last player. By default all that is nowhere else. */
  readonly pool?: string;
  readonly seed?: string;
}

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

function sidesOf(sides: readonly Side[]): readonly SeatState[] {
  let mark = 0;
  return sides.map(({ hand, pearls, front, out = false }, seat) => {
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
    return { hand: words(hand), pearls: tokens, front: laid, out };
  });
}

function stateOf(story: Story): OteresState {
  const told = [story.me ?? {}, ...(story.others ?? [{}, {}])];
  const inStory = told.flatMap(({ pearls }) => words(pearls)).map((word) => nameOf(tokenOf(word)));
  const unplaced = rest(allTokens.map(nameOf), inStory);
  const pool = story.pool === undefined ? unplaced : words(story.pool);
  const extra = rest(unplaced, pool);
  const sides = sidesOf(
    told.map((side, at) =>
      at === told.length - 1 ? { ...side, pearls: `${side.pearls ?? ''} ${extra.join(' ')}` } : side,
    ),
  );
  const held = sides.flatMap(({ hand, front }) => [...hand, ...front.map(({ card }) => card)]);
  const cards = rest(
    [...actionCards(components), ...Array.from({ length: components.urchins }, () => URCHIN)],
    held,
  );
  const layers = story.deck === undefined ? [cards] : story.deck.split('|').map((layer) => words(layer));
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

  /** Answers to the first open question. */
  get legal(): string {
    return this.legalOf(this.match.decisions[0]?.seat ?? 0);
  }

  legalOf(seat: Seat): string {
    return answersOf(this.match, seat);
  }

  /** Seats with an open question. */
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

  /** The number of the turn under way; stories begin in turn 1. */
  get turn(): number {
    return this.match.turn.number;
  }
}

/** The table of a story. */
export function scene(story: Story = {}): Scene {
  const state = stateOf(story);
  const seats = state.seats.length;
  const agenda = [{ kind: 'choose-card' } as const, { kind: 'choose-end' } as const];
  const beginning = {
    state,
    agenda,
    seats,
    asked: allSeats(seats),
    options: { first: '1' },
    seed: story.seed,
  };
  return new Scene(beginStory(oteres, beginning, broken));
}

/** What can be said of a side. */
const SIDE: Readonly<Record<string, (value: string) => Side>> = {
  hand: (hand) => ({ hand }),
  pearls: (pearls) => ({ pearls }),
  front: (front) => ({ front }),
  out: () => ({ out: true }),
};

/** What can be said of the table. Layers of the deck are parted by strokes. */
const TABLE: Readonly<Record<string, (value: string) => Story>> = {
  deck: (deck) => ({ deck: deck.replaceAll('/', '|') }),
  pool: (pool) => ({ pool }),
};

/** The table of `hand dive urchin, pearls 3 b-2 !1, pool 1 2; pearls 2; out`: sides in playing order, two others if none is told. */
export function storyOf(given: string): Story {
  const sides = given.split(';').map((text) => {
    let [side, table]: [Side, Story] = [{}, {}];
    for (const [name, value] of itemsOf(text))
      if (TABLE[name] !== undefined) table = { ...table, ...TABLE[name](value) };
      else if (SIDE[name] !== undefined) side = { ...side, ...SIDE[name](value) };
      else throw new Error(`"${name}" says nothing of a table`);
    return { side, table };
  });
  const [me, ...others] = sides.map(({ side }) => side);
  return { ...sides[0]?.table, ...(me && { me }), ...(others.length > 0 && { others }) };
}

/** The table of a story in words. */
export const given = (text: string): Scene => scene(storyOf(text));

/** Something seen under many seeds: every outcome there was, sorted. */
export const outcomes = (see: (seed: string) => string): readonly string[] =>
  [...new Set(Array.from({ length: 60 }, (_, seed) => see(`${seed}`)))].toSorted();
