import { openMatch } from '../../../engine/match.ts';
import type { Say } from '../../../texts/say.ts';
import type { Guide } from '../../presenter.ts';
import { guidePicture } from '../board/guide.ts';
import type { Components } from '../rules/components.ts';
import { createOteres } from '../rules/game.ts';
import type { OteresView, PearlView } from '../rules/view.ts';

/** *How to play*: what lies before somebody who is up. */
export function guideOf(say: Say, components: Components): Guide {
  return {
    goal: say('oteres-guide-goal'),
    picture: guidePicture({ view: sampleView(components), components, say }, sampleCards(components)),
    callouts: [
      say('oteres-guide-deck'),
      say('oteres-guide-hand'),
      say('oteres-guide-urchin'),
      say('oteres-guide-pearls'),
      say('oteres-guide-pool'),
    ],
    turn: say('oteres-guide-turn'),
  };
}

function sampleCards({ cards }: Components): readonly string[] {
  const all = [...cards.values()];
  const plain = all.find(({ effect, count }) => effect === 'take-white' && count > 0) ?? all[0];
  return plain === undefined ? [] : [plain.id];
}

function sampleView(components: Components): OteresView {
  const setup = { seats: 3, options: { first: '1' }, seed: 'how to play' };
  const view = openMatch(createOteres(components), setup).match.view(0);
  const { white, black } = components.pearls;
  const best = Math.max(...white);
  const values = [best, best - 2, ...white.slice(0, 1), Math.min(...black)];
  const pearls = values.map(
    (value, at): PearlView => ({
      ...{ mark: at + 1, value, held: false },
      colour: at === values.length - 1 ? 'black' : 'white',
    }),
  );
  return {
    ...view,
    pool: { white: Math.max(0, view.pool.white - 2), black: Math.max(0, view.pool.black - 1) },
    seats: view.seats.map((side) => (side.seat === 0 ? { ...side, pearls } : side)),
  };
}
