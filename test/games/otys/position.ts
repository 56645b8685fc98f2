import { type Deck, shuffledDeck } from '../../../src/engine/deck.ts';
import type { MoveEntry } from '../../../src/engine/log.ts';
import { type Match, openMatch } from '../../../src/engine/match.ts';
import type { Seat } from '../../../src/engine/seat.ts';
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
import { answersOf, beginStory, Played, playLine, type Said, sidesSaid, words } from '../story.ts';
import { eager, endOf, walk as walkOf } from '../walk.ts';

/**
 * What can be said of a side and of the table; the rest is empty or in its first place. Divers stand behind their level, `+` for upgraded
 * ones: `4 spy+`; `upgraded` are more of them, wherever they stand. By levels are `cubes`, as letters, `rewards`, `display`, two tokens, and
 * `sponsors`, `a` for the advanced side: `cubes 3:mp 5:ft`. `track` has tokens: `1 x n`. All contracts that are nowhere else are in the
 * `deck` unless it is told; with an `empty-bag` all tokens are among the discards.
 */
const NAMES =
  /^([1-5]|upgraded|cubes|credits|batteries|prestige|track|neutral|mechanic|hacker|rewards|hand|first|variant|sponsors|store|row|deck|display|empty-bag|seed)$/;

/** `3:mp 5:ft/tt` by its levels; a stroke stands for a space. */
const byLevel = (value: string | undefined): Readonly<Partial<Record<SeaLevel, string>>> =>
  Object.fromEntries(words(value).map((word) => word.replaceAll('/', ' ').split(':')));

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

function columnOf(said: Said): readonly DiverView[] {
  const placed = new Map<SeaLevel, DiverView>();
  for (const level of SEA_LEVELS) {
    const word = said[level];
    if (word !== undefined)
      placed.set(level, { diver: diverNamed(word.replace('+', '')), upgraded: word.endsWith('+') });
  }
  const used = new Set([...placed.values()].map(({ diver }) => diver));
  const rest = DIVERS.filter((diver) => !used.has(diver)).map((diver) => ({ diver, upgraded: false }));
  const also = new Set(words(said['upgraded']).map(diverNamed));
  const column = [...rest.splice(0, 3), ...SEA_LEVELS.map((level) => placed.get(level) ?? rest.shift())];
  return column.flatMap((tile) =>
    tile === undefined ? [] : { ...tile, upgraded: tile.upgraded || also.has(tile.diver) },
  );
}

function sideOf(said: Said): SeatState {
  const track = words(said['track']).map(tokenNamed);
  const cubes = byLevel(said['cubes']);
  const owns = (token: OwnKey): boolean => !track.includes(token);
  const count = (name: string): number => Number(said[name] ?? 0);
  return {
    prestige: count('prestige'),
    credits: count('credits'),
    batteries: count('batteries'),
    column: columnOf(said),
    cubes: SEA_LEVELS.map((level) => cubesOf(cubes[level] ?? '')),
    keys: SEA_LEVELS.filter(owns),
    ownX: owns('x'),
    neutralX: count('neutral'),
    track,
    mechanic: count('mechanic'),
    hacker: count('hacker'),
    rewards: byLevel(said['rewards']),
    contracts: words(said['hand']),
  };
}

function sponsorsOf(wanted: Readonly<Partial<Record<SeaLevel, string>>>): readonly SponsorTile[] {
  const named = SEA_LEVELS.map((level) => wanted[level]);
  const rest = SPONSORS.filter((number) => !named.some((word) => word?.startsWith(String(number))));
  return named.map((word) => {
    const sponsor =
      word === undefined ? rest.shift() : SPONSORS.find((number) => word.startsWith(String(number)));
    if (sponsor === undefined) throw new Error('sponsors do not add up');
    return { sponsor, side: word?.endsWith('a') === true ? 'advanced' : 'basic' };
  });
}

function stateOf(told: readonly Said[]): OtysState {
  const [table = {}] = told;
  const sides = told.map(sideOf);
  const held = sides.flatMap((side) => side.contracts);
  const everyContract = [...components.contracts.keys()];
  const places = sides.length === 2 ? 2 : 3;
  const free = everyContract.filter((id) => !held.includes(id));
  const row = table['row'] === undefined ? free.slice(-places) : words(table['row']);
  const unplaced = free.filter((id) => !row.includes(id));
  const deckIds = table['deck'] === undefined ? unplaced : words(table['deck']);
  const deck: Deck<string> = shuffledDeck(deckIds);
  const missing = unplaced.filter((id) => !deckIds.includes(id));

  const shown = byLevel(table['display']);
  const wanted = SEA_LEVELS.map((level) => words(shown[level]));
  const taken = new Set([...wanted.flat(), ...sides.flatMap((side) => Object.values(side.rewards))]);
  const rest = [...components.rewards.keys()].filter((id) => !taken.has(id));
  const display = wanted.map((ids) => (ids.length > 0 ? ids : rest.splice(0, 2)));
  const isEmpty = table['empty-bag'] !== undefined;
  const neutral = sides.reduce(
    (sum, side) => sum + side.neutralX + side.track.filter((token) => token === 'neutral').length,
    0,
  );
  return {
    seats: sides,
    first: Number(table['first'] ?? 0),
    turn: { seat: 0, number: 1, round: 1 },
    play: FRESH_PLAY,
    lastRound: false,
    variant: table['variant'] !== undefined,
    sponsors: sponsorsOf(byLevel(table['sponsors'])),
    display,
    bag: isEmpty ? [] : shuffledDeck(rest),
    spentRewards: isEmpty ? rest : [],
    store: cubesOf(table['store'] ?? ''),
    row,
    deck,
    discards: missing,
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

/** The table of `3 spy+, credits 2, cubes 3:mpf, sponsors 3:1a; 3 trader`, about to choose a key: another player if none is told. */
export function given(text: string): Scene {
  const told = sidesSaid(text, NAMES, 1);
  const state = stateOf(told);
  const beginning = {
    state,
    agenda: [{ kind: 'choose-key' } as const],
    seats: state.seats.length,
    asked: [0],
    options: { sponsors: 'basic', variant: state.variant ? 'on' : 'off', first: '1' },
    seed: told[0]?.['seed'],
  };
  return new Scene(beginStory(otys, beginning, broken));
}

interface Walk {
  readonly seats: number;
  readonly sponsors: 'basic' | 'random' | 'advanced';
  readonly variant: 'off' | 'on';
  readonly seed: string;
  readonly plies: number;
}

/** Plays a random game and shows every position on the way, the last one too. */
export function walk(
  { seats, sponsors, variant, seed, plies }: Walk,
  visit: (match: Match<Otys>) => void,
): void {
  const { match: opened } = openMatch(otys, { seats, options: { sponsors, variant, first: 'random' }, seed });
  for (const { match } of walkOf(opened, eager(seed), plies)) visit(match);
}

/** Plays a whole random game, and gives its moves as everybody may know them. */
export function walkToTheEnd(
  seats: number,
  seed: string,
): { readonly match: Match<Otys>; readonly moves: readonly MoveEntry<Otys['Fact']>[] } {
  const options = { sponsors: 'random', variant: 'off', first: 'random' };
  const { match, log } = endOf(walkOf(openMatch(otys, { seats, options, seed }).match, eager(seed)));
  return { match, moves: log.filter((entry) => entry.kind === 'move') };
}
