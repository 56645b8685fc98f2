import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ICON_AUTHORS } from '../canvas/icon-authors.ts';
import type { GameRecord } from '../records/game-record.ts';
import { neutral } from '../texts/neutral-text.ts';
import type { Say } from '../texts/say.ts';
import { bundleScript, type PageBundle } from './bundle.ts';

const require = createRequire(import.meta.url);
const ASSETS = fileURLToPath(new URL('../../assets', import.meta.url));
const WEB = new URL('./web/', import.meta.url);
/** The bot's own licence: a build puts the sources one folder deeper. */
const OWN_LICENCE = ['../../LICENSE', '../../../LICENSE']
  .map((path) => new URL(path, import.meta.url))
  .filter((file) => existsSync(file));

/** The fonts of the boards, see `canvas/fonts.ts`. */
const FONTS = [
  ['600', '600SemiBold/Exo2_600SemiBold'],
  ['700', '700Bold/Exo2_700Bold'],
  ['800', '800ExtraBold/Exo2_800ExtraBold'],
] as const;

/** A record as a page of its own. */
export interface PageOfRecord {
  readonly record: GameRecord;
  readonly title: string;
  readonly names: readonly string[];
  readonly language: string;
  readonly say: Say;
}

let script: Promise<PageBundle> | undefined;

/** One HTML file that replays a record by the same rules and boards, with all that it needs to work offline. */
export async function pageOf({ record, language, say, ...given }: PageOfRecord): Promise<string> {
  const title = neutral(given.title);
  script ??= bundleScript();
  script.catch(() => {
    script = undefined;
  });
  const names = given.names.map(neutral);
  const named = { ...record, names: record.names.map((name) => name && neutral(name)) };
  const data = { record: named, names, language, texts: textsOf(language), fonts: fonts() };
  const label = (way: 'first' | 'back' | 'on' | 'last', look = '') =>
    `<button id="${way}" type="button"${look}>${escaped(say(`replay-${way}`))}</button>`;
  const style = readFileSync(new URL('page.css', WEB), 'utf8');
  const brought = `globalThis.replayData=${json(data)};globalThis.replayFiles=${json(files(record))}`;
  const { code: bundled, licences } = await script;
  const code = bundled.replaceAll('</script', '<\\/script');
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<header><h1>${escaped(title)}</h1><p id="turn" aria-live="polite"></p></header>
<nav>
${label('first')}${label('back')}${label('on', ' class="main"')}${label('last')}
<input id="slider" type="range" min="0" value="0" aria-labelledby="turn">
<span id="place"></span>
</nav>
<ul id="told"></ul>
<div id="boards"></div>
<details><summary>${escaped(say('button-position'))}</summary><ul id="words"></ul></details>
<details><summary>${escaped(say('replay-credits'))}</summary><pre>${escaped(credits(licences))}</pre></details>
</main>
<script>${brought}</script>
<script type="module">${code}</script>
</body>
</html>
`;
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0) ?? 0};`);

/** Whose work the page includes, and its licences: the bot's own, the icons, the font and its code's packages. */
const credits = (licences: readonly string[]): string =>
  [
    ...OWN_LICENCE.slice(0, 1).map((file) => readFileSync(file, 'utf8')),
    [
      'Icons: https://game-icons.net, recoloured and scaled, by the licence CC BY 3.0, https://creativecommons.org/licenses/by/3.0/',
      ...Object.entries(ICON_AUTHORS).map(([author, drawn]) => `${author}: ${drawn.join(', ')}`),
    ].join('\n'),
    `Font: Exo 2\n${readFileSync(`${ASSETS}/licences/exo-2.txt`, 'utf8')}`,
    ...licences,
  ]
    .map((part) => part.trim())
    .join('\n\n\n');

/** JSON that cannot end the script in which it stands. */
const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const textsOf = (language: string): readonly (readonly [string, string])[] =>
  [...new Set([language, 'en'])].map((each) => {
    const folder = `${ASSETS}/texts/${each}`;
    const sources = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
    return [each, sources.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('\n')];
  });

const fonts = () =>
  FONTS.map(([weight, name]) => ({
    family: 'Harbour Exo 2',
    weight,
    base64: readFileSync(require.resolve(`@expo-google-fonts/exo-2/${name}.ttf`)).toString('base64'),
  }));

/** The files rules and boards read: component lists (the record's too), insight into positions, the icons drawn. */
function files({ game, components }: GameRecord): Readonly<Record<string, string>> {
  const assets = readdirSync(ASSETS, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^[a-z]+\/[a-z-]+\.json$/.test(name))
    .map((name) => [`assets/${name}`, readFileSync(`${ASSETS}/${name}`, 'utf8')] as const);
  const own =
    components?.list === undefined ? [] : [[`assets/${game}/components.json`, components.list] as const];
  return { ...Object.fromEntries([...assets, ...own]), 'game-icons/icons.json': icons() };
}

function icons(): string {
  const all: { readonly icons: Readonly<Record<string, unknown>> } = JSON.parse(
    readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  );
  const drawn = Object.values(ICON_AUTHORS).flat();
  return JSON.stringify({ icons: Object.fromEntries(drawn.map((name) => [name, all.icons[name]])) });
}
