import {
  ChannelSelectMenuBuilder,
  LabelBuilder,
  MentionableSelectMenuBuilder,
  ModalBuilder,
  type ModalSubmitInteraction,
  RoleSelectMenuBuilder,
  StringSelectMenuBuilder,
  UserSelectMenuBuilder,
} from 'discord.js';
import { expect, test } from 'vitest';
import type { ClientOutcome, FormValues } from '../../src/playground/person.ts';
import { PIER } from './boards.ts';
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
/** A bot that opens the settings on a command, and keeps what is sent to it. */
async function formed() {
  const discord = await discordForTest();
  const client = await botForTest(discord);
  await client.application.commands.set([{ name: 'settings', description: 'Settings' }]);
  const sent: ModalSubmitInteraction[] = [];
  client.on('interactionCreate', (interaction) => {
    if (interaction.isChatInputCommand()) void interaction.showModal(SETTINGS);
    if (!interaction.isModalSubmit()) return;
    sent.push(interaction);
    void interaction.reply({ content: 'Kept', flags: ['Ephemeral'] });
  });
  const ana = discord.person('Ana');
  const opened = await ana.command(PIER, ['settings']);
  if (opened.kind !== 'form') throw new Error(`No form was opened: ${opened.kind}`);
  const submit = (values: FormValues): Promise<ClientOutcome> => ana.submit(opened.interaction, values);
  return { discord, sent, submit };
}

test('every kind of menu of a form is sent with what it names', async () => {
  const { discord, sent, submit } = await formed();
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
  const { sent, submit } = await formed();
  expect(await submit(values)).toEqual({ kind: 'refused', why });
  expect(sent).toEqual([]);
});
