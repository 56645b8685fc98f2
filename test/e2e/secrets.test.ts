import { expect, it } from 'vitest';
import { eavesdrop } from './secrets.ts';

const wrote = (url: string, body: unknown) =>
  ({ kind: 'request', at: 0, method: 'POST', url, body, status: 200 }) as const;
const keeping = { components: [{ custom_id: 'h1:answer:t1:3:question:keep.mpp' }] };

it('a private answer is heard as a leak where everybody can read it, and nowhere else', () => {
  const heard = eavesdrop();
  heard.hear(
    wrote('/interactions/1/one/callback?with_response=true', { type: 4, data: { ...keeping, flags: 64 } }),
  );
  heard.hear(wrote('/webhooks/9/one/messages/@original', keeping));
  expect(heard.leaks).toEqual([]);
  expect(heard.private).toBe(2);
  heard.hear(wrote('/channels/5/messages', keeping));
  heard.hear(wrote('/interactions/2/two/callback', { type: 7, data: keeping }));
  heard.hear(wrote('/webhooks/9/two/messages/@original', keeping));
  expect(heard.leaks).toHaveLength(3);
});

it('an update of a page that only its reader sees is private', () => {
  const heard = eavesdrop();
  const data = { id: '3', token: 'three', message: { flags: 64 } };
  heard.hear({ kind: 'event', at: 0, name: 'INTERACTION_CREATE', data });
  heard.hear(wrote('/interactions/3/three/callback', { type: 7, data: keeping }));
  expect(heard.leaks).toEqual([]);
});
