import {
  ChannelSelectMenuBuilder,
  LabelBuilder,
  MentionableSelectMenuBuilder,
  ModalBuilder,
  type ModalSubmitInteraction,
  RoleSelectMenuBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js';
import { expect, test } from 'vitest';
import type { ClientOutcome, FormValues } from '../../src/playground/person.ts';
import { board, PIER } from './boards.ts';
import { botForTest, discordForTest } from './with-bot.ts';

const CREW = '1300000000000000102';

const label = (name: string) => new LabelBuilder().setLabel(name);
const SETTINGS = new ModalBuilder()
  .setCustomId('settings')
  .setTitle('Settings')
  .addLabelComponents(
    label('Who').setUserSelectMenuComponent(
      new UserSelectMenuBuilder().setCustomId('who').setMinValues(1).setMaxValues(2),
    ),
    label('Roles').setRoleSelectMenuComponent(new RoleSelectMenuBuilder().setCustomId('roles')),
    label('Where').setChannelSelectMenuComponent(
      new ChannelSelectMenuBuilder().setCustomId('where').setRequired(false),
    ),
    label('Any').setMentionableSelectMenuComponent(
      new MentionableSelectMenuBuilder().setCustomId('any').setMaxValues(2),
    ),
    label('Pace').setStringSelectMenuComponent(
      new StringSelectMenuBuilder()
        .setCustomId('pace')
        .setMaxValues(2)
        .addOptions({ label: 'Daily', value: 'daily' }, { label: 'Live', value: 'live' }),
    ),
  );
const WORDS = new ModalBuilder()
  .setCustomId('words')
  .setTitle('Words')
  .addTextDisplayComponents(new TextDisplayBuilder().setContent('Say why'))
  .addLabelComponents(
    label('Why').setTextInputComponent(
      new TextInputBuilder().setCustomId('why').setStyle(TextInputStyle.Paragraph).setMaxLength(10),
    ),
  );

/** A bot that opens a form on a command, and keeps what is sent to it. */
async function formed(modal: ModalBuilder) {
  const discord = await discordForTest();
  const client = await botForTest(discord);
  await client.application.commands.set([{ name: 'settings', description: 'Settings' }]);
  const sent: ModalSubmitInteraction[] = [];
  client.on('interactionCreate', (interaction) => {
    if (interaction.isChatInputCommand()) void interaction.showModal(modal);
    if (!interaction.isModalSubmit()) return;
    sent.push(interaction);
    void interaction.reply({ content: 'Kept', flags: ['Ephemeral'] });
  });
  const ana = discord.person('Ana');
  const opened = await ana.command(PIER, ['settings']);
  if (opened.kind !== 'form') throw new Error(`No form was opened: ${opened.kind}`);
  const submit = (values: FormValues): Promise<ClientOutcome> => ana.submit(opened.interaction, values);
  return { discord, client, sent, submit, ana };
}

test('every kind of menu of a form is sent with what it names', async () => {
  const { discord, sent, submit } = await formed(SETTINGS);
  const [ana, eve] = [discord.person('Ana').user.id, discord.person('Eve').user.id];
  const values = { who: [ana, eve], roles: CREW, any: [eve, CREW], pace: ['live', 'daily'] };
  expect(await submit(values)).toEqual({ kind: 'answered' });
  const fields = sent[0]?.fields;
  expect(fields?.getSelectedUsers('who')?.map(({ username }) => username)).toEqual(['ana', 'eve']);
  expect(fields?.getSelectedRoles('roles')?.map((role) => role?.name)).toEqual(['Crew']);
  expect(fields?.getSelectedChannels('where')?.size ?? 0).toBe(0);
  const any = fields?.getSelectedMentionables('any');
  expect([any?.users.size, any?.roles.size]).toEqual([1, 1]);
  expect(fields?.getStringSelectValues('pace')).toEqual(['live', 'daily']);
});

test.each([
  ['Who', { roles: CREW, any: CREW, pace: 'live' }, '"Who" must be filled in.'],
  ['Roles', { who: '1', roles: CREW, any: CREW, pace: 'live' }, '"1" is not in that menu.'],
  [
    'Pace',
    { who: '1300000000000000015', roles: CREW, any: CREW, pace: ['live', 'live'] },
    'You chose something twice.',
  ],
] as const)('a form is not sent while %s does not fit', async (_what, values, why) => {
  const { sent, submit } = await formed(SETTINGS);
  expect(await submit(values)).toEqual({ kind: 'refused', why });
  expect(sent).toEqual([]);
});

test('the words of a form are sent, and their length held to', async () => {
  const { sent, submit } = await formed(WORDS);
  expect(await submit({ why: '' })).toEqual({ kind: 'refused', why: '"Why" must be filled in.' });
  expect(await submit({ why: 'far too long to fit' })).toEqual({
    kind: 'refused',
    why: '"Why" takes between 0 and 10 characters.',
  });
  expect(await submit({ why: 'Because' })).toEqual({ kind: 'answered' });
  expect(sent[0]?.fields.getTextInputValue('why')).toBe('Because');
});

test('a form opened from a button comes back with its message, and can change it', async () => {
  const discord = await discordForTest();
  const client = await botForTest(discord);
  await client.application.commands.set([{ name: 'settings', description: 'Settings' }]);
  client.on('interactionCreate', (interaction) => {
    if (interaction.isChatInputCommand()) void interaction.reply(board('one.png', 'First'));
    if (interaction.isButton()) void interaction.showModal(WORDS);
    if (interaction.isModalSubmit() && interaction.isFromMessage())
      void interaction.update(board('two.png', interaction.fields.getTextInputValue('why')));
  });
  const ana = discord.person('Ana');
  await ana.command(PIER, ['settings']);
  const shown = ana.messages(PIER).at(-1)?.message.id ?? '';
  const opened = await ana.press(PIER, shown, 'go');
  if (opened.kind !== 'form') throw new Error(`No form was opened: ${opened.kind}`);
  expect(await ana.submit(opened.interaction, { why: 'Changed' })).toEqual({ kind: 'answered' });
  expect(JSON.stringify(ana.messages(PIER).at(-1)?.message.components)).toContain('**Changed**');
});
