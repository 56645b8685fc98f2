import { describe, expect, test } from 'vitest';
import {
  HOST_UNSEEN,
  LATELY,
  MembershipCheck,
  MISSED_AFTER,
} from '../../../src/discord/client/membership-check.ts';
import { ownWayBack } from '../../../src/discord/interactions/buttons/undo.ts';
import { idText } from '../../../src/discord/protocol/ids.ts';
import { computerName } from '../../../src/tables/model/computer-name.ts';
import { ARCHIVE_AFTER, NOTICE_AFTER } from '../../../src/tables/transitions/resting.ts';
import { readTexts } from '../../../src/texts/texts.ts';
import { ana, ben, eve, stage } from '../stage.ts';

const texts = readTexts('assets/texts');
/** What computers are called, in every language. */
const COMPUTER = /computer|ordinateur|компьютер/i;

/** What the first computer of the stage's first table is called. */
const robot = computerName({ id: 't1', seats: [] }, 1);

/** A table in play with Ana up, beside a computer, which ends its turns at once. */
async function besideComputer() {
  const there = await stage();
  await there.command(ana, 'play');
  await there.settles(ana, ['level:t1'], ['easy']);
  await there.presses(ana, 'start');
  return there;
}

describe('In a lobby', () => {
  test('a computer player sits down and is named, and goes again', async () => {
    const { command, settles, live, textOf, page, handled, pressing } = await stage();
    await command(ana, 'play');
    await handled(pressing(ben, await live(), 'h1:lobby:t1:computer'));
    expect(textOf(page(ben).id)).toContain('is the host of this table');
    await settles(ana, ['level:t1'], ['easy']);
    expect(textOf(await live())).toContain(`2. ${robot} 🤖`);
    await settles(ana, ['remove'], ['computer-1']);
    expect(textOf(await live())).not.toContain(`${robot} 🤖`);
  });

  test('who sits at as many open tables as a server lets them joins no other', async () => {
    const { command, tables, pressing, handled, live, log, textOf, page } = await stage();
    await tables.servers.change('g', (settings) => ({ ...settings, mostTables: 1 }));
    await command(ana, 'play');
    await command(ben, 'play');
    await handled(pressing(ben, await live('t1'), 'h1:lobby:t1:join'));
    expect(textOf(page(ben).id)).toContain('You’re already at a table');
    expect((await tables.look('t1'))?.table.seats).toHaveLength(1);
    expect(log.lines).toContain('info: somebody met a bound on open tables');
    await handled(pressing(ana, await live('t1'), 'h1:lobby:t1:join'));
    expect(textOf(page(ana).id)).not.toContain('You’re already at a table, and');
  });

  test('who has not joined is told so when they leave', async () => {
    const { command, presses, page, textOf } = await stage();
    await command(ana, 'play');
    await presses(eve, 'leave');
    expect(textOf(page(eve).id)).toContain('You haven’t joined this table');
  });
});

describe('The removal of what is kept', () => {
  /** What stands on Ana's page once she has confirmed it there. */
  const told = async ({ command, handled, pressing, page, textOf }: Awaited<ReturnType<typeof stage>>) => {
    await command(ana, 'privacy');
    const { id } = page(ana);
    await handled(pressing(ana, id, idText({ kind: 'forget' })));
    return textOf(id);
  };

  test('says that it is done, or else at how many tables it is not, and what to do about that', async () => {
    const there = await stage();
    await there.started();
    const { body } = await there.writesRow(() => '{}');
    const words = await told(there);
    expect(words).toMatch(/I couldn’t remove everything\. One table with your name on it can’t be read/);
    expect(words).toContain('Everything else is gone');
    expect(words).toContain('whoever runs this bot');
    await there.writesRow(() => body);
    expect(await told(there)).toMatch(/^Done\..*“unknown player”/);
  });

  test('leaves nothing behind of somebody whom no direct message reached', async () => {
    const there = await stage();
    await there.tables.profiles.change(ana.id, (profile) => ({ ...profile, unreached: true }));
    expect(await told(there)).toMatch(/^Done/);
    expect(await there.store.profile(ana.id)).toBeUndefined();
  });

  test('shows an unknown player in their place, to those who play on', async () => {
    const there = await stage();
    await there.started();
    await told(there);
    await there.sync.idle();
    const words = there.textOf(await there.live());
    expect(words).toContain('unknown player');
    expect(words).not.toContain('Ana');
  });
});

