import { type Deck, shuffledDeck } from '../../../src/engine/deck.ts';
import type { MoveEntry } from '../../../src/engine/log.ts';
import type { Seat } from '../../../src/engine/seat.ts';
import { entriesFor } from '../../../src/games/kinds.ts';
import { components, type Otys, otys } from '../../../src/games/otys/index.ts';
import { brokenInvariant } from '../../../src/games/otys/rules/invariants.ts';
import { NO_CUBES } from '../../../src/games/otys/rules/side.ts';
import { FRESH_PLAY, type OtysState, type SeatState } from '../../../src/games/otys/rules/state.ts';
import type { Cubes, DiverView, SeatView, SponsorTile } from '../../../src/games/otys/rules/view.ts';
import {
  COLOURS,
  DIVERS,
  type DiverName,
  type OwnKey,
  SEA_LEVELS,
  type SeaLevel,
  SPONSORS,
  type TrackToken,
} from '../../../src/games/otys/rules/vocabulary.ts';
import { answersOf, beginStory, itemsOf, Played, playLine, words } from '../story.ts';

/** One player's side, told by what matters; the rest is empty or in its first place. */
export interface Side {
  /** Divers by level, `+` for upgraded: `{ 4: 'spy+' }`. The others stand in the usual order from the surface down. */
  readonly divers?: Readonly<Partial<Record<SeaLevel, string>>>;
  /** Upgraded divers, wherever they stand. */
  readonly upgraded?: string;
  /** Cubes by level as letters: `{ 5: 'mff' }`. */
  readonly cubes?: Readonly<Partial<Record<SeaLevel, string>>>;
  readonly credits?: number;
  readonly batteries?: number;
  readonly prestige?: number;
  /** Tokens on the Hacker track: `'1 x n'`. */
  readonly track?: string;
  readonly neutral?: number;
  readonly mechanic?: number;
  readonly hacker?: number;
  readonly rewards?: Readonly<Partial<Record<SeaLevel, string>>>;
  /** Private contracts: `'mpp 21-a'`. */
  readonly hand?: string;
}

/** A table about to begin a turn. */
export interface Story {
  /** The player whose turn it is sits at 0. */
  readonly me?: Side;
  /** The others, in playing order; one by default. */
  readonly others?: readonly Side[];
  readonly first?: Seat;
  readonly variant?: boolean;
  /** Sponsors by level, `a` for the advanced side: `{ 2: '4a' }`. */
  readonly sponsors?: Readonly<Partial<Record<SeaLevel, string>>>;
  readonly store?: string;
  readonly row?: string;
  readonly discards?: string;
  /** Contracts left in the deck; all that are nowhere else by default. */
  readonly deck?: string;
  /** Two tokens by level. */
  readonly display?: Readonly<Partial<Record<SeaLevel, string>>>;
  readonly spent?: string;
  /** Nothing left in the bag: what is nowhere else is among the discards. */
  readonly emptyBag?: boolean;
  readonly seed?: string;
}

const diverNamed = (word: string): DiverName => {
  const found = DIVERS.find((diver) => diver === word || diver === `${word}-expert`);
  if (found === undefined) throw new Error(`no diver "${word}"`);
  return found;
};

function cubesOf(letters: string): Cubes {
  const cubes = { ...NO_CUBES } as Record<(typeof COLOURS)[number], number>;
  for (const letter of letters) {
    const colour = COLOURS.find((each) => each.startsWith(letter));
    if (colour === undefined) throw new Error(`no colour "${letter}"`);
    cubes[colour] += 1;
  }
  return cubes;
}

const tokenNamed = (word: string): TrackToken => {
  if (word === 'n') return 'neutral';
  if (word === 'x') return 'x';
  const level = SEA_LEVELS.find((each) => String(each) === word);
  if (level === undefined) throw new Error(`no token "${word}"`);
  return level;
};

function columnOf({ divers = {}, upgraded }: Side): readonly DiverView[] {
  const placed = new Map<SeaLevel, DiverView>();
  for (const level of SEA_LEVELS) {
    const word = divers[level];
    if (word !== undefined)
      placed.set(level, { diver: diverNamed(word.replace('+', '')), upgraded: word.endsWith('+') });
  }
  const used = new Set([...placed.values()].map(({ diver }) => diver));
  const rest = DIVERS.filter((diver) => !used.has(diver)).map((diver) => ({ diver, upgraded: false }));
  const also = new Set(words(upgraded).map(diverNamed));
  const column = [...rest.splice(0, 3), ...SEA_LEVELS.map((level) => placed.get(level) ?? rest.shift())];
  return column.flatMap((tile) =>
    tile === undefined ? [] : { ...tile, upgraded: tile.upgraded || also.has(tile.diver) },
  );
}

