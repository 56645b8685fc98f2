import type { MoveEntry } from '../../../engine/log.ts';
import type { Seat } from '../../../engine/seat.ts';
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
import type { Components } from '../rules/components.ts';
import { NO_CUBES } from '../rules/cube-counts.ts';
import type { OtysFact } from '../rules/fact.ts';
import type { Cubes } from '../rules/view.ts';
import type { Level, SponsorNumber, SponsorSide } from '../rules/vocabulary.ts';
import { type Cause, Chronicle, type ToldLine } from './chronicle.ts';
import { type Course, coursesOf, type Stretch } from './course.ts';
import { whyIdle } from './lacking.ts';
import { contractOf, rewardOf } from './scene.ts';

/** What a summary is told with: no view, since it tells of the past. */
interface Teller extends TextContext {
  readonly components: Components;
}

type FactOf<K extends OtysFact['kind']> = Extract<OtysFact, { readonly kind: K }>;

/** Lines that stand by themselves, whatever they came of. */
const ALONE: { readonly [K in OtysFact['kind']]?: (teller: Teller, fact: FactOf<K>) => string } = {
  'keys-home': ({ say }) => say('otys-happened-keys-home'),
  'sponsors-turned': ({ say }) => say('otys-happened-sponsors-moved'),
  'last-round': ({ say }) => say('otys-happened-last-round'),
  ended: ({ say }) => say('otys-happened-ended'),
};

/** What was turned up for all. */
const TURNED_UP: { readonly [K in OtysFact['kind']]?: (teller: Teller, fact: FactOf<K>) => string } = {
  'row-refilled': (teller, { contract: id }) => {
    const contract = contractOf(teller, id);
    return teller.say('otys-happened-refilled', {
      demand: demandInWords(teller.say, contract.demand),
      gains: contractGains(teller.say, contract),
    });
  },
  'reward-shown': (teller, { reward, level }) =>
    teller.say('otys-happened-token-shown', {
      place: levelName(teller.say, level),
      reward: rewardInWords(teller.say, rewardOf(teller, reward)),
    }),
};

/** What comes of a cause, one after the other. */
const STEPS: { readonly [K in OtysFact['kind']]?: (teller: Teller, fact: FactOf<K>) => string } = {
  'diver-idle': (teller, idle) => {
    const why = whyIdle(teller, idle, idle.level);
    return why === '' ? teller.say('otys-happened-idle') : teller.say('otys-happened-idle-why', { why });
  },
  'diver-upgraded': ({ say }, { diver }) => say('otys-happened-upgraded', { diver: diverTold(say, diver) }),
  technician: ({ say, components: { values } }, { technician, to }) =>
    say(`otys-happened-${technician}`, {
      value: (technician === 'mechanic' ? values.reach : values.homeAt)[to] ?? to,
    }),
  'key-returned': ({ say }, { token }) => say('otys-happened-key-back', { key: keyName(say, token) }),
  'contract-taken': (teller, { contract }) =>
    contract === undefined
      ? teller.say('otys-happened-contract')
      : teller.say('otys-happened-own-contract', {
          demand: demandInWords(teller.say, contractOf(teller, contract).demand),
        }),
};

/** What begins a cause of its own. */
const CAUSES: { readonly [K in OtysFact['kind']]?: (teller: Teller, fact: FactOf<K>) => Cause } = {
  'sponsor-used': ({ say }, { sponsor, side }) => ({
    head: say('otys-happened-sponsor'),
    empty: sponsorUsed(say, sponsor, side),
  }),
  'diver-activated': ({ say }, { diver }) => ({
    head: diverName(say, diver),
    unused: say('otys-happened-unused'),
  }),
  'diver-again': ({ say }, { diver }) => ({
    head: say('otys-happened-again', { diver: diverName(say, diver) }),
    unused: say('otys-happened-unused'),
  }),
  'diver-copied': (teller, { from, diver }) => ({
    head: teller.say('otys-happened-copied', {
      name: nameOf(teller, from),
      diver: diverName(teller.say, diver),
    }),
    unused: teller.say('otys-happened-unused'),
  }),
  'reward-used': ({ say }) => ({ head: say('otys-happened-token') }),
};

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

/** The boundary at which a fact meets what is told of its own kind, which the compiler cannot follow through an index. */
const toldBy = <T>(
  table: { readonly [K in OtysFact['kind']]?: (teller: Teller, fact: FactOf<K>) => T },
  kind: OtysFact['kind'],
) => table[kind] as ((teller: Teller, fact: OtysFact) => T) | undefined;

/** "Level 3", or "Level 3 by own X key". */
function headline({ say }: Teller, key: FactOf<'key-played'> | undefined): string {
  if (key === undefined) return '';
  return typeof key.token === 'number'
    ? say('otys-happened-level', { level: key.level })
    : say('otys-happened-level-x', { level: key.level, key: keyName(say, key.token) });
}

/** A diver that moved, and where from and to; at the surface that alone. */
export function movedInWords(
  { say }: Pick<Teller, 'say'>,
  { diver, from, to }: Pick<FactOf<'diver-moved'>, 'diver' | 'from' | 'to'>,
): string {
  const words = { diver: diverName(say, diver), from: placeName(say, from), to: placeName(say, to) };
  return say(words.from === words.to ? 'otys-happened-moved-surface' : 'otys-happened-moved', words);
}

