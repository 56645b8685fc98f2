import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, stop } from 'esbuild';

const WEB = new URL('./web/', import.meta.url);
const web = (name: string): string => fileURLToPath(new URL(name, WEB));

/** What of the rules and boards is another thing in a browser: Node, the canvas, fonts and the encoder. */
const FOR_BROWSERS: readonly (readonly [what: RegExp, file: string])[] = [
  [/^node:/, 'node.ts'],
  [/^@napi-rs\/canvas$/, 'canvas.ts'],
  [/\/canvas\/jpeg\.[tj]s$|^\.\/jpeg\.[tj]s$/, 'jpeg.ts'],
  [/\/(?:font-file|other-scripts)\.[tj]s$/, 'fonts.ts'],
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

/** Bundles the rules, the boards and what shows them in a page. Nothing is written and nothing fetched. @throws where the sources do not build */
export async function bundleScript(): Promise<string> {
  try {
    const { outputFiles } = await build({
      ...{ bundle: true, write: false, minify: true, format: 'esm', target: 'es2022', outdir: '/' },
      ...{ logLevel: 'silent', tsconfigRaw: {}, charset: 'utf8' },
      entryPoints: [web('main.ts')],
      inject: [web('buffer.ts')],
      define: { 'import.meta.url': '"file:///page/src/games/game/part/script.js"' },
      plugins: [forBrowsers],
    });
    const [only] = outputFiles;
    if (only === undefined) throw new Error('The bundler gave no file for the page.');
    return only.text;
  } finally {
    // The bundler is a process of its own, which would stay as long as this one.
    await stop();
  }
}
