import { describe, expect, it } from 'vitest';
import { GRACE } from '../../../src/tables/model/voting.ts';
import { robot } from '../beside-computer.ts';
import { ana, ben, stage } from '../stage.ts';
import { HOUR, waiting } from './waiting.ts';

/** A table at which turns have minutes, and those of Ana's are over. */
async function late(notices: 'mention' | 'direct' = 'mention') {
  const at = await waiting();
  await at.wish(ana, notices);
  await at.tables.propose(at.act(ana), { kind: 'pace', pace: 'live' });
  await at.tables.agree(at.act(ben), (await at.opened()).now.table.vote?.id ?? 0);
  await at.hours(1);
  return at;
}

describe('the time of whoever is up', () => {
  it('is over in a new message that calls the others, who decide with its buttons', async () => {
    const { presses, api, live, idsOf, textOf } = await late();
    const board = await live();
    expect(api.message(board).body.allowed_mentions?.users).toEqual([ben.id]);
    expect(textOf(board)).toContain(`<@${ana.id}> has run out of time`);
    const ids = idsOf(board).filter((id) => id.includes(':late:'));
    expect(ids).toHaveLength(4);
    await presses(ana, 'step');
    expect(textOf(await live())).toContain('Points 1:0');
  });

  it('leads on by the others’ press', async () => {
    const { tables, presses, textOf, live, page } = await late();
    await presses(ana, ':wait');
    expect(JSON.stringify(page(ana).components)).toContain('for the others to answer');
    await presses(ben, ':skip');
    expect((await tables.look('t1'))?.match?.turn.seat).toBe(1);
    expect(textOf(await live())).not.toContain('is over');
  });
});

describe('a seat that the others let the computer play on', () => {
  it('is told to its person with the way to the board, whose button gives it back', async () => {
    const { tables, clock, wake, presses, api, textOf, live, idsOf, page } = await late('direct');
    await presses(ben, ':computer');
    expect(api.told.at(-1)).toMatchObject({ person: ana.id });
    expect(api.told.at(-1)?.words).toContain('If you don’t play, your seat will be handed on');
    expect(textOf(await live())).toContain(`unless <@${ana.id}> plays first`);
    clock.time += GRACE;
    await wake();
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
    await at.tables.join(at.act({ id: '103' }), 'Cem');
    await at.presses(ana, 'start');
    await at.tables.depart(at.act(ana), 'hand on');
    await at.spoken();
    const first = await at.live();
    expect(at.api.message(first).body.allowed_mentions?.users).toEqual([ben.id, '103']);
    await at.tables.profiles.change(ben.id, (profile) => ({ ...profile, reminders: false }));
    at.clock.time += 24 * HOUR;
    for (const table of await at.tables.runDueTurns()) await at.spoken(table);
    expect(await at.live()).not.toBe(first);
    expect(at.api.message(await at.live()).body.allowed_mentions?.users).toEqual(['103']);
  });
});
