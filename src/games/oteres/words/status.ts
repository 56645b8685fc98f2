import { nameOf } from '../../person.ts';
import { valueText } from '../board/pearl.ts';
import { COMMA } from '../board/piece-words.ts';
import { actionCard, awaited, laidCard, playersIn, type Scene } from '../board/scene.ts';

/** What is going on in the turn under way, for everybody: the card being performed, and who is still awaited. */
function action(scene: Scene): readonly string[] {
  const { view, say } = scene;
  const { card, laid, turn, chosen } = view;
  const lines: string[] = [];
  if (view.phase === 'card')
    lines.push(
      say(turn.number === 1 ? 'oteres-status-begins' : 'oteres-status-card', {
        name: nameOf(scene, turn.seat),
      }),
    );
  if (card !== undefined) {
    const { name, text } = actionCard(scene, card);
    lines.push(say('oteres-status-action', { name: nameOf(scene, turn.seat), card: name, text }));
  }
  if (view.nothing !== undefined) lines.push(say(`oteres-why-${view.nothing}`));
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
        names: awaited(scene)
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
    playing: playersIn(scene).length,
    deck: view.deckSize,
    white: view.pool.white,
    black: view.pool.black,
  };
  return [say('oteres-status', { ...counts, round: view.turn.round }), ...action(scene)].join('\n');
}
