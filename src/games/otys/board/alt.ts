import { altText, type Picture } from '../../../canvas/picture.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { Say } from '../../../texts/say.ts';
import { shortened } from '../../../texts/shown-text.ts';
import { asSentence, capital, listWithin, roomForChanges } from '../../fitting.ts';
import { nameOf, type Person } from '../../person.ts';
import { contractOf } from '../rules/components.ts';
import { shortfalls } from '../rules/shortfall.ts';
import type { Cubes, SeatView } from '../rules/view.ts';
import { COLOURS, SEA_LEVELS, type SeaLevel } from '../rules/vocabulary.ts';
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
  movedInWords,
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

/** What a picture says: as its alt text, with short names and the news there is room for, or whole to a reader. */
type Words = Pick<Picture, 'alt' | 'told'>;
type Manner = 'alt' | 'whole';

const said = (words: (manner: Manner) => readonly string[]): Words => ({
  alt: altText(words('alt')),
  told: () => words('whole'),
});

const namesFor = (people: readonly Person[], manner: Manner): readonly string[] =>
  manner === 'alt' ? shortNames(people) : people.map(({ name }) => name);

const cubeChanges = (cubes: Cubes, say: Say): readonly string[] =>
  COLOURS.filter((colour) => cubes[colour] !== 0).map((colour) => cubeChange(say, colour, cubes[colour]));

const seatParts = (changes: SeatChanges, side: SeatView | undefined, say: Say): readonly string[] => {
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
    ...[...changes.moved].map(([diver, up]) => {
      const to = side?.column.findIndex((each) => each.diver === diver) ?? 0;
      return movedInWords({ say }, { diver, from: to + up, to });
    }),
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
  room: number,
): readonly string[] => {
  const turnedUp = SEA_LEVELS.filter((level) =>
    (view.display[level - 1] ?? []).some((id) => changes.display.has(id)),
  );
  const store = cubeChanges(changes.store, say);
  const told = (named: boolean) =>
    seats
      .filter(({ name }) => (name !== undefined) === named)
      .map(({ seat, name }) => ({ name, words: seatParts(changesOf(changes, seat), view.seats[seat], say) }));
  const parts = [
    ...view.row.flatMap((id, index) =>
      changes.row.has(id) ? [say('otys-board-alt-new-contract', { number: index + 1 })] : [],
    ),
    ...(store.length === 0 ? [] : [say('otys-board-alt-new-store', { changes: store.join(COMMA) })]),
    ...told(false).flatMap(({ words }) => words),
    ...turnedUp.map((level) => say('otys-board-alt-new-display', { level })),
    ...(changes.sponsors.size === 0 ? [] : [say('otys-board-alt-new-sponsors')]),
    ...told(true).flatMap(({ name = '', words }) =>
      words.length === 0 ? [] : [say('alt-new-of', { name, changes: words.join(COMMA) })],
    ),
  ];
  return parts.length === 0 ? [] : [asSentence(say('alt-new', { news: listWithin(parts, room) }))];
};

const roomFor = (manner: Manner, beside: readonly string[]): number =>
  manner === 'alt' ? roomForChanges(beside) : Number.POSITIVE_INFINITY;

const tokensInWords = (scene: Scene, level: SeaLevel): string =>
  tokensOn(scene, level)
    .map(({ front }) => frontInWords(scene.say, front))
    .join(COMMA);

/** A player's sea in words: each level with its sponsor, and to a reader its reward tokens, which lie there. */
export const seaWords = (told: Scene, player: SeatView, shown: Shown = UNMARKED): Words =>
  said((manner) => seaTold(told, player, shown, manner));

function seaTold(
  told: Scene,
  player: SeatView,
  { changes, asked }: Shown,
  manner: Manner,
): readonly string[] {
  const { view, people, say } = told;
  const { contracts: _, ...open } = player;
  const levels = levelsInWords(told, player);
  const status = asSentence(seatStatus(view, player.seat, say));
  const head = [
    say('label-value', { label: nameIn(namesFor(people, manner), player.seat), value: status }),
    // A reader has the question beside it.
    ...(manner === 'alt' ? asked.map((prompt) => say('alt-asked', { prompt })) : []),
    ...(view.turn.seat === player.seat ? activeInWords(told) : []),
  ].map(asSentence);
  const body = SEA_LEVELS.map((level, at) =>
    [
      levels[at] ?? '',
      capital(say('otys-effect-sponsor', { effect: sponsorInWords(told, level) })),
      ...(manner === 'alt' || tokensOn(told, level).length === 0
        ? []
        : [capital(say('otys-legend-tokens', { tokens: tokensInWords(told, level) }))]),
    ]
      .map(asSentence)
      .join(' '),
  );
  // A picture may be shown to others than it was painted for.
  const rest = seaInWords(told, open).filter((line) => !levels.includes(line));
  return [
    ...head,
    ...changesWords(told, changes, [{ seat: player.seat }], roomFor(manner, [...head, ...body])),
    ...body,
    ...rest.map(asSentence),
  ];
}

