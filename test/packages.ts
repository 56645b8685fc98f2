import { cpSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const PACKAGES = resolve('node_modules');

/**
 * Gives a folder the packages that are installed here, but for some. Those that are copied can be changed, and find no other than those of
 * the folder.
 */
export function layPackages(folder: string, copied: readonly string[], without?: RegExp): void {
  const names = readdirSync(PACKAGES).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(PACKAGES, name)).map((within) => `${name}/${within}`) : [name],
  );
  for (const name of names) {
    if (without?.test(name)) continue;
    const place = join(folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    if (copied.includes(name)) cpSync(realpathSync(join(PACKAGES, name)), place, { recursive: true });
    else symlinkSync(join(PACKAGES, name), place);
  }
}
