import type { Seat } from '../../../engine/seat.ts';
import { partInLines } from '../../description.ts';
import { packed } from '../../fitting.ts';
import { LENGTHS } from '../../lengths.ts';
import { nameOf } from '../../person.ts';
import {
  catchInWords,
  describeSide,
  discardsInWords,
  leftInWords,
  moodInWords,
  turnInWords,
} from '../board/description.ts';
import { UNMARKED } from '../board/focus.ts';
import { valueText } from '../board/pearl.ts';
import { COMMA } from '../board/piece-words.ts';
import { actionCard, laidCard, type Scene, shownSide } from '../board/scene.ts';
import { playersIn } from '../rules/table.ts';
import { passers } from '../rules/targets.ts';

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
        names: passers(view)
          .filter((seat) => !chosen.includes(seat))
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
    playing: playersIn(view).length,
    deck: view.deckSize,
    white: view.pool.white,
    black: view.pool.black,
    name: nameOf(scene, view.turn.seat),
    // Who plays a card is told by the line about it.
    up: view.phase !== 'card' ? 'no' : view.turn.number === 1 ? 'begins' : 'plays',
  };
  return [say('oteres-status', { ...counts, round: view.turn.round }), ...action(scene)].join('\n');
}

/** One player's side of the table in words: the hand if the reader may know it, pearls, cards in front. */
export const sideLines = (scene: Scene, seat: Seat): readonly string[] =>
  partInLines(describeSide(scene, shownSide(scene, seat))).slice(1);

/** The whole position in words: the middle, then every player from the one who is up on. */
export function boardTextOf(scene: Scene): readonly string[] {
  const { view, say } = scene;
  const { seat: up } = view.turn;
  const sides = [...view.seats.slice(up), ...view.seats.slice(0, up)];
  const turn = [
    ...(view.phase === 'over' ? [turnInWords(scene, UNMARKED)] : []),
    ...(view.phase === 'end' ? [say('oteres-text-end', { name: nameOf(scene, up) })] : []),
    ...catchInWords(scene),
    // The summary, which comes first, says it, too, until the match is over.
    ...(view.result === undefined ? [] : [leftInWords(scene)]),
    ...discardsInWords(scene),
    ...moodInWords(scene),
  ];
  const parts = sides.map((side) => partInLines(describeSide(scene, side)).join('\n'));
  return packed([statusOf(scene), ...turn, ...parts], LENGTHS.part);
}
