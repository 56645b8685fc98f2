import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, stop } from 'esbuild';
import { z } from 'zod';

const WEB = new URL('./web/', import.meta.url);
/** Files are named from here on. */
const ROOT = process.cwd();
const web = (name: string): string => fileURLToPath(new URL(name, WEB));

/** What of the rules and boards is another thing in a browser: Node, the canvas, fonts and the encoder. */
const FOR_BROWSERS: readonly (readonly [what: RegExp, file: string])[] = [
  [/^node:/, 'node.ts'],
  [/^@napi-rs\/canvas$|\/(?:jpeg|font-files)\.[tj]s$/, 'canvas.ts'],
];

const forBrowsers: Plugin = {
  name: 'for browsers',
  setup: (bundling) => {
    for (const [filter, file] of FOR_BROWSERS) bundling.onResolve({ filter }, () => ({ path: web(file) }));
    // In a built bot the rules and boards are JavaScript already.
    bundling.onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, resolveDir }) => {
      const file = fileURLToPath(new URL(path, `file://${resolveDir}/`));
      return existsSync(file) ? undefined : { path: file.replace(/\.ts$/, '.js') };
    });
  },
};

/** Code for a page, and who wrote the packages that are in it, each with its licence. */
export interface PageBundle {
  readonly code: string;
  readonly licences: readonly string[];
}

const PACKAGE = /^.*node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)(?=\/)/u;
const packageShape = z.object({
  author: z.union([z.string(), z.object({ name: z.string() })]).optional(),
  license: z.string().optional(),
});
const LICENCE = /^(?:licen[cs]e|copying)/iu;

/** Who wrote the packages from which files were bundled, and by which licences they are handed on. */
function licencesOf(files: readonly string[]): readonly string[] {
  const folders = new Map(
    files.flatMap((file) => {
      const found = PACKAGE.exec(file);
      return found === null ? [] : [[found[0], found.groups?.['name'] ?? ''] as const];
    }),
  );
  return [...folders].map(([folder, name]) => {
    const place = `${ROOT}/${folder}`;
    const described = packageShape.safeParse(JSON.parse(readFileSync(`${place}/package.json`, 'utf8')));
    const { author = '', license = '' } = described.data ?? {};
    const by = typeof author === 'string' ? author : author.name;
    const heading = [`Code: ${name}`, by, license].filter((part) => part !== '').join(', ');
    // Some packages bring the name of their licence alone.
    const file = readdirSync(place).find((each) => LICENCE.test(each));
    return file === undefined ? heading : `${heading}\n${readFileSync(`${place}/${file}`, 'utf8')}`;
  });
}

/** Bundles rules, boards and viewer for a page. Writes and fetches nothing. @throws if the sources do not build */
export async function bundleScript(): Promise<PageBundle> {
  try {
    const { outputFiles, metafile } = await build({
      ...{ bundle: true, write: false, minify: true, format: 'esm', target: 'es2022', outdir: '/' },
      ...{ metafile: true, absWorkingDir: ROOT, logLevel: 'silent', tsconfigRaw: {}, charset: 'utf8' },
      entryPoints: [web('main.ts')],
      inject: [web('buffer.ts')],
      define: { 'import.meta.url': '"file:///page/src/games/game/part/script.js"' },
      plugins: [forBrowsers],
    });
    const [only] = outputFiles;
    if (only === undefined) throw new Error('The bundler gave no file for the page.');
    return { code: only.text, licences: licencesOf(Object.keys(metafile.inputs)) };
  } finally {
    // The bundler is a process of its own, which would stay as long as this one.
    await stop();
  }
}
