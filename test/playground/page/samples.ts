import {
  type APIApplicationCommand,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackData,
  ApplicationCommandType,
  ButtonStyle,
  ComponentType,
  ApplicationCommandOptionType as Option,
  type RESTPostAPIApplicationCommandsJSONBody,
  SeparatorSpacingSize,
  TextInputStyle,
} from 'discord-api-types/v10';

/** The address of a picture of the size that boards have, with a word on it. */
export const pictureUrl = (word: string, hue: number): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1100" height="700">
    <rect width="1100" height="700" fill="hsl(${hue} 70% 40%)"/><text x="60" y="84">${word}</text></svg>`)}`;

const text = (content: string) => ({ type: ComponentType.TextDisplay as const, content });

const button = (custom_id: string, label: string, more: Partial<APIButtonComponentWithCustomId> = {}) => ({
  ...{ type: ComponentType.Button as const, style: ButtonStyle.Secondary as const, custom_id, label },
  ...more,
});

const row = (...components: APIComponentInMessageActionRow[]) => ({
  type: ComponentType.ActionRow as const,
  components,
});

/** A board message with every kind of component that a game uses. */
export function board(
  pictures: readonly { readonly url: string; readonly words: string }[],
  turn: number,
  player: string,
): APIMessageTopLevelComponent[] {
  const style = ButtonStyle.Primary;
  return [
    {
      type: ComponentType.Container,
      accent_color: 0x1fa2b8,
      components: [
        text(`## The sea of Ana\n<@${player}>, it is your turn · round 3 · turn ${turn}`),
        ...pictures.map(({ url, words }) => ({
          type: ComponentType.MediaGallery as const,
          items: [{ media: { url }, description: words }],
        })),
        text(
          '**Which key do you dive with?**\n-# Your deadline is <t:1893456000:R>. Scores: Ana 12 · Björn 9 · Chidi 15',
        ),
        row(
          button(`key:1:${turn}`, 'Key 1 · Level 1 · Engineer', { style }),
          button(`key:3:${turn}`, 'Key 3 · Level 3 · +1 Credit', { style }),
          button(`key:4:${turn}`, 'Key 4 · Level 4', { style, disabled: true }),
        ),
        row({
          ...{
            type: ComponentType.StringSelect,
            custom_id: `color:${turn}`,
            placeholder: 'Take which cubes?',
          },
          ...{ min_values: 1, max_values: 2 },
          options: ['White', 'Green', 'Blue', 'Black'].map((label, index) => ({
            ...{ label, value: label.toLowerCase() },
            description: `${4 - index} free spaces on level ${index + 1}`,
          })),
        }),
        { type: ComponentType.Separator, divider: true, spacing: SeparatorSpacingSize.Small },
        row(
          button('hand', 'My hand'),
          button('look', 'Look closer'),
          button('end', 'End turn', { style: ButtonStyle.Success }),
        ),
      ],
    },
  ];
}

/** A lobby: a section with a button of its own, people to choose, a list. */
export function lobby(host: string, guests: readonly string[]): APIMessageTopLevelComponent[] {
  const seats = [`<@${host}> (host)`, ...guests.map((guest) => `<@${guest}>`)];
  return [
    {
      type: ComponentType.Container,
      accent_color: 0xf0b232,
      components: [
        {
          type: ComponentType.Section,
          components: [
            text(`### Otys, 2 to 4 divers\n${seats.map((seat, at) => `${at + 1}. ${seat}`).join('\n')}`),
          ],
          accessory: button('join', 'Join', { style: ButtonStyle.Success }),
        },
        { type: ComponentType.Separator },
        text('-# Sponsors: *random sides* · Variant: ~~off~~ **on**'),
        row({
          ...{ type: ComponentType.UserSelect, custom_id: 'invite', placeholder: 'Invite someone' },
        }),
        row(
          button('start', 'Start the game', { style: ButtonStyle.Primary }),
          button('form', 'Name the table'),
        ),
      ],
    },
  ];
}

/** Every mark of Discord's Markdown that the page shows. */
export const MARKS = [
  '# Round 3',
  'A **bold** word, an *italic* one, ***both***, __under__, ~~gone~~, `code`, snake_case_stays and \\*escaped\\*.',
  '- Level 1: **Engineer** takes a cube',
  '  - and one more from the [Store](https://example.org/store)',
  '- Level 2: nothing',
  '> A quote of the rulebook',
  '```',
  'key 3 > sponsor > diver',
  '```',
  '-# Updated <t:1893456000:R>',
].join('\n');

/** The form behind *Name the table*. */
export const FORM: APIModalInteractionResponseCallbackData = {
  ...{ title: 'Name the table', custom_id: 'table-name' },
  components: [
    {
      ...{ type: ComponentType.Label, label: 'Name' },
      component: {
        ...{ type: ComponentType.TextInput, style: TextInputStyle.Short, custom_id: 'name' },
        max_length: 40,
      },
    },
    {
      ...{ type: ComponentType.Label, label: 'Welcome' },
      component: {
        ...{ type: ComponentType.TextInput, style: TextInputStyle.Paragraph, custom_id: 'welcome' },
        ...{ required: false, max_length: 400 },
      },
    },
  ],
};

/** Commands that use every kind of option the page completes. */
const COMMANDS: readonly RESTPostAPIApplicationCommandsJSONBody[] = [
  {
    ...{ name: 'play', description: 'Open a table in this channel' },
    options: [
      {
        ...{
          type: Option.Subcommand,
          name: 'otys',
          description: 'A game of divers, keys and contracts for 2 to 4',
        },
        options: [
          {
            ...{ type: Option.String, name: 'sponsors', description: 'Which sides the sponsors start on' },
            required: true,
            choices: ['Basic', 'Random', 'Advanced'].map((name) => ({ name, value: name.toLowerCase() })),
          },
          { type: Option.Boolean, name: 'variant', description: 'Play the designer’s variant' },
          { type: Option.User, name: 'first', description: 'Who dives first' },
          {
            type: Option.Integer,
            name: 'hours',
            description: 'Hours for a turn',
            min_value: 1,
            max_value: 72,
          },
        ],
      },
    ],
  },
  {
    ...{ name: 'table', description: 'Look after a table' },
    options: [
      {
        ...{
          type: Option.Subcommand,
          name: 'status',
          description: 'Who is at the table and whose turn it is',
        },
        options: [
          { type: Option.String, name: 'table', description: 'Which of your tables', autocomplete: true },
        ],
      },
      { type: Option.Subcommand, name: 'end', description: 'End a table before its game is over' },
    ],
  },
  { name: 'board', description: 'Show the board again' },
  { name: 'hand', description: 'Look at your private contracts' },
];

/** The same commands as the page is told of them. */
export function registered(): readonly APIApplicationCommand[] {
  return COMMANDS.map((command, index) => ({
    ...(command as APIApplicationCommand),
    id: String(9000 + index),
    application_id: '900',
    version: '1',
    type: ApplicationCommandType.ChatInput,
  }));
}
