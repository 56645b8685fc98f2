import { type Claim, ClaimLost, type Claims } from '../store.ts';

/** The claims of a process that holds a whole database: every table is its own until the database is another's. */
export class WholeClaims implements Claims {
  readonly epoch: number;

  constructor(epoch: number) {
    this.epoch = epoch;
  }

  async claim(table: string): Promise<Claim> {
    return { table, epoch: this.epoch };
  }

  /** Throws {@link ClaimLost} for a claim of a former holder. */
  check({ table, epoch }: Claim): void {
    if (epoch !== this.epoch)
      throw new ClaimLost(`the claim of table ${table} is of epoch ${epoch}, and now is ${this.epoch}`);
  }
}
