import { afterEach, describe, expect, test, vi } from 'vitest';
import { stageInWords } from '../in-words.ts';
import { ana, ben, inPlay, stage } from '../stage.ts';

stageInWords(`
# An answer that Discord did not take
because a retry found it taken, or another process has answered, is made sure of
  fail answer acknowledged afterwards; ana presses board:step => asked: answer update, amend | board~: Points 1:0
    | owing:
to /play is found by its own message, or posted beside what another process has said
  given empty; fail answer acknowledged afterwards; ana types /play => asked~: original | standing: board
  given empty; fail answer acknowledged; ana types /play => asked~: post | standing: board
  given empty; fail answer expired; ana types /play => asked~: post | standing: board
# A message with nothing to tell
loses its buttons where Discord does not delete it
  name old; ana: propose end; fail delete refused; tell => asked: delete, read, edit, post | standing/: old board$
    | armed: board | board.pings: ben
  tell => asked:
  given; name old; ana: propose end; fail delete closed; tell => asked: delete, read, edit, post
    | standing/: old board$ | armed: board | board.pings: ben
is not looked for where somebody else has deleted it
  ana: propose end; fail delete gone; tell => asked: delete, post
# What a dead process left
calls nobody twice where the message was posted and not noted, however old
  ana: end; fail post passing afterwards; tell; stop; forget; wait 1m; restart; start => asked: recent, edit
    | called: ana ben | armed: board | last.is: board
is said anew when it never was, however old
  ana: end; wait 10m; restart; start => asked: recent, read, edit, post
# A command that comes twice
leaves the board or lobby that it brought its buttons
  ana types /board as twice; name old; ana types /board as twice => board.is: board=old | old.ids~: board:step
  given empty; ana types /play as twice; name old; ana types /play as twice => board.is: board=old | old.ids~: join
brings nothing older than what was done in between
  ben types /board as twice; ana: step; ben types /board as twice; start => board~: Points 1:0 | owing:
# A press that comes twice
the second time when more has been done does not count as having shown that
  press is ana presses board:step; press comes; ana: step; press comes; start => board~: Points 2:0
# A board that stands in the channel before it is noted
is the one when it is brought beside the answer and its request failed, whoever pressed in it
  name old; fail answer expired; fail post passing afterwards; ben types /board; name new is last
  ana presses board:step on new => board.is: board=new | last.is: board=new | new.ids~: board:step | old.ids:
    | new~: Points 1:0
  given; name old; fail answer expired; fail post passing afterwards; ben types /board; name new is last
  ben presses board:step on new => board.is: board=new | new.ids~: board:step | old.ids: | new~: Points 0:0
is the one in the place of a board that was deleted, also when more is done before it is noted
  delete last; ana: step; fail post passing afterwards; start; ana: step; tell => called: ana | armed: board
    | board~: Points 2:0
# A table that is brought to another channel
gets its board there, also when somebody presses in the former one before
  name old; ana: move d; ana presses board:step on old => posted/: d$ | board.channel: d | last.is: board
    | board~: Points 1:0 | armed: board | owing:
# A channel that is gone
hears nothing more of a game that is over
  ana: end-match; close c vanished; tell => ana.letters: 0 | ben.letters: 0
  tell => asked:
`);

afterEach(() => void vi.useRealTimers());

describe('What fails for no known reason', () => {
  test('before anything is known of who pressed, or typed, is told to them', async () => {
    const { handled, pressing, idIn, live, command, store, page, textOf, counted } = await inPlay();
    const message = await live();
    const press = pressing(ana, message, idIn(message, 'board:step'));
    const { open, profile } = store;
    const fails = () => Promise.reject(new Error('the disk is full'));
    Object.assign(store, { open: fails, profile: fails });
    await handled(press);
    await command(ben, 'board');
    Object.assign(store, { open, profile });
    for (const person of [ana, ben]) expect(textOf(page(person).id)).toContain('went wrong');
    expect(counted.slice(-2)).toEqual(['answer failed', 'command failed']);
  });
});

describe('A board', () => {
  test('never goes back when two presses are answered at once', async () => {
    const { command, pressing, handled, live, idIn, textOf, store } = await stage();
    await command(ana, 'play');
    const message = await live();
    const join = idIn(message, 'join');
    const option = 'h1:option:t1:pace';
    await Promise.all([
      handled(pressing(ben, message, join)),
      handled(pressing(ana, message, option, ['fast'])),
    ]);
    expect(textOf(message)).toContain('2. <@102>');
    expect(textOf(message)).toContain('pace: fast');
    expect(await store.owing()).toEqual([]);
  });

  test('that waits to be painted is painted as it stands in the end, once', async () => {
    const { tables, opens, act, says, painter, sync, requestsOf, textOf, live, spoken } = await inPlay();
    for (const table of ['t2', 't3']) {
      await opens({ channel: `channel of ${table}`, host: ben });
      await spoken(table);
      await tables.join(act(ana, table), 'Ana');
    }
    // Two are painted at a time: t1 and t2. The third waits.
    for (const table of ['t2', 't3']) await tables.start(act(ben, table));
    await says(ana, 'step');
    const { begun } = painter;
    let paints = () => {};
    painter.until = new Promise((go) => {
      paints = go;
    });
    const asked = requestsOf(async () => {
      await sync.start();
      await expect.poll(() => painter.begun).toBe(begun + 2);
      await tables.answer(act(ben, 't3'), 0, 'step');
      sync.see('t3');
      paints();
    });
    expect((await asked).toSorted()).toEqual(['edit', 'edit', 'edit', 'post', 'post']);
    expect(textOf(await live('t1'))).toContain('Points 1:0');
    expect(textOf(await live('t3'))).toContain('Points 1:0');
  });
});
