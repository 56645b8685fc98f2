import type { Seat } from '../../../engine/seat.ts';
import { nameOf } from '../../person.ts';
import type { Comparison, Outlook, TextContext } from '../../presenter.ts';
import { advantageOf, doneIn, ownPoints, type Sequel } from '../../sequel.ts';
import { amount, contractGains, demandInWords, levelName } from '../board/piece-words.ts';
import type { Components } from '../rules/components.ts';
import type { Otys } from '../rules/state.ts';
import type { SeatView } from '../rules/view.ts';
import { lacksTold, nearestTo, reachedBy, rowThen } from './outlook.ts';
import { contractOf, type Scene, sideOf } from './scene.ts';

/** A contract that lacks more than this is too far away to be worth a word. */
const NEAR = 1;

/** Where one of two turns leads. */
interface Led {
  readonly scene: Scene;
  readonly reached: SeatView;
  /** Completed in the turn. */
  readonly completed: readonly string[];
  /** What can be completed afterwards: the public contracts and one’s own. */
  readonly contracts: readonly string[];
}

/** What is told of two turns: a sentence of each, of which the second goes on after "With the other turn:". */
interface Reason {
  readonly one: readonly string[];
  readonly other: string;
}

function led(
  { after, moves }: Outlook<Otys>,
  seat: Seat,
  textContext: TextContext,
  components: Components,
): Led {
  const scene = { ...textContext, view: after, components };
  const { completions, pending, reached } = reachedBy(scene, moves, seat);
  return {
    ...{ scene, reached },
    completed: completions.map(({ contract }) => contract),
    contracts: [...rowThen(after, pending), ...(reached.contracts ?? [])],
  };
}

/**
 * Why the first of two turns of Otys is the better one: what it brings in this turn or the next that the other one does not bring, or only later. Nothing where it cannot be told.
 *
 * @param sequels what a search saw come of both; without it only the turns themselves are compared
 */
export function reasonInWords(
  outlooks: readonly [Outlook<Otys>, Outlook<Otys>],
  seat: Seat,
  textContext: TextContext,
  components: Components,
  sequels: readonly [Sequel, Sequel] | undefined,
): Comparison {
  const [first, second] = [
    led(outlooks[0], seat, textContext, components),
    led(outlooks[1], seat, textContext, components),
  ];
  const before = { ...textContext, view: outlooks[0].before, components };
  const reason =
    (sequels && bySequels(before, sequels, seat)) ?? byTurns(before, first, second) ?? nearer(first, second);
  const points = reason ?? (sequels && byPoints(before, sequels));
  return { one: points?.one ?? [], other: points === undefined ? [] : [points.other], inSentences: true };
}

const argsOf = ({ say, ...scene }: Scene, id: string) => {
  const contract = contractOf(scene, id);
  return { demand: demandInWords(say, contract.demand), gains: contractGains(say, contract) };
};

/** The contract that is worth most of those which were known before the turn; nothing where there is none. */
const dearest = (before: Scene, seat: Seat, ids: readonly string[]): string | undefined =>
  ids
    .filter((id) => [...before.view.row, ...(sideOf(before, seat).contracts ?? [])].includes(id))
    .toSorted((one, other) => contractOf(before, other).prestige - contractOf(before, one).prestige)
    .at(0);

