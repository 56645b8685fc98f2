import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { TABLE_NAME_LENGTH } from '../../src/tables/model/table.ts';
import { shownName } from '../../src/texts/shown-text.ts';
import { texts } from './shipped.ts';

describe.each(texts.locales)('The names of tables in %s', (locale) => {
  test.each(games.map((game) => [game.name, game] as const))(
    'of %s are many, short, and all different',
    (_, game) => {
      const names = game.tableNames(texts.in(locale));
      expect(names.length).toBeGreaterThanOrEqual(400);
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
      expect(names.filter((name) => name.length > TABLE_NAME_LENGTH || shownName(name) !== name)).toEqual([]);
    },
  );
});
