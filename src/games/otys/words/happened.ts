import type { MoveEntry } from '../../../engine/log.ts';
import type { Seat } from '../../../engine/seat.ts';
import { type FactOf, type FactTable, toldBy } from '../../facts-told.ts';
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
  diverTold,
  keyName,
  levelName,
  placeName,
  rewardInWords,
  sponsorEffect,
} from '../board/piece-words.ts';
import { contractOf, rewardOf } from '../board/scene.ts';
import type { Components } from '../rules/components.ts';
import type { OtysFact } from '../rules/fact.ts';
import { NO_CUBE_COUNTS } from '../rules/side.ts';
import type { Cubes } from '../rules/view.ts';
import type { SeaLevel, SponsorNumber, SponsorSide } from '../rules/vocabulary.ts';
import {
  Chronicle,
  coursesOf,
  type DiveStretch,
  type NewsCause,
  type ToldLine,
  type TurnCourse,
} from './chronicle.ts';
import { whyIdle } from './lacking.ts';

/** What a summary is told with: no view, since it tells of the past. */
interface Teller extends TextContext {
  readonly components: Components;
}

interface Telling extends Pick<TurnCourse, 'seat' | 'stretches'> {
  readonly teller: Teller;
  readonly move: DiveStretch['move'];
  readonly key: FactOf<OtysFact, 'key-played'> | undefined;
  /** All that the answer brought about, and what of it came after this fact. */
  readonly facts: readonly OtysFact[];
  readonly behind: readonly OtysFact[];
}

interface Told {
  /** A line of its own, whatever its cause: what it was, and what that brought. If it `matters` it is told first. */
  readonly alone?: { readonly head: string; readonly steps?: readonly string[]; readonly matters?: boolean };
  /** What follows comes again of the cause before this. */
  readonly goesBack?: true;
  /** A line by itself about what was turned up for all. */
  readonly turnedUp?: { readonly text: string; readonly matters: boolean };
  readonly step?: string;
  /** The cause before it is over with, with what is told if nothing came of it. */
  readonly closes?: { readonly instead?: string };
  /** What the cause before it brought is told of another. */
  readonly settles?: true;
  readonly cause?: NewsCause;
  /** How many facts behind it are told with it. */
  readonly more?: number;
}

/** What a sponsor did that changes only what follows. The others are told by what they brought. */
function sponsorUsed(say: Teller['say'], sponsor: SponsorNumber, side: SponsorSide): string {
  switch (`${sponsor}-${side}` as const) {
    case '1-advanced':
      return say('otys-happened-sponsor-free');
    case '2-basic':
      return say('otys-happened-sponsor-twice');
    case '2-advanced':
      return say('otys-happened-sponsor-token');
    default:
      return sponsorEffect(say, sponsor, side);
  }
}

/** "Level 3", or "Level 3 by own X key". */
function headline({ say }: Teller, key: FactOf<OtysFact, 'key-played'> | undefined): string {
  if (key === undefined) return '';
  return typeof key.token === 'number'
    ? say('otys-happened-level', { level: key.level })
    : say('otys-happened-level-x', { level: key.level, key: keyName(say, key.token) });
}

/** A diver that moved, and where from and to; at the surface that alone. */
export function movedInWords(
  { say }: Pick<Teller, 'say'>,
  { diver, from, to }: Pick<FactOf<OtysFact, 'diver-moved'>, 'diver' | 'from' | 'to'>,
): string {
  const words = { diver: diverName(say, diver), from: placeName(say, from), to: placeName(say, to) };
  return say(words.from === words.to ? 'otys-happened-moved-surface' : 'otys-happened-moved', words);
}

/** A contract with the cubes paid for it and what it brought: those of the facts `behind` it that are its own. */
function completed(
  teller: Teller,
  { contract: id, level, from, seat }: FactOf<OtysFact, 'contract-completed'>,
  behind: readonly OtysFact[],
) {
  const { say } = teller;
  const { prestige, bonus } = contractOf(teller, id);
  const paid: Record<keyof Cubes, number> = { ...NO_CUBE_COUNTS };
  const steps: string[] = [];
  let left = [prestige, bonus.credits, bonus.batteries].filter((gain) => gain > 0).length;
  let own = 0;
  for (const fact of behind) {
    if (fact.kind === 'cube' && fact.seat === seat && fact.by < 0) paid[fact.colour] -= fact.by;
    else if (fact.kind === 'purse' && fact.seat === seat && left > 0) {
      steps.push(change(say, fact.purse, fact.by));
      left -= 1;
    } else break;
    own += 1;
  }
  const cubes = cubesInWords(say, paid);
  return {
    own,
    steps,
    head: say(`otys-happened-completed-${from}`, { cubes, place: levelName(say, level) }),
  };
}

