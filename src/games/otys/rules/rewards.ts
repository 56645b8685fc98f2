import { BrokenRule } from '../../../engine/agenda.ts';
import type { Chance } from '../../../engine/chance.ts';
import { drawCard, shuffledDeck } from '../../../engine/deck.ts';
import type { Rules } from '../../../engine/game.ts';
import { openQuestion } from './asking.ts';
import type { Components } from './components.ts';
import { deed, keyLevel, type Ledger, ownSide } from './ledger.ts';
import { effectObstacle, frontEffect, tokensHere } from './possible.ts';
import type { Otys } from './state.ts';
import type { SeaLevel } from './vocabulary.ts';

function takeOff(ledger: Ledger, level: SeaLevel, index: number): string {
  const { display } = ledger.state;
  const shown = display[level - 1];
  const id = shown?.[index];
  if (shown === undefined || id === undefined) throw new BrokenRule('otys takes a reward that is not there');
  ledger.change({ display: display.with(level - 1, shown.toSpliced(index, 1)) });
  return id;
}

/** Draws a token for the display; an empty bag is filled with the discards first. */
function refill(ledger: Ledger, level: SeaLevel, index: number, chance: Chance): void {
  const { bag, display, spentRewards } = ledger.state;
  const drawn = drawCard(bag.length === 0 ? shuffledDeck(spentRewards) : bag, chance, 'all');
  if (drawn === undefined) return;
  ledger.change({
    bag: drawn.deck,
    spentRewards: bag.length === 0 ? [] : spentRewards,
    display: display.with(level - 1, (display[level - 1] ?? []).toSpliced(index, 0, drawn.card)),
  });
  ledger.tell({ kind: 'reward-shown', reward: drawn.card, level });
}

/** What becomes of reward tokens: used from the display (sponsor 2 advanced) or taken to a board (Explorer). */
export const rewardRules = (components: Components) =>
  ({
    'pick-reward': openQuestion(components)((state) =>
      tokensHere(components, state).map(({ index, reward }) => {
        const effect = frontEffect(reward, false);
        return {
          move: { kind: 'reward', index },
          steps: [{ kind: 'tell-reward', reward: reward.id }, effect, { kind: 'discard-reward', index }],
          unless: effectObstacle(components, state, effect),
        };
      }),
    ),
    'tell-reward': deed((ledger, { reward }) =>
      ledger.tell({ kind: 'reward-used', seat: ledger.seat, reward }),
    ),
    'discard-reward': deed((ledger, { index }, { state, chance }) => {
      const level = keyLevel(state);
      const id = takeOff(ledger, level, index);
      ledger.change({ spentRewards: [...state.spentRewards, id] });
      refill(ledger, level, index, chance);
    }),
    'place-reward': deed((ledger, { index }, { state, chance }) => {
      const level = keyLevel(state);
      const reward = takeOff(ledger, level, index);
      const { rewards } = ownSide(state);
      const old = rewards[level];
      if (old !== undefined) ledger.change({ spentRewards: [...state.spentRewards, old] });
      ledger.changeSeat(ledger.seat, { rewards: { ...rewards, [level]: reward } });
      ledger.tell({ kind: 'reward-placed', seat: ledger.seat, reward, level });
      refill(ledger, level, index, chance);
    }),
  }) satisfies Partial<Rules<Otys>>;
