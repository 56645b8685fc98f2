import { altText } from '../../../canvas/picture.ts';
import type { Say } from '../../../texts/say.ts';
import { asSentence } from '../../fitting.ts';
import type { Person } from '../../person.ts';
import { roomForChanges } from '../../room-for-changes.ts';
import type { Components } from '../rules/components.ts';
import { shortfalls } from '../rules/shortfall.ts';
import type { OtysView, SeatView } from '../rules/view.ts';
import { SEA_LEVELS } from '../rules/vocabulary.ts';
import { changesWords } from './changes-alt.ts';
import { rowInWords, storeInWords, tokensOn } from './colony-description.ts';
import { shortNames } from './names-alt.ts';
import { COMMA, cubesCounted, demandInWords, frontInWords, levelName } from './piece-words.ts';
import { keysInWords, levelsInWords, purseInWords, type SeaScene } from './sea-description.ts';
import { type Shown, UNMARKED } from './shown.ts';
import { seatStatus } from './status.ts';

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
  view: OtysView,
  others: readonly SeatView[],
  people: readonly Person[],
  components: Components,
  say: Say,
  { changes }: Pick<Shown, 'changes'> = UNMARKED,
): string => {
  const names = shortNames(people);
  const seas = others.map((side) => seaAfar({ view, components, say }, side, nameIn(names, side.seat)));
  const [held, levels] = [0, 1].map((part) => seas.flatMap((sea) => sea[part] ?? []));
  const named = others.map(({ seat }) => ({ seat, name: nameIn(names, seat) }));
  return altText([
    ...changesWords(changes, view, named, roomForChanges(held ?? []), say),
    ...(held ?? []),
    ...(levels ?? []),
  ]);
};

const lacksInWords = ({ view, components, say }: SeaScene, names: readonly string[], id: string): string => {
  const contract = components.contracts.get(id);
  if (contract === undefined || view.phase === 'over') return '';
  const lacks = view.seats.flatMap((side) => {
    const [nearest] = shortfalls(contract, side.cubes, components.values.spaces, side);
    if (nearest === undefined || nearest.count === 0 || nearest.full) return [];
    const { level, count, cubes } = nearest;
    const missing = cubes === undefined ? say('otys-effect-resources', { count }) : cubesCounted(say, cubes);
    const value = say('otys-contract-missing', { level, cubes: missing });
    return [say('label-value', { label: nameIn(names, side.seat), value })];
  });
  return lacks.length === 0 ? '' : [asSentence(demandInWords(say, contract.demand)), ...lacks].join(' ');
};

/** The Colony in words: scores, what is new, contracts, Store and tokens as room allows. At most 1,024 characters. */
export const colonyAlt = (
  view: OtysView,
  people: readonly Person[],
  components: Components,
  say: Say,
  { changes, focus, isPointed }: Pick<Shown, 'changes' | 'focus' | 'isPointed'> = UNMARKED,
): string => {
  const names = shortNames(people);
  const scene = { view, people: names.map((name) => ({ name })), components, say };
  const { seat: up } = view.turn;
  const head = [
    say('otys-board-alt-colony', {
      name: nameIn(names, up),
      status: seatStatus(view, up, say, focus),
      round: view.turn.round,
      last: view.lastRound ? 'yes' : 'no',
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
    part(say('otys-board-store-heading'), storeInWords(scene)),
  ];
  const named = view.seats.map(({ seat }) => ({ seat, name: nameIn(names, seat) }));
  const lit =
    isPointed === true ? focus.flatMap((piece) => (piece.kind === 'contract' ? piece.contract : [])) : [];
  const litWords = lit
    .flatMap((id) => components.contracts.get(id) ?? [])
    .map(({ demand }) => demandInWords(say, demand));
  const tokens = SEA_LEVELS.map((level) =>
    say('otys-board-alt-tokens', {
      place: levelName(say, level),
      tokens: tokensOn(scene, level)
        .map(({ front }) => frontInWords(say, front))
        .join(COMMA),
    }),
  );
  return altText([
    ...litWords.map((contract) => say('otys-board-alt-lit', { contract })),
    ...head,
    ...changesWords(changes, view, named, roomForChanges([...head, ...body]), say),
    ...body,
    ...view.row.map((id) => lacksInWords(scene, names, id)).filter((words) => words !== ''),
    ...tokens,
    asSentence(say('otys-text-first', { name: nameIn(names, view.first) })),
  ]);
};
