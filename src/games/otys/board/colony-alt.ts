import { altText } from '../../../canvas/picture.ts';
import { asSentence, capital } from '../../fitting.ts';
import { roomForChanges } from '../../room-for-changes.ts';
import { shortfalls } from '../rules/shortfall.ts';
import type { SeatView } from '../rules/view.ts';
import { SEA_LEVELS } from '../rules/vocabulary.ts';
import { changesWords, shortNames } from './changes-alt.ts';
import { activeInWords, rowInWords, sponsorInWords, storeInWords, tokensOn } from './colony-description.ts';
import { seatStatus } from './focus.ts';
import { COMMA, cubesCounted, demandInWords, frontInWords, levelName } from './piece-words.ts';
import type { Scene } from './scene.ts';
import { keysInWords, levelsInWords, purseInWords, type SeaScene, seaInWords } from './sea-description.ts';
import { type Shown, UNMARKED } from './shown.ts';

/** A player's sea in words, each level, with sponsors as room allows. At most 1,024 characters. */
export const seaAlt = (
  told: Scene,
  player: SeatView,
  { changes, focus, asked }: Shown = UNMARKED,
): string => {
  const { view, people, say } = told;
  const { contracts: _, ...open } = player;
  const levels = levelsInWords(told, player);
  const status = asSentence(seatStatus(view, player.seat, say, focus));
  const head = [
    say('label-value', { label: shortNames(people)[player.seat] ?? '', value: status }),
    ...asked.map((prompt) => say('alt-asked', { prompt })),
    ...(view.turn.seat === player.seat ? activeInWords(told) : []),
  ].map(asSentence);
  const body = levels.map((level, at) =>
    [level, capital(say('otys-effect-sponsor', { effect: sponsorInWords(told, at + 1) }))]
      .map(asSentence)
      .join(' '),
  );
  // A picture may be shown to others than it was painted for.
  const rest = seaInWords(told, open).filter((line) => !levels.includes(line));
  return altText([
    ...head,
    ...changesWords(changes, view, [{ seat: player.seat }], roomForChanges([...head, ...body]), say),
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
  const { view, people, say } = scene;
  const names = shortNames(people);
  const seas = others.map((side) => seaAfar(scene, side, nameIn(names, side.seat)));
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
  told: Scene,
  { changes, focus, isPointed }: Pick<Shown, 'changes' | 'focus' | 'isPointed'> = UNMARKED,
): string => {
  const { view, components, say } = told;
  const names = shortNames(told.people);
  const scene = { ...told, people: names.map((name) => ({ name })) };
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