const nameIn = (names: readonly string[], seat: number): string => names[seat] ?? '';

/** What somebody holds, and their levels: each a text that is said whole or not at all. */
const seaAfar = (scene: SeaScene, side: SeatView, name: string): readonly string[] => [
  scene.say('label-value', {
    label: name,
    value: [purseInWords(scene, side), ...keysInWords(scene, side)].map(asSentence).join(' '),
  }),
  scene.say('label-value', { label: name, value: levelsInWords(scene, side).map(asSentence).join(' ') }),
];

/** The others in words, first what each holds, then their levels. */
export const othersTold = (
  scene: Scene,
  others: readonly SeatView[],
  { changes }: Pick<Shown, 'changes'> = UNMARKED,
): Words =>
  said((manner) => {
    const names = namesFor(scene.people, manner);
    const seas = others.map((side) => seaAfar(scene, side, nameIn(names, side.seat)));
    const [held = [], levels = []] = [0, 1].map((part) => seas.flatMap((sea) => sea[part] ?? []));
    const named = others.map(({ seat }) => ({ seat, name: nameIn(names, seat) }));
    return [...changesWords(scene, changes, named, roomFor(manner, held)), ...held, ...levels];
  });

const lacksInWords = (
  { view, components, say }: SeaScene,
  names: readonly string[],
  id: string,
): readonly string[] => {
  const contract = contractOf({ components }, id);
  if (view.phase === 'over') return [];
  return view.seats.flatMap((side) => {
    const [nearest] = shortfalls(contract, side.cubes, components.values.spaces, side);
    if (nearest === undefined || nearest.count === 0 || nearest.full) return [];
    const value = say('otys-contract-missing', { level: nearest.level, cubes: lackingCubes(say, nearest) });
    return [say('label-value', { label: nameIn(names, side.seat), value })];
  });
};

type OnColony = Pick<Shown, 'changes' | 'focus' | 'isPointed'>;

/** The Colony in words: scores, what is new, contracts, Store, and in its alt text the tokens as room allows. */
export const colonyWords = (scene: Scene, shown: OnColony = UNMARKED): Words =>
  said((manner) => colonyTold(scene, shown, manner));

function colonyTold(
  told: Scene,
  { changes, focus, isPointed = false }: OnColony,
  manner: Manner,
): readonly string[] {
  const { view, components, say } = told;
  const names = namesFor(told.people, manner);
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
  const lacking = view.row.map((id) => lacksInWords(scene, names, id));
  // To a reader each contract, with what it lacks, and each resource is a line of its own.
  const part = (label: string, lines: readonly string[]): readonly string[] => {
    const sentences = lines.map(asSentence);
    return manner === 'alt'
      ? [say('label-value', { label, value: sentences.join(' ') })]
      : [asSentence(label), ...sentences];
  };
  const row = rowInWords(scene).map((words, at) =>
    manner === 'alt' ? words : [asSentence(words), ...(lacking[at] ?? [])].join(' '),
  );
  const body = [
    ...part(say('otys-board-contracts-heading', { deck: view.deckSize }), row),
    ...part(say('otys-piece-store'), storeInWords(scene)),
  ];
  const named = view.seats.map(({ seat }) => ({ seat, name: nameIn(names, seat) }));
  const lit = focus.flatMap((piece) => (isPointed && piece.kind === 'contract' ? piece.contract : []));
  const apart = view.row.flatMap((id, at) => {
    const [first, ...others] = lacking[at] ?? [];
    const demand = asSentence(demandInWords(say, contractOf({ components }, id).demand));
    return first === undefined ? [] : [[demand, first, ...others].join(' ')];
  });
  const tokens = SEA_LEVELS.map((level) =>
    say('otys-board-alt-tokens', { place: levelName(say, level), tokens: tokensInWords(scene, level) }),
  );
  return [
    ...lit.map((id) =>
      say('otys-board-alt-lit', { contract: demandInWords(say, contractOf({ components }, id).demand) }),
    ),
    ...head,
    ...changesWords(scene, changes, named, roomFor(manner, [...head, ...body])),
    ...body,
    ...(manner === 'alt' ? [...apart, ...tokens] : []),
    asSentence(say('text-first', { name: nameIn(names, view.first) })),
  ];
}