describe('A computer’s turn', () => {
  test('takes no more requests than a person’s: the answer to the press, and one new message', async () => {
    const { requestsOf, presses, live, textOf, api } = await besideComputer();
    const board = await live();
    expect(await requestsOf(() => presses(ana, 'board:end'))).toEqual(['answer update', 'post']);
    expect(textOf(board)).toContain('Ana end');
    expect(textOf(await live())).toContain('<@101>');
    expect(api.message(await live()).body.allowed_mentions?.users).toEqual([ana.id]);
  });

  test('is told once: in a line while one plays, and in what stays of the message that told it', async () => {
    const { presses, live, textOf } = await besideComputer();
    const boards = [await live()];
    for (let turns = 0; turns < 2; turns += 1) {
      await presses(ana, 'board:end');
      boards.push(await live());
    }
    const [first = '', second = '', third = ''] = boards.map(textOf);
    expect(first).not.toContain(`${robot} 🤖`);
    expect(second.split(`${robot} 🤖 end`)).toHaveLength(2);
    expect(second).toContain('Turn 2');
    expect(second).toContain('Turn 3');
    expect(third).toContain(`**${robot} 🤖** · `);
  });
});

describe('Play again', () => {
  /** A match of Ana and Ben that Ana has ended. */
  const over = async () => {
    const there = await stage();
    await there.started();
    await there.tables.end({ table: 't1', person: ana.id, interaction: 'end' });
    there.sync.see('t1');
    await there.sync.idle();
    return there;
  };

  test('opens a lobby that calls the others, who take their seats from the same button', async () => {
    const { presses, live, textOf, api, page } = await over();
    await presses(ben, 'again:t1');
    const lobby = await live('t2');
    expect(textOf(lobby)).toContain('1. <@102> · host');
    expect(textOf(lobby)).toContain('Another round, <@101>?');
    expect(api.message(lobby).body.allowed_mentions?.users).toEqual([ana.id]);
    await presses(ana, 'again:t1');
    expect(textOf(page(ana).id)).toContain('You’re in!');
    expect(textOf(lobby)).toContain('2. <@101>');
    expect(textOf(lobby)).not.toContain('Another round');
  });

  test('is for those who played, and keeps to what the server has settled', async () => {
    const { presses, tables, store, page, textOf } = await over();
    await presses(eve, 'again:t1');
    expect(textOf(page(eve).id)).toContain('Only those who played this game');
    await tables.servers.change('g', (known) => ({ ...known, channels: ['elsewhere'] }));
    await presses(ana, 'again:t1');
    expect(textOf(page(ana).id)).toContain('you can open tables in <#elsewhere>');
    expect(await store.open({ table: 't2' })).toBeUndefined();
  });

  test('begins at once where one played beside computers alone', async () => {
    const there = await besideComputer();
    await there.tables.end({ table: 't1', person: ana.id, interaction: 'end' });
    there.sync.see('t1');
    await there.sync.idle();
    await there.presses(ana, 'again:t1');
    expect(there.idsOf(await there.live('t2')).some((id) => id.includes('answer:t2'))).toBe(true);
  });
});

