import { neutral } from '../texts/neutral-text.ts';
import { withoutTokens } from '../without-tokens.ts';
import type { Finding } from './finding.ts';

/** What a line begins with, by what was found: as wide as each other, so that the sentences stand below one another. */
const MARKS = { well: 'ok   ', unwell: 'BAD  ', 'not checked': '--   ' } as const satisfies Record<
  Finding['kind'],
  string
>;

const INDENT = '       ';

/** Too short for a token: to strike out so little would strike out words. */
const SHORTEST_SECRET = 6;

/** Findings as lines for a terminal: without tokens, and without what would move its cursor. */
export class DoctorReport {
  readonly #secrets: readonly string[];
  #unwell = 0;

  constructor(secrets: readonly string[]) {
    this.#secrets = secrets.filter(({ length }) => length >= SHORTEST_SECRET);
  }

  add(finding: Finding): string {
    const first = `${MARKS[finding.kind]}${this.#printable(finding.what)}\n`;
    if (finding.kind !== 'unwell') return first;
    this.#unwell += 1;
    return `${first}${INDENT}${this.#printable(finding.cure)}\n`;
  }

  get isWell(): boolean {
    return this.#unwell === 0;
  }

  get sum(): string {
    if (this.isWell) return 'Everything is fine.\n';
    return this.#unwell === 1 ? 'One thing needs fixing.\n' : `${this.#unwell} things need fixing.\n`;
  }

  #printable(words: string): string {
    const struck = this.#secrets.reduce((text, secret) => text.replaceAll(secret, '[token]'), words);
    return neutral(withoutTokens(struck)).replaceAll('\n', ' ');
  }
}
