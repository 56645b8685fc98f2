import { describe, expect, it } from 'vitest';
import { claimOf, openedAt, sampleTable } from '../sample.ts';
import { type Conforming, commitOf, kept } from './conforming.ts';

/** What is kept of channels: what was seen there, who is to be told, and what is owed. */
export function channelsConform({ storeAt, clock, tellsTime }: Conforming): void {
  describe('what was seen in a channel', () => {
    it('tells a person of a table that has lost its place, until they know', async () => {
      const store = await storeAt(1);
      await kept(store, { ...commitOf(1), table: sampleTable({ id: 'lost' }), interaction: 'another' });
      const claim = await claimOf(store, 'lost');
      await store.note(claim, { channel: { posted: 0, untold: 'ana', isArchived: false } });
      const untold = async (person: string) => (await store.open({ table: 'table-1', person }))?.untold;
      expect([await untold('ana'), await untold('béla')]).toEqual(['lost', undefined]);
      await store.note(claim, { channel: { posted: 0, isArchived: false } });
      expect(await untold('ana')).toBeUndefined();
    });

    it('brings what its server has settled to who asks for somebody', async () => {
      const store = await storeAt(1);
      const { guild } = (await openedAt(store)).table;
      const settled = async (person?: string) =>
        (await store.open({ table: 'table-1', ...(person === undefined ? {} : { person }) }))?.server;
      expect(await settled('ana')).toBeUndefined();
      await store.setServer(guild, 'roles: none', undefined);
      await store.setServer(`${guild}0`, 'another', undefined);
      expect([await settled('ana'), await settled()]).toEqual(['roles: none', undefined]);
    });

    it('lets somebody know of a lost table, and leaves all else as it was noted meanwhile', async () => {
      const store = await storeAt(1);
      const claim = await claimOf(store);
      await store.note(claim, { channel: { posted: 7, untold: 'ana', isArchived: false } });
      const stays = await store.note(claim, { told: 'béla' });
      expect(stays.channel.untold).toBe('ana');
      const free = await store.note(claim, { told: 'ana' });
      expect(free.channel).toEqual({ posted: 7, isArchived: false });
    });

    it('does not bring back who has heard of a lost table, where a note only goes on with what it knew of them', async () => {
      const store = await storeAt(1);
      const claim = await claimOf(store);
      const channel = { posted: 7, untold: 'ana', isArchived: false };
      await store.note(claim, { channel });
      const kept = await store.note(claim, { channel: { ...channel, posted: 8 }, keepsUntold: true });
      expect(kept.channel).toEqual({ ...channel, posted: 8 });
      await store.note(claim, { told: 'ana' });
      const told = await store.note(claim, { channel: { ...channel, posted: 9 }, keepsUntold: true });
      expect(told.channel).toEqual({ posted: 9, isArchived: false });
      const again = await store.note(claim, { channel });
      expect(again.channel).toEqual(channel);
    });
  });

  describe('what is owed', () => {
    it('is the longest waiting first, and waits since it began', async () => {
      const store = await storeAt(1);
      clock.time = 80;
      await kept(store, { ...commitOf(1), table: sampleTable({ id: 'the other' }), interaction: 'another' });
      clock.time = 90;
      await kept(store, commitOf(2));
      const owed = await store.owing();
      expect(owed.map(({ table }) => table)).toEqual(['table-1', 'the other']);
      if (tellsTime === 'with the clock') expect(owed.map(({ since }) => since)).toEqual([77, 80]);
    });

    it('says where a table lives whose channel is closed', async () => {
      const store = await storeAt(1);
      const barred = async (channel: string) => {
        await store.note(await claimOf(store), {
          channel: { posted: 0, access: { channel, error: 'closed' }, isArchived: false },
        });
        return (await store.owing()).map(({ isBarred }) => isBarred);
      };
      expect(await barred('channel-1')).toEqual([true]);
      expect(await barred('a former one')).toEqual([false]);
    });
  });
}
