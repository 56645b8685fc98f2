import { describe, expect, it } from 'vitest';
import { ana, ben, cem, done } from '../tables/room.ts';
import { barroom, wordsOf } from './order.ts';

/** A bar where Ana has won so many games against Ben. */
async function played(games: number) {
  const here = await barroom();
  for (let game = 0; game < games; game += 1) {
    const id = await here.started([ben], { pace: 'fast' });
    for (const answer of ['step', 'step', 'end']) done(await here.says(id, ana, answer));
  }
  return here;
}

describe('/stats player', () => {
  it('says that there is nothing yet', async () => {
    const { gives } = await barroom();
    expect(wordsOf(await gives(ana, '/stats player'))).toContain('You haven’t finished a game yet');
  });

  it('tells one’s own games with whom one has met, and draws the points', async () => {
    const { gives } = await played(2);
    const given = await gives(ana, '/stats player');
    const words = wordsOf(given);
    expect(words).toContain('2 games, 2 won');
    expect(words).toContain('<@102>: 2 games, ahead 2, behind 0');
    expect(words).not.toContain('Rating');
    const pictures = given.kind === 'page' ? given.message.pictures : [];
    expect(pictures.map(({ alt }) => alt)).toEqual([expect.stringContaining('10, 10')]);
  });

  it('tells the games of another, who may not want that', async () => {
    const { gives, tables } = await played(1);
    expect(wordsOf(await gives(cem, '/stats player', { person: ben.id }))).toContain('1 game, 0 won');
    await tables.profiles.change(ben.id, (profile) => ({ ...profile, standings: false }));
    expect(wordsOf(await gives(cem, '/stats player', { person: ben.id }))).toContain('doesn’t show results');
    expect(wordsOf(await gives(ben, '/stats player'))).toContain('1 game, 0 won');
    expect(wordsOf(await gives(ana, '/stats player'))).not.toContain('<@102>');
  });

  it('tells a rating where the server wants ratings, once it follows from enough games', async () => {
    const { gives, tables } = await played(4);
    await tables.servers.change('g', (settings) => ({ ...settings, ratings: true }));
    expect(wordsOf(await gives(ana, '/stats player'))).toContain('needs 5 games, has 4');
    const more = await played(5);
    await more.tables.servers.change('g', (settings) => ({ ...settings, ratings: true }));
    expect(wordsOf(await more.gives(ana, '/stats player'))).toMatch(/Rating in this server: .*, 1\d+ ± \d+/u);
  });
});

describe('/stats server', () => {
  it('draws its table, with names, and without those who do not want to be seen', async () => {
    const { gives, tables } = await played(1);
    const shown = async () => {
      const given = await gives(cem, '/stats server', { month: 'all' });
      return given.kind === 'page' ? given.message.pictures.map(({ alt }) => alt).join() : '';
    };
    expect(await shown()).toMatch(/Ana.*1 game, 1 won.*Ben.*1 game, 0 won/u);
    await tables.profiles.change(ben.id, (profile) => ({ ...profile, standings: false }));
    expect(await shown()).not.toContain('Ben');
  });

  it('is told in words to who reads boards, and paints what it draws', async () => {
    const { gives, bot } = await played(1);
    const read = await gives(
      cem,
      '/stats server',
      {},
      { context: { say: bot.texts.in('en'), icons: bot.icons, avatars: bot.avatars, reads: true } },
    );
    expect(wordsOf(read)).toContain('1. <@101>: 1 game, 1 won');
    expect(read.kind === 'page' && read.message.pictures).toEqual([]);
    const drawn = await gives(cem, '/stats server');
    const [picture] = drawn.kind === 'page' ? drawn.message.pictures : [];
    expect((await picture?.paint())?.length).toBeGreaterThan(1_000);
  });
});
