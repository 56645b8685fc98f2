import type { DiscordApi } from '../../../../src/discord/protocol/discord-api.ts';
import type { Store } from '../../../../src/store/store.ts';

/** On which side of a step a process dies: the step was not begun, or it was done and nobody heard of it. */
export const SIDES = ['before', 'after'] as const;
/** One of {@link SIDES}. */
export type Side = (typeof SIDES)[number];

/** What leaves a trace outside of the process: the writes of the store, and every request. */
const STEPS: ReadonlySet<string> = new Set<keyof Store | keyof DiscordApi>([
  ...(['commit', 'note', 'setProfile'] as const),
  ...(['answer', 'amend', 'follow', 'remove', 'original'] as const),
  ...(['post', 'edit', 'delete', 'read', 'recent', 'rolesOf'] as const),
]);

/** The life of a process, which can be told to end at a step of its way. */
export class Life {
  /** The steps so far since the process was told when to die, or since it began. */
  readonly steps: string[] = [];
  #end: { readonly at: number; readonly side: Side } | undefined;
  #over = false;

  /** Whether it has ended. */
  get over(): boolean {
    return this.#over;
  }

  /** Counts from here, and ends at the step of this number, 0 first; never, where none is given. */
  countFrom(end?: { readonly at: number; readonly side: Side }): void {
    this.steps.length = 0;
    this.#end = end;
  }

  /** The same thing as this process has it: whatever it asks of it after its death comes to nothing. */
  lent<T extends object>(thing: T): T {
    return new Proxy(thing, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function' || typeof name !== 'string') return value;
        return (...args: readonly unknown[]) => this.#does(name, () => Reflect.apply(value, target, args));
      },
    });
  }

  #does(name: string, work: () => unknown): unknown {
    if (this.#over) throw new Error('this process is dead');
    if (!STEPS.has(name)) return work();
    const mine = this.steps.push(name) - 1 === this.#end?.at ? this.#end.side : undefined;
    return this.#stepped(mine, work);
  }

  async #stepped(end: Side | undefined, work: () => unknown): Promise<unknown> {
    if (end === 'before') this.#over = true;
    if (this.#over) throw new Error('this process is dead');
    const result = await work();
    if (end === 'after') this.#over = true;
    if (this.#over) throw new Error('this process is dead');
    return result;
  }
}