/** Which contract is completed sooner, or alone, or kept from somebody else, as the search saw it. */
function bySequels(before: Scene, [one, other]: readonly [Sequel, Sequel], seat: Seat): Reason | undefined {
  const { say } = before;
  const advantage = advantageOf(one, other);
  const best = (ids: readonly string[]) => dearest(before, seat, ids);
  const others = before.view.seats.map((_, each) => each).filter((each) => each !== seat);
  const [rival] = others.length === 1 ? others : [];
  const name = rival === undefined ? undefined : nameOf(before, rival);
  const instead = best([...doneIn(other.now), ...doneIn(other.next)]);
  const missed = (id: string): string => {
    if (name !== undefined && doneIn(other.others).includes(id)) return say('otys-why-taken', { name });
    return instead === undefined ? say('otys-why-missed') : say('otys-why-only', argsOf(before, instead));
  };
  const [now, next, sooner, denied] = [
    best(advantage.now),
    best(advantage.next),
    best(advantage.sooner),
    best(advantage.denied),
  ];
  const completes = (id: string): string => say('otys-why-now', argsOf(before, id));
  const will = (id: string): string => say('otys-why-next', argsOf(before, id));
  if (now !== undefined) {
    const onward = best(doneIn(one.next).filter((id) => !doneIn(other.next).includes(id)));
    return { one: [completes(now), ...(onward === undefined ? [] : [will(onward)])], other: missed(now) };
  }
  if (next !== undefined) {
    // Completed after either turn, but already in this one.
    const first = sooner === undefined ? [] : [completes(sooner)];
    return { one: [...first, will(next)], other: missed(next) };
  }
  if (sooner !== undefined) {
    const isPublic = before.view.row.includes(sooner);
    return {
      one: [completes(sooner)],
      other: isPublic && name !== undefined ? say('otys-why-later-if', { name }) : say('otys-why-later'),
    };
  }
  if (denied === undefined || name === undefined) return undefined;
  return {
    one: [say('otys-why-denies', { name, ...argsOf(before, denied) })],
    other: say('otys-why-taken', { name }),
  };
}

/** Which contract only the first of two turns completes. */
function byTurns(before: Scene, one: Led, other: Led): Reason | undefined {
  const [id] = one.completed.filter((each) => !other.completed.includes(each));
  if (id === undefined || other.completed.length > 0) return undefined;
  return { one: [before.say('otys-why-now', argsOf(before, id))], other: before.say('otys-why-without') };
}

/** Which contract is nearer after the first of two turns. */
function nearer(one: Led, other: Led): Reason | undefined {
  const { scene } = one;
  const { say } = scene;
  const [best] = one.contracts
    .flatMap((id) => {
      const next = nearestTo(scene, id, one.reached);
      const there = other.contracts.includes(id) ? nearestTo(scene, id, other.reached) : undefined;
      return next === undefined || there === undefined || next.count > NEAR || next.count >= there.count
        ? []
        : [{ id, next, there }];
    })
    .toSorted(
      (a, b) =>
        a.next.count - b.next.count || contractOf(scene, b.id).prestige - contractOf(scene, a.id).prestige,
    );
  if (best === undefined) return undefined;
  const { id, next, there } = best;
  const args = { ...argsOf(scene, id), place: levelName(say, next.level) };
  return {
    one: [
      next.count === 0
        ? say('otys-hint-ready', args)
        : say('otys-hint-lacks', { ...args, lacks: lacksTold(scene, next) }),
    ],
    other: say('otys-why-still', { lacks: lacksTold(scene, there), place: levelName(say, there.level) }),
  };
}

/** How much Prestige the first of two turns brings, and the other one: in the turn itself where that is all, or together with the next. */
function byPoints({ say }: Scene, [one, other]: readonly [Sequel, Sequel]): Reason | undefined {
  const told = (key: 'otys-why-gains' | 'otys-why-gains-by-next', most: number, least: number) => {
    const [many, few] = [Math.round(most), Math.round(least)];
    if (many <= few) return undefined;
    return {
      one: [say(key, { amount: amount(say, 'prestige', many) })],
      other:
        few <= 0
          ? say('otys-why-gains-none')
          : say('otys-why-gains-only', { amount: amount(say, 'prestige', few) }),
    };
  };
  const isNow = one.next.points <= other.next.points;
  return isNow
    ? told('otys-why-gains', one.now.points, other.now.points)
    : told('otys-why-gains-by-next', ownPoints(one), ownPoints(other));
}
