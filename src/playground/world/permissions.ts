import { PermissionFlagsBits } from 'discord-api-types/v10';

const sum = (names: readonly (keyof typeof PermissionFlagsBits)[]): bigint =>
  names.reduce((all, name) => all | PermissionFlagsBits[name], 0n);

/** What everyone in the server may do. */
export const EVERYONE_PERMISSIONS = sum([
  'ViewChannel',
  'SendMessages',
  'ReadMessageHistory',
  'AddReactions',
  'EmbedLinks',
  'AttachFiles',
  'UseApplicationCommands',
  'UseExternalEmojis',
  'SendMessagesInThreads',
  'CreatePublicThreads',
]);

/** What the bot may do besides: the permissions of its own role. */
export const BOT_ROLE_PERMISSIONS = sum([
  'ViewChannel',
  'SendMessages',
  'ReadMessageHistory',
  'EmbedLinks',
  'AttachFiles',
  'UseExternalEmojis',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'CreateEvents',
]);

/** Everything there is; what the owner may do. */
export const ALL_PERMISSIONS = Object.values(PermissionFlagsBits).reduce((all, bit) => all | bit, 0n);

/** What apps may do in a direct message. */
export const DIRECT_PERMISSIONS = sum([
  'ViewChannel',
  'SendMessages',
  'ReadMessageHistory',
  'EmbedLinks',
  'AttachFiles',
  'UseExternalEmojis',
  'MentionEveryone',
]);
