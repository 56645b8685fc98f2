import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { ACKNOWLEDGE_AFTER } from '../../../src/discord/channel/responder.ts';
import { stageInWords } from '../in-words.ts';
import { ana, ben, stage } from '../stage.ts';

const line = ['step', 'step', 'dig', 'keep'];
const adviser = {
  advise: async () => [
    { notation: 'step', line },
    { notation: 'end', line: ['end'] },
  ],
};
const HINT = 'h1:look:t1:hint';

/** Ana alone with a computer, or with Ben where the host says to whom hints are allowed. */
async function playing(hints?: 'all' | 'alone' | 'none', advises = adviser) {
  const here = await stage({ adviser: advises });
  await here.command(ana, 'play');
  if (hints === undefined) await here.settles(ana, ['level:t1'], ['easy']);
  else {
    await here.presses(ben, 'join');
    await here.settles(ana, ['hints:t1'], [hints]);
  }
  await here.presses(ana, 'start');
  return here;
}

describe('A hint', () => {
  test('does not come in the place of a page to which its reader has turned meanwhile', async () => {
    let says: (() => void) | undefined;
    const until = new Promise<void>((go) => {
      says = go;
    });
    const here = await playing(undefined, { advise: () => until.then(() => adviser.advise()) });
    const handled = here.sends(ana, HINT);
    await wait(ACKNOWLEDGE_AFTER + 100);
    await handled;
    await here.presses(ana, 'look:t1:hand');
    says?.();
    await wait(100);
    expect(here.api.seenBy(ana.id).map(({ id }) => here.textOf(id))).toEqual([
      expect.stringContaining('Hand'),
    ]);
    // It has been thought about: asked again it is there at once.
    await here.sends(ana, HINT);
    expect(here.textOf(here.page(ana).id)).toContain('I’d press');
  });

  test('that takes a while is said to be on its way, in time, and comes in the place of that', async () => {
    let said: (() => void) | undefined;
    const slow = {
      advise: async () => {
        await new Promise<void>((resolve) => {
          said = resolve;
        });
        return adviser.advise();
      },
    };
    const here = await playing(undefined, slow);
    const message = await here.live();
    const requests = here.requestsOf(async () => {
      const handled = here.handled(here.pressing(ana, message, HINT));
      await wait(ACKNOWLEDGE_AFTER + 100);
      await handled;
      expect(here.textOf(here.page(ana).id)).toContain('It’s on its way');
      said?.();
      await vi.waitFor(() => expect(here.textOf(here.page(ana).id)).toContain('I’d press'));
    });
    expect(await requests).toEqual(['answer message alone', 'amend']);
  });
});
stageInWords(
  `
# A hint
is one answer and why, and another that is about as good, each with its button, on a page of whoever is asked
  ana sends h1:look:t1:hint => ana~: ### Hint | ana/: I’d press \\*\\*[^\\n]*step[^\\n]*\\*\\*\\.
    | ana/: About equal: \\*\\*[^\\n]*end | ana/: I’d press [^\\n]*Then [^\\n]*up to chance or to what’s still hidden | ana!: keep | ana!: holds
    | ana.ids~: h1:answer:t1:0:hint:step | ana.ids~: h1:answer:t1:0:hint:end | channel!: I’d press
is played from there, as long as its question stands; a press that comes too late says so
  ana sends h1:look:t1:hint; name hint of ana; ana sends h1:answer:t1:0:hint:step on hint -> ply 1 => hint~: What now?
  ana sends h1:answer:t1:0:hint:step on hint -> ply 1 => hint~: That hint was about an earlier question
goes on beside the next question while its line is followed, on its page or on the board
  ana sends h1:look:t1:hint; name hint of ana; ana sends h1:answer:t1:0:hint:step on hint
    => hint/: What now\\?.*Hint.*I’d press \\*\\*.*step | hint.ids~: h1:answer:t1:1:question:step | hint.ids!: :hint:step
  ana sends h1:answer:t1:1:board:step => ana/: Hint.*I’d press \\*\\*.*dig
  ana sends h1:answer:t1:2:board:step => ana.pages: 0
is refused with a sentence to spectators, to whoever is not asked, and where hints are off
  given hints all; eve sends h1:look:t1:hint => eve~: not playing at this table | eve!: I’d press
  ben sends h1:look:t1:hint => ben~: waiting for <@101> | ben!: I’d press
  given hints none; ana sends h1:look:t1:hint => ana~: There are no hints at this table
is for newcomers at any table where the host has not switched it off
  given hints alone; ana sends h1:look:t1:hint => ana~: I’d press
`,
  { '': () => playing(), hints: (hints) => playing(hints === 'all' || hints === 'none' ? hints : 'alone') },
);
