import type { MoveEntry } from '../../../engine/log.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { PlainKey } from '../../../texts/say.ts';
import { type FactOf, type FactTable, toldBy } from '../../facts-told.ts';
import { capital } from '../../fitting.ts';
import { nameOf } from '../../person.ts';
import type { TextContext } from '../../presenter.ts';
import type { TurnSummary } from '../../turn-summary.ts';
import {
  backInWords,
  COMMA,
  change,
  contractGains,
  cubeChange,
  cubesInWords,
  demandInWords,
  diverName,
  idleTold,
  keyName,
  levelName,
  movedInWords,
  rewardInWords,
  sponsorEffect,
  whyIdle,
} from '../board/piece-words.ts';
import { type Components, contractOf, rewardOf } from '../rules/components.ts';
import { type OtysMove, otysNotation } from '../rules/move.ts';
import { NO_CUBES } from '../rules/side.ts';
import type { Cubes, OtysFact } from '../rules/view.ts';
import type { SponsorNumber, SponsorSide } from '../rules/vocabulary.ts';

/** What one answer brought about within a turn, in order; its move is undefined if nothing was answered or told. */
interface Stretch {
  readonly move: OtysMove | undefined;
  readonly facts: readonly OtysFact[];
}

interface TurnCourse {
  readonly turn: number;
  readonly seat: Seat;
  readonly stretches: Stretch[];
}

/** The turns that moves made up, oldest first. The answer that ends a turn may play the only key of the next. */
function coursesOf(moves: readonly MoveEntry<OtysFact>[]): readonly TurnCourse[] {
  const courses = new Map<number, TurnCourse>();
  const add = (turn: number, seat: Seat, stretch: Stretch): void => {
    const course = courses.get(turn) ?? { turn, seat, stretches: [] };
    courses.set(turn, course);
    course.stretches.push(stretch);
  };
  for (const { turn, seat, notation, facts } of moves) {
    const began = facts.findIndex((fact) => fact.kind === 'turn-began' && fact.number !== turn);
    const next = facts[began];
    const own = next === undefined ? facts : facts.slice(0, began);
    add(turn, seat, { move: otysNotation.parse(notation), facts: own });
    if (next?.kind === 'turn-began')
      add(next.number, next.seat, { move: undefined, facts: facts.slice(began) });
  }
  return [...courses.values()];
}

/** What causes what is told next: "Spy". `empty` is told if it does nothing, `unused` if nothing came of it. */
interface Cause {
  readonly head: string;
  readonly empty?: string;
  readonly unused?: string;
}

/** A line in the making; one that `matters` is told before others if there is no room for all. */
interface Line {
  readonly cause: Cause | undefined;
  readonly steps: string[];
  readonly matters: boolean;
}

/** The lines of a turn in the making. News joins its cause's line; after other news that line is begun anew. */
class Chronicle {
  readonly #lines: Line[] = [];
  /** What was turned up comes after all others, as it is nobody's doing. */
  readonly #turnedUp: Line[] = [];
  #cause: Cause | undefined;
  #before: Cause | undefined;
  #open: Line | undefined;
  #used = false;

  begin(cause?: Cause): void {
    this.#before = this.#cause;
    this.#cause = cause;
    this.#open = undefined;
    this.#used = false;
    if (cause?.empty !== undefined) this.#begun();
  }

  /** What follows comes again of the cause before this. */
  goBack(): void {
    this.#cause = this.#before;
    this.#open = undefined;
  }

