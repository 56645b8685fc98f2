import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files below a folder whose names end like this. */
const filesIn = (folder: string, end: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => end.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name));

const SOURCES = /\.tsx?$/u;
/** Made when packages are installed. */
const MADE = join('src', 'texts', 'keys.ts');

const textsOf = (files: readonly string[]): readonly string[] =>
  files.filter((file) => file !== MADE).map((file) => readFileSync(file, 'utf8'));

const linesOf = (files: readonly string[]): number =>
  textsOf(files).reduce((sum, text) => sum + text.split('\n').length - 1, 0);

const wordsOf = (files: readonly string[]): number =>
  textsOf(files).reduce((sum, text) => sum + text.split(/\s+/u).filter((word) => word !== '').length, 0);

/** Members of an interface, which stand two spaces from the edge. */
function membersOf(file: string, name: string): number {
  const [, body = ''] =
    new RegExp(`^export interface ${name}\\b.*?\\{\\n(.*?)^\\}`, 'msu').exec(readFileSync(file, 'utf8')) ??
    [];
  return body.match(/^ {2}readonly /gmu)?.length ?? 0;
}

/** Prints how much there is to read: lines, words, members and names, room by room. */
export const run = async (): Promise<void> => {
  const sources = [...filesIn('src', SOURCES), ...filesIn('commands', SOURCES)];
  const games = sources.filter((file) => file.startsWith(join('src', 'games')));
  const views = sources.filter((file) => file.startsWith(join('src', 'discord', 'views')));
  const tests = filesIn('test', SOURCES);
  const ofGamesAndViews = tests.filter(
    (file) => file.startsWith(join('test', 'games')) || file.startsWith(join('test', 'discord', 'views')),
  );
  const comments = textsOf(sources).flatMap((text) => text.match(/^ *(?:\/\/|\/?\*).*$/gmu) ?? []);
  const figures: Readonly<Record<string, number>> = {
    'lines of sources': linesOf(sources),
    'lines of src/games': linesOf(games),
    'lines of src/discord/views': linesOf(views),
    'lines of sources without games and views': linesOf(sources) - linesOf(games) - linesOf(views),
    'lines of English texts': linesOf(filesIn(join('assets', 'texts', 'en'), /\.ftl$/u)),
    'lines of tests': linesOf(tests),
    'lines of tests of games and views': linesOf(ofGamesAndViews),
    'lines of a third game': linesOf(['tiny', 'auction'].map((name) => join('test', 'games', `${name}.ts`))),
    'members of AnswerLabel': membersOf(join('src', 'games', 'presenter.ts'), 'AnswerLabel'),
    'members of PlayableMatch': membersOf(join('src', 'games', 'playable.ts'), 'PlayableMatch'),
    'words of docs': wordsOf(['README.md', ...filesIn('docs', /\.md$/u)]),
    'lines of comments': comments.length,
  };
  const width = Math.max(...Object.keys(figures).map((name) => name.length));
  for (const [name, figure] of Object.entries(figures)) console.log(`${name.padEnd(width)} ${figure}`);
};
