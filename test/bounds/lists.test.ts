import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMPLAINT, DATA, type Extent, LIST } from '../../src/bounds.ts';
import { BrokenComponents, keptList } from '../../src/games/component-list.ts';
import { createPlayable } from '../../src/games/create-playable.ts';
import { oteresWith } from '../../src/games/oteres/index.ts';
import { readComponents as readOteres } from '../../src/games/oteres/rules/read-components.ts';
import { createOteresPresenter } from '../../src/games/oteres/words/index.ts';
import { otysWith } from '../../src/games/otys/index.ts';
import { readComponents as readOtys } from '../../src/games/otys/rules/read-components.ts';
import { createOtysPresenter } from '../../src/games/otys/words/index.ts';
import type { PlayableGame } from '../../src/games/playable.ts';
import { allSamples } from '../games/samples.ts';
import { textContextFor } from '../games/text-context.ts';
import { play } from '../records/played.ts';
import { HOSTILE, type Path, pathsIn, rewritten, thrownBy } from './hostile.ts';

const BOXES = allSamples.flatMap(({ name: game, readBox: read }) =>
  read === undefined ? [] : [{ game, read }],
);

const textOf = (game: string): string => readFileSync(`assets/${game}/components.json`, 'utf8');
const listOf = (game: string): unknown => JSON.parse(textOf(game));

/** What is said of a list; nothing where it is read. */
function complaintAbout(read: (text: string, file: string) => unknown, text: string): string | undefined {
  const thrown = thrownBy(() => read(text, 'box.json'));
  if (thrown === undefined) return undefined;
  expect(thrown).toBeInstanceOf(BrokenComponents);
  const words = thrown instanceof Error ? thrown.message : '';
  expect(words).toMatch(/^box\.json: \P{Cc}+$/u);
  expect(words.length).toBeLessThanOrEqual(COMPLAINT);
  return words;
}

describe.each(BOXES)('the box of $game', ({ game, read }) => {
  const list = listOf(game);

  test('with anything in the place of anything is read, or refused in a sentence, before anything is built of it', () => {
    const refused = pathsIn(list).flatMap((path) =>
      HOSTILE.filter((put) => complaintAbout(read, rewritten(list, path, put)) !== undefined),
    );
    expect(refused.length).toBeGreaterThan(pathsIn(list).length);
  });

  test('with an entry of any name more is refused in a sentence', () => {
    for (const name of ['', 'x', '__proto__', 'x'.repeat(LIST.key + 1), 'x'.repeat(90_000)])
      for (const path of pathsIn(list)) complaintAbout(read, rewritten(list, [...path, name], '1'));
    expect(complaintAbout(read, rewritten(list, ['strange'], '1'))).toContain('strange');
  });

  test('is as long as a list may be, and no longer', () => {
    const text = textOf(game);
    const padded = (letters: number) => text + ' '.repeat(letters - text.length);
    expect(complaintAbout(read, padded(LIST.letters))).toBeUndefined();
    expect(complaintAbout(read, padded(LIST.letters + 1))).toContain(`more than ${LIST.letters} letters`);
    const remark = (letters: number) => rewritten(list, ['about'], JSON.stringify('x'.repeat(letters)));
    expect(complaintAbout(read, remark(LIST.text))).toBeUndefined();
    expect(complaintAbout(read, remark(LIST.text + 1))).toContain(
      `about: has more than ${LIST.text} letters`,
    );
  });

  test('comes back from a match as it went into it', () => {
    expect(complaintAbout(read, keptList(textOf(game)))).toBeUndefined();
  });
});

