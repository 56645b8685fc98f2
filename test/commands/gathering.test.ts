import { describe, expect, test } from 'vitest';
import { ana } from '../tables/room.ts';
import { commandsInWords } from './in-words.ts';
import { barroom } from './order.ts';

commandsInWords(`
# a table that gathers people
begins at a time by the clocks of whoever opens it, who sees which clocks those are
  at 11; ana: wish zone Europe/Berlin; ana: /play tiny at=20:30 -> start 2026-01-10T19:30 => says~: Europe/Berlin
is refused at a time that cannot be, and against computers at once
  at 11; ana: /play tiny at=soon => says~: I can’t read that as a time.
  ana: /play tiny at=2026-01-10 8:00 => says~: already passed
  ana: /play tiny at=20:00 opponents=1 => says~: right away
  ana: /play tiny invite=999 => says~: That person can’t play here.
is offered to those alone whom it invites, and told to no others in lists
  at 11; ana: /play tiny private=true invite=ben -> kept ben
  ben: /tables => ids~: listed:T1:join
  cem: /tables => ids!: T1
  ana: /table invite person=cem until=13:00 => says~: Invited: <@102> → <@102>, <@103>
  cem: /tables => ids~: listed:T1:join
says once whom it invites
  ana: /play tiny; ana: /table invite person=ben -> invited ben => says~: Invited: <@102> | says!: –
has its start and who may join changed by its host alone, with a name in one command
  ana: /play tiny at=20:30; ana: /table settings at=full private=true name=Otters -> isPrivate yes, kept, start full
    => says~: → as soon as the table is full | says~: → Otters
    | says~: Who can join: everyone in this channel → only people the host invites
has times offered as they are typed, by the clocks and in the language of who types
  at 11; ana: wish zone Europe/Berlin; ana: types /play tiny at=20:30 @language=fr
    => names/: ^samedi 10 janvier à 20:30 \\(Europe/Berlin\\)( · [^·]+){6}$ | offers/: ^2026-01-10 20:30
  ana: types /play tiny at=full => offers: full
  ana: types /play tiny at=samedi @language=fr
    => offers: 2026-01-10 18:00 2026-01-10 19:00 2026-01-10 20:00 2026-01-10 21:00
  ana: types /play tiny at= => names/: ·.*·.*·.*·.*·
`);

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
});
