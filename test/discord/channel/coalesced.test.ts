import { expect, it } from 'vitest';
import { ana, ben, eve, stage } from '../stage.ts';

/** A match of three, at which somebody answers without the channel having been spoken to since. */
async function three() {
  const at = await stage();
  await at.command(ana, 'play');
  await at.presses(ben, 'join');
  await at.presses(eve, 'join');
  await at.presses(ana, 'start');
  const called: (readonly string[])[] = [];
  const { post } = at.api;
  at.api.post = (channel, ready, nonce) => {
    called.push(ready.body.allowed_mentions?.users ?? []);
    return post.call(at.api, channel, ready, nonce);
  };
  const says = async (person: typeof ana, ...words: readonly string[]) => {
    for (const word of words) {
      const opened = (await at.tables.look('t1'))?.match?.decisions[0]?.opened ?? -1;
      const act = { table: 't1', person: person.id, interaction: `${person.id} ${word} ${opened}` };
      const done = await at.tables.answer(act, opened, word);
      if (done.kind === 'refused') throw new Error(done.code);
    }
  };
  const spoken = async () => {
    at.sync.see('t1');
    await at.sync.idle();
    return at.api.channel.map(({ id }) => at.textOf(id));
  };
  return { ...at, called, says, spoken };
}

it('a vote whose message was not posted before the turn was passed on calls all whom it asks', async () => {
  const { tables, called, says, spoken } = await three();
  await tables.propose({ table: 't1', person: ana.id, interaction: 'vote' }, { kind: 'end' });
  await says(ana, 'end');
  await spoken();
  expect(called).toEqual([[ben.id, eve.id]]);
});

it('two turns that are over before anything is posted are both told', async () => {
  const { says, spoken } = await three();
  await says(ana, 'step', 'end');
  await says(ben, 'step', 'end');
  const [, closed] = await spoken();
  expect(closed?.match(/Ana step|Ana end|Ben step|Ben end/gu)).toEqual([
    ...['Ana step', 'Ana end', 'Ben step', 'Ben end'],
  ]);
});
