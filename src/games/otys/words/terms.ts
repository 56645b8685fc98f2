import type { DecisionOf } from '../../../engine/match.ts';
import type { PlainKey, Say } from '../../../texts/say.ts';
import type { Tip } from '../../presenter.ts';
import { type Scene, shownSide } from '../board/scene.ts';
import type { Otys } from '../rules/state.ts';
import type { OtysAsking } from '../rules/step.ts';
import { readyContracts } from './extra-actions.ts';
import { offersSponsor } from './question/usual-dive.ts';

type TipWords = 'key' | 'row' | 'dive' | 'contract' | 'ready' | 'home';

/** A player with so much Prestige has completed a contract, as everything else brings 1 at a time in a first turn. */
const SCORED = 2;

/** Tips for a newcomer: keys before their first dive, then contracts, and keys again when all of them come home. */
export function tipsOf(scene: Scene, seat: number, asked: DecisionOf<Otys> | undefined): readonly Tip[] {
  const { say, view } = scene;
  if (asked === undefined || view.turn.seat !== seat) return [];
  const side = shownSide(scene, seat);
  const isReady = readyContracts(scene, seat, asked).length > 0;
  const isChoosing = view.phase === 'key' || view.phase === 'level';
  const isPreparing = view.phase === 'prepare';
  const hasDived = view.phase === 'end' || side.track.length > 0;
  const tip = (key: string, words: TipWords): Tip => ({ key, words: say(`otys-tip-${words}`) });
  return [
    ...(!hasDived && view.turn.round === 1 && (isChoosing || isPreparing)
      ? [
          tip(
            'key',
            isChoosing
              ? 'key'
              : offersSponsor({ moves: asked.answers.map(({ move }) => move) })
                ? 'row'
                : 'dive',
          ),
        ]
      : []),
    ...(isReady
      ? [tip('contract', 'ready')]
      : hasDived && side.prestige < SCORED
        ? [tip('contract', 'contract')]
        : []),
    ...(side.track.length + 1 >= side.homeAt ? [tip('home', 'home')] : []),
  ];
}

const TERMS: { readonly [K in OtysAsking]?: PlainKey } = {
  'choose-key': 'otys-guide-key',
  'choose-level': 'otys-term-x-key',
  expert: 'otys-term-resource',
  trader: 'otys-term-store',
  spy: 'otys-term-spy',
  engineer: 'otys-term-technicians',
  explorer: 'otys-term-token',
  'return-key': 'otys-term-return',
  upgrade: 'otys-term-upgrade',
  'pick-reward': 'otys-term-token-once',
  keep: 'otys-term-keep',
};

/** Explains a question to those still learning the game: what can be answered, and nothing else. */
export function termOf({ about, answers }: DecisionOf<Otys>, say: Say): string | undefined {
  const moves = answers.map(({ move }) => move);
  if (about.kind === 'prepare') {
    const lines = [
      ...(offersSponsor({ moves }) ? [say('otys-guide-sponsor')] : []),
      ...(moves.some(({ kind }) => kind === 'propeller') ? [say('otys-term-propeller')] : []),
    ];
    return lines.length === 0 ? undefined : lines.join(' ');
  }
  const term = TERMS[about.kind];
  return term === undefined ? undefined : say(term);
}
