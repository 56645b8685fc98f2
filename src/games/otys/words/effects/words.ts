import type { Seat } from '../../../../engine/seat.ts';
import { type EffectWords, effectsTold } from '../../../effects-told.ts';
import { nameOf } from '../../../person.ts';
import type { Outlook } from '../../../presenter.ts';
import {
  amount,
  backInWords,
  COMMA,
  change,
  cubeChange,
  demandInWords,
  diverEffect,
  diverName,
  frontInWords,
  idleInWords,
  keyName,
  lackingCubes,
  levelName,
  movedInWords,
  OR,
  shortName,
  sponsorEffect,
} from '../../board/piece-words.ts';
import { type Scene, shownSide } from '../../board/scene.ts';
import { contractOf } from '../../rules/components.ts';
import { type MoveOfKind, otysNotation } from '../../rules/move.ts';
import type { Otys } from '../../rules/state.ts';
import { readyFor } from '../contract-line.ts';
import { askedDiver } from '../question/asked.ts';
import type { Effect } from './effect.ts';
import { effectsOf, effectsOfCompletion } from './effects.ts';

const MOST_NAMED = 2;

const contractTold = (scene: Scene, id: string) => {
  const contract = contractOf(scene, id);
  return {
    demand: demandInWords(scene.say, contract.demand),
    prestige: amount(scene.say, 'prestige', contract.prestige),
  };
};

/** The text of each effect, in telling order: cost and gain, what is chosen next, what is within reach, who leads. */
const WORDS: EffectWords<Effect, Scene> = {
  nothing: ({ say }) => say('otys-effect-nothing'),
  ended: ({ say }) => say('otys-effect-over'),
  idle: (scene, idle) => idleInWords(scene, idle, idle.level),
  denies: (scene, { contract, rival }) =>
    scene.say('otys-effect-denies', { ...contractTold(scene, contract), name: nameOf(scene, rival) }),
  taken: (scene, { contract, rival }) =>
    scene.say('otys-effect-taken', { ...contractTold(scene, contract), name: nameOf(scene, rival) }),
  completed: (scene, { contract, level }) =>
    scene.say('otys-effect-completed', {
      demand: contractTold(scene, contract).demand,
      place: levelName(scene.say, level),
    }),
  spent: ({ say }, { purse, by }) => change(say, purse, -by),
  gained: ({ say }, { purse, by }) => change(say, purse, by),
  now: (scene, { contract }) => scene.say('otys-effect-now', contractTold(scene, contract)),
  soon: (scene, { contract }) => scene.say('otys-effect-soon', contractTold(scene, contract)),
  later: (scene, { contract }) => scene.say('otys-effect-later', contractTold(scene, contract)),
  cubes: ({ say }, { level, by }) =>
    say('otys-happened-cubes', {
      changes: by.map(([colour, count]) => cubeChange(say, colour, count)).join(COMMA),
      place: levelName(say, level),
    }),
  target: ({ say }) => say('otys-effect-target'),
  left: ({ say }, { count }) => say('otys-effect-left', { count }),
  'keys-home': ({ say }) => say('otys-effect-home'),
  'diver-upgraded': ({ say }, { diver }) =>
    say('otys-effect-upgraded', {
      diver: diverName(say, diver),
      effect: diverEffect(say, { diver, upgraded: true }),
    }),
  technician: ({ say, components: { values } }, { technician, to }) =>
    say(`otys-effect-${technician}`, {
      value: (technician === 'mechanic' ? values.reach : values.homeAt)[to] ?? to,
    }),
  reward: ({ say }, { level, reward, old }) =>
    say('otys-effect-reward', {
      back: backInWords(say, reward),
      place: levelName(say, level),
      old: old === undefined ? 'none' : backInWords(say, old),
    }),
  'key-returned': ({ say }, { token }) => say('otys-happened-key-back', { key: keyName(say, token) }),
  returns: ({ say }) => say('otys-effect-returns'),
  looks: ({ say }) => say('otys-front-look'),
  front: ({ say }, { reward }) => frontInWords(say, reward.front),
  price: ({ say }, { credits, prestige }) =>
    say('otys-text-either', {
      credits: amount(say, 'credits', credits),
      prestige: amount(say, 'prestige', prestige),
    }),
  carries: ({ say }, { from }) => say('otys-effect-carries', { from: levelName(say, from) }),
  besides: ({ say }, { reward }) => say('otys-effect-besides', { reward: backInWords(say, reward) }),
  work: ({ say }, { diver, free }) => diverEffect(say, diver, free),
  twice: ({ say }, { isPaid }) => say(isPaid ? 'otys-sponsor-2-basic' : 'otys-effect-twice-once'),
  ready: (scene, { contract, level }) =>
    scene.say('otys-effect-ready', { ...contractTold(scene, contract), place: levelName(scene.say, level) }),
  copies: (scene, { seats, level }) =>
    scene.say('otys-effect-copies', {
      divers: seats
        .map((seat) =>
          scene.say('otys-in-brackets', {
            what: shortName(scene.say, askedDiver({ scene, seat }, level).diver),
            more: nameOf(scene, seat),
          }),
        )
        .join(OR),
    }),
  sponsor: ({ say }, { tile }) => say('otys-effect-sponsor', { effect: sponsorEffect(say, tile) }),
  opens: ({ say }, { isNeutral }) => say(isNeutral ? 'otys-effect-opens-once' : 'otys-effect-opens'),
  propels: ({ say }, { reach }) => say('otys-effect-propels', { reach }),
  could: ({ say }, { divers, level }) =>
    say('otys-effect-could', {
      divers: divers.map((diver) => diverName(say, diver)).join(OR),
      place: levelName(say, level),
    }),
  dives: ({ say }) => say('otys-effect-dives'),
  nearer: (scene, { contract, short }) =>
    scene.say('otys-effect-nearer', {
      ...contractTold(scene, contract),
      lacks: lackingCubes(scene.say, short.count > MOST_NAMED ? { count: short.count } : short),
      place: levelName(scene.say, short.level),
    }),
  points: ({ say }, { by }) => say('otys-effect-points', { amount: amount(say, 'prestige', by) }),
  'diver-moved': movedInWords,
  stands: ({ say }, { diver, level }) =>
    say('otys-effect-stands', { diver: diverName(say, diver), place: levelName(say, level) }),
};

