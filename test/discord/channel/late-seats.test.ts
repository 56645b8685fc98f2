import { describe, expect, it } from 'vitest';
import { GRACE } from '../../../src/tables/model/voting.ts';
import { robot } from '../beside-computer.ts';
import { ana, ben, stage } from '../stage.ts';
import { HOUR, waiting } from './waiting.ts';

describe('the time of whoever is up', () => {
  it('is over in a new message that calls the others, who decide with its buttons', async () => {
    const { tables, command, presses, clock, wake, api, live, idsOf, textOf, spoken } = await waiting();
    await command(ana, 'play');
    const act = (person: { readonly id: string }, interaction: string) => ({
      table: 't2',
      person: person.id,
      interaction,
    });
    await tables.join(act(ben, 'j'), 'Ben');
    await tables.setPace(act(ana, 'p'), 'live');
    await tables.start(act(ana, 's'));
    await spoken('t2');
    clock.time += HOUR;
    await wake();
    const board = await live('t2');
    expect(api.message(board).body.allowed_mentions?.users).toEqual([ben.id]);
    expect(textOf(board)).toContain(`<@${ana.id}> has run out of time`);
    const ids = idsOf(board).filter((id) => id.includes(':late:'));
    expect(ids).toHaveLength(4);
    expect((await tables.look('t1'))?.match?.turn.seat).toBe(0);
    await presses(ana, 'step');
  });

  it('calls those of the others in the channel, too, whom direct messages tell of their turns', async () => {
    const { tables, clock, wake, wish, latest, pinged, textOf, presses, spoken } = await waiting();
    await wish(ben, 'direct');
    await tables.propose({ table: 't1', person: ana.id, interaction: 'm' }, { kind: 'pace', pace: 'live' });
    await spoken();
    expect(pinged()).toEqual([ben.id]);
    await presses(ben, ':agree');
    clock.time += HOUR;
    await wake();
    expect(textOf(latest().id)).toContain('has run out of time. What now');
    expect(pinged()).toEqual([ben.id]);
  });

  it('leads on by the others’ press', async () => {
    const { tables, presses, clock, wake, textOf, live, page } = await waiting();
    await tables.propose({ table: 't1', person: ana.id, interaction: 'm' }, { kind: 'pace', pace: 'live' });
    await wake();
    const vote = (await tables.look('t1'))?.table.vote?.id ?? 0;
    await tables.agree({ table: 't1', person: ben.id, interaction: 'n' }, vote);
    clock.time += HOUR;
    await wake();
    await presses(ana, ':wait');
    expect(JSON.stringify(page(ana).components)).toContain('for the others to answer');
    await presses(ben, ':skip');
    expect((await tables.look('t1'))?.match?.turn.seat).toBe(1);
    expect(textOf(await live())).not.toContain('is over');
  });
});

describe('a seat that the others let the computer play on', () => {
  it('is told to its person with the way to the board, whose button gives it back', async () => {
    const { tables, clock, wake, presses, api, textOf, live, idsOf, page, sync } = await waiting();
    await tables.profiles.change(ana.id, (profile) => ({ ...profile, notices: 'direct' }));
    await tables.propose({ table: 't1', person: ana.id, interaction: 'm' }, { kind: 'pace', pace: 'live' });
    const vote = (await tables.look('t1'))?.table.vote?.id ?? 0;
    await tables.agree({ table: 't1', person: ben.id, interaction: 'n' }, vote);
    clock.time += HOUR;
    await wake();
    await presses(ben, ':computer');
    await sync.idle();
    expect(api.told.at(-1)).toMatchObject({ person: ana.id });
    expect(api.told.at(-1)?.words).toContain('If you don’t play, your seat will be handed on');
    expect(textOf(await live())).toContain(`unless <@${ana.id}> plays first`);
    clock.time += GRACE;
    await wake();
    await sync.idle();
    const letter = api.told.at(-1);
    expect(letter).toMatchObject({ person: ana.id });
    expect(letter?.words).toContain('so the computer is playing for you. You can take your seat back');
    expect(letter?.words).toContain(await live());
    expect(textOf(await live())).toContain(`**Ana** can take over from ${robot} 🤖 again`);
    await presses(ben, 'h1:return');
    expect(textOf(page(ben).id)).toContain('isn’t playing any seat of yours');
    await presses(ana, 'h1:return');
    expect((await tables.look('t1'))?.table.seats[0]).toMatchObject({ kind: 'person', id: ana.id });
    expect(textOf(await live())).toContain(`<@${ana.id}> is back in their seat`);
    expect(idsOf(await live()).join()).not.toContain('return');
  });
});

describe('a seat that nobody takes', () => {
  it('is put again to those who wish to be reminded, by a new message', async () => {
    const at = await stage();
    await at.command(ana, 'play');
    await at.presses(ben, 'join');
    await at.tables.join({ table: 't1', person: '103', interaction: 'join' }, 'Cem');
    await at.presses(ana, 'start');
    await at.tables.depart({ table: 't1', person: ana.id, interaction: 'leave' }, 'hand on');
    await at.requestsOf(() => at.sync.start());
    const first = await at.live();
    expect(at.api.message(first).body.allowed_mentions?.users).toEqual([ben.id, '103']);
    await at.tables.profiles.change(ben.id, (profile) => ({ ...profile, reminders: false }));
    at.clock.time += 24 * HOUR;
    for (const table of await at.tables.runDueTurns()) await at.spoken(table);
    expect(await at.live()).not.toBe(first);
    expect(at.api.message(await at.live()).body.allowed_mentions?.users).toEqual(['103']);
  });
});