/** Cubes that came to or left one level of a player, in a row. If it is the key's level, that is not said. */
function cubesMoved(
  { say }: Teller,
  { seat, level }: { readonly seat: Seat; readonly level: SeaLevel },
  facts: readonly OtysFact[],
  keyLevel: SeaLevel | undefined,
) {
  const end = facts.findIndex((fact) => fact.kind !== 'cube' || fact.seat !== seat || fact.level !== level);
  const own = facts.slice(0, end < 0 ? facts.length : end).filter((fact) => fact.kind === 'cube');
  const changes = own.map(({ colour, by }) => cubeChange(say, colour, by)).join(COMMA);
  return {
    own: own.length,
    words:
      level === keyLevel ? changes : say('otys-happened-cubes', { changes, place: levelName(say, level) }),
  };
}

/** Changes of a player's; with their name if it is another than the one whose turn it is. */
const named = ({ teller, seat }: Telling, owner: Seat, changes: string): string =>
  owner === seat ? changes : teller.say('otys-happened-other', { name: nameOf(teller, owner), changes });

const TELLS: FactTable<OtysFact, Telling, Told> = {
  'turn-began': () => ({}),
  // A neutral key is no loss: the turn is had for it.
  'key-played': ({ behind: [next] }) => ({
    more: Number(next?.kind === 'purse' && next.purse === 'neutral-x'),
  }),
  'sponsors-turned': ({ teller: { say } }) => ({ alone: { head: say('otys-happened-sponsors-moved') } }),
  'sponsor-used': ({ teller: { say } }, { sponsor, side }) => ({
    cause: { head: say('otys-happened-sponsor'), empty: sponsorUsed(say, sponsor, side) },
  }),
  'diver-activated': ({ teller: { say } }, { diver }) => ({
    cause: { head: diverName(say, diver), unused: say('otys-happened-unused') },
  }),
  'diver-again': ({ teller: { say }, facts, behind }, { diver }) => {
    // One that could do nothing cannot the second time either, which goes without saying.
    if (facts.at(-behind.length - 2)?.kind === 'diver-idle' && behind[0]?.kind === 'diver-idle')
      return { more: 1 };
    return {
      closes: {},
      cause: {
        head: say('otys-happened-again', { diver: diverName(say, diver) }),
        unused: say('otys-happened-unused'),
      },
    };
  },
  'diver-idle': ({ teller }, idle) => {
    const why = whyIdle(teller, idle, idle.level);
    return {
      step: why === '' ? teller.say('otys-happened-idle') : teller.say('otys-happened-idle-why', { why }),
    };
  },
  'diver-copied': ({ teller }, { from, diver }) => ({
    settles: true,
    cause: {
      head: teller.say('otys-happened-copied', {
        name: nameOf(teller, from),
        diver: diverName(teller.say, diver),
      }),
      unused: teller.say('otys-happened-unused'),
    },
  }),
  'diver-moved': (telling, fact) => {
    const moved = movedInWords(telling.teller, fact);
    if (fact.seat !== telling.seat) return { alone: { head: named(telling, fact.seat, moved) } };
    // That a diver comes up at the end goes without saying.
    return telling.move?.kind === 'end' ? {} : { step: moved };
  },
  'diver-upgraded': ({ teller: { say } }, { diver }) => ({
    step: say('otys-happened-upgraded', { diver: diverTold(say, diver) }),
  }),
  purse: (telling, fact) => {
    const { teller, seat, move, stretches, behind } = telling;
    const { say } = teller;
    const changed = change(say, fact.purse, fact.by);
    const [next] = behind;
    if (fact.seat === seat && fact.purse === 'batteries' && next?.kind === 'diver-moved')
      return {
        alone: { head: say('otys-happened-propeller'), steps: [movedInWords(teller, next), changed] },
        more: 1,
      };
    if (move?.kind === 'end' && fact.seat === seat)
      return { alone: { head: stayed(teller, stretches), steps: [changed] } };
    const words = move?.kind === 'hold' ? heldInWords(teller, fact, stretches) : changed;
    return { step: named(telling, fact.seat, words) };
  },
  cube: (telling, fact) => {
    const { teller, facts, behind, key } = telling;
    // Of what goes from level to level both are said.
    const isPassed = facts.some((other) => other.kind === 'cube' && other.level !== key?.level);
    const { own, words } = cubesMoved(teller, fact, [fact, ...behind], isPassed ? undefined : key?.level);
    return { step: named(telling, fact.seat, words), more: own - 1 };
  },
  store: () => ({}),
  technician: ({ teller: { say, components } }, { technician, to }) => {
    const { reach, homeAt } = components.values;
    return {
      step: say(`otys-happened-${technician}`, {
        value: (technician === 'mechanic' ? reach : homeAt)[to] ?? to,
      }),
    };
  },
  'key-returned': ({ teller: { say } }, { token }) => ({
    step: say('otys-happened-key-back', { key: keyName(say, token) }),
  }),
  'keys-home': ({ teller: { say } }) => ({ alone: { head: say('otys-happened-keys-home') } }),
  'contracts-looked-at': () => ({}),
  'contract-taken': ({ teller }, { contract }) => ({
    step:
      contract === undefined
        ? teller.say('otys-happened-contract')
        : teller.say('otys-happened-own-contract', {
            demand: demandInWords(teller.say, contractOf(teller, contract).demand),
          }),
  }),
  'contract-completed': ({ teller, behind }, fact) => {
    const { own, head, steps } = completed(teller, fact, behind);
    return { alone: { head, steps, matters: true }, more: own };
  },
  'row-refilled': ({ teller }, { contract: id }) => {
    const contract = contractOf(teller, id);
    const demand = demandInWords(teller.say, contract.demand);
    const text = teller.say('otys-happened-refilled', {
      ...{ demand, gains: contractGains(teller.say, contract) },
    });
    return { turnedUp: { text, matters: true } };
  },
  'permanent-used': ({ teller: { say }, behind: [next] }, { level }) =>
    next?.kind !== 'purse'
      ? {}
      : {
          alone: {
            head: say('otys-happened-permanent', { place: levelName(say, level) }),
            steps: [change(say, next.purse, next.by)],
          },
          more: 1,
        },
  'reward-used': ({ teller: { say } }) => ({
    closes: { instead: say('otys-happened-token-taken') },
    cause: { head: say('otys-happened-token') },
  }),
  'reward-placed': ({ teller }, { level, reward }) => {
    const place = levelName(teller.say, level);
    const back = backInWords(teller.say, rewardOf(teller, reward));
    return { alone: { head: teller.say('otys-happened-reward', { place, back }) }, goesBack: true };
  },
  'reward-shown': ({ teller }, { reward, level }) => {
    const place = levelName(teller.say, level);
    const shown = rewardInWords(teller.say, rewardOf(teller, reward));
    const text = teller.say('otys-happened-token-shown', { place, reward: shown });
    return { turnedUp: { text, matters: false } };
  },
  'last-round': ({ teller: { say } }) => ({ alone: { head: say('otys-happened-last-round') } }),
  ended: ({ teller: { say } }) => ({ alone: { head: say('otys-happened-ended') } }),
};

