import { createHash } from 'node:crypto';

/** Digits of the checks in between, and of the one at the end. */
const CHECK = 4;
const CHECKSUM = 16;

/** Checks over everything that a record says, so that a change is found at the part in which it was made. */
export class RunningCheck {
  #digest = '';

  /** Takes in one more piece of the record, as it is written without room around it. */
  add(piece: string): void {
    this.#digest = createHash('sha256').update(`${this.#digest} ${piece}`).digest('hex');
  }

  /** What stands after a part. */
  get check(): string {
    return this.#digest.slice(0, CHECK);
  }

  /** What stands at the end. */
  get checksum(): string {
    return this.#digest.slice(0, CHECKSUM);
  }
}