  add(step: string): void {
    this.#used = true;
    (this.#open ?? this.#begun()).steps.push(step);
  }

  /** What the cause brought is told of another. */
  settle(): void {
    this.#used = true;
  }

  /** The cause is over with: if nothing came of it, that is told, or `instead`. */
  close(instead?: string): void {
    const unused = this.#cause?.unused;
    if (unused !== undefined && !this.#used) this.add(instead ?? unused);
  }

  alone(head: string, steps: readonly string[] = [], matters = false): void {
    this.#lines.push({ cause: { head }, steps: [...steps], matters });
    this.#open = undefined;
  }

  turnUp(head: string, matters = false): void {
    this.#turnedUp.push({ cause: { head }, steps: [], matters });
  }

  told(): readonly Line[] {
    return [...this.#lines, ...this.#turnedUp];
  }

  #begun(): Line {
    this.#open = { cause: this.#cause, steps: [], matters: false };
    this.#lines.push(this.#open);
    return this.#open;
  }
}

function lineInWords({ say }: Pick<Teller, 'say'>, { cause, steps }: Line): string {
  const changes = steps.length > 0 ? steps.join(COMMA) : (cause?.empty ?? '');
  if (cause === undefined) return changes;
  return changes === '' ? cause.head : say('label-value', { label: cause.head, value: changes });
}

interface Teller extends TextContext {
  readonly components: Components;
}

interface Telling extends Teller, Stretch, Pick<TurnCourse, 'seat' | 'stretches'> {
  readonly chronicle: Chronicle;
  readonly key: FactOf<OtysFact, 'key-played'> | undefined;
  /** The facts after this one; those that are told with it are taken away. */
  readonly behind: OtysFact[];
}

/** What a sponsor did that changes only what follows. The others are told by what they brought. */
const SPONSORED: { readonly [S in `${SponsorNumber}-${SponsorSide}`]?: PlainKey } = {
  '2-basic': 'otys-happened-sponsor-twice',
  '2-advanced': 'otys-happened-sponsor-token',
};

/** Changes of a player's; with their name if it is another than the one whose turn it is. */
const named = (telling: Telling, owner: Seat, changes: string): string =>
  owner === telling.seat
    ? changes
    : telling.say('label-value', { label: nameOf(telling, owner), value: changes });

const TELLS: FactTable<OtysFact, Telling, void> = {
  'turn-began': () => {},
  'key-played': ({ behind }) => {
    // A neutral key is no loss: the turn is had for it.
    if (behind[0]?.kind === 'purse' && behind[0].purse === 'neutral-x') behind.shift();
  },
  'sponsors-turned': ({ say, chronicle }) => chronicle.alone(say('otys-happened-sponsors-moved')),
  'sponsor-used': ({ say, chronicle }, tile) => {
    const apart = SPONSORED[`${tile.sponsor}-${tile.side}`];
    const empty = apart === undefined ? sponsorEffect(say, tile) : say(apart);
    chronicle.begin({ head: say('otys-happened-sponsor'), empty });
  },
  'diver-activated': ({ say, chronicle }, { diver }) =>
    chronicle.begin({ head: diverName(say, diver), unused: say('otys-happened-unused') }),
  'diver-again': ({ say, chronicle, facts, behind }, { diver }) => {
    // One that could do nothing cannot the second time either, which goes without saying.
    if (facts.at(-behind.length - 2)?.kind === 'diver-idle' && behind[0]?.kind === 'diver-idle') {
      behind.shift();
      return;
    }
    chronicle.close();
    const head = say('otys-happened-again', { diver: diverName(say, diver) });
    chronicle.begin({ head, unused: say('otys-happened-unused') });
  },
  'diver-idle': ({ say, chronicle }, idle) => {
    chronicle.add(idleTold({ say }, whyIdle({ say }, idle, idle.level)));
  },
  // Told by its cause: nothing came of it.
  'diver-left': () => {},
  'diver-copied': (telling, { from, diver }) => {
    const { say, chronicle } = telling;
    chronicle.settle();
    const head = say('otys-happened-copied', { name: nameOf(telling, from), diver: diverName(say, diver) });
    chronicle.begin({ head, unused: say('otys-happened-unused') });
  },
  'diver-moved': (telling, fact) => {
    const moved = movedInWords(telling, fact);
    if (fact.seat !== telling.seat) telling.chronicle.alone(named(telling, fact.seat, moved));
    // That a diver comes up at the end goes without saying.
    else if (telling.move?.kind !== 'end') telling.chronicle.add(moved);
  },
  'diver-upgraded': ({ say, chronicle }, { diver }) =>
    chronicle.add(say('otys-happened-upgraded', { diver: diverName(say, diver) })),
  purse: (telling, fact) => {
    const { say, chronicle, seat, move, behind } = telling;
    const changed = change(say, fact.purse, fact.by);
    const [next] = behind;
    if (fact.seat === seat && fact.purse === 'batteries' && next?.kind === 'diver-moved') {
      chronicle.alone(say('otys-happened-propeller'), [movedInWords(telling, next), changed]);
      behind.shift();
    } else if (move?.kind === 'end' && fact.seat === seat) chronicle.alone(stayed(telling), [changed]);
    else {
      const held = move?.kind === 'hold' ? heldInWords(telling, fact.seat) : [];
      chronicle.add(named(telling, fact.seat, [...held, changed].join(COMMA)));
    }
  },
  /** Cubes that came to or left one level of a player, in a row. If it is the key's level, that is not said. */
  cube: (telling, fact) => {
    const { say, chronicle, facts, behind, key } = telling;
    const { seat, level } = fact;
    const moved = [fact];
    for (let [next] = behind; next?.kind === 'cube'; [next] = behind) {
      if (next.seat !== seat || next.level !== level) break;
      moved.push(next);
      behind.shift();
    }
    // Of what goes from level to level both are said.
    const isPassed = facts.some((other) => other.kind === 'cube' && other.level !== key?.level);
    const changes = moved.map(({ colour, by }) => cubeChange(say, colour, by)).join(COMMA);
    const words = say('otys-happened-cubes', { changes, place: levelName(say, level) });
    chronicle.add(named(telling, seat, !isPassed && level === key?.level ? changes : words));
  },
  store: () => {},
  technician: ({ say, chronicle, components: { values } }, { technician, to }) => {
    const value = (technician === 'mechanic' ? values.reach : values.homeAt)[to] ?? to;
    chronicle.add(say(`otys-effect-${technician}`, { value }));
  },
  'key-returned': ({ say, chronicle }, { token }) =>
    chronicle.add(say('otys-happened-key-back', { key: keyName(say, token) })),
  'keys-home': ({ say, chronicle }) => chronicle.alone(say('otys-happened-keys-home')),
  'contracts-looked-at': () => {},
  'contract-taken': (telling, { contract }) => {
    const { say, chronicle } = telling;
    if (contract === undefined) chronicle.add(say('otys-happened-contract'));
    else {
      const demand = demandInWords(say, contractOf(telling, contract).demand);
      chronicle.add(say('otys-happened-own-contract', { demand }));
    }
  },
  /** A contract with the cubes paid for it and what it brought: those of the facts behind it that are its own. */
  'contract-completed': (telling, { contract, level, from, seat }) => {
    const { say, chronicle, behind } = telling;
    const { prestige, bonus } = contractOf(telling, contract);
    const paid: Record<keyof Cubes, number> = { ...NO_CUBES };
    const steps: string[] = [];
    const gains = [prestige, bonus.credits, bonus.batteries].filter((gain) => gain > 0).length;
    for (let [next] = behind; next !== undefined; [next] = behind) {
      if (next.kind === 'cube' && next.seat === seat && next.by < 0) paid[next.colour] -= next.by;
      else if (next.kind === 'purse' && next.seat === seat && steps.length < gains)
        steps.push(change(say, next.purse, next.by));
      else break;
      behind.shift();
    }
    const words = { cubes: cubesInWords(say, paid), place: levelName(say, level) };
    chronicle.alone(say(`otys-happened-completed-${from}`, words), steps, true);
  },
  'row-refilled': (telling, { contract: id }) => {
    const { say, chronicle } = telling;
    const contract = contractOf(telling, id);
    const words = { demand: demandInWords(say, contract.demand), gains: contractGains(say, contract) };
    chronicle.turnUp(say('otys-happened-refilled', words), true);
  },
  'permanent-used': ({ say, chronicle, behind }, { level }) => {
    const [next] = behind;
    if (next?.kind !== 'purse') return;
    const head = say('otys-happened-permanent', { place: levelName(say, level) });
    chronicle.alone(head, [change(say, next.purse, next.by)]);
    behind.shift();
  },
  'reward-used': ({ say, chronicle }) => {
    chronicle.close(say('otys-happened-token-taken'));
    chronicle.begin({ head: say('otys-happened-token') });
  },
  'reward-placed': (telling, { level, reward }) => {
    const { say, chronicle } = telling;
    const words = { place: levelName(say, level), back: backInWords(say, rewardOf(telling, reward)) };
    chronicle.alone(say('otys-effect-reward', { ...words, old: 'none' }));
    chronicle.goBack();
  },
  'reward-shown': (telling, { reward, level }) => {
    const { say, chronicle } = telling;
    const words = { place: levelName(say, level), reward: rewardInWords(say, rewardOf(telling, reward)) };
    chronicle.turnUp(say('otys-happened-token-shown', words));
  },
  'last-round': ({ say, chronicle }) => chronicle.alone(say('otys-happened-last-round')),
  ended: ({ say, chronicle }) => chronicle.alone(say('rejected-over')),
};

/** Designer's variant: whose copied diver stays where it is. */
function heldInWords({ say, stretches }: Telling, owner: Seat): readonly string[] {
  const copied = stretches
    .flatMap(({ facts }) => facts)
    .find((fact) => fact.kind === 'diver-copied' && fact.from === owner);
  if (copied?.kind !== 'diver-copied') return [];
  const words = { diver: diverName(say, copied.diver), place: levelName(say, copied.level) };
  return [say('otys-happened-held', words)];
}

function stayed({ say, stretches }: Telling): string {
  const dived = stretches.flatMap(({ facts }) => facts).find((fact) => fact.kind === 'diver-activated');
  if (dived === undefined) return say('otys-answer-stay');
  const words = { diver: diverName(say, dived.diver), place: levelName(say, dived.level) };
  return say('otys-happened-stayed', words);
}

function headline({ say }: Teller, { level, token }: FactOf<OtysFact, 'key-played'>): string {
  return typeof token === 'number'
    ? capital(levelName(say, level))
    : say('otys-happened-level-x', { level, key: keyName(say, token) });
}

function summaryOf(teller: Teller, { turn, seat, stretches }: TurnCourse): TurnSummary {
  const chronicle = new Chronicle();
  const key = stretches.flatMap(({ facts }) => facts).find((fact) => fact.kind === 'key-played');
  if (key !== undefined) chronicle.alone(headline(teller, key));
  for (const stretch of stretches) {
    if (stretch.move?.kind === 'hold' || stretch.move?.kind === 'end') {
      chronicle.close();
      chronicle.begin();
    }
    const behind = [...stretch.facts];
    const telling = { ...teller, ...stretch, seat, stretches, chronicle, key, behind };
    for (let fact = behind.shift(); fact !== undefined; fact = behind.shift()) toldBy(TELLS, telling, fact);
  }
  const told = chronicle
    .told()
    .map((line) => ({ text: lineInWords(teller, line), matters: line.matters }))
    .filter(({ text }) => text !== '');
  const first = told.flatMap(({ matters }, at) => (matters ? [at] : []));
  return { turn, seat, lines: told.map(({ text }) => text), ...(first.length > 0 && { first }) };
}

/** What each turn brought, oldest first: a headline, then each gain and loss beside its cause. */
export const summariesOf = (
  moves: readonly MoveEntry<OtysFact>[],
  textContext: TextContext,
  components: Components,
): readonly TurnSummary[] =>
  coursesOf(moves)
    .map((course) => summaryOf({ ...textContext, components }, course))
    .filter(({ lines }) => lines.length > 0);
