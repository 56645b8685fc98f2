import { describe, expect, test, vi } from 'vitest';
import { ana, ben, eve, inPlay, type stage } from '../stage.ts';

/** A match of Ana and Ben that is over, which Ana goes through turn by turn; what its pages and films are made of waits until it is told to come. */
async function replayed() {
  const here = await inPlay();
  for (const words of [...Array<string>(10).fill('step'), 'end']) await here.says(ana, words);
  await here.spoken();
  let come = () => {};
  const isThere = new Promise<void>((go) => {
    come = go;
  });
  vi.spyOn(here.bot.replays, 'page').mockImplementation(() => isThere.then(() => '<!doctype html>'));
  vi.spyOn(here.bot.replays, 'film').mockImplementation(() => isThere.then(() => new Uint8Array(8)));
  await here.sends(ana, 'h1:replay:t1:0:first');
  const replay = here.page(ana).id;
  const asks = (as: string) => here.pressesOn(ana, replay, `show:t1:${as}`);
  return { ...here, replay, asks, come };
}

/** How often a film stands in the channel. */
const filmsIn = ({ api }: Pick<Awaited<ReturnType<typeof stage>>, 'api'>) =>
  JSON.stringify(api.channel).split('tiny-film.webp"').length - 1;

/** What Ana alone sees, each message by its words. */
const seen = ({ api, textOf }: Pick<Awaited<ReturnType<typeof stage>>, 'api' | 'textOf'>) =>
  api.seenBy(ana.id).map(({ id }) => textOf(id));

describe('From a private page with a game turn by turn', () => {
  test.each([
    ['page', 'I’m putting the page together', 'The whole game as a page', 'tiny-replay.html'],
    ['film', 'I’m making the film', 'The game as a film', 'tiny-film.webp'],
  ])('its %s comes in the place of a note, below that page, and stays', async (as, note, ready, file) => {
    const here = await replayed();
    await here.asks(as);
    const { id } = here.page(ana);
    expect(here.textOf(id)).toContain(note);
    here.come();
    await vi.waitFor(() => expect(here.textOf(id)).toContain(ready));
    await here.sync.idle();
    expect(seen(here)).toEqual([expect.stringContaining('Set-up'), expect.stringContaining(ready)]);
    expect(JSON.stringify(here.page(ana).body)).toContain(file);
    expect(JSON.stringify(here.api.channel)).not.toContain(file);
  });

  test('what was made stays where the game is gone through further', async () => {
    const here = await replayed();
    await here.asks('film');
    here.come();
    await vi.waitFor(() => expect(seen(here).at(-1)).toContain('The game as a film'));
    await here.handled(here.pressing(ana, here.replay, here.idIn(here.replay, ':on')));
    await here.asks('page');
    await vi.waitFor(() => expect(seen(here).at(-1)).toContain('The whole game as a page'));
    expect(seen(here)).toHaveLength(3);
  });

  test('is told in a sentence that it could not be made', async () => {
    const here = await replayed();
    let fail = () => {};
    vi.spyOn(here.bot.replays, 'film').mockReturnValue(
      new Promise((_, refuse) => {
        fail = () => refuse(new Error('no room'));
      }),
    );
    await here.asks('film');
    fail();
    await vi.waitFor(() => expect(seen(here).at(-1)).toContain('That didn’t work this time'));
    expect(seen(here)).toHaveLength(2);
  });
});

describe('The film that a player asks for in the channel', () => {
  test('is theirs at once, and stands in the channel as soon as the others agree', async () => {
    const here = await replayed();
    here.come();
    await here.presses(ana, 'show:t1:film');
    await vi.waitFor(() => expect(seen(here).at(-1)).toContain('The game as a film'));
    expect(here.textOf(await here.live())).toContain('<@101> would like to show the film of this game');
    expect(filmsIn(here)).toBe(0);
    await here.presses(ben, ':agree');
    await vi.waitFor(() => expect(filmsIn(here)).toBeGreaterThan(0));
    await vi.waitFor(() => expect(here.textOf(here.page(ben).id)).toContain('it’s in the channel'));
    expect(here.textOf(await here.live())).not.toContain('would like to show');
  });

  test('does not stand there if one of them refuses, or if somebody asks who has not played', async () => {
    const here = await replayed();
    here.come();
    await here.presses(eve, 'show:t1:film');
    await vi.waitFor(() => expect(here.textOf(here.page(eve).id)).toContain('The game as a film'));
    await here.presses(ana, 'show:t1:film');
    await here.presses(ben, ':refuse');
    expect(here.textOf(await here.live())).toContain('<@102> said no');
    expect(filmsIn(here)).toBe(0);
  });
});