function tell(
  teller: Teller,
  { seat, stretches }: TurnCourse,
  { move, facts }: DiveStretch,
  chronicle: Chronicle,
  key: Telling['key'],
): void {
  let next = 0;
  for (const [at, fact] of facts.entries()) {
    if (at < next) continue;
    const behind = facts.slice(at + 1);
    const told = toldBy(TELLS, { teller, seat, stretches, move, key, facts, behind }, fact);
    const { alone, turnedUp, step, closes, cause, more = 0 } = told;
    if (alone !== undefined) chronicle.alone(alone.head, alone.steps, alone.matters);
    if (told.goesBack === true) chronicle.goBack();
    if (turnedUp !== undefined) chronicle.turnedUp(turnedUp.text, turnedUp.matters);
    if (step !== undefined) chronicle.add(step);
    if (told.settles === true) chronicle.settle();
    if (closes !== undefined) chronicle.close(closes.instead);
    if (cause !== undefined) chronicle.begin(cause);
    next = at + 1 + more;
  }
}

/** Designer's variant: whose copied diver stays where it is. */
function heldInWords(
  { say }: Teller,
  { seat, purse, by }: FactOf<OtysFact, 'purse'>,
  stretches: readonly DiveStretch[],
): string {
  const stays = stretches.flatMap(({ facts }) =>
    facts.flatMap((fact) =>
      fact.kind === 'diver-copied' && fact.from === seat
        ? [
            say('otys-happened-held', {
              diver: diverName(say, fact.diver),
              place: levelName(say, fact.level),
            }),
          ]
        : [],
    ),
  );
  return [...stays.slice(0, 1), change(say, purse, by)].join(COMMA);
}

function stayed({ say }: Teller, stretches: readonly DiveStretch[]): string {
  const dived = stretches.flatMap(({ facts }) => facts).find((fact) => fact.kind === 'diver-activated');
  return dived === undefined
    ? say('otys-answer-stay')
    : say('otys-happened-stayed', {
        diver: diverName(say, dived.diver),
        place: levelName(say, dived.level),
      });
}

function linesOf(teller: Teller, course: TurnCourse): readonly ToldLine[] {
  const chronicle = new Chronicle(teller.say);
  const key = course.stretches.flatMap(({ facts }) => facts).find((fact) => fact.kind === 'key-played');
  for (const stretch of course.stretches) {
    if (stretch.move?.kind === 'hold' || stretch.move?.kind === 'end') {
      chronicle.close();
      chronicle.begin();
    }
    tell(teller, course, stretch, chronicle, key);
  }
  return [{ text: headline(teller, key), matters: false }, ...chronicle.told()].filter(
    ({ text }) => text !== '',
  );
}

/** What each turn brought, oldest first: a headline, then each gain and loss beside its cause. */
export function summariesOf(
  moves: readonly MoveEntry<OtysFact>[],
  textContext: TextContext,
  components: Components,
): readonly TurnSummary[] {
  const teller: Teller = { ...textContext, components };
  return coursesOf(moves)
    .map((course) => {
      const told = linesOf(teller, course);
      const lines = told.map(({ text }) => text);
      const first = told.flatMap(({ matters }, at) => (matters ? [at] : []));
      return { turn: course.turn, seat: course.seat, lines, ...(first.length > 0 && { first }) };
    })
    .filter(({ lines }) => lines.length > 0);
}
