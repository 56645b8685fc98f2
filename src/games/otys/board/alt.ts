import { altText } from '../../../canvas/picture.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Say } from '../../../texts/say.ts';
import { shortened } from '../../../texts/shown-text.ts';
import { asSentence, capital, listWithin, roomForChanges } from '../../fitting.ts';
import { nameOf, type Person } from '../../person.ts';
import { contractOf } from '../rules/components.ts';
import { shortfalls } from '../rules/shortfall.ts';
import type { Cubes, SeatView } from '../rules/view.ts';
import { COLOURS, SEA_LEVELS } from '../rules/vocabulary.ts';
import { type Changes, changesOf, type SeatChanges } from './changes.ts';
import {
  activeInWords,
  keysInWords,
  levelsInWords,
  purseInWords,
  rowInWords,
  type SeaScene,
  seaInWords,
  sponsorInWords,
  storeInWords,
} from './description.ts';
import { roundInWords, type Shown, seatStatus, UNMARKED } from './focus.ts';
import {
  COMMA,
  change,
  cubeChange,
  demandInWords,
  diverName,
  frontInWords,
  lackingCubes,
  levelName,
} from './piece-words.ts';
import { type Scene, tokensOn } from './scene.ts';

/** Letters of all names together that an alt text has room for, and of one at most. */
const ALL_LETTERS = 48;
const LETTERS_OF_ONE = 24;

/** Everybody's names by seat, as long as alt texts can afford; equal ones get their seat's number. */
export const shortNames = (people: readonly Person[]): readonly string[] => {
  const room = Math.min(LETTERS_OF_ONE, Math.floor(ALL_LETTERS / Math.max(1, people.length)));
  const names = people.map((_, seat) => shortened(nameOf({ people }, seat), room));
  return names.map((name, seat) =>
    names.filter((other) => other === name).length === 1 ? name : `${name} (${seat + 1})`,
  );
};

const cubeChanges = (cubes: Cubes, say: Say): readonly string[] =>
  COLOURS.filter((colour) => cubes[colour] !== 0).map((colour) => cubeChange(say, colour, cubes[colour]));

const seatParts = (changes: SeatChanges, say: Say): readonly string[] => {
  const purse = [
    ['prestige', changes.prestige],
    ['credits', changes.credits],
    ['batteries', changes.batteries],
    ['neutral-x', changes.neutralX],
  ] as const;
  const counted = (count: number) => ({ count: Math.abs(count), sign: count < 0 ? '−' : '+' });
  const back = [...changes.keys, ...(changes.ownX ? ['X'] : [])];
  const some = (count: number, words: () => string): readonly string[] => (count === 0 ? [] : [words()]);
  return [
    ...purse.flatMap(([of, count]) => some(count, () => change(say, of, count))),
    ...some(changes.contracts, () => say('otys-board-alt-new-contracts', counted(changes.contracts))),
    ...changes.cubes.flatMap((cubes, index) => {
      const words = cubeChanges(cubes, say);
      return some(words.length, () =>
        say('otys-happened-cubes', { changes: words.join(COMMA), place: levelName(say, index + 1) }),
      );
    }),
    ...[...changes.moved].map(([diver, spaces]) =>
      say('otys-board-alt-new-moved', {
        diver: diverName(say, diver),
        spaces: Math.abs(spaces),
        way: spaces > 0 ? 'up' : 'down',
      }),
    ),
    ...[...changes.upgraded].map((diver) => say('otys-happened-upgraded', { diver: diverName(say, diver) })),
    ...[...changes.rewards].map((level) => say('otys-board-alt-new-permanent', { level })),
    ...some(back.length, () => say('otys-board-alt-new-keys', { keys: back.join(', ') })),
    ...some(changes.reach, () => say('otys-board-alt-new-reach', counted(changes.reach))),
    ...some(changes.hacker, () => say('otys-board-alt-new-hacker')),
    ...some(changes.laid.size, () => say('otys-board-alt-new-laid', { count: changes.laid.size })),
  ];
};

/** The news of some seats, with their players' names unless the picture has told them. */
const changesWords = (
  { view, say }: Pick<Scene, 'view' | 'say'>,
  changes: Changes,
  seats: readonly { readonly seat: Seat; readonly name?: string }[],
  beside: readonly string[],
): readonly string[] => {
  const turnedUp = SEA_LEVELS.filter((level) =>
    (view.display[level - 1] ?? []).some((id) => changes.display.has(id)),
  );
  const store = cubeChanges(changes.store, say);
  const told = (named: boolean) =>
    seats
      .filter(({ name }) => (name !== undefined) === named)
      .map(({ seat, name }) => ({ name, words: seatParts(changesOf(changes, seat), say) }));
  const parts = [
    ...view.row.flatMap((id, index) =>
      changes.row.has(id) ? [say('otys-board-alt-new-contract', { number: index + 1 })] : [],
    ),
    ...(store.length === 0 ? [] : [say('otys-board-alt-new-store', { changes: store.join(COMMA) })]),
    ...told(false).flatMap(({ words }) => words),
    ...turnedUp.map((level) => say('otys-board-alt-new-display', { level })),
    ...(changes.sponsors.size === 0
      ? []
      : [say('otys-board-alt-new-sponsors', { levels: [...changes.sponsors].join(', ') })]),
    ...told(true).flatMap(({ name = '', words }) =>
      words.length === 0 ? [] : [say('alt-new-of', { name, changes: words.join(COMMA) })],
    ),
  ];
  return parts.length === 0
    ? []
    : [asSentence(say('alt-new', { news: listWithin(parts, roomForChanges(beside)) }))];
};

