import { describe, expect, it } from 'vitest';
import { ana, ben, done, room } from './room.ts';

const avatarsAt = async ({ tables }: Awaited<ReturnType<typeof room>>, id: string) =>
  (await tables.look(id))?.table.seats.map((seated) => (seated.kind === 'person' ? seated.avatar : 'nobody'));

describe('Where Discord has the picture of somebody', () => {
  it('is noted as they sit down', async () => {
    const there = await room();
    const id = await there.lobby();
    done(await there.tables.join({ ...there.act(id, ben), avatar: 'avatars/2/new' }, 'Ben'));
    expect(await avatarsAt(there, id)).toEqual([undefined, 'avatars/2/new']);
  });

  it('is noted anew with whatever they do, and stays where nothing is said of it', async () => {
    const there = await room();
    const id = await there.lobby([ben]);
    done(await there.tables.start({ ...there.act(id, ana), avatar: 'avatars/1/a' }));
    done(await there.says(id, ana, 'step'));
    expect(await avatarsAt(there, id)).toEqual(['avatars/1/a', undefined]);
    done(await there.tables.undo({ ...there.act(id, ana), avatar: '' }));
    expect(await avatarsAt(there, id)).toEqual(['', undefined]);
  });
});
