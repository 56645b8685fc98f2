import { access, readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BuildOptions, build, type Plugin, stop } from 'esbuild';

/** A file of the page, ready to be sent. */
export interface Asset {
  readonly type: string;
  readonly body: string;
}

/** The page's files by their path on the server. */
export type Assets = ReadonlyMap<string, Asset>;

const WEB = new URL('../web/', import.meta.url);
const file = (name: string): string => fileURLToPath(new URL(name, WEB));

/** In a built bot everything but the page is JavaScript already. */
const asBuilt: Plugin = {
  name: 'as built',
  setup: (bundling) =>
    bundling.onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, resolveDir }) => {
      const source = fileURLToPath(new URL(path, pathToFileURL(`${resolveDir}/`)));
      return access(source).then(
        () => undefined,
        () => ({ path: source.replace(/\.ts$/, '.js') }),
      );
    }),
};

/** How many pages are being bundled in this process. */
let underWay = 0;

/** Bundles the page in memory: writes and fetches nothing. @throws if the page's source does not build. */
export async function bundlePage(): Promise<Assets> {
  underWay += 1;
  try {
    const [script, style, html, icon] = await Promise.all([
      bundled({
        entryPoints: { page: file('app.tsx') },
        format: 'esm',
        minify: true,
        jsx: 'automatic',
        jsxImportSource: 'preact',
        tsconfigRaw: {},
        plugins: [asBuilt],
      }),
      bundled({ entryPoints: { page: file('look/page.css') } }),
      readFile(file('page.html'), 'utf8'),
      readFile(file('icon.svg'), 'utf8'),
    ]);
    return new Map([
      ['/', { type: 'text/html; charset=utf-8', body: html }],
      ['/page/page.js', { type: 'text/javascript; charset=utf-8', body: script }],
      ['/page/page.css', { type: 'text/css; charset=utf-8', body: style }],
      ['/page/icon.svg', { type: 'image/svg+xml', body: icon }],
    ]);
  } finally {
    underWay -= 1;
    // The bundler is a process of its own, which would stay as long as this one.
    if (underWay === 0) await stop();
  }
}

async function bundled(given: BuildOptions): Promise<string> {
  const options = { bundle: true, outdir: '/', target: 'es2022', logLevel: 'silent', ...given } as const;
  const { outputFiles } = await build({ ...options, write: false });
  const [only] = outputFiles;
  if (only === undefined) throw new Error('The bundler gave no file for the page.');
  return only.text;
}
