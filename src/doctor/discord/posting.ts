import { randomBytes } from 'node:crypto';
import { MessageFlags, Routes } from 'discord-api-types/v10';
import { z } from 'zod';
import { container, gallery, type Message, render, text } from '../../discord/protocol/message.ts';
import type { PlayableGame } from '../../games/playable.ts';
import type { Say } from '../../texts/say.ts';
import { type Finding, unwell, well } from '../finding.ts';
import type { OwnFiles } from '../machine.ts';
import { type Api, unanswered } from './api.ts';
import { collectingLog } from './application.ts';
import type { Channel } from './channel.ts';

const posted = z.object({ id: z.string(), attachments: z.array(z.object({ size: z.number() })) });

/** Posts the board of a game that nobody plays, notifying nobody, checks that its pictures arrived, and removes it. */
export async function postBoard(
  { rest }: Api,
  channel: Channel,
  { games, texts }: OwnFiles,
): Promise<Finding> {
  const [game] = games;
  if (game === undefined)
    return unwell('There is no game whose board could be posted.', 'Install the bot again.');
  const log = collectingLog();
  const { body, files } = await render(boardOf(game, texts.in(channel.language)), log);
  const [trouble] = log.troubles;
  if (trouble !== undefined)
    return unwell(
      `No board was posted: ${trouble}.`,
      'Install the packages again: npm ci. If it happens again, please report it as a bug.',
    );
  const flags = (body.flags ?? 0) | MessageFlags.SuppressNotifications;
  let message: z.infer<typeof posted>;
  try {
    message = posted.parse(
      await rest.post(Routes.channelMessages(channel.id), { body: { ...body, flags }, files: [...files] }),
    );
  } catch (error) {
    return unanswered(error, `A board in ${channel.name}`);
  }
  try {
    await rest.delete(Routes.channelMessage(channel.id, message.id));
  } catch {
    return unwell(
      `A board was posted in ${channel.name}, but it could not be removed.`,
      `Delete it yourself: https://discord.com/channels/${channel.guild}/${channel.id}/${message.id}`,
    );
  }
  const { attachments } = message;
  if (attachments.length < files.length)
    return unwell(
      `A board was posted in ${channel.name}, but Discord lost some of its pictures (${attachments.length} of ${files.length} arrived).`,
      'Run doctor again in a while. If it happens again, please report it as a bug.',
    );
  const bytes = attachments.reduce((all, { size }) => all + size, 0);
  const pictures = attachments.length === 1 ? 'its picture' : `its ${attachments.length} pictures`;
  return well(
    `A board was posted in ${channel.name} with ${pictures} (${Math.ceil(bytes / 1024)} KB) and removed again.`,
  );
}

/** The board with which a match begins, between computers, with nothing to press. */
function boardOf(game: PlayableGame, say: Say): Message {
  const seats = game.seats.min;
  const match = game.begin({
    seats,
    options: Object.fromEntries(game.options.map(({ name, values: [usual] }) => [name, usual])),
    seed: randomBytes(32).toString('base64url'),
  });
  const people = Array.from({ length: seats }, (_, seat) => ({
    name: say('seat-computer', { name: `${seat + 1}` }),
  }));
  const pictures = match.boards({ say, people });
  return {
    components: [
      container('over', [text(`### ${game.title(say)}\n${say('trial-board')}`), ...pictures.map(gallery)]),
    ],
    pictures,
  };
}
