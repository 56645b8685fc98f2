import { expect, test } from 'vitest';
import { resultMessage } from '../../src/discord/views/board-message.ts';
import { ownPage } from '../../src/discord/views/page-message.ts';
import { randomNumbers } from '../../src/engine/quick-chance.ts';
import { games } from '../../src/games/index.ts';
import { rightGuesses } from '../../src/tables/model/guess.ts';
import { seenBy, seenFrom } from '../discord/views/shown.ts';
import { say } from '../texts/shipped.ts';
import { ana, ben, calledBy, cem, done, dua, room, whyNot } from './room.ts';

const people = [ana, ben, cem, dua];
const context = {
  say,
  icons: () => undefined,
  avatars: () => undefined,
};

/** A table of four at which everybody answers at random. */
async function oteresTable() {
  const { tables, act, look: known, lobby } = await room({ games });
  const id = await lobby([ben, cem, dua], {}, 'oteres');
  done(await tables.start(act(id, ana)));
  const below = randomNumbers('guesses');
  const look = async () => {
    const now = await known(id);
    if (now.match === undefined) throw new Error('there is no match');
    return { ...now, match: now.match };
  };
  const by = (seat: number) => act(id, people[seat] ?? ana);
  return {
    ...{ id, look, tables },
    guess: (seat: number, winner: number) => tables.guess(by(seat), winner),
    answer: async () => {
      const { match } = await look();
      const asked = match.decisions[below(match.decisions.length)];
      const answer = asked?.answers[below(asked.answers.length)];
      done(await tables.answer(by(asked?.seat ?? 0), asked?.opened ?? -1, answer?.notation ?? ''));
    },
  };
}

test('who is out guesses the winner in private, may change it, and is named at the end where it came true', async () => {
  const table = await oteresTable();
  const outSeats = async () => {
    const { match } = await table.look();
    return [0, 1, 2, 3].filter((seat) => match.guessRound(seat) !== undefined);
  };
  expect(whyNot(await table.guess(0, 1))).toBe('not-asked');
  while ((await outSeats()).length === 0) await table.answer();
  const [out = -1] = await outSeats();
  expect(whyNot(await table.guess(out, 7))).toBe('not-legal');

  const guessed = done(await table.guess(out, 0));
  expect(calledBy(guessed)).toBeUndefined();
  const page = ownPage(seenFrom(out, guessed, context));
  expect(JSON.stringify(page.components)).toContain('your guess');
  for (const winner of [1, 2, 3, 0]) done(await table.guess(out, winner));
  expect((await table.look()).table.guesses).toMatchObject([{ seat: out, winner: 0 }]);

  while ((await table.look()).table.phase === 'playing') await table.answer();
  expect(whyNot(await table.guess(out, 1))).toBe('over');
  const { match, ...now } = await table.look();
  const log = await table.tables.log(table.id, 0);
  const [winner = -1] = match.result?.winners ?? [];
  const endTold = (guess: number) => {
    const guesses = now.table.guesses.map((each) => ({ ...each, winner: guess }));
    const ended = { ...now, match, table: { ...now.table, guesses } };
    return {
      right: rightGuesses(ended.table, match).length,
      words: JSON.stringify(resultMessage(seenBy('spectator', ended, context), log).components),
    };
  };
  const name = people[out]?.name ?? '';
  const { round } = now.table.guesses[0] ?? {};
  expect(endTold(winner)).toMatchObject({ right: 1 });
  expect(endTold(winner).words).toContain(`${name} guessed the winner in round ${round}.`);
  expect(endTold((winner + 1) % 4)).toMatchObject({ right: 0 });
  expect(endTold((winner + 1) % 4).words).not.toContain('guessed');
});
