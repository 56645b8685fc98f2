import { expect } from 'vitest';
import { type Call, callsTo, SOON, toldOf } from './calls.ts';
import { afterQuiet, MINUTE, readIn } from './local-time.ts';
import type { Player, Wishes } from './player.ts';

/** A turn that has come to somebody while they looked elsewhere. */
interface Begun {
  readonly table: string;
  readonly player: Player;
  readonly at: number;
  /** When they played in it. */
  over?: number;
}

/** Until when somebody is away, from a moment on. */
interface Away {
  readonly player: Player;
  readonly from: number;
  readonly until: number;
}

/** When people want to be left in peace, and what they want to know. */
export class Peace {
  readonly #wishes = new Map<Player, Wishes>();
  readonly #away: Away[] = [];
  readonly #turns: Begun[] = [];
  readonly #acts: { readonly player: Player; readonly at: number }[] = [];

  wish(player: Player, wishes: Wishes): void {
    this.#wishes.set(player, { ...this.#wishes.get(player), ...wishes });
  }

  leave(away: Away): void {
    this.#away.push(away);
  }

  /** A turn came to somebody at a table. */
  began(turn: Begun): void {
    this.#turns.push({ ...turn });
  }

  /** Somebody does something: they are there. */
  acts(player: Player, at: number): void {
    this.#acts.push({ player, at });
  }

  /** Somebody plays at a table: they know that they are up. */
  plays(table: string, player: Player, at: number): void {
    this.acts(player, at);
    for (const turn of this.#turns) if (turn.player === player && turn.table === table) turn.over ??= at;
  }

  /** The first moment from this one on at which somebody may be disturbed. */
  awake(player: Player, moment: number): number {
    const back = this.#away.find(
      (each) => each.player === player && each.from <= moment && moment < each.until,
    );
    const open = back?.until ?? moment;
    const { quiet } = this.#wishes.get(player) ?? {};
    return quiet === undefined ? open : afterQuiet(player.zone, quiet, open);
  }

  /**
   * Expects what everybody may expect, of calls that came while time passed: nobody is called in their quiet hours or while they are away,
   * nobody again within half an hour, and nobody who stays away more than twice a day.
   */
  expectPeace(player: Player, calls: readonly Call[]): void {
    const own = callsTo(calls, player);
    const wrong = {
      'in their night or vacation': own.filter(({ at }) => this.awake(player, at) > at),
      'again within minutes': own.filter(({ at }, nth) =>
        own.slice(0, nth).some((other) => at - other.at < 30 * MINUTE),
      ),
      'more than twice a day': own.filter(({ at }, nth) => {
        const day = (moment: number) => readIn(player.zone, moment).slice(0, 14);
        const isThereBetween = (from: number) =>
          this.#acts.some((act) => act.player === player && act.at > from && act.at <= at);
        const before = own
          .slice(0, nth)
          .filter((other) => day(other.at) === day(at) && !isThereBetween(other.at));
        return before.length >= 2;
      }),
    };
    for (const [how, those] of Object.entries(wrong))
      expect(
        toldOf(those, player),
        `${player.name} was called ${how}; all calls:\n${toldOf(own, player)}`,
      ).toBe('');
  }

  /** Expects of each turn that has come by now that whoever was up was told once, within minutes, or of the end of their night. */
  expectKnown(calls: readonly Call[], now: number): void {
    for (const { player, at, over = now } of this.#turns) {
      const known = this.awake(player, at) + SOON;
      if (this.#wishes.get(player)?.notices === 'off' || over <= known) continue;
      const heard = callsTo(calls, player).filter((call) => call.at >= at && call.at <= known);
      // Of other tables they may have heard besides.
      const most = this.#turns.filter(
        (each) => each.player === player && each.at <= known && (each.over ?? now) >= at,
      );
      const read = (moment: number) => readIn(player.zone, moment);
      expect(
        heard.length >= 1 && heard.length <= most.length,
        `${player.name}, up since ${read(at)}, heard of it ${heard.length} times by ${read(known)}; all calls:\n${toldOf(calls, player)}`,
      ).toBe(true);
    }
  }
}
