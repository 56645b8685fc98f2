import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ContainerBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  TextDisplayBuilder,
} from 'discord.js';
import { PIXEL } from './with-bot.ts';

/** The channel that tests play in. */
export const PIER = '1300000000000000201';

/** A message the way a game shows its board: a container with words, one picture and a button "go". */
export const board = (name: string, label: string) => ({
  flags: MessageFlags.IsComponentsV2 as const,
  components: [
    new ContainerBuilder()
      .addTextDisplayComponents(new TextDisplayBuilder().setContent(`**${label}**`))
      .addMediaGalleryComponents(
        new MediaGalleryBuilder().addItems({
          media: { url: `attachment://${name}` },
          description: 'The sea',
        }),
      )
      .addActionRowComponents(
        new ActionRowBuilder<ButtonBuilder>().addComponents(
          new ButtonBuilder().setCustomId('go').setLabel('Go').setStyle(ButtonStyle.Primary),
        ),
      ),
  ],
  files: [new AttachmentBuilder(PIXEL, { name })],
});

/** The channel of posts. */
export const SHELF = '1300000000000000204';
