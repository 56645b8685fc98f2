/** A small bot on the real discord.js, so that the page can be seen at work without any game: `DISCORD_TOKEN=… DISCORD_API_URL=… tsx demo-bot.ts`. */
import {
  ActivityType,
  Client,
  Events,
  GatewayIntentBits,
  type Interaction,
  MessageFlags,
  Routes,
} from 'discord.js';
import { board, COMMANDS, FORM, lobby, MARKS, picture } from './samples.ts';

const { DISCORD_TOKEN: token, DISCORD_API_URL: api } = process.env;
if (token === undefined || api === undefined)
  throw new Error('DISCORD_TOKEN and DISCORD_API_URL are needed.');

const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api },
  presence: { activities: [{ name: 'with the page', type: ActivityType.Playing }] },
});
let turn = 1;
const guests = new Set<string>();

const boardMessage = (player: string) => ({
  flags: MessageFlags.IsComponentsV2 as const,
  components: board(
    [
      {
        url: 'attachment://sea.png',
        words: 'The sea of Ana: five levels, three divers waiting on the platform.',
      },
      { url: 'attachment://colony.png', words: 'The Colony: scores, contracts and the Store.' },
    ],
    turn,
    player,
  ),
  files: [
    { attachment: picture(`The sea · turn ${turn}`, 190), name: 'sea.png' },
    { attachment: picture('The Colony', 25), name: 'colony.png' },
  ],
  allowedMentions: { users: [player] },
});

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    const tables = ['Harbour evening', 'Lunch table', 'Rainy Sunday'].filter((name) =>
      name.toLowerCase().includes(typed.toLowerCase()),
    );
    await interaction.respond(tables.map((name) => ({ name, value: name })));
    return;
  }
  if (interaction.isChatInputCommand()) {
    switch (interaction.commandName) {
      case 'play':
        await interaction.reply({
          flags: MessageFlags.IsComponentsV2,
          components: lobby(interaction.user.id, [...guests]),
        });
        return;
      case 'board':
        await interaction.reply(boardMessage(interaction.user.id));
        return;
      case 'hand':
        await interaction.reply({
          flags: MessageFlags.Ephemeral,
          content: 'Your contracts: **2 white, 1 blue** for 5 points.',
        });
        return;
      case 'table':
        await interaction.reply(
          `Table *${interaction.options.getString('table') ?? 'here'}*: it is <@${interaction.user.id}>’s turn.`,
        );
        return;
      case 'slow':
        await interaction.deferReply();
        await wait(2500);
        await interaction.editReply('That took a while.');
        return;
      case 'marks':
        await interaction.reply(MARKS);
        return;
    }
    return;
  }
  if (interaction.isModalSubmit()) {
    await interaction.reply(`The table is called **${interaction.fields.getTextInputValue('name')}** now.`);
    return;
  }
  if (interaction.isButton()) {
    if (interaction.customId.startsWith('key:')) {
      turn += 1;
      await interaction.update(boardMessage(interaction.user.id));
    } else if (interaction.customId === 'hand') {
      await interaction.reply({
        flags: MessageFlags.Ephemeral,
        content: 'Only you know: **2 white, 1 blue** for 5 points.',
      });
    } else if (interaction.customId === 'end') {
      const next = [...guests].find((id) => id !== interaction.user.id) ?? interaction.user.id;
      await interaction.reply({ content: `<@${next}>, you are up.`, allowedMentions: { users: [next] } });
    } else if (interaction.customId === 'form') {
      await interaction.showModal(FORM);
    } else if (interaction.customId === 'join') {
      guests.add(interaction.user.id);
      await interaction.update({
        components: lobby([...guests][0] ?? interaction.user.id, [...guests].slice(1)),
      });
    } else if (interaction.customId === 'start') {
      await interaction.reply(boardMessage(interaction.user.id));
    }
    return;
  }
  if (interaction.isAnySelectMenu()) {
    await interaction.reply({
      flags: MessageFlags.Ephemeral,
      content: `You chose ${interaction.values.join(' and ')}.`,
    });
  }
}

client.on(Events.InteractionCreate, (interaction) => {
  answer(interaction).catch((error: unknown) => console.error('demo bot:', error));
});
client.once(Events.ClientReady, async (ready) => {
  await ready.rest.put(Routes.applicationCommands(ready.application.id), { body: COMMANDS });
});
await client.login(token);
