import { expect, test } from 'vitest';
import type { PlayableMatch } from '../../../../src/games/playable.ts';
import { resumed } from '../../resumed.ts';
import { fourPeople as textContext } from '../../text-context.ts';
import { eager, nextOf, walk } from '../../walk.ts';
import { given } from '../position.ts';

/** Whether the game is over with an answer as its button gives it: one that is several is played to its end. */
function endsGame(match: PlayableMatch, seat: number, notation: string): boolean {
  const together = match.openTo(seat)?.answerAndEnd(notation);
  const line = together === undefined ? [notation] : [together.first, ...together.rest];
  return line.reduce((reached, each) => nextOf(reached, seat, each).match, match).result !== undefined;
}

test.each([
  ['the last player of the round', 1, true],
  ['somebody after whom others have their turn', 0, false],
] as const)('every press that ends the game says so, and no other does: %s (rulings)', (_, first, isLast) => {
  let ended = 0;
  for (const seed of ['a', 'b', 'c', 'd']) {
    const me = 'prestige 17, batteries 2, credits 5, cubes 2:mp 3:ft 5:mm';
    const { match: from } = given(`${me}, first ${first}, row mm pptt, seed ${seed}; prestige 18`);
    for (const { match } of walk<PlayableMatch, string>(resumed('otys', from.snapshot), eager(seed), 60)) {
      if (match.turn.number > 1) break;
      for (const { seat } of match.decisions) {
        const question = match.openTo(seat)?.question(textContext);
        for (const { notation, label } of question?.answers ?? []) {
          const says = ['End the game', 'Stay down and end game'].includes(label);
          if (endsGame(match, seat, notation) !== says) throw new Error(`${seed}: ${notation} "${label}"`);
          if (says) expect(question?.prompt).toBe('End your turn, and the game?');
          ended += says ? 1 : 0;
        }
      }
    }
  }
  expect(ended > 0).toBe(isLast);
});

test('it says that it cannot be taken back, or what is left undone', () => {
  const last = (cubes: string, line: string) => {
    const table = `first 1, sponsors 3:3, row mm pptt; 3 engineer`;
    const at = given(`3 engineer, prestige 18, batteries 1, cubes 5:${cubes}, ${table}`);
    const { snapshot } = at.play(line).match;
    return resumed('otys', snapshot)
      .openTo(0)
      ?.question(textContext)
      ?.answers.map(({ label, effects = [] }) => `${label}: ${effects.slice(0, 2).join(' · ')}`);
  };
  expect(last('', 'k3 go')).toEqual([
    expect.stringMatching(/^End the game: the game ends with it, and that can’t be undone/u),
    'Stay down and end game: the game ends with it, and that can’t be undone · −1 Battery',
  ]);
  expect(last('mm', 'k3 go skip')).toContain(
    'End the game: the game ends with it, and that can’t be undone · leaves 1 contract ready',
  );
});
