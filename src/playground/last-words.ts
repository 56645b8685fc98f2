/** As much of what a process said is kept, in letters. */
const KEPT = 4_000;
/** As many of its last lines are told. */
const LINES = 3;

/**
 * What a process writes to its error stream for the process that started it: plain sentences only. Log lines are not
 * among them, and a crash is left in the stream, as its report may name anything.
 */
export class LastWords {
  #said = '';

  /** To be told of each piece of the stream. */
  hear(piece: string): void {
    this.#said = (this.#said + piece).slice(-KEPT);
  }

  /** Its last sentences, a line each; nothing where it said none, or crashed. */
  get sentences(): string | undefined {
    const lines = this.#said.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('{'));
    if (lines.length === 0 || lines.some((line) => /^\s+at /.test(line))) return undefined;
    return lines.slice(-LINES).join('\n');
  }
}