function sideOf(side: Side): SeatState {
  const track = words(side.track).map(tokenNamed);
  const owns = (token: OwnKey): boolean => !track.includes(token);
  return {
    prestige: side.prestige ?? 0,
    credits: side.credits ?? 0,
    batteries: side.batteries ?? 0,
    column: columnOf(side),
    cubes: SEA_LEVELS.map((level) => cubesOf(side.cubes?.[level] ?? '')),
    keys: SEA_LEVELS.filter(owns),
    ownX: owns('x'),
    neutralX: side.neutral ?? 0,
    track,
    mechanic: side.mechanic ?? 0,
    hacker: side.hacker ?? 0,
    rewards: side.rewards ?? {},
    contracts: words(side.hand),
  };
}

function sponsorsOf(wanted: Story['sponsors'] = {}): readonly SponsorTile[] {
  const named = SEA_LEVELS.map((level) => wanted[level]);
  const rest = SPONSORS.filter((number) => !named.some((word) => word?.startsWith(String(number))));
  return named.map((word) => {
    const sponsor =
      word === undefined ? rest.shift() : SPONSORS.find((number) => word.startsWith(String(number)));
    if (sponsor === undefined) throw new Error('sponsors do not add up');
    return { sponsor, side: word?.endsWith('a') === true ? 'advanced' : 'basic' };
  });
}

function stateOf(story: Story): OtysState {
  const sides = [story.me ?? {}, ...(story.others ?? [{}])].map(sideOf);
  const held = sides.flatMap((side) => side.contracts);
  const discards = words(story.discards);
  const everyContract = [...components.contracts.keys()];
  const places = sides.length === 2 ? 2 : 3;
  const free = everyContract.filter((id) => !held.includes(id) && !discards.includes(id));
  const row = story.row === undefined ? free.slice(-places) : words(story.row);
  const unplaced = free.filter((id) => !row.includes(id));
  const deckIds = story.deck === undefined ? unplaced : words(story.deck);
  const deck: Deck<string> = shuffledDeck(deckIds);
  const missing = unplaced.filter((id) => !deckIds.includes(id));

  const wanted = SEA_LEVELS.map((level) => words(story.display?.[level]));
  const spent = words(story.spent);
  const taken = new Set([
    ...wanted.flat(),
    ...spent,
    ...sides.flatMap((side) => Object.values(side.rewards)),
  ]);
  const rest = [...components.rewards.keys()].filter((id) => !taken.has(id));
  const display = wanted.map((ids) => (ids.length > 0 ? ids : rest.splice(0, 2)));
  const neutral = sides.reduce(
    (sum, side) => sum + side.neutralX + side.track.filter((token) => token === 'neutral').length,
    0,
  );
  return {
    seats: sides,
    first: story.first ?? 0,
    turn: { seat: 0, number: 1, round: 1 },
    play: FRESH_PLAY,
    lastRound: false,
    variant: story.variant ?? false,
    sponsors: sponsorsOf(story.sponsors),
    display,
    bag: story.emptyBag === true ? [] : shuffledDeck(rest),
    spentRewards: story.emptyBag === true ? [...spent, ...rest] : spent,
    store: cubesOf(story.store ?? ''),
    row,
    deck,
    discards: [...discards, ...missing],
    neutralSupply: components.values.neutralKeys - neutral,
  };
}

const broken = (state: OtysState): string | undefined => brokenInvariant(components, state);

/** A match in the middle of things, with short words for looking at it. Playing gives the next one. */
export class Scene extends Played<Otys> {
  /**
   * Answers in a row, each by whoever is asked: `'k3 go cube end'`. Throws with what would have been legal. Steps that are one answer may
   * be told one by one: `go cube` is `go.cube` where that is asked, and `s go` is `sgo`.
   */
  play(line: string): Scene {
    let at: Scene = this;
    const moves: MoveEntry<Otys['Fact']>[] = [];
    const left = [...words(line)];
    for (let word = left.shift(); word !== undefined; word = left.shift()) {
      const legal = words(at.answers);
      const told = [word, ...left];
      // Of steps that are one answer the most that can be joined, the word alone first.
      const ways = [
        [1, word],
        [1, `go.${word}`],
        ...(word === 's'
          ? ([
              [3, `sgo.${told[2]}`],
              [2, `sgo.${told[1]}`],
              [told[1] === 'go' ? 2 : 1, 'sgo'],
            ] as const)
          : []),
        [2, `${word}.${told[1]}`],
      ] as const;
      const [length, way] = ways.find(([, each]) => legal.includes(each)) ?? [1, word];
      left.splice(0, length - 1);
      const played = playLine(at.match, way, broken);
      moves.push(...played.moves);
      at = new Scene(played.match, moves);
    }
    return at;
  }

