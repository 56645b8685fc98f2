import { expect, test } from 'vitest';
import { ana, stage } from '../stage.ts';

test('A channel that waits for Discord keeps no other channel waiting, however many tables it has', async () => {
  const { tables, api, sync } = await stage();
  const open = async (channel: string, count: number) => {
    for (let number = 1; number <= count; number += 1)
      await tables.open({
        ...{ guild: 'g', channel, game: 'tiny', host: ana, options: {} },
        interaction: `${channel} ${number}`,
      });
  };
  await open('limited', 12);
  await open('other', 1);
  const limit: { lift: () => void } = { lift: () => {} };
  const lifted = new Promise<void>((lift) => {
    limit.lift = lift;
  });
  const waiting: string[] = [];
  const said: string[] = [];
  const post = api.post.bind(api);
  api.post = async (channel, payload, nonce) => {
    if (channel === 'limited') {
      waiting.push(nonce);
      await lifted;
    }
    said.push(channel);
    return post(channel, payload, nonce);
  };
  await sync.start();
  await expect.poll(() => said).toEqual(['other']);
  expect(waiting).toHaveLength(1);
  limit.lift();
  await sync.idle();
  expect(said.filter((channel) => channel === 'limited')).toHaveLength(12);
});