/** Effects in words, the weightiest first. */
export const effectWords = (scene: Scene, effects: readonly Effect[]): readonly string[] =>
  effectsTold(WORDS, scene, effects);

/** What answers do, in words, as the reader of `scene` may know it, whose view is the one before them. */
export const effectsInWords = (scene: Scene, outlook: Outlook<Otys>, seat: Seat): readonly string[] =>
  effectWords(scene, effectsOf(scene, outlook, seat));

/** What answers are for, the weightiest first, and what they do for that. */
const AIMS: readonly Effect['kind'][] = ['completed', 'ready', 'nearer', 'target', 'keys-home'];
/** Prices and places are no reason for an answer. */
const NO_REASON: readonly Effect['kind'][] = ['spent', 'diver-moved', 'stands', 'left', 'points'];

/** Why a seat would give answers: what they do, and the contract that it is for. */
export function whyInWords(scene: Scene, outlook: Outlook<Otys>, seat: Seat): readonly string[] {
  const effects = effectsOf(scene, outlook, seat);
  const aim = AIMS.flatMap((kind) => effects.find((effect) => effect.kind === kind) ?? []).at(0);
  const others = effects.filter(({ kind }) => !AIMS.includes(kind) && !NO_REASON.includes(kind));
  const cubes =
    aim?.kind === 'ready' || aim?.kind === 'nearer' ? others.find(({ kind }) => kind === 'cubes') : undefined;
  const does = cubes === undefined ? effectWords(scene, others) : effectWords(scene, [cubes]);
  // Whom a propeller moves, and where to: the names of its answers do not say it.
  const isPropelled = outlook.moves.some(({ notation }) => otysNotation.parse(notation)?.kind === 'space');
  const moved = effects.filter(({ kind }) => isPropelled && kind === 'diver-moved').slice(0, 1);
  const why = [
    ...effectWords(scene, moved),
    ...does.slice(0, 1),
    ...(aim === undefined ? [] : effectWords(scene, [aim])),
  ];
  return why.length > 0 || outlook.end !== 'turn over' ? why : whyWaits(scene, outlook, seat);
}

/** That the dearest contract is left ready, as the search has found something better to do with it. */
function whyWaits(scene: Scene, { after }: Outlook<Otys>, seat: Seat): readonly string[] {
  const then = { ...scene, view: after };
  const [left] = [...after.row, ...(shownSide(then, seat).contracts ?? [])]
    .filter((id) => readyFor(then, seat, [id]) > 0)
    .toSorted((one, other) => contractOf(scene, other).prestige - contractOf(scene, one).prestige);
  return left === undefined ? [] : [scene.say('otys-why-waits', contractTold(scene, left))];
}

/** What completing a contract does, in words. */
export const completionInWords = (
  scene: Scene,
  seat: Seat,
  move: MoveOfKind<'contract'>,
): readonly string[] => effectWords(scene, effectsOfCompletion(scene, seat, move));
