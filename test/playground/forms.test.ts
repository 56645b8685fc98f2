import { type APIInteraction, InteractionType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import type { FormValues } from '../../src/playground/person.ts';
import { PIER } from './boards.ts';
import { discordForTest, playingBot, reply } from './with-bot.ts';

const label = (name: string, component: object) => ({ type: 18, label: name, component });
const WHERE = label('Where', { type: 8, custom_id: 'where' });
const NOTE = label('Note', { type: 4, custom_id: 'note', style: 2, required: false, max_length: 9 });
const SETTINGS = {
  custom_id: 'settings',
  title: 'Settings',
  components: [{ type: 10, content: 'Yours' }, WHERE, NOTE],
};

/** A bot that opens the settings on a command, and keeps what is sent to it. */
async function formed() {
  const discord = await discordForTest();
  const sent: APIInteraction[] = [];
  await playingBot(discord, (interaction) => {
    if (interaction.type !== InteractionType.ModalSubmit) return { type: 9, data: SETTINGS };
    sent.push(interaction);
    return reply('Kept', 64);
  });
  const ana = discord.person('Ana');
  const opened = await ana.command(PIER, ['play']);
  if (opened.kind !== 'form') throw new Error(`No form was opened: ${opened.kind}`);
  return { sent, submit: (values: FormValues) => ana.submit(opened.interaction, values) };
}

test('a form is sent with what its fields name', async () => {
  const { sent, submit } = await formed();
  expect(await submit({ where: PIER, note: 'Quiet' })).toEqual({ kind: 'answered' });
  expect(sent[0]?.data).toMatchObject({
    custom_id: 'settings',
    components: [
      { type: 10 },
      { type: 18, component: { type: 8, custom_id: 'where', values: [PIER] } },
      { type: 18, component: { type: 4, custom_id: 'note', value: 'Quiet' } },
    ],
  });
});

test.each([
  ['Where', { note: '' }, '"Where" must be filled in.'],
  ['Where', { where: '1' }, '"1" is not in that menu.'],
  ['Note', { where: PIER, note: 'x'.repeat(10) }, '"Note" takes at most 9 characters.'],
] as const)('a form is not sent while %s does not fit', async (_what, values, why) => {
  const { sent, submit } = await formed();
  expect(await submit(values)).toEqual({ kind: 'refused', why });
  expect(sent).toEqual([]);
});
