import { expect, test } from 'vitest';
import { questionPage } from '../../../src/discord/views/page-message.ts';
import { createPlayable } from '../../../src/games/create-playable.ts';
import { components, oteres } from '../../../src/games/oteres/index.ts';
import { createOteresPresenter } from '../../../src/games/oteres/words/index.ts';
import { writeSnapshot } from '../../../src/games/saved.ts';
import { ana, ben, cem, done, room, seated } from '../../tables/room.ts';
import { say } from '../../texts/shipped.ts';
import { type Scene, scene } from './position.ts';

const voice = { say, icons: () => undefined, avatars: () => undefined };
const game = createPlayable(oteres, createOteresPresenter(components));

/** The private page in which somebody has just answered, in letters and by the names of its pictures. */
async function pageOf({ match }: Scene, seat: number) {
  const { tables, lobby, act } = await room();
  const id = await lobby([ben, cem]);
  const { table } = done(await tables.start(act(id, ana)));
  const shown = game.resume(writeSnapshot(match.snapshot));
  const now = { table: { ...table, seats: [ana, ben, cem].map(seated) }, game, match: shown };
  const { components: parts, pictures } = questionPage(now, shown, seat, voice);
  return { text: JSON.stringify(parts), pictures };
}

test('whoever played a card that ends the turn reads so there, with what it has brought, and can look at their hand', async () => {
  const { text, pictures } = await pageOf(
    scene({ me: { hand: 'dive swap', pearls: '1' }, pool: '4' }).play('play.dive'),
    0,
  );
  expect(text).toContain('Your turn is over.');
  expect(text).toContain('You got a white **4**.');
  // It gets stale as others take pearls: *Hand* shows them as they are.
  expect(pictures).toEqual([]);
  expect(text).toContain(':refresh:t2:hand');
});

test('whoever has chosen with the others reads that they can choose again', async () => {
  const { text } = await pageOf(
    scene({
      me: { hand: 'with-the-current', pearls: '1 2' },
      others: [{ pearls: '2 3' }, { pearls: '1' }],
    }).play('play.with-the-current 1:pearl.3'),
    1,
  );
  expect(text).toContain('You can change your choice until everybody has chosen.');
});
