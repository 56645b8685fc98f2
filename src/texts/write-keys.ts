import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { keysFile } from './keys-file.ts';
import { readLocale } from './locale.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// Run as `npm run texts` after you have added, removed or renamed a text or a variable.
writeFileSync(here('keys.ts'), keysFile(readLocale(here('../../assets/texts'), 'en').messages));
