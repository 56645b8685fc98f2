import { expect, test } from 'vitest';
import { gameEntries } from '../../src/games/index.ts';
import { PEOPLE } from '../games/played-pictures.ts';
import { atRandom, optionsOf, walk } from '../games/walk.ts';
import { say } from '../texts/shipped.ts';
import { answerWish } from './ledger.ts';
import { replay } from './replay.ts';

const personAt = (seat: number): string => PEOPLE[seat]?.name ?? '';

test('What stands on a board is open when the log is followed, also what can be done besides where all may see it', () => {
  let besides = 0;
  for (const { playable, simulate } of gameEntries) {
    const seats = playable.seats.min;
    const textContext = { say, people: PEOPLE.slice(0, seats) };
    const seated = {
      now: textContext.people.map(({ name }) => ({ kind: 'person', id: name }) as const),
      former: [],
      handovers: [],
      conceded: undefined,
    };
    const begun = playable.begin({ seats, options: optionsOf(playable, seats), seed: 'replay' });
    for (const { match, log } of walk(begun, atRandom('replay'))) {
      const asks = match.decisions.filter(
        ({ secret, answers }) => !secret && (match.ply % 20 === 0 || answers.some(({ isExtra }) => isExtra)),
      );
      for (const { seat, opened, answers } of asks) {
        const rows = log.map((body) => ({ person: personAt(JSON.parse(body).seat), body }));
        const { open } = simulate((rules, { sure }) =>
          replay(rules, 'a-table', match.snapshot(), rows, seated, sure),
        );
        for (const { notation } of match.openTo(seat)?.question(textContext)?.answers ?? []) {
          // Two answers by one press are followed one by one.
          if (match.openTo(seat)?.answerAndEnd(notation) !== undefined) continue;
          expect(open.flat()).toContain(answerWish('a-table', opened, personAt(seat), notation));
          if (answers.some((answer) => answer.isExtra && answer.notation === notation)) besides += 1;
        }
      }
      if (besides > 20) break;
    }
  }
  expect(besides).toBeGreaterThan(0);
});
