import { describe, expect, test } from 'vitest';
import { stageInWords } from '../in-words.ts';
import { ana, ben, inPlay } from '../stage.ts';

stageInWords(`
# What cannot be done
is told to a stranger alone, and the board stays
  eve presses board:step -> ply 0 => asked: answer message alone | eve/: .
  eve presses look:t1:closer; eve presses look:t1:happened; eve presses look:t1:hand
turns a private page whose question is over into the present one
  ana presses board:dig; name former of ana; stale is ana presses keep on page; ana presses drop on page
  stale comes => asked: answer update | former~: What now?
by a page that is gone has it shown anew, as it is by now
  ana presses board:dig; stale is ana presses keep on page; ana presses drop on page; ana presses board:end
  stale comes => asked: answer update, answer noted, follow | ana~: Your turn is over
is told to who presses a stale button, and the board is looked at
  stale is ana presses board:dare; name old; ana presses board:step
  stale comes => asked: answer message alone, read | ana~: The board has changed in the meantime | old~: Points 1:0
is told to who presses in a message that is not the live one any more, which keeps what it tells
  late is ana presses board:step; name old; ana presses board:end
  late comes => asked: answer message alone, read | old.ids: | old~: Ana end | old.pictures: board.webp
in a message that has been retired meanwhile, but still holds, is done and leaves what that tells
  ana: propose end; ana presses board:step; name old; withdrawn is ana presses :refuse; ana presses board:end
  withdrawn comes => asked: answer noted, edit, read | old~: Ana end | board~: changed their mind
is told to who presses in a message that kept its buttons, which loses them then
  name old; fail edit refused; ben types /board => old.ids/: .
  ana presses board:step; ana sends h1:answer:t1:0:board:dare on old
    => asked: answer message alone, read | old.ids:
is told after the end
  name old; ana: end-match; ana sends h1:answer:t1:0:board:step on old
    => ana~: This game is over | board~: Ana, the host, ended this game early
  eve presses look:t1:happened
with an id that nobody wrote is told in private
  ben sends h1:answer:t1:0:board: => asked: answer message alone | ben~: I don’t know this button
with an id of another table than the message’s is told in private, and changes neither
  ana types /play; ana sends h1:lobby:t2:close => ana~: I don’t know this button
  ana sends h1:look:t2:closer => ana~: I don’t know this button | board.ids~: board:step
  look t2 -> phase lobby
is told in private when something breaks, without a word of why
  given empty; ana types /break => asked: answer message alone
    | ana: Something went wrong, and nothing has changed. Please try again.
    | log: error: a command could not be carried out
  ana types /vanished => ana~: no longer know this command
keeps a picture that cannot be painted out of the message, and nothing else
  spoil; ana presses board:step => board~: Points 1:0 | board.pictures:
    | log: error: a picture could not be painted
`);

describe('What cannot be done', () => {
  test('since the same person has done it by the same press is acknowledged without a word', async () => {
    const { presses, requestsOf, pressing, handled, live, idIn, textOf, api } = await inPlay();
    const message = await live();
    const twice = [1, 2].map(() => pressing(ana, message, idIn(message, 'board:step')));
    const seen = api.seenBy(ana.id).length;
    expect(await requestsOf(() => Promise.all(twice.map(handled)))).toEqual(
      expect.arrayContaining(['answer update', 'answer noted']),
    );
    expect(api.seenBy(ana.id)).toHaveLength(seen);
    expect(textOf(message)).toContain('Points 1:0');
    const other = pressing(ben, message, idIn(message, 'board:step'));
    expect(await requestsOf(() => handled(other))).toContain('answer message alone');
    await presses(ana, 'board:step');
    expect(textOf(message)).toContain('Points 2:0');
  });

  test('with an id of a former version or one that nobody wrote is told in private', async () => {
    const { pressing, handled, live, page, textOf, idsOf, requestsOf } = await inPlay();
    const message = await live();
    const forged = pressing(ben, message, 'h1:answer:t1:0:board:');
    expect(await requestsOf(() => handled(forged))).toEqual(['answer message alone']);
    expect(textOf(page(ben).id)).toContain('I don’t know this button');
    const former = pressing(ben, message, 'h0:x');
    const asItWas = JSON.parse(JSON.stringify(former.message).replaceAll('"h1:', '"h0:'));
    expect(await requestsOf(() => handled({ ...former, message: asItWas }))).toEqual([
      'answer message alone',
      'read',
    ]);
    expect(textOf(page(ben).id)).toContain('older version');
    expect(idsOf(message)).not.toEqual([]);
    expect(textOf(message)).toContain('Points');
  });

  test('outside a server is told so', async () => {
    const { pressing, handled, live, page, textOf, tables } = await inPlay();
    const message = await live();
    const { guild_id: _, ...elsewhere } = pressing(ana, message, 'h1:answer:t1:0:board:step');
    await handled(elsewhere as never);
    expect(textOf(page(ana).id)).toContain('channels of a server');
    expect((await tables.look('t1'))?.match?.ply).toBe(0);
  });
});
