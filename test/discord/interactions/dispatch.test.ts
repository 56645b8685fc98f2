import { describe, expect, test } from 'vitest';
import { stageInWords } from '../in-words.ts';
import { ana, inPlay } from '../stage.ts';

stageInWords(`
# A press
on the lobby is one request
  given empty; ana types /play => asked: answer message
  ben presses join => asked: answer update | board~: 2. <@102> | board.ids!: :fill:
that starts the game closes the lobby in its answer and posts the board, pinging who is up alone
  given joined; name lobby; ana presses start => asked: answer update, post | lobby.ids: | board.pings: ana
that plays on is one request, and the board shows it with its picture
  name old; ana presses board:step => asked: answer update | board.is: board=old | board~: Points 1:0
    | board.pictures: board.webp | board.pings:
that passes the turn on is two: the old board keeps its picture and loses its buttons, the new one pings
  name old; ana presses board:step; ana presses board:end => asked: answer update, post | painted: 1 | old.ids:
    | old~: Ana step | old.pictures: board.webp | board.is: board | board.pings: ben
that opens a private question is two, and asks it; opening it again removes the former page, answering it there is two
  ana presses board:dig => asked: answer update, follow | ana/: What of the \\d
  ana presses :question => asked: answer message alone, remove
  name dug of ana; ana presses keep on page => asked: answer update, edit | dug~: What now?
    | dug.ids/: :question:step | board/: Points [123]:0
by which something comes to be ready that is theirs alone tells them once, in private, and nobody else
  5 times ana presses board:step; ana presses board:step => asked: answer update, follow | ana: Six is ready
    | board!: Six is ready
  name note of ana; ana presses refresh on page => note~: none
  ana presses board:dare; ben presses board:no => asked!: follow
  ana presses board:step => asked!: follow
by which it is done in that very note is confirmed there, and goes on with what is asked
  6 times ana presses board:step; name note of ana; ana presses ready:step on page
    => note/: ^-# Tiny\\nStepped to seven\\n### What now\\? | note.ids~: :question:end
that would leave behind what is ready asks once, in private, and offers that and the way past it
  6 times ana presses board:step; ana presses look:t1:hand; ana presses board:end -> ply 6
    => ana/: ^\\*\\*Before your turn ends:\\*\\* there’s still something for you to take\\.\\nSix is ready$
    | ana.ids: h1:answer:t1:6:ready:step h1:answer:t1:6:ready:end h1:undo:t1:6 h1:refresh:t1:asides:0
    | board!: Six is ready
  wait 20m; ana presses ready:end on page -> ply 7 => ana~: Your turn is over
  ben presses board:end -> ply 8
is not asked about what is ready while that, or the question itself, stands before its person
  6 times ana presses board:step; ana presses board:end -> ply 7
  6 times ben presses board:step; ben presses look:t1:hand; ben presses board:end -> ply 13
  ben presses board:end -> ply 14
that only looks is one, for the one alone; refreshing it is one, and each takes the place of the one before
  ben presses look:t1:hand => asked: answer message alone
  ben presses refresh on page => asked: answer update
  ben presses look:t1:asides => asked: answer message alone, remove
  ben presses refresh on page => asked: answer update
  ben presses look:t1:closer => asked: answer message alone, remove
  ben presses refresh on page => asked: answer update
  ben presses look:t1:happened => asked: answer message alone, remove
  ben presses refresh on page => asked: answer update
  ben presses look:t1:closer; ben presses seat on page <- 0 => ben~: Points 0
for another part of the answers turns the page of whoever is asked, and tells others on theirs that nothing is
  ana presses look:t1:hand; ana sends h1:part:t1:question:3 on page => asked: answer update | ana~: What now?
    | ana.ids~: question:step
  ben presses look:t1:hand; ben sends h1:part:t1:question:3 on page => asked: answer update
    | ben~: Nothing to decide right now
that looks up rules from such a page keeps the way back to it, whatever is looked up
  ben presses look:t1:closer; ben presses seat on page <- 1; ben presses refresh:t1:closer on page
  ben presses rules: on page; ben presses rules: on page <- turn => ben~: A turn | ben.ids~: refresh:t1:closer:1
  ben presses refresh:t1:closer on page => ben~: Points 0
  ben presses refresh:t1:legend on page; ben presses rules: on page; ben presses rules: on page <- turn
    => ben~: A turn | ben.ids~: refresh:t1:legend:1
  ben presses refresh:t1:legend on page => ben~: What 0 points do
  ana presses look:t1:help; ana presses rules: on page <- turn => ana.ids~: refresh:t1:help
    | ana.ids~: refresh:t1:question
that takes back is one
  ana presses board:step; ana presses undo => asked: answer update | board~: Points 0:0
that takes back a private answer asks anew, in the place of the page that was answered
  ana presses board:dig; ana presses keep on page; ana presses undo => asked: answer update, follow, remove
    | ana/: What of the \\d
ends the game for all who want it, and the result stands there
  ana: propose end; ana presses board:step => board~: <@101> would like to end this game
  ben presses :agree => asked: answer update, post | board~: Everyone agreed | board~: Points 1:0
that ends the game before the first move leaves no board, and the lobby
  given joined; name lobby; ana presses start; name old; ana sends h1:end:t1:now => standing: lobby board
that Discord brings twice is handled once
  twice is ana presses board:step; twice comes; twice comes => asked: | board~: Points 1:0
# /board
pings whoever is newly asked where that was still to be said, and nobody else
  ben types /board => board.pings:
  ana: end; ana types /board => board.pings: ben | owing:
`);

describe('Somebody whose table has lost its place', () => {
  test('hears of it once, and what is noted of its channel meanwhile stays', async () => {
    const { presses, store, api, page, textOf, opened, pressesOn } = await inPlay();
    await presses(ana, 'look:t1:hand');
    const { id } = page(ana);
    const { channel } = await opened();
    const note = async (change: Partial<typeof channel>) => {
      const claim = await store.claims.claim('t1');
      if (claim === undefined) throw new Error('nobody else works at the table');
      await store.note(claim, { channel: { ...channel, ...change } });
    };
    const lost = { untold: ana.id, access: { channel: 'c', error: 'closed' } } as const;
    await note(lost);
    const { follow } = api;
    api.follow = async (interactionToken, given) => {
      await note({ ...lost, posted: 9 });
      return follow.call(api, interactionToken, given);
    };
    await pressesOn(ana, id, 'refresh:t1:hand');
    expect(textOf(page(ana).id)).toContain('<#c>');
    expect((await opened()).channel).toMatchObject({ posted: 9 });
    expect((await opened()).channel.untold).toBeUndefined();
  });
});
