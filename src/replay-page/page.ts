import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ICON_AUTHORS } from '../canvas/icon-authors.ts';
import type { GameRecord } from '../records/game-record.ts';
import type { Say } from '../texts/say.ts';
import { bundleScript } from './bundle.ts';

const require = createRequire(import.meta.url);
const ASSETS = fileURLToPath(new URL('../../assets', import.meta.url));
const WEB = new URL('./web/', import.meta.url);

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
  /** By seat, as the page calls them. */
  readonly names: readonly string[];
  readonly language: string;
  readonly say: Say;
}

let script: Promise<string> | undefined;

/**
 * One HTML file that replays a record with the boards of its game, by the same rules: with its fonts, icons and texts, so that it needs no
 * connection.
 */
export async function pageOf({ record, title, names, language, say }: PageOfRecord): Promise<string> {
  script ??= bundleScript();
  script.catch(() => {
    script = undefined;
  });
  const data = { record, names, language, texts: textsOf(language), fonts: fonts() };
  const label = (way: 'first' | 'back' | 'on' | 'last', look = '') =>
    `<button id="${way}" type="button"${look}>${escaped(say(`replay-${way}`))}</button>`;
  const style = readFileSync(new URL('page.css', WEB), 'utf8');
  const brought = `globalThis.replayData=${json(data)};globalThis.replayFiles=${json(files(record))}`;
  const code = (await script).replaceAll('</script', '<\\/script');
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
</main>
<script>${brought}</script>
<script type="module">${code}</script>
</body>
</html>
`;
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0) ?? 0};`);

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

/** The files that rules and boards read: lists of components, that of the record among them, what is known of positions, and the icons that are drawn. */
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
