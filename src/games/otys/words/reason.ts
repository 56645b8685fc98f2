import type { Seat } from '../../../engine/seat.ts';
import type { Comparison, Outlook } from '../../presenter.ts';
import { advantageOf, doneIn, ownPoints, type Sequel } from '../../sequel.ts';
import { type Scene, shownSide } from '../board/scene.ts';
import { contractOf } from '../rules/components.ts';
import type { Otys } from '../rules/state.ts';
import type { Effect } from './effects/effect.ts';
import { effectsOf } from './effects/effects.ts';
import { effectWords } from './effects/words.ts';

/** What tells of contracts, which decide the game, before all else. */
const OF_CONTRACTS: readonly Effect['kind'][] = ['completed', 'ready', 'nearer', 'target'];
const REASONS: readonly Effect['kind'][] = [
  ...OF_CONTRACTS,
  ...(['gained', 'cubes', 'keys-home', 'diver-upgraded', 'technician', 'reward', 'key-returned'] as const),
  ...(['looks', 'besides'] as const),
];

/** What each of two turns does that the other does not, before `scene`; `sequels` is what a search saw of both. */
export function reasonInWords(
  scene: Scene,
  outlooks: readonly [Outlook<Otys>, Outlook<Otys>],
  seat: Seat,
  sequels: readonly [Sequel, Sequel] | undefined,
): Comparison {
  const seen = sequels && seenBy(scene, sequels, seat);
  // What either search saw completed has no need to be told as near: the turns go on behind what can be foreseen.
  const done = new Set(sequels?.flatMap(({ now, next }) => [...doneIn(now), ...doneIn(next)]));
  const one = reasonsOf(seen?.one ?? [], effectsOf(scene, outlooks[0], seat), done);
  const other = reasonsOf(seen?.other ?? [], effectsOf(scene, outlooks[1], seat), done);
  // Told one by one: sorted, contracts would not stand before all else.
  const words = (effects: readonly Effect[]): readonly string[] => [
    ...new Set(effects.flatMap((effect) => effectWords(scene, [effect]))),
  ];
  const [ahead, behind] = [apart(one, other), apart(other, one)];
  const [first] = ahead;
  const hint = first === undefined ? '' : scene.say('otys-reason-hint', { kind: first.kind });
  return { one: words(ahead), other: words(behind), ...(hint !== '' && { hint }) };
}

const apart = (some: readonly Effect[], others: readonly Effect[]): readonly Effect[] => {
  const known = new Set(others.map((effect) => JSON.stringify(effect)));
  return some.filter((effect) => !known.has(JSON.stringify(effect)));
};

function reasonsOf(
  saw: readonly Effect[],
  effects: readonly Effect[],
  done: ReadonlySet<string>,
): readonly Effect[] {
  const of = (kinds: readonly Effect['kind'][]): readonly Effect[] =>
    effects.filter(({ kind }) => kinds.includes(kind));
  // What is completed as far as can be foreseen tells of itself.
  const besides = saw.filter(
    (each) =>
      each.kind !== 'now' ||
      !effects.some((effect) => effect.kind === 'completed' && effect.contract === each.contract),
  );
  const isDone = (effect: Effect): boolean =>
    (effect.kind === 'ready' || effect.kind === 'nearer') &&
    (done.has(effect.contract) ||
      saw.some((each) => 'contract' in each && each.contract === effect.contract));
  const reasons = [...besides, ...of(OF_CONTRACTS), ...of(REASONS)].filter((effect) => !isDone(effect));
  return reasons.length > 0 ? reasons : effects.filter((effect) => !isDone(effect));
}

/** What a search saw beyond two turns: contracts of the next turn and the others', else both turns' Prestige. */
function seenBy(scene: Scene, [one, other]: readonly [Sequel, Sequel], seat: Seat) {
  const known = [...scene.view.row, ...(shownSide(scene, seat).contracts ?? [])];
  const best = (ids: readonly string[]): readonly string[] =>
    ids
      .filter((id) => known.includes(id))
      .toSorted((a, b) => contractOf(scene, b).prestige - contractOf(scene, a).prestige)
      .slice(0, 1);
  const others = scene.view.seats.flatMap(({ seat: each }) => (each === seat ? [] : [each]));
  // With several of them nobody can be named.
  const [rival] = others.length === 1 ? others : [];
  const ofRival = (kind: 'denies' | 'taken', ids: readonly string[]): readonly Effect[] =>
    rival === undefined ? [] : best(ids).map((contract) => ({ kind, contract, rival }));
  const { sooner, now, next, denied } = advantageOf(one, other);
  const missed = [...now, ...next].filter((id) => doneIn(other.others).includes(id));
  const instead = doneIn(other.next).filter((id) => ![...doneIn(one.now), ...doneIn(one.next)].includes(id));
  const contracts = {
    one: [
      ...ofRival(
        'denies',
        denied.filter((id) => ![...now, ...next, ...sooner].includes(id)),
      ),
      ...best(now).map((contract) => ({ kind: 'now', contract }) as const),
      ...best(next).map((contract) => ({ kind: 'soon', contract }) as const),
    ],
    other: [
      ...ofRival('taken', missed),
      ...best(sooner).map((contract) => ({ kind: 'later', contract }) as const),
      ...best(instead).map((contract) => ({ kind: 'soon', contract }) as const),
    ],
  };
  const [most, least] = [Math.round(ownPoints(one)), Math.round(ownPoints(other))];
  const isTold = contracts.one.length + contracts.other.length + now.length > 0 || most <= least;
  return isTold
    ? contracts
    : {
        one: [{ kind: 'points', by: most } as const],
        other: least > 0 ? [{ kind: 'points', by: least } as const] : [],
      };
}