describe('Undo', () => {
  test('that is not free offers to ask the others, who take it back together', async () => {
    const { started, presses, page, idIn, idsOf, handled, pressing, live, textOf, api } = await stage();
    await started();
    await presses(ana, 'board:end');
    expect(idsOf(await live()).some((id) => id.includes(':undo:'))).toBe(false);
    await handled(pressing(ana, await live(), 'h1:undo:t1:1'));
    const offer = page(ana).id;
    expect(textOf(offer)).toContain('Your turn is over, and the next player may already have planned');
    expect(textOf(offer)).toContain('drawn again');
    await handled(pressing(ana, offer, idIn(offer, 'back')));
    expect(textOf(offer)).toContain('I’ve asked the others');
    expect(textOf(await live())).toContain('<@101> would like to take back their last move');
    expect(textOf(await live())).toMatch(/> \*\*Turn 1 · Ana\*\*\n> Ana end/);
    expect(api.message(await live()).body.allowed_mentions?.users).toEqual([ben.id]);
    await presses(eve, ':agree');
    expect(textOf(page(eve).id)).toContain('You’re not playing at this table');
    await presses(ben, ':agree');
    expect(textOf(await live())).not.toContain('would like to take back');
    expect(textOf(await live())).toContain('A move was taken back, as <@101> asked.');
    expect(api.message(await live()).body.allowed_mentions?.users).toEqual([ana.id]);
  });

  test('that was offered before the match went on is offered anew, and never called late', async () => {
    const { presses, page, idIn, handled, pressing, live, textOf } = await besideComputer();
    await presses(ana, 'board:end');
    await presses(ana, 'undo');
    const offer = page(ana).id;
    const former = idIn(offer, 'back');
    await presses(ana, 'board:step');
    await handled(pressing(ana, offer, former));
    expect(textOf(page(ana).id)).not.toContain('changed in the meantime');
    expect(idIn(page(ana).id, 'back')).not.toBe(former);
    expect(textOf(await live())).not.toContain('taken back');
  });

  test('of the very last answer takes no question from somebody alone, as long as no computer has answered it', async () => {
    const { tables } = await besideComputer();
    const now = await tables.look('t1');
    if (now === undefined) throw new Error('there is no table');
    const offered = (moves: number) => ownWayBack({ now, ply: 3, ways: [{ to: 0, moves }] });
    expect(offered(1)).toEqual({ ply: 3, to: 0 });
    expect(offered(2)).toBeUndefined();
  });

  test('is refused in words where there is nothing of one’s own to take back', async () => {
    const { started, presses, page, textOf } = await stage();
    await started();
    await presses(ana, 'board:step');
    await presses(ben, 'undo');
    expect(textOf(page(ben).id)).toContain('only undo during your own turn');
  });

  test('stands on a private page where it is free, and leads back to the question there', async () => {
    const { started, presses, page, idIn, idsOf, handled, pressing, live, textOf } = await stage();
    await started();
    const undoOn = (message: string): boolean => idsOf(message).some((id) => id.includes(':undo:'));
    await presses(ana, 'look:t1:hand');
    expect(undoOn(page(ana).id)).toBe(false);
    await presses(ana, 'board:dig');
    const asked = page(ana).id;
    expect(undoOn(asked)).toBe(false);
    await handled(pressing(ana, asked, idIn(asked, 'keep')));
    expect(undoOn(asked)).toBe(true);
    await presses(ben, 'look:t1:hand');
    expect(undoOn(page(ben).id)).toBe(false);
    await handled(pressing(ana, asked, idIn(asked, ':undo:')));
    expect(textOf(asked)).toMatch(/What of the \d/);
    expect(undoOn(asked)).toBe(false);
    expect(textOf(await live())).toContain('Points 0:0');
  });

  test('on a private page that is out of date takes nothing back, and says so', async () => {
    const { started, presses, page, idIn, handled, pressing, live, textOf, api } = await stage();
    await started();
    await presses(ana, 'board:step');
    await presses(ana, 'look:t1:hand');
    const hand = page(ana).id;
    const undo = idIn(hand, ':undo:');
    api.fail('remove', 'passing');
    await presses(ana, 'board:step');
    await handled(pressing(ana, hand, undo));
    expect(textOf(await live())).toContain('Points 2:0');
    expect(page(ana).id).not.toBe(hand);
  });

  test('beside computers alone is done at once', async () => {
    const { presses, page, idIn, handled, pressing, live, textOf } = await besideComputer();
    await presses(ana, 'board:step');
    await presses(ana, 'board:end');
    await presses(ana, 'undo');
    const offer = page(ana).id;
    expect(textOf(offer)).toContain('what the computers have done');
    await handled(pressing(ana, offer, idIn(offer, 'back')));
    expect(textOf(offer)).toContain('Done');
    expect(textOf(await live())).toContain('Points 1:0');
  });

  test.each(texts.locales)('past a reveal in one’s own turn speaks of no computers, in %s', (locale) => {
    const words = texts.in(locale)('back-ask', { others: 0, why: 'revealed' });
    expect(words).not.toMatch(COMPUTER);
    expect(texts.in(locale)('back-ask', { others: 0, why: 'turn' })).toMatch(COMPUTER);
  });
});

describe('A seat that somebody left', () => {
  test('is offered on the board, and whoever takes it plays on', async () => {
    const { started, presses, live, textOf, idsOf, tables, sync, page } = await stage();
    await started();
    await tables.depart({ table: 't1', person: ana.id, interaction: 'leaves' }, 'hand on');
    sync.see('t1');
    await sync.idle();
    expect(textOf(await live())).toContain('**Ana** has left, and it’s that seat’s turn');
    expect(idsOf(await live()).some((id) => id.includes('board:step'))).toBe(false);
    await presses(ben, 'take');
    expect(textOf(page(ben).id)).toContain('nobody can play two seats');
    await presses(eve, 'take');
    expect(textOf(await live())).toContain('<@109> is now playing for **Ana**.');
    expect(textOf(await live())).not.toContain('has left');
    await presses(ana, 'look:t1:hand');
    expect(textOf(page(ana).id)).toContain('You’re not playing at this table');
    await presses(eve, 'board:step');
    expect(textOf(await live())).toContain('Points 1:0');
  });

  test('is played by the computer when all who are left agree', async () => {
    const { started, presses, live, textOf, tables, sync } = await stage();
    await started();
    await tables.depart({ table: 't1', person: ana.id, interaction: 'leaves' }, 'hand on');
    sync.see('t1');
    await sync.idle();
    await presses(ben, 'depute');
    expect(textOf(await live())).toContain('<@102>: **');
    expect(textOf(await live())).toContain(`${robot} 🤖 is now playing for **Ana**.`);
    expect((await tables.look('t1'))?.match?.turn.seat).toBe(1);
  });
});