/** A contract with the cubes that were paid for it, and what it brought: those of the facts behind it that are its own. */
function completed(
  teller: Teller,
  { contract: id, level, from, seat }: FactOf<'contract-completed'>,
  behind: readonly OtysFact[],
) {
  const { say } = teller;
  const { prestige, bonus } = contractOf(teller, id);
  const paid: Record<keyof Cubes, number> = { ...NO_CUBES };
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

/** Cubes that came to one level of a player, or left it, one behind the other. That it is the level of the key goes without saying. */
function cubesMoved(
  { say }: Teller,
  { seat, level }: { readonly seat: Seat; readonly level: Level },
  facts: readonly OtysFact[],
  keyLevel: Level | undefined,
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

/** Tells what one answer brought about. */
function tell(
  teller: Teller,
  { seat, stretches }: Course,
  { move, facts }: Stretch,
  chronicle: Chronicle,
  key: FactOf<'key-played'> | undefined,
): void {
  const { say } = teller;
  const named = (owner: Seat, changes: string): string =>
    owner === seat ? changes : say('otys-happened-other', { name: nameOf(teller, owner), changes });
  for (let at = 0; at < facts.length; at += 1) {
    const [fact, next, ...rest] = facts.slice(at);
    if (fact === undefined) return;
    const behind = next === undefined ? [] : [next, ...rest];
    const [alone, turnedUp, step, cause] = [
      toldBy(ALONE, fact.kind),
      toldBy(TURNED_UP, fact.kind),
      toldBy(STEPS, fact.kind),
      toldBy(CAUSES, fact.kind),
    ];
    if (alone !== undefined) chronicle.alone(alone(teller, fact));
    if (turnedUp !== undefined) chronicle.turnedUp(turnedUp(teller, fact), fact.kind === 'row-refilled');
    if (step !== undefined) chronicle.add(step(teller, fact));
    if (fact.kind === 'diver-copied') chronicle.settle();
    if (fact.kind === 'diver-again') chronicle.close();
    if (fact.kind === 'reward-used') chronicle.close(say('otys-happened-token-taken'));
    if (cause !== undefined) chronicle.begin(cause(teller, fact));
    switch (fact.kind) {
      case 'key-played':
        // A neutral key is no loss: the turn is had for it.
        if (next?.kind === 'purse' && next.purse === 'neutral-x') at += 1;
        break;
      case 'purse':
        if (fact.seat === seat && fact.purse === 'batteries' && next?.kind === 'diver-moved') {
          const moved = movedInWords(teller, next);
          chronicle.alone(say('otys-happened-propeller'), [moved, change(say, fact.purse, fact.by)]);
          at += 1;
        } else if (move?.kind === 'end' && fact.seat === seat)
          chronicle.alone(stayed(teller, stretches), [change(say, fact.purse, fact.by)]);
        else if (move?.kind === 'hold') chronicle.add(named(fact.seat, heldInWords(teller, fact, stretches)));
        else chronicle.add(named(fact.seat, change(say, fact.purse, fact.by)));
        break;
      case 'cube': {
        // Of what goes from level to level both are said.
        const isPassed = facts.some((other) => other.kind === 'cube' && other.level !== key?.level);
        const { own, words } = cubesMoved(teller, fact, [fact, ...behind], isPassed ? undefined : key?.level);
        chronicle.add(named(fact.seat, words));
        at += own - 1;
        break;
      }
      case 'diver-moved':
        if (fact.seat !== seat) chronicle.alone(named(fact.seat, movedInWords(teller, fact)));
        // That a diver comes up at the end goes without saying.
        else if (move?.kind !== 'end') chronicle.add(movedInWords(teller, fact));
        break;
      case 'contract-completed': {
        const { own, head, steps } = completed(teller, fact, behind);
        chronicle.alone(head, steps, true);
        at += own;
        break;
      }
      case 'permanent-used':
        if (next?.kind === 'purse') {
          const place = levelName(say, fact.level);
          chronicle.alone(say('otys-happened-permanent', { place }), [change(say, next.purse, next.by)]);
          at += 1;
        }
        break;
      case 'reward-placed':
        chronicle.alone(
          say('otys-happened-reward', {
            place: levelName(say, fact.level),
            back: backInWords(say, rewardOf(teller, fact.reward)),
          }),
        );
        chronicle.goBack();
        break;
      default:
        break;
    }
  }
}

/** Designer's variant: whose copied diver stays where it is. */
function heldInWords(
  { say }: Teller,
  { seat, purse, by }: FactOf<'purse'>,
  stretches: readonly Stretch[],
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

function stayed({ say }: Teller, stretches: readonly Stretch[]): string {
  const dived = stretches.flatMap(({ facts }) => facts).find((fact) => fact.kind === 'diver-activated');
  return dived === undefined
    ? say('otys-answer-stay')
    : say('otys-happened-stayed', {
        diver: diverName(say, dived.diver),
        place: levelName(say, dived.level),
      });
}

function linesOf(teller: Teller, course: Course): readonly ToldLine[] {
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

/**
 * What each turn brought, oldest first: a headline, then each gain and loss in order, beside what it came of. Of what could be chosen
 * only what was is told.
 */
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