const OTYS: readonly (readonly [path: Path, most: number])[] = [
  // 3, 3, 4 and 5 on the other levels.
  [['values', 'spaces', 'value', 4], 80 - 15],
  [['values', 'homeAt', 'value', 0], 6],
  [['values', 'reach', 'value', 3], 7],
  [['values', 'storeRows', 'value', 0], 40],
  [['values', 'storePrestige', 'value', 0], 50],
  [['values', 'neutralKeys', 'value'], 12],
  [['values', 'target', 'value'], 50],
  [['values', 'startCredits', 'value'], 40],
  [['values', 'startBatteries', 'value'], 24],
  [['contracts', 0, 'prestige'], 5],
  [['contracts', 0, 'credits'], 40],
  [['contracts', 0, 'batteries'], 24],
  // Beside two more, on the level with most spaces.
  [['contracts', 20, 'numbers', 0], 6 - 2],
];
// The other cards are 44, and the other pearls of their colour fill the box.
const OTERES: readonly (readonly [path: Path, most: number])[] = [
  [['cards', 0, 'count'], 3],
  [['pearls', 'white', 'values', '0'], 5],
  [['pearls', 'black', 'values', '0'], 1],
  [['urchins', 'count'], 7],
];
test.each([
  ...OTYS.map(([path, most]) => ({ read: readOtys, game: 'otys', path, most })),
  ...OTERES.map(([path, most]) => ({ read: readOteres, game: 'oteres', path, most })),
])(
  'a number in a box is what the box can hold, and no more: $game $path: $most',
  ({ read, game, path, most }) => {
    const list = listOf(game);
    expect(complaintAbout(read, rewritten(list, path, String(most)))).toBeUndefined();
    for (const more of [most + 1, 1_000, 1_000_000, 1_000_000_000])
      expect(complaintAbout(read, rewritten(list, path, String(more)))).toMatch(
        /at most|must be 1 to 5|and the box has|the box has \d+|no level holds more/,
      );
  },
);

/** The largest of everything that has a bound in JSON. */
function extentOf(text: string): Extent {
  const found = { letters: text.length, parts: 0, entries: 0, depth: 0, text: 0, key: 0 };
  const look = (value: unknown, depth: number): void => {
    if (typeof value === 'string') found.text = Math.max(found.text, value.length);
    if (typeof value !== 'object' || value === null) return;
    const entries = Object.entries(value);
    found.parts += entries.length;
    found.entries = Math.max(found.entries, entries.length);
    found.depth = Math.max(found.depth, depth);
    for (const [key, each] of entries) {
      found.key = Math.max(found.key, key.length);
      look(each, depth + 1);
    }
  };
  look(JSON.parse(text), 0);
  return found;
}

test('no data file of the bot comes near to a bound', () => {
  const files = readdirSync('assets', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  const near = files.flatMap((file) => {
    const extent = extentOf(readFileSync(join('assets', file), 'utf8'));
    const bounds: Extent = file.endsWith('components.json') ? LIST : DATA;
    return (['letters', 'parts', 'entries', 'depth', 'text', 'key'] as const).flatMap((what) =>
      extent[what] > 0.7 * bounds[what] ? [`${file}: ${what} ${extent[what]} of ${bounds[what]}`] : [],
    );
  });
  expect(near).toEqual([]);
  expect(files.length).toBeGreaterThan(8);
});

const FULL_OTYS = [
  [['values', 'spaces', 'value'], '[3,3,4,5,65]'],
  [['values', 'reach', 'value'], '[7,7,7,7]'],
  [['values', 'storeRows'], '{"value":[40,40,40,40],"source":"ours"}'],
  [['values', 'storePrestige'], '{"value":[50,50,50,50],"source":"ours"}'],
  [['values', 'target', 'value'], '50'],
  [['values', 'startCredits', 'value'], '40'],
  [['values', 'startBatteries', 'value'], '24'],
] as const satisfies readonly (readonly [Path, string])[];
const fullOtys = (): PlayableGame => {
  const text = FULL_OTYS.reduce(
    (list, [path, put]) => rewritten(JSON.parse(list), path, put),
    textOf('otys'),
  );
  const { components, game } = otysWith(text, 'box.json');
  return createPlayable(game, createOtysPresenter(components));
};
const fullOteres = (): PlayableGame => {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(97 + at));
  const kinds = letters.flatMap((one) => ['a', 'b'].map((other) => one + other)).slice(0, 47);
  const [card] = JSON.parse(textOf('oteres')).cards;
  const print = { name: 'Nn '.repeat(13), text: 'Ttttt '.repeat(50) };
  const cards = kinds.map((id) => ({ ...card, ...print, translations: {}, id, count: 1 }));
  const { components, game } = oteresWith(
    rewritten(listOf('oteres'), ['cards'], JSON.stringify(cards)),
    'box.json',
  );
  return createPlayable(game, createOteresPresenter(components));
};

test.each([
  ['otys', fullOtys],
  ['oteres', fullOteres],
])('a box as full as it can be of %s is played and painted like every game', async (_, full) => {
  const game = full();
  const { min: seats } = game.seats;
  const options = Object.fromEntries(game.options.map(({ name, values: [value = ''] }) => [name, value]));
  const { match, log } = await play({ game: game.name, seats, options, seed: 'full', longest: 60 }, game);
  expect(log.length).toBeGreaterThan(20);
  for (const picture of match.boards(textContextFor(seats)))
    expect((await picture.paint()).length).toBeGreaterThan(5_000);
});