/** A player's sea in words, each level, with sponsors as room allows. At most 1,024 characters. */
export const seaAlt = (told: Scene, player: SeatView, { changes, asked }: Shown = UNMARKED): string => {
  const { view, people, say } = told;
  const { contracts: _, ...open } = player;
  const levels = levelsInWords(told, player);
  const status = asSentence(seatStatus(view, player.seat, say));
  const head = [
    say('label-value', { label: shortNames(people)[player.seat] ?? '', value: status }),
    ...asked.map((prompt) => say('alt-asked', { prompt })),
    ...(view.turn.seat === player.seat ? activeInWords(told) : []),
  ].map(asSentence);
  const body = SEA_LEVELS.map((level, at) =>
    [levels[at] ?? '', capital(say('otys-effect-sponsor', { effect: sponsorInWords(told, level) }))]
      .map(asSentence)
      .join(' '),
  );
  // A picture may be shown to others than it was painted for.
  const rest = seaInWords(told, open).filter((line) => !levels.includes(line));
  return altText([
    ...head,
    ...changesWords(told, changes, [{ seat: player.seat }], [...head, ...body]),
    ...body,
    ...rest.map(asSentence),
  ]);
};

const nameIn = (names: readonly string[], seat: number): string => names[seat] ?? '';

/** What somebody holds, and their levels: each a text that is said whole or not at all. */
const seaAfar = (scene: SeaScene, side: SeatView, name: string): readonly string[] => [
  scene.say('label-value', {
    label: name,
    value: [purseInWords(scene, side), ...keysInWords(scene, side)].map(asSentence).join(' '),
  }),
  scene.say('label-value', { label: name, value: levelsInWords(scene, side).map(asSentence).join(' ') }),
];

/** The others in words, first what each holds, then their levels as far as there is room. At most 1,024 characters. */
export const othersAlt = (
  scene: Scene,
  others: readonly SeatView[],
  { changes }: Pick<Shown, 'changes'> = UNMARKED,
): string => {
  const names = shortNames(scene.people);
  const seas = others.map((side) => seaAfar(scene, side, nameIn(names, side.seat)));
  const [held, levels] = [0, 1].map((part) => seas.flatMap((sea) => sea[part] ?? []));
  const named = others.map(({ seat }) => ({ seat, name: nameIn(names, seat) }));
  return altText([...changesWords(scene, changes, named, held ?? []), ...(held ?? []), ...(levels ?? [])]);
};

const lacksInWords = ({ view, components, say }: SeaScene, names: readonly string[], id: string): string => {
  const contract = contractOf({ components }, id);
  if (view.phase === 'over') return '';
  const lacks = view.seats.flatMap((side) => {
    const [nearest] = shortfalls(contract, side.cubes, components.values.spaces, side);
    if (nearest === undefined || nearest.count === 0 || nearest.full) return [];
    const value = say('otys-contract-missing', { level: nearest.level, cubes: lackingCubes(say, nearest) });
    return [say('label-value', { label: nameIn(names, side.seat), value })];
  });
  return lacks.length === 0 ? '' : [asSentence(demandInWords(say, contract.demand)), ...lacks].join(' ');
};

/** The Colony in words: scores, what is new, contracts, Store and tokens as room allows. At most 1,024 characters. */
export const colonyAlt = (
  told: Scene,
  { changes, focus, isPointed = false }: Pick<Shown, 'changes' | 'focus' | 'isPointed'> = UNMARKED,
): string => {
  const { view, components, say } = told;
  const names = shortNames(told.people);
  const scene = { ...told, people: names.map((name) => ({ name })) };
  const { seat: up } = view.turn;
  const head = [
    say('otys-board-alt-colony', {
      name: nameIn(names, up),
      status: seatStatus(view, up, say),
      round: roundInWords(view, say),
    }),
    say('otys-board-alt-scores', {
      scores: view.seats.map(({ seat, prestige }) => `${nameIn(names, seat)} ${prestige}`).join(COMMA),
      target: view.target,
    }),
  ];
  const part = (label: string, lines: readonly string[]): string =>
    say('label-value', { label, value: lines.map(asSentence).join(' ') });
  const body = [
    part(say('otys-board-contracts-heading', { deck: view.deckSize }), rowInWords(scene)),
    part(say('otys-piece-store'), storeInWords(scene)),
  ];
  const named = view.seats.map(({ seat }) => ({ seat, name: nameIn(names, seat) }));
  const lit = focus.flatMap((piece) => (isPointed && piece.kind === 'contract' ? piece.contract : []));
  const tokens = SEA_LEVELS.map((level) =>
    say('otys-board-alt-tokens', {
      place: levelName(say, level),
      tokens: tokensOn(scene, level)
        .map(({ front }) => frontInWords(say, front))
        .join(COMMA),
    }),
  );
  return altText([
    ...lit.map((id) =>
      say('otys-board-alt-lit', { contract: demandInWords(say, contractOf({ components }, id).demand) }),
    ),
    ...head,
    ...changesWords(scene, changes, named, [...head, ...body]),
    ...body,
    ...view.row.map((id) => lacksInWords(scene, names, id)).filter((words) => words !== ''),
    ...tokens,
    asSentence(say('text-first', { name: nameIn(names, view.first) })),
  ]);
};