describe('Somebody who is not in the server any more', () => {
  test('is missed after a while, and their seat is offered', async () => {
    const { started, live, textOf, api, clock, tables, bot, sync, requestsOf } = await stage();
    await started();
    const membershipCheck = new MembershipCheck(bot, api);
    const check = async () => {
      for (const table of await membershipCheck.check()) sync.see(table);
    };
    expect(await requestsOf(check)).toEqual([]);
    clock.time += MISSED_AFTER + 1;
    expect(await requestsOf(check)).toEqual(['isMember']);
    expect(await requestsOf(check)).toEqual([]);
    api.absent.add(ana.id);
    clock.time += 24 * 60 * 60 * 1000;
    expect(await requestsOf(check)).toEqual(['isMember', 'delete', 'post']);
    expect(textOf(await live())).toContain('**Ana** is no longer in this server');
    expect(api.message(await live()).body.allowed_mentions?.users).toEqual([ben.id]);
    expect((await tables.look('t1'))?.table.host).toBe(ben.id);
  });

  test('is asked about less and less often while a match waits for them, and not at all while they are seen', async () => {
    const { started, api, clock, bot, requestsOf } = await stage();
    await started();
    const membershipCheck = new MembershipCheck(bot, api);
    const asked: number[] = [];
    for (let quarter = 1; quarter <= 4 * 320; quarter += 1) {
      clock.time += MISSED_AFTER / 4;
      if ((await requestsOf(() => membershipCheck.check())).length > 0) asked.push(quarter / 4);
    }
    expect(asked).toEqual([1.25, 2.5, 5, 10, 20, 40, 80, 160, 304]);
    clock.time += MISSED_AFTER * 24;
    membershipCheck.seen('g', ana.id);
    expect(await requestsOf(() => membershipCheck.check())).toEqual([]);
  });

  test('is noticed as soon as a table calls them, which asks nobody who was there a moment ago', async () => {
    const { started, api, clock, bot, presses, requestsOf, live, textOf, opened } = await stage();
    await started();
    const membershipCheck = new MembershipCheck(bot, api);
    for (const { id } of [ana, ben]) membershipCheck.seen('g', id);
    await presses(ana, 'board:end');
    clock.time += LATELY - 1;
    expect(await requestsOf(async () => membershipCheck.called(await opened()))).toEqual([]);
    clock.time += 1;
    expect(await requestsOf(async () => membershipCheck.called(await opened()))).toEqual(['isMember']);
    expect(await requestsOf(async () => membershipCheck.called(await opened()))).toEqual([]);
    api.absent.add(ben.id);
    await bot.tables.profiles.change(ben.id, (profile) => ({ ...profile, unreached: true }));
    expect(await membershipCheck.called(await opened())).toBe(true);
    expect(await membershipCheck.called(await opened())).toBe(false);
    expect(textOf(await live())).not.toContain('no longer in this server');
    expect((await bot.tables.look('t1'))?.table.seats[1]).toMatchObject({ kind: 'free', why: 'gone' });
  });

  test('is the host no more, though nobody waits for them; their seat is kept until somebody does', async () => {
    const { started, presses, api, clock, tables, bot } = await stage();
    await started();
    await presses(ana, 'board:end');
    api.absent.add(ana.id);
    clock.time += MISSED_AFTER + 1;
    expect(await new MembershipCheck(bot, api).check()).toEqual(['t1']);
    const { host, seats } = (await tables.look('t1'))?.table ?? {};
    expect(host).toBe(ben.id);
    expect(seats?.[0]).toMatchObject({ kind: 'person', id: ana.id });
  });

  test('is the host no more though the others play on, and is asked about once an hour for that', async () => {
    const { started, presses, api, clock, tables, bot, requestsOf, opened } = await stage();
    await started();
    await presses(ana, 'board:end');
    const membershipCheck = new MembershipCheck(bot, api);
    const called = async () => {
      membershipCheck.seen('g', ben.id);
      return requestsOf(async () => membershipCheck.called(await opened()));
    };
    expect(await called()).toEqual(['isMember']);
    clock.time += HOST_UNSEEN - 1;
    expect(await called()).toEqual([]);
    api.absent.add(ana.id);
    clock.time += 1;
    expect(await called()).toEqual(['isMember']);
    expect((await tables.look('t1'))?.table.host).toBe(ben.id);
  });

  test('is the host of no lobby any more', async () => {
    const { command, presses, api, clock, tables, bot } = await stage();
    await command(ana, 'play');
    await presses(ben, 'join');
    api.absent.add(ana.id);
    clock.time += MISSED_AFTER + 1;
    expect(await new MembershipCheck(bot, api).check()).toEqual(['t1']);
    expect((await tables.look('t1'))?.table).toMatchObject({ host: ben.id, seats: [{ id: ben.id }] });
  });

  test('is not taken for gone where Discord does not say', async () => {
    const { started, api, clock, tables, bot, log } = await stage();
    await started();
    clock.time += MISSED_AFTER + 1;
    api.fail('isMember', 'passing');
    expect(await new MembershipCheck(bot, api).check()).toEqual([]);
    expect((await tables.look('t1'))?.table.seats[0]?.kind).toBe('person');
    expect(JSON.stringify(log)).toContain('not known');
  });
});

