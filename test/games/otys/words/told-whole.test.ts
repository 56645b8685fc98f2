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

/** What a position holds. */
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
    add('improved', line.match(/propeller now moves|keys now come home/g)?.length ?? 0);
    if (/^Level \d by neutral X key$/.test(line)) add('X key', -1);
  }
  return counts;
}

/** Turns of a game: how it stood before and after, and what came about. */
interface Played {
  readonly turn: number;
  readonly before: OtysView;
  readonly after: OtysView;
}

/** Plays a random game. */
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
  const turns = begins.slice(0, -1).map(({ turn, view }, at): Played => {
    const after = begins[at + 1]?.view ?? view;
    return { turn, before: view, after };
  });
  const people = NAMES.slice(0, seats).map((name) => ({ name }));
  const moves = standingEntries(log);
  const told = new Map(
    presenter.happened(moves, { say, people }).map(({ turn, lines }) => [turn, lines] as const),
  );
  return { turns, told, moves };
}

/** What changed in a turn and is not told, or is told and did not change. */
function untold({ before, after }: Played, lines: readonly string[]): readonly string[] {
  const [was, is, told] = [held(before), held(after), toldIn(lines)];
  return Object.keys(is).flatMap((word) => {
    const by = (is[word] ?? 0) - (was[word] ?? 0);
    return by === (told[word] ?? 0) ? [] : [`${word}: ${by}, told as ${told[word] ?? 0}`];
  });
}

const games = Array.from({ length: inForm(16, 40) }, (_, number) => ({ number, ...play(number) }));

test('whatever a turn changed is told of it, and nothing else: what is counted before and after', () => {
  const wrong: string[] = [];
  let turns = 0;
  for (const { number, told, ...game } of games)
    for (const played of game.turns) {
      turns += 1;
      const lines = told.get(played.turn) ?? [];
      for (const fault of untold(played, lines))
        wrong.push(`game ${number}, turn ${played.turn}: ${fault} | ${lines.join(' · ')}`);
    }
  expect(wrong.slice(0, 10)).toEqual([]);
  expect(turns).toBeGreaterThan(inForm(800, 2_000));
});

test('each diver that worked, its second time and each copy are told with what came of them; each X key with the sponsors that it moved', () => {
  const wrong: string[] = [];
  for (const { number, turns, told, moves } of games)
    for (const { turn, before } of turns) {
      const lines = told.get(turn) ?? [];
      const fault = (what: string) =>
        wrong.push(`game ${number}, turn ${turn}: ${what} | ${lines.join(' · ')}`);
      const isTold = (head: string) => lines.some((line) => line.startsWith(`${head}: `));
      const facts = moves.filter((move) => move.turn === turn).flatMap((move) => move.facts);
      const isIdleTwice = facts.filter(({ kind }) => kind === 'diver-idle').length > 1;
      for (const fact of facts) {
        if (!('seat' in fact) || fact.seat !== before.turn.seat) continue;
        if (fact.kind === 'diver-activated' && !isTold(say(`otys-diver-${fact.diver}`)))
          if (!lines.some((line) => line.startsWith('Spy as ') && fact.diver === 'spy')) fault(fact.diver);
        if (
          fact.kind === 'diver-again' &&
          !isIdleTwice &&
          !lines.some((line) => line.includes('a second time: '))
        )
          if (!lines.some((line) => line.startsWith('Spy as '))) fault(`${fact.diver} again`);
        if (fact.kind === 'diver-copied') {
          const diver = say(`otys-diver-${fact.diver}`);
          const head = say('otys-happened-copied', { name: NAMES[fact.from] ?? '', diver });
          if (!isTold(head) && fact.diver !== 'spy') fault(head);
        }
      }
      const byX = lines.some((line) => /^Level \d by (own|neutral) X key$/.test(line));
      if (byX !== lines.includes('The sponsors moved down one level')) fault('sponsors');
    }
  expect(wrong.slice(0, 10)).toEqual([]);
});
