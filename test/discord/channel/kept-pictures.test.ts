import { describe, expect, test } from 'vitest';
import { ana, ben, eve, stage } from '../stage.ts';

/** A match of three with a vote under way, of whose board nothing changes when somebody votes. */
async function voting() {
  const at = await stage();
  await at.command(ana, 'play');
  await at.presses(ben, 'join');
  await at.presses(eve, 'join');
  await at.presses(ana, 'start');
  await at.tables.propose({ table: 't1', person: ana.id, interaction: 'vote' }, { kind: 'end' });
  at.sync.see('t1');
  await at.sync.idle();
  /** What was sent and painted by some work. */
  const sent = async (work: () => Promise<unknown>) => {
    const before = { uploads: at.api.uploads, painted: at.painter.painted };
    await work();
    await at.sync.idle();
    return { uploads: at.api.uploads - before.uploads, painted: at.painter.painted - before.painted };
  };
  /** The pictures of the live message, by Discord's ids. */
  const pictures = async () => at.api.message(await at.live()).attachments.map(({ id }) => id);
  /** Gives the live message other files without anybody having noted them, as an edit does whose answer was lost. */
  const replaceFiles = async () => {
    const { body } = at.api.message(await at.live());
    const attachments = [{ id: '0', filename: 'board.webp' }];
    const files = [{ name: 'board.webp', data: new Uint8Array([1]) }];
    await at.api.edit('c', await at.live(), { body: { ...body, attachments }, files });
  };
  return { ...at, sent, pictures, replaceFiles };
}

describe('A picture that a message shows already', () => {
  test('is neither painted nor sent again where a press changes the words around it', async () => {
    const { sent, pictures, presses, textOf, live } = await voting();
    const before = await pictures();
    const words = textOf(await live());
    expect(await sent(() => presses(ben, ':agree'))).toEqual({ uploads: 0, painted: 0 });
    expect(textOf(await live())).not.toBe(words);
    expect(before).toHaveLength(1);
    expect(await pictures()).toEqual(before);
  });

  test('is not sent again either where no press brings the change', async () => {
    const { sent, sync, tables, pictures } = await voting();
    const before = await pictures();
    const vote = async () => {
      const { table } = (await tables.look('t1')) ?? {};
      await tables.agree({ table: 't1', person: ben.id, interaction: 'agrees' }, table?.vote?.id ?? -1);
      sync.see('t1');
    };
    expect(await sent(vote)).toEqual({ uploads: 0, painted: 0 });
    expect(await pictures()).toEqual(before);
  });

  test('is known by what it shows after a restart', async () => {
    const first = await voting();
    const second = await stage({ store: first.store, api: first.api, clock: first.clock });
    await second.sync.start();
    await second.sync.idle();
    const before = first.api.uploads;
    await second.presses(ben, ':agree');
    expect(first.api.uploads).toBe(before);
  });

  test('is sent again where another file has taken its place in the message', async () => {
    const { sent, presses, pictures, replaceFiles, textOf, live } = await voting();
    await replaceFiles();
    const words = textOf(await live());
    expect(await sent(() => presses(ben, ':agree'))).toMatchObject({ uploads: 1 });
    expect(textOf(await live())).not.toBe(words);
    expect(await pictures()).toHaveLength(1);
  });

  test('is sent again also where no press brings the change', async () => {
    const { sent, sync, tables, replaceFiles } = await voting();
    await replaceFiles();
    const vote = async () => {
      const { table } = (await tables.look('t1')) ?? {};
      await tables.agree({ table: 't1', person: ben.id, interaction: 'agrees' }, table?.vote?.id ?? -1);
      sync.see('t1');
    };
    expect(await sent(vote)).toMatchObject({ uploads: 1 });
  });

  test('makes room for another once the match has gone on', async () => {
    const { sent, presses } = await voting();
    expect(await sent(() => presses(ana, 'step'))).toEqual({ uploads: 1, painted: 1 });
  });
});