  /** Answers to the open question. */
  get answers(): string {
    return answersOf(this.match, this.asked, (aside) => !aside);
  }

  /** The same by the step that each begins with: `s p go` where these stand together with what follows. */
  get legal(): string {
    const begin = words(this.answers).map((each) =>
      each.replace(/^(go|cube)\..*$/, '$1').replace(/^sgo.*$/, 's'),
    );
    return [...new Set(begin)].join(' ');
  }

  /** Contracts that could be completed now. */
  get contracts(): string {
    return answersOf(this.match, this.asked, (aside) => aside);
  }

  get asked(): Seat | undefined {
    return this.match.decisions[0]?.seat;
  }

  /** A seat's side as that seat sees it. */
  seat(seat: Seat = 0): SeatView {
    const found = this.match.view(seat).seats[seat];
    if (found === undefined) throw new Error(`no seat ${seat}`);
    return found;
  }

  /** Divers from the top, `+` for upgraded. */
  column(seat: Seat = 0): string {
    return this.seat(seat)
      .column.map(({ diver, upgraded }) => diver.replace('-expert', '') + (upgraded ? '+' : ''))
      .join(' ');
  }

  /** Cubes of a level as letters. */
  cubes(level: SeaLevel, seat: Seat = 0): string {
    const there = this.seat(seat).cubes[level - 1] ?? NO_CUBES;
    return COLOURS.map((colour) => colour.slice(0, 1).repeat(there[colour])).join('');
  }

  /** Sponsor tiles, level 1 first. */
  get sponsors(): string {
    return this.view()
      .sponsors.map(({ sponsor, side }) => `${sponsor}${side === 'advanced' ? 'a' : ''}`)
      .join(' ');
  }
}

/** The same, gone on to the dive where step 1 is asked though nothing else can be done in it. */
export const dived = (at: Scene): Scene => (at.answers === 'go' ? at.play('go') : at);

/** The table of a story, about to choose a key. */
export function scene(story: Story = {}): Scene {
  const state = stateOf(story);
  const beginning = {
    state,
    agenda: [{ kind: 'choose-key' } as const],
    seats: state.seats.length,
    asked: [0],
    options: { sponsors: 'basic', variant: state.variant ? 'on' : 'off', first: '1' },
    seed: story.seed,
  };
  return new Scene(beginStory(otys, beginning, broken));
}

/** `3:mp 5:ft/tt` by its levels; a stroke stands for a space. */
const byLevel = (value: string): Readonly<Partial<Record<SeaLevel, string>>> =>
  Object.fromEntries(words(value).map((word) => word.replaceAll('/', ' ').split(':')));

/** What can be said of a side, besides a level and its diver. */
const SIDE: Readonly<Record<string, (value: string) => Side>> = {
  ...entriesFor(
    ['credits', 'batteries', 'prestige', 'neutral', 'mechanic', 'hacker'] as const,
    (counted) => (value: string) => ({ [counted]: Number(value) }),
  ),
  cubes: (value) => ({ cubes: byLevel(value) }),
  rewards: (value) => ({ rewards: byLevel(value) }),
  track: (track) => ({ track }),
  hand: (hand) => ({ hand }),
  upgraded: (upgraded) => ({ upgraded }),
};

/** What can be said of the table. */
const TABLE: Readonly<Record<string, (value: string) => Story>> = {
  sponsors: (value) => ({ sponsors: byLevel(value) }),
  display: (value) => ({ display: byLevel(value) }),
  first: (value) => ({ first: Number(value) }),
  variant: () => ({ variant: true }),
  'empty-bag': () => ({ emptyBag: true }),
  store: (store) => ({ store }),
  row: (row) => ({ row }),
  deck: (deck) => ({ deck }),
};

/** The table of `3 spy+, credits 2, cubes 3:mpf, sponsors 3:1a; 3 trader`: sides in playing order, the table with the first. */
export function storyOf(given: string): Story {
  const sides = given.split(';').map((text) => {
    let [side, divers, table]: [Side, Record<string, string>, Story] = [{}, {}, {}];
    for (const [name, value] of itemsOf(text))
      if (/^[1-5]$/.test(name)) divers = { ...divers, [name]: value };
      else if (TABLE[name] !== undefined) table = { ...table, ...TABLE[name](value) };
      else if (SIDE[name] !== undefined) side = { ...side, ...SIDE[name](value) };
      else throw new Error(`"${name}" says nothing of a table`);
    return { side: { ...side, divers }, table };
  });
  const [me, ...others] = sides.map(({ side }) => side);
  return { ...sides[0]?.table, ...(me && { me }), ...(others.length > 0 && { others }) };
}

/** The table of a story in words. */
export const given = (text: string): Scene => scene(storyOf(text));
