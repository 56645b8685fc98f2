import { expect, test } from 'vitest';
import { type LogEntry, standingEntries } from '../../../../src/engine/log.ts';
import { openMatch } from '../../../../src/engine/match.ts';
import { components, type Otys, otys } from '../../../../src/games/otys/index.ts';
import type { OtysView } from '../../../../src/games/otys/rules/view.ts';
import { COLOURS } from '../../../../src/games/otys/rules/vocabulary.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import { inForm } from '../../../form.ts';
import { say } from '../../../texts/shipped.ts';
import { eager, walk } from '../../walk.ts';

const presenter = createOtysPresenter(components);
const NAMES = ['Ana', 'Björn', 'Chidi', 'Dora'];

/** Counts of all seats together, by the word that tells of them. */
type Counts = Readonly<Record<string, number>>;

function held({ seats }: OtysView): Counts {
  const sum = (count: (seat: OtysView['seats'][number]) => number) =>
    seats.reduce((total, seat) => total + count(seat), 0);
  return {
    Credit: sum(({ credits }) => credits),
    Battery: sum(({ batteries }) => batteries),
    Prestige: sum(({ prestige }) => prestige),
    'X key': sum(({ neutralX }) => neutralX),
    ...Object.fromEntries(
      COLOURS.map((colour) => [
        say(`otys-colour-${colour}`, { count: 1 }),
        sum(({ cubes }) => cubes.reduce((total, level) => total + level[colour], 0)),
      ]),
    ),
    upgraded: sum(({ column }) => column.filter(({ upgraded }) => upgraded).length),
    improved: sum(({ mechanic, hacker }) => mechanic + hacker),
    contract: sum(({ contractCount }) => contractCount),
  };
}

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^Credits?$/, 'Credit'],
  [/^Batter(y|ies)$/, 'Battery'],
  [/^neutral X keys?$/, 'X key'],
];
const wordOf = (found: string): string => WORDS.find(([pattern]) => pattern.test(found))?.[1] ?? found;

/** What lines say that came and went. */
function toldIn(lines: readonly string[]): Counts {
  const counts: Record<string, number> = {};
  const add = (word: string, by: number): void => {
    counts[word] = (counts[word] ?? 0) + by;
  };
  for (const line of lines) {
    if (/^New | per contract /.test(line)) continue;
    const found = line.matchAll(
      /([+−])(\d+) (Credits?|Battery|Batteries|Prestige|Metal|Plant|Fuel|Tech|neutral X keys?)\b/g,
    );
    for (const [, sign, count, word = ''] of found)
      add(wordOf(word), Number(count) * (sign === '−' ? -1 : 1));
    const paid = /^Completed a (public|private) contract with (.+) on level/.exec(line);
    for (const part of paid?.[2]?.split(' + ') ?? []) {
      const [count, word] = /^(\d+) (.+)$/.exec(part)?.slice(1) ?? ['1', part];
      add(word ?? '', -Number(count));
    }
    if (paid?.[1] === 'private') add('contract', -1);
    if (/1 contract kept|kept the contract/.test(line)) add('contract', 1);
    add('upgraded', line.match(/ upgraded\b/g)?.length ?? 0);
    add('improved', line.match(/1 Battery moves a diver|all keys come home at/g)?.length ?? 0);
    if (/^Level \d by neutral X key$/.test(line)) add('X key', -1);
  }
  return counts;
}

/** A turn of a game, with how it stood before and after. */
interface Played {
  readonly turn: number;
  readonly before: OtysView;
  readonly after: OtysView;
}

/** Plays a random game: its turns, and what is told of each. */
function play(number: number) {
  const seats = 2 + (number % 3);
  const options = {
    sponsors: (['basic', 'random', 'advanced'] as const)[number % 3] ?? 'basic',
    variant: number % 2 === 0 ? 'off' : 'on',
    first: 'random',
  };
  const { match: begun } = openMatch(otys, { seats, options, seed: `told whole ${number}` });
  const begins: { readonly turn: number; readonly view: OtysView }[] = [];
  let log: readonly LogEntry<Otys['Fact']>[] = [];
  for (const stop of walk(begun, eager(`told whole ${number}`), 350)) {
    log = stop.log;
    const { number: turn } = stop.match.turn;
    if (begins.at(-1)?.turn !== turn) begins.push({ turn, view: stop.match.view('spectator') });
  }
  const turns = begins
    .slice(0, -1)
    .map(({ turn, view }, at): Played => ({ turn, before: view, after: begins[at + 1]?.view ?? view }));
  const people = NAMES.slice(0, seats).map((name) => ({ name }));
  const turnsTold = presenter.happened(standingEntries(log), { say, people });
  const told = new Map(turnsTold.map(({ turn, lines }) => [turn, lines] as const));
  return { turns, told };
}

/** What changed in a turn and is not told, or is told and did not change. */
function untold({ before, after }: Played, lines: readonly string[]): readonly string[] {
  const [was, is, told] = [held(before), held(after), toldIn(lines)];
  return Object.keys(is).flatMap((word) => {
    const by = (is[word] ?? 0) - (was[word] ?? 0);
    return by === (told[word] ?? 0) ? [] : [`${word}: ${by}, told as ${told[word] ?? 0}`];
  });
}

test('whatever a turn changed is told of it, and nothing else: what is counted before and after', () => {
  const wrong: string[] = [];
  let turns = 0;
  for (let number = 0; number < inForm(16, 40); number += 1) {
    const { told, ...game } = play(number);
    for (const played of game.turns) {
      turns += 1;
      const lines = told.get(played.turn) ?? [];
      for (const fault of untold(played, lines))
        wrong.push(`game ${number}, turn ${played.turn}: ${fault} | ${lines.join(' · ')}`);
    }
  }
  expect(wrong.slice(0, 10)).toEqual([]);
  expect(turns).toBeGreaterThan(inForm(800, 2_000));
});
