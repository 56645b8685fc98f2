import { describe, expect, test } from 'vitest';
import { ana, ben, cem } from '../tables/room.ts';
import { barroom, idsOf, wordsOf } from './order.ts';

/** A room in which Ana, who lives in Berlin, has opened a table with some options; it is noon there on 24 November 2026. */
async function opened(options: Readonly<Record<string, string>>) {
  const { gives, tables, clock, ...rest } = await barroom();
  clock.time = Date.UTC(2026, 10, 24, 11);
  await tables.profiles.change(ana.id, (profile) => ({ ...profile, zone: 'Europe/Berlin' }));
  const reply = await gives(ana, '/play tiny', options);
  const id = reply.kind === 'board' ? reply.table : '';
  const terms = async () => (await tables.look(id))?.table.terms;
  return { ...rest, gives, tables, clock, reply, id, terms };
}

describe('a table that gathers people', () => {
  test('begins at a time by the clocks of whoever opens it, who sees which clocks those are', async () => {
    const { reply, terms } = await opened({ at: '20:30' });
    expect((await terms())?.start).toMatchObject({ at: Date.UTC(2026, 10, 24, 19, 30) });
    expect(wordsOf(reply)).toContain('Europe/Berlin');
  });

  test('is refused at a time that cannot be, and against computers at once', async () => {
    expect(wordsOf((await opened({ at: 'soon' })).reply)).toContain('I can’t read that as a time.');
    expect(wordsOf((await opened({ at: '2026-11-24 8:00' })).reply)).toContain('already passed');
    expect(wordsOf((await opened({ at: '20:00', opponents: '1' })).reply)).toContain('right away');
    expect(wordsOf((await opened({ invite: '999' })).reply)).toContain('That person can’t play here.');
  });

  test('is offered to those alone whom it invites, and told to no others in lists', async () => {
    const { gives, id, terms } = await opened({ private: 'true', invite: ben.id });
    expect((await terms())?.kept).toMatchObject([{ person: ben.id }]);
    expect(idsOf(await gives(ben, '/tables')).join()).toContain(`listed:${id}:join`);
    expect(idsOf(await gives(cem, '/tables')).join()).not.toContain(id);
    const invited = wordsOf(await gives(ana, '/table invite', { person: cem.id, until: '13:00' }));
    expect(invited).toContain(`Invited: <@${ben.id}> → <@${ben.id}>, <@${cem.id}>`);
    expect(idsOf(await gives(cem, '/tables')).join()).toContain(`listed:${id}:join`);
  });

  test('says once whom it invites', async () => {
    const { gives, id, tables } = await opened({});
    const invited = wordsOf(await gives(ana, '/table invite', { person: ben.id }));
    expect(invited).toContain(`Invited: <@${ben.id}>`);
    expect(invited).not.toContain('–');
    const now = await tables.look(id);
    expect(now?.table.invited).toEqual([ben.id]);
  });

  test('has its start and who may join changed by its host alone, with a name in one command', async () => {
    const { gives, terms } = await opened({ at: '20:30' });
    const changed = wordsOf(
      await gives(ana, '/table settings', { at: 'full', private: 'true', name: 'Otters' }),
    );
    expect(changed).toContain('→ as soon as the table is full');
    expect(changed).toContain('Who can join: everyone in this channel → only people the host invites');
    expect(changed).toContain('→ Otters');
    expect(await terms()).toEqual({ isPrivate: true, kept: [], start: { kind: 'full' } });
  });

  test.each([
    'when the table is full',
    'As soon as the table is full',
    'Quand la table est complète',
    'wenn der Tisch voll ist',
    'когда стол заполнится',
  ])('begins once it is full in whichever words somebody writes that, which are offered: %s', async (at) => {
    const { terms, types } = await opened({ at });
    expect((await terms())?.start).toEqual({ kind: 'full' });
    for (const typed of [at, at.slice(0, 8)])
      expect((await types(ana, '/play tiny', 'at', typed))[0]?.value, typed).toBe('full');
  });

  test('has times offered as they are typed, by the clocks and in the language of who types', async () => {
    const { types } = await opened({});
    const typed = await types(ana, '/play tiny', 'at', '20:30', { language: 'fr' });
    expect(typed).toHaveLength(7);
    expect(typed[0]).toEqual({
      name: 'mardi 24 novembre à 20:30 (Europe/Berlin)',
      value: '2026-11-24 20:30',
    });
    expect((await types(ana, '/play tiny', 'at', 'full')).map(({ value }) => value)).toEqual(['full']);
    const onTuesday = await types(ana, '/play tiny', 'at', 'mardi', { language: 'fr' });
    expect(onTuesday.map(({ value }) => value)).toEqual(
      ['18', '19', '20', '21'].map((hour) => `2026-11-24 ${hour}:00`),
    );
    expect((await types(ana, '/play tiny', 'at', '')).length).toBeGreaterThan(5);
  });
});
