import type { MoveEntry } from '../../../kernel/log.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { nameOf } from '../../person.ts';
import type { Telling, TurnSummary } from '../../presenter.ts';
import type { Components } from '../components.ts';
import type { OtysFact } from '../fact.ts';
import { contractOf, rewardOf } from './scene.ts';
import { changedLevels, changedPurses, type Net, netOf, type Tally, tallies } from './tally.ts';
import {
  BESIDE,
  backInWords,
  COMMA,
  change,
  contractGains,
  cubeChange,
  demandInWords,
  diverName,
  keyName,
  levelName,
  placeName,
  sponsorEffect,
} from './words.ts';

/** What a summary is told with: no view, since it tells of the past. */
interface Teller extends Telling {
  readonly components: Components;
}

type FactOf<K extends OtysFact['kind']> = Extract<OtysFact, { readonly kind: K }>;

/** A line for each kind of fact that is told by itself; the others go into the headline and the net. */
const LINES: {
  readonly [K in OtysFact['kind']]?: (teller: Teller, fact: FactOf<K>) => string;
} = {
  'diver-copied': (teller, { from, diver, level }) =>
    teller.say('otys-happened-copied', {
      name: nameOf(teller, from),
      diver: diverName(teller.say, diver),
      place: levelName(teller.say, level),
    }),
  'diver-upgraded': ({ say }, { diver }) => say('otys-happened-upgraded', { diver: diverName(say, diver) }),
  technician: ({ say, components: { values } }, { technician, to }) =>
    say(`otys-answer-improve-${technician}`, {
      value: (technician === 'mechanic' ? values.reach : values.homeAt)[to] ?? to,
    }),
  'key-returned': ({ say }, { token }) => say('otys-happened-key-back', { key: keyName(say, token) }),
  'keys-home': ({ say }) => say('otys-happened-keys-home'),
  'contract-taken': (teller, { contract }) =>
    contract === undefined
      ? teller.say('otys-happened-contract')
      : teller.say('otys-happened-own-contract', {
          demand: demandInWords(teller.say, contractOf(teller, contract).demand),
        }),
  'contract-completed': (teller, { contract: id, level, from }) => {
    const contract = contractOf(teller, id);
    return teller.say(`otys-happened-completed-${from}`, {
      demand: demandInWords(teller.say, contract.demand),
      gains: contractGains(teller.say, contract),
      place: levelName(teller.say, level),
    });
  },
  'row-refilled': (teller, { contract: id }) => {
    const contract = contractOf(teller, id);
    return teller.say('otys-happened-refilled', {
      demand: demandInWords(teller.say, contract.demand),
      gains: contractGains(teller.say, contract),
    });
  },
  'reward-placed': (teller, { reward, level }) =>
    teller.say('otys-happened-reward', {
      place: levelName(teller.say, level),
      back: backInWords(teller.say, rewardOf(teller, reward)),
    }),
  'last-round': ({ say }) => say('otys-happened-last-round'),
  ended: ({ say }) => say('otys-happened-ended'),
};

/** The boundary at which a fact meets the words of its own kind, which the compiler cannot follow through an index. */
const lineOf = <K extends OtysFact['kind']>(kind: K) =>
  LINES[kind] as ((teller: Teller, fact: OtysFact) => string) | undefined;

const factsOf = <K extends OtysFact['kind']>(tally: Tally, kind: K): readonly FactOf<K>[] =>
  tally.facts.filter((fact): fact is FactOf<K> => fact.kind === kind);

/** "Level 3 · Engineer · sponsor: +1 Credit". */
function headline({ say }: Teller, tally: Tally): string {
  const [key] = factsOf(tally, 'key-played');
  const [dived] = factsOf(tally, 'diver-activated');
  const [sponsor] = factsOf(tally, 'sponsor-used');
  return [
    ...(key === undefined
      ? []
      : [
          typeof key.token === 'number'
            ? say('otys-happened-level', { level: key.level })
            : say('otys-happened-level-x', { level: key.level, key: keyName(say, key.token) }),
        ]),
    ...(dived === undefined ? [] : [diverName(say, dived.diver)]),
    ...(sponsor === undefined
      ? []
      : [say('otys-answer-sponsor-there', { effect: sponsorEffect(say, sponsor.sponsor, sponsor.side) })]),
  ].join(BESIDE);
}

/** "+2 Credits, −1 Battery · +1 Metal on level 4"; nothing where nothing changed. */
function netInWords({ say }: Teller, net: Net): string {
  const purses = changedPurses(net).map(([purse, by]) => change(say, purse, by));
  const levels = changedLevels(net).map(({ level, changes }) =>
    say('otys-happened-cubes', {
      place: levelName(say, level),
      changes: changes.map(([colour, by]) => cubeChange(say, colour, by)).join(COMMA),
    }),
  );
  return [...(purses.length > 0 ? [purses.join(COMMA)] : []), ...levels].join(BESIDE);
}

function othersLines(teller: Teller, tally: Tally): readonly string[] {
  const others = new Set<Seat>();
  for (const fact of tally.facts)
    if ((fact.kind === 'purse' || fact.kind === 'cube') && fact.seat !== tally.seat) others.add(fact.seat);
  return [...others].flatMap((seat) => {
    const changes = netInWords(teller, netOf(tally, seat));
    return changes === '' ? [] : [teller.say('otys-happened-other', { name: nameOf(teller, seat), changes })];
  });
}

function shiftLines(teller: Teller, tally: Tally): readonly string[] {
  const { say } = teller;
  return tally.shifts.flatMap(({ seat, diver, from, to }) => {
    const args = { diver: diverName(say, diver), from: placeName(say, from), to: placeName(say, to) };
    if (args.from === args.to) return [];
    return seat === tally.seat
      ? say('otys-happened-moved', args)
      : say('otys-happened-other-moved', { ...args, name: nameOf(teller, seat) });
  });
}

function stayedLine({ say }: Teller, tally: Tally): readonly string[] {
  const [dived] = factsOf(tally, 'diver-activated');
  return tally.stayed && dived !== undefined
    ? [
        say('otys-happened-stayed', {
          diver: diverName(say, dived.diver),
          place: levelName(say, dived.level),
        }),
      ]
    : [];
}

function linesOf(teller: Teller, tally: Tally): readonly string[] {
  const lines = [
    headline(teller, tally),
    netInWords(teller, netOf(tally, tally.seat)),
    ...tally.facts.flatMap((fact) => lineOf(fact.kind)?.(teller, fact) ?? []),
    ...shiftLines(teller, tally),
    ...stayedLine(teller, tally),
    ...othersLines(teller, tally),
  ];
  return lines.filter((line) => line !== '');
}

/** Gains and losses by turn, oldest first: a headline, the net, and a line for whatever else matters later. */
export function summariesOf(
  moves: readonly MoveEntry<OtysFact>[],
  telling: Telling,
  components: Components,
): readonly TurnSummary[] {
  const teller: Teller = { ...telling, components };
  return tallies(moves).map((tally) => ({
    turn: tally.turn,
    seat: tally.seat,
    lines: linesOf(teller, tally),
  }));
}
