import { type Assets, bundlePage } from '../../../src/playground/page/bundle.ts';

let bundling: Promise<Assets> | undefined;

/** The page, bundled once in a process: every test shows the same. */
export function bundledOnce(): Promise<Assets> {
  bundling ??= bundlePage();
  return bundling;
}
