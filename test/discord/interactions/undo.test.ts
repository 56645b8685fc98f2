import { describe, expect, test } from 'vitest';
import { ownWayBack } from '../../../src/discord/interactions/buttons/undo.ts';
import { tableView } from '../../../src/discord/views/table-view.ts';
import { texts } from '../../texts/shipped.ts';
import { besideComputer } from '../beside-computer.ts';
import { stageInWords } from '../in-words.ts';
import { spokenIn } from '../views/shown.ts';

stageInWords(`
# Undo
that is not free offers to ask the others, who take it back together
  ana presses board:end => board.ids!: :undo:
  ana sends h1:undo:t1:1; name offer of ana => offer~: drawn again
    | offer~: so everyone has to agree | offer!: everything since
  ana presses back on page => offer~: I’ve asked the others | board.pings: ben
    | board~: <@101> would like to take back a move. | board/: > \\*\\*Turn 1 · Ana\\*\\*\\n> Ana end
  eve presses :agree => eve~: You’re not playing at this table
  ben presses :agree => board!: would like to take back | board~: <@101> took back a move. | board.pings: ana
that was offered before the match went on takes nothing back, says so, and is never called late
  given computer; ana presses board:end; ana presses undo; former is ana presses back on page; ana presses board:step
  former comes => ana~: so nothing was taken back. *Undo* on the board | board!: took back
is refused in words where there is nothing of one’s own to take back
  ana presses board:step; ben presses undo => ben~: only undo during your own turn
stands on a private page where it is free, and leads back to the question there
  ana presses look:t1:hand => ana.ids!: :undo:
  ana presses board:dig; name dug of ana; ana presses keep on page => dug.ids~: :undo:
  ben presses look:t1:hand => ben.ids!: :undo:
  ana presses :undo: on dug => dug/: What of the \\d
  ana presses :undo: on dug => dug.ids!: :undo: | board~: Points 0:0
on a private page that is out of date takes nothing back, and says so
  ana presses board:step; ana presses look:t1:hand; name hand of ana; former is ana presses :undo: on page
  fail remove passing; ana presses board:step; former comes => board~: Points 2:0 | ana.is: ana
beside computers alone is done at once
  given computer; ana presses board:step; ana presses board:end; ana presses undo; name offer of ana
    => offer~: What has been played since then is taken back with it.
    | offer~: **My last move** and everything since | offer~: **That whole turn** and everything since
  ana presses back on page => offer~: Done | board~: Points 1:0
# A vote
that is answered asks whoever answers nothing else in private
  ana presses board:dig; ben: propose end; tell; ana presses :refuse => asked: answer update | board~: <@101> said no
`);

/** What computers are called, in every language. */
const COMPUTER = /computer|ordinateur|компьютер/i;

describe('Undo', () => {
  test('of the very last answer takes no question from somebody alone, as long as no computer has answered it', async () => {
    const { tables } = await besideComputer();
    const now = await tables.look('t1');
    if (now === undefined) throw new Error('there is no table');
    const view = tableView(now, spokenIn());
    const offered = (moves: number) => ownWayBack({ view, ply: 3, ways: [{ to: 0, moves, told: [] }] });
    expect(offered(1)).toEqual({ ply: 3, to: 0 });
    expect(offered(2)).toBeUndefined();
  });

  test.each(texts.locales)('past a reveal in one’s own turn speaks of no computers, in %s', (locale) => {
    const words = texts.in(locale)('back-ask', { others: 0 });
    expect(words).not.toMatch(COMPUTER);
  });
});
