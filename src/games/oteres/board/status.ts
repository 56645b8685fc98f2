import type { Seat } from '../../../engine/seat.ts';
import type { Say } from '../../../texts/say.ts';
import { loosePearls } from '../rules/table.ts';
import type { SeatView } from '../rules/view.ts';
import type { Piece } from './focus.ts';
import { type Scene, shownSide } from './scene.ts';

/** What a seat is about. */
export interface Status {
  readonly words: string;
  /** Whether the others wait for it, or it has done what they wait for; neither is drawn for the rest. */
  readonly sign?: 'awaited' | 'done';
}

const passing = (side: SeatView, chosen: readonly Seat[], say: Say): Status => {
  const loose = loosePearls(side);
  if (chosen.includes(side.seat))
    return {
      words: say(loose.length === 1 ? 'oteres-board-status-only' : 'oteres-board-status-chosen'),
      sign: 'done',
    };
  return loose.length > 0
    ? { words: say('oteres-board-status-choosing'), sign: 'awaited' }
    : { words: say('oteres-board-status-nothing') };
};

/** What a seat is about, as everybody may know it. */
export const seatStatus = (
  { view, components, say }: Pick<Scene, 'view' | 'components' | 'say'>,
  seat: Seat,
  focus: readonly Piece[],
): Status => {
  const side = shownSide({ view }, seat);
  if (side.out) return { words: say('oteres-board-status-out') };
  if (view.phase === 'over') return { words: say('status-over') };
  if (view.chosen !== undefined) return passing(side, view.chosen, say);
  const picking = focus.some(({ kind }) => kind === 'paws');
  if (picking && focus.some((piece) => piece.kind === 'seat' && piece.seat === seat))
    return { words: say('oteres-board-status-picks'), sign: 'awaited' };
  if (view.laid === seat) return { words: say('oteres-board-status-choosing'), sign: 'awaited' };
  // Everybody but the one who is up waits: that goes without saying.
  if (view.turn.seat !== seat) return { words: '' };
  if (view.phase === 'action') {
    const card = view.card === undefined ? undefined : components.cards.get(view.card);
    return {
      words:
        card === undefined
          ? say('oteres-board-status-laid')
          : say('oteres-board-status-action', { card: card.name }),
    };
  }
  return { words: say(`oteres-board-status-${view.phase}`) };
};
