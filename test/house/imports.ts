import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What each room may import, by its folder: other rooms, single files and packages, parted by spaces. A room is a folder with what is in
 * it, but for rooms that have a line of their own. Names of what is in `src` go without that; `*` stands for one name, and in the line
 * of a game's room for that game.
 */
export type ImportRules = Readonly<Record<string, string>>;

/** The code by its path. */
export type Sources = ReadonlyMap<string, string>;

/** Every form of an import: of values and types, passed on, for its effects alone, awaited, and of a type named in place. */
const IMPORT = /^(?:import|export|\}) (?:.*\bfrom )?'([^'\n]+)'|\bimport\(\s*'([^'\n]+)'/gm;

/** The code of the bot, as it stands in these folders. */
export function sourcesIn(...folders: readonly string[]): Sources {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => slashed(join(folder, name))),
  );
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** What breaks the rules: imports that they do not name, folders without a line, and names that nothing imports any more. */
export function brokenRules(sources: Sources, rules: ImportRules): readonly string[] {
  const used = new Set<string>();
  const broken = [...sources].flatMap(([file, code]) => {
    const from = roomOf(nameOf(file), rules);
    // What stands in `src` itself puts the rooms together.
    if (from === undefined) return dirname(file) === 'src' ? [] : [`${dirname(file)} has no line`];
    const may = rules[from.key]?.split(' ').filter((name) => name !== '') ?? [];
    return importedBy(file, code).flatMap((imported) => {
      const room = roomOf(imported, rules)?.folder;
      if (room === from.folder) return [];
      const line = may.find((name) => {
        const own = from.game === undefined ? name : name.replace('games/*', `games/${from.game}`);
        return [room, imported].some((known) => known !== undefined && fits(own, known) !== null);
      });
      if (line === undefined) return [`${file} may not import ${imported}`];
      used.add(`${from.key}: ${line}`);
      return [];
    });
  });
  const unused = Object.entries(rules)
    .flatMap(([key, names]) => names.split(' ').flatMap((name) => (name === '' ? [] : [`${key}: ${name}`])))
    .filter((line) => !used.has(line));
  return [...broken, ...unused.map((line) => `${line} is allowed, and nothing imports it any more`)];
}

/** What a file imports: packages by their names, files by {@link nameOf}. */
const importedBy = (file: string, code: string): readonly string[] =>
  [...code.matchAll(IMPORT)].map(([, stated, awaited]) => {
    const path = stated ?? awaited ?? '';
    return path.startsWith('.') ? nameOf(slashed(join(dirname(file), path))) : path;
  });

/** The room of a file, the line of the rules that it has, and the game that it belongs to. */
function roomOf(
  file: string,
  rules: ImportRules,
): { readonly key: string; readonly folder: string; readonly game: string | undefined } | undefined {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder))
    for (const key of Object.keys(rules)) {
      const fit = fits(key, folder);
      if (fit !== null) return { key, folder, game: fit[1] };
    }
  return undefined;
}

const fits = (pattern: string, name: string): RegExpExecArray | null =>
  new RegExp(`^${pattern.replaceAll('*', '([^/]+)')}$`).exec(name);

const nameOf = (file: string): string => file.replace(/^src\//, '');
const slashed = (path: string): string => path.replaceAll('\\', '/');
