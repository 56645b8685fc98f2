import { describe, expect, it } from 'vitest';
import { ana, ben, cem, done } from '../tables/room.ts';
import { commandsInWords } from './in-words.ts';
import { barroom, wordsOf } from './order.ts';

commandsInWords(`
# /stats player
says that there is nothing yet
  ana: /stats player => says~: You haven’t finished a game yet
tells one’s own games with whom one has met, and draws the points
  given fast; ana: step step end; given fast; ana: step step end; ana: /stats player => says~: games: 2, won: 2
    | says~: <@102>: games 2, ahead 2, behind 0 | says!: Rating | pictures/: ^[^·]*10, 10[^·]*$
tells the games of another, who may not want that
  given fast; ana: step step end; cem: /stats player person=ben => says~: games: 1, won: 0
  ben: /settings mine standings=false; cem: /stats player person=ben => says~: doesn’t show results
  ben: /stats player => says~: games: 1, won: 0
  ana: /stats player => says!: <@102>
tells a rating where the server wants ratings, once it follows from enough games
  settles ratings=true; given fast; ana: step step end; given fast; ana: step step end; given fast
  ana: step step end; given fast; ana: step step end; ana: /stats player => says~: needs 5 games, has 4
  given fast; ana: step step end; ana: /stats player => says/: Rating in this server: .*, 1\\d+ ± \\d+
# /stats server
draws its table, with names, and without those who do not want to be seen
  given fast; ana: step step end
  cem: /stats server month=all => pictures/: Ana.*games: 1, won: 1.*Ben.*games: 1, won: 0
  ben: /settings mine standings=false; cem: /stats server month=all => pictures!: Ben
`);

/** A bar where Ana has won so many games against Ben. */
async function played(games: number) {
  const here = await barroom();
  for (let game = 0; game < games; game += 1) {
    const id = await here.started([ben], { pace: 'fast' });
    for (const answer of ['step', 'step', 'end']) done(await here.says(id, ana, answer));
  }
  return here;
}

describe('/stats server', () => {
  it('is told in words to who reads boards, and paints what it draws', async () => {
    const { gives, bot } = await played(1);
    const read = await gives(
      cem,
      '/stats server',
      {},
      { context: { say: bot.texts.in('en'), icons: bot.icons, avatars: bot.avatars, reads: true } },
    );
    expect(wordsOf(read)).toContain('1. <@101>: games: 1, won: 1');
    expect(read.kind === 'page' && read.message.pictures).toEqual([]);
    const drawn = await gives(cem, '/stats server');
    const [picture] = drawn.kind === 'page' ? drawn.message.pictures : [];
    expect((await picture?.paint())?.length).toBeGreaterThan(1_000);
  });
});
