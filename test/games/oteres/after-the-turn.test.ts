import { expect, test } from 'vitest';
import { questionPage } from '../../../src/discord/views/page-message.ts';
import { createPlayable } from '../../../src/games/create-playable.ts';
import { components, oteres } from '../../../src/games/oteres/index.ts';
import { createOteresPresenter } from '../../../src/games/oteres/words/index.ts';
import { writeSnapshot } from '../../../src/games/saved.ts';
import { seenFrom } from '../../discord/views/shown.ts';
import { ana, ben, cem, done, room, seated } from '../../tables/room.ts';
import { say } from '../../texts/shipped.ts';
import { given } from './position.ts';

const voice = { say, icons: () => undefined, avatars: () => undefined };
const game = createPlayable(oteres, createOteresPresenter(components));

test('whoever played a card that ends the turn reads so there, with what it has brought, and can look at their hand', async () => {
  const { tables, lobby, act } = await room();
  const id = await lobby([ben, cem]);
  const { table } = done(await tables.start(act(id, ana)));
  const dived = given('hand dive swap, pearls 1, pool 4').play('play.dive');
  const match = game.resume(writeSnapshot(dived.match.snapshot));
  const now = { table: { ...table, seats: [ana, ben, cem].map(seated) }, game, match };
  const { components: parts, pictures } = questionPage(seenFrom(0, now, voice));
  const text = JSON.stringify(parts);
  for (const words of ['Your turn is over.', 'You got a white **4**.']) expect(text).toContain(words);
  // It gets stale as others take pearls: *Hand* shows them as they are.
  expect(pictures).toEqual([]);
  expect(text).toContain(':refresh:t2:hand');
});