describe('A match that rests', () => {
  test('tells so, loses its buttons a week later, and is taken up again by one of its own', async () => {
    const { started, presses, live, page, textOf, idsOf, api, clock, tables, sync } = await stage();
    await started();
    await presses(ana, 'board:step');
    const tend = async () => {
      for (const table of await tables.runIdleTables()) sync.see(table);
      await sync.idle();
    };
    clock.time += NOTICE_AFTER + 1;
    await tend();
    expect(textOf(await live())).toContain('Nobody has played here for a month');
    expect(api.message(await live()).body.allowed_mentions?.users).toEqual([ana.id, ben.id]);
    for (const person of [ana, ben]) expect(textOf(await live())).toContain(`<@${person.id}>`);
    clock.time += ARCHIVE_AFTER + 1;
    await tend();
    expect(textOf(await live())).toContain('continue right where you stopped');
    expect(idsOf(await live())).toEqual(['h1:revive:t1']);
    await presses(eve, 'revive');
    expect(textOf(page(eve).id)).toContain('You’re not playing at this table');
    const archived = await live();
    await presses(ben, 'revive');
    expect(textOf(await live())).toContain('Points 1:0');
    expect(await live()).not.toBe(archived);
    expect(api.channel.map(({ id }) => id)).not.toContain(archived);
    expect(api.message(await live()).body.allowed_mentions?.users).toEqual([ana.id]);
    await presses(ana, 'board:step');
    expect(textOf(await live())).toContain('Points 2:0');
  });
});

describe('Giving up', () => {
  test('ends a game of two, and the result says who has won', async () => {
    const { started, live, textOf, tables, sync } = await stage();
    await started();
    await tables.depart({ table: 't1', person: ana.id, interaction: 'gives up' }, 'concede');
    sync.see('t1');
    await sync.idle();
    expect(textOf(await live())).toContain('Ana gave up, so Ben wins');
  });
});

describe('A vote', () => {
  test('that is answered asks whoever answers nothing else in private', async () => {
    const { started, presses, live, textOf, tables, sync, requestsOf } = await stage();
    await started();
    await presses(ana, 'board:dig');
    await tables.propose({ table: 't1', person: ben.id, interaction: 'wish' }, { kind: 'end' });
    sync.see('t1');
    await sync.idle();
    expect(await requestsOf(() => presses(ana, ':refuse'))).toEqual(['answer update']);
    expect(textOf(await live())).toContain('<@101> said no');
  });
});

describe('Who leaves a match', () => {
  test('is offered the way back in the note, which goes with their next press on the board', async () => {
    const { started, presses, page, idIn, handled, pressing, api, textOf } = await stage();
    await started();
    const leaves = async () => {
      await presses(ana, 'look:t1:hand');
      const { id } = page(ana);
      await handled(pressing(ana, id, 'h1:leave:t1:hand-on'));
      return id;
    };
    const note = await leaves();
    expect(textOf(note)).toContain('You’ve left the game');
    await handled(pressing(ana, note, idIn(note, ':take:')));
    expect(textOf(note)).toBe('Done.');
    expect(textOf(await leaves())).toContain('you can come back');
    await presses(ana, ':take:');
    expect(api.seenBy(ana.id).map(({ id }) => textOf(id))).toEqual([]);
  });
});
