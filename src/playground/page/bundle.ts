import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** A file of the page, ready to be sent. */
export interface Asset {
  readonly type: string;
  readonly body: string;
}

/** The page's files by their path on the server. */
export type Assets = ReadonlyMap<string, Asset>;

const WEB = new URL('../web/', import.meta.url);
const file = (name: string): string => fileURLToPath(new URL(name, WEB));

/** Bundles the page in memory: nothing is written and nothing fetched. @throws when the page's source does not build. */
export async function bundlePage(): Promise<Assets> {
  const [built, html, icon] = await Promise.all([
    build({
      entryPoints: { page: file('main.tsx') },
      bundle: true,
      write: false,
      outdir: '/',
      format: 'esm',
      target: 'es2022',
      minify: true,
      jsx: 'automatic',
      jsxImportSource: 'preact',
      tsconfigRaw: {},
      logLevel: 'silent',
    }),
    readFile(file('page.html'), 'utf8'),
    readFile(file('icon.svg'), 'utf8'),
  ]);
  const style = await build({
    entryPoints: { page: file('look/page.css') },
    bundle: true,
    write: false,
    outdir: '/',
    target: 'es2022',
    logLevel: 'silent',
  });
  return new Map([
    ['/', { type: 'text/html; charset=utf-8', body: html }],
    ['/page/page.js', { type: 'text/javascript; charset=utf-8', body: textOf(built.outputFiles) }],
    ['/page/page.css', { type: 'text/css; charset=utf-8', body: textOf(style.outputFiles) }],
    ['/page/icon.svg', { type: 'image/svg+xml', body: icon }],
  ]);
}

function textOf(files: readonly { readonly text: string }[]): string {
  const [only] = files;
  if (only === undefined) throw new Error('The bundler gave no file for the page.');
  return only.text;
}
