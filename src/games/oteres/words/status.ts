import { nameOf } from '../../person.ts';
import { valueText } from '../board/pearl.ts';
import { COMMA } from '../board/piece-words.ts';
import { actionCard, awaitedToPass, laidCard, type Scene, shownPlayersIn } from '../board/scene.ts';

function action(scene: Scene): readonly string[] {
  const { view, say } = scene;
  const { card, laid, turn, chosen } = view;
  const lines: string[] = [];
  if (card !== undefined) {
    const { name, text } = actionCard(scene, card);
    const args = { name: nameOf(scene, turn.seat), card: name, text };
    const at = view.aimed ?? view.looked?.of;
    lines.push(
      at === undefined || at === turn.seat
        ? say('oteres-status-action', args)
        : say('oteres-status-action-at', { ...args, other: nameOf(scene, at) }),
    );
  }
  if (view.nothing !== undefined)
    lines.push(say('oteres-status-no-effect', { why: say(`oteres-why-${view.nothing}`) }));
  if (laid !== undefined)
    lines.push(
      say(laid === turn.seat ? 'oteres-status-laid' : 'oteres-status-laid-at', {
        name: nameOf(scene, turn.seat),
        card: laidCard(scene, laid),
        other: nameOf(scene, laid),
      }),
    );
  if (chosen !== undefined)
    lines.push(
      say('oteres-status-awaited', {
        names: awaitedToPass(scene)
          .map((seat) => nameOf(scene, seat))
          .join(COMMA),
      }),
    );
  return lines;
}

/** How the match stands, in a few lines for everybody: who is still in, what is left, what is going on. */
export function statusOf(scene: Scene): string {
  const { say, view } = scene;
  if (view.result !== undefined) {
    const scores = view.result.scores
      .map((score, seat) =>
        say('oteres-status-score', { name: nameOf(scene, seat), score: valueText(score) }),
      )
      .join(COMMA);
    return say('oteres-status-over', { scores });
  }
  const counts = {
    playing: shownPlayersIn(scene).length,
    deck: view.deckSize,
    white: view.pool.white,
    black: view.pool.black,
    name: nameOf(scene, view.turn.seat),
    // Who plays a card is told by the line about it.
    up: view.phase !== 'card' ? 'no' : view.turn.number === 1 ? 'begins' : 'plays',
  };
  return [say('oteres-status', { ...counts, round: view.turn.round }), ...action(scene)].join('\n');
}
