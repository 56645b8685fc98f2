import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { say } from '../texts/shipped.ts';

const under = (directory: string): readonly string[] =>
  readdirSync(directory).flatMap((entry) => {
    const path = `${directory}/${entry}`;
    return statSync(path).isDirectory() ? under(path) : [path];
  });

/** A name as a word of its own, in whatever case; `_` and digits part words, as in `tiny_undo`. */
const named = (name: string): RegExp => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu');

/** All that is written by hand: the keys of texts are a copy of what stands in the texts of each game. */
const files = [...under('src'), ...under('commands'), ...under('assets')].filter(
  (file) => file !== 'src/texts/keys.ts',
);

test('a game is named by its name as a word, not by a longer word', () => {
  for (const text of ['see dice.ts', 'DICE', 'dice_undo', '"dice"', 'assets/dice/1.png'])
    expect(text).toMatch(named('dice'));
  for (const text of ['sacrificed', 'dicey', 'prédice']) expect(text).not.toMatch(named('dice'));
});

describe('a game is one folder, its assets, its texts and one line', () => {
  test.each(games.map((game) => ({ name: game.name, title: game.title(say) })))(
    '$name is named nowhere else',
    ({ name, title }) => {
      const home = new RegExp(`^(?:src/games/${name}/|assets/${name}/|assets/texts/[^/]+/${name}[.-])`);
      const strange = files
        .filter((file) => file !== 'src/games/index.ts' && !home.test(file))
        .filter((file) => /\.(?:tsx?|ftl|json|html|css)$/.test(file))
        .filter((file) => {
          const text = `${file}\n${readFileSync(file, 'utf8')}`;
          return named(name).test(text) || named(title).test(text);
        });
      expect(strange).toEqual([]);
    },
  );

  test('every folder of games is in the list, and nothing else', () => {
    const folders = readdirSync('src/games', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(games.map(({ name }) => name).toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
  });
});
