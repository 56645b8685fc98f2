import {
  type APIApplication,
  type APIDMChannel,
  type APIGuild,
  type APIGuildForumChannel,
  type APIOverwrite,
  type APITextChannel,
  ChannelType,
  ForumLayoutType,
  GuildSystemChannelFlags,
  Locale,
} from 'discord-api-types/v10';
import {
  APPLICATION_ID,
  APPLICATION_NAME,
  BOT_USER,
  GUILD_ID,
  type GuildChannel,
  NO_FLAGS,
  OWNER_ID,
  ROLES,
  USERS,
} from './cast.ts';

/** What Discord sends beyond what the package of its types knows. */
type Untyped = Readonly<Record<string, unknown>>;

/** Fields that there is nothing to say of. */
const nothing = <const K extends string>(...fields: readonly K[]) =>
  Object.fromEntries(fields.map((field) => [field, null])) as Readonly<Record<K, null>>;

/** The application as its own bot is shown it. */
export const applicationJson = (): APIApplication & Untyped => ({
  ...{ id: APPLICATION_ID, name: APPLICATION_NAME, description: 'The bot that is being tried here' },
  ...nothing('type', 'icon', 'team', 'interactions_endpoint_url', 'role_connections_verification_url'),
  ...{ bot: BOT_USER, bot_public: true, bot_require_code_grant: false, verify_key: '0'.repeat(64) },
  ...{ flags: NO_FLAGS, flags_new: '0', owner: USERS.get(OWNER_ID) ?? BOT_USER, summary: '' },
  ...{ approximate_guild_count: 1, approximate_user_install_count: 0, explicit_content_filter: 0 },
  ...{ approximate_user_authorization_count: 0, eligible_oauth2_scopes: [], redirect_uris: [] },
});

/** The server without what only the gateway tells. */
export const guildJson = (): APIGuild & Untyped => ({
  ...{ id: GUILD_ID, name: 'The Harbour', owner_id: OWNER_ID, region: 'rotterdam', roles: [...ROLES] },
  ...{ preferred_locale: Locale.EnglishUS, features: [], emojis: [], stickers: [] },
  ...nothing('icon', 'description', 'splash', 'discovery_splash', 'banner', 'home_header', 'hub_type'),
  ...nothing('application_id', 'vanity_url_code', 'incidents_data', 'max_presences', 'afk_channel_id'),
  ...nothing('system_channel_id', 'widget_channel_id', 'rules_channel_id'),
  ...nothing('safety_alerts_channel_id', 'public_updates_channel_id'),
  ...{ system_channel_flags: GuildSystemChannelFlags.SuppressJoinNotifications, afk_timeout: 300 },
  ...{ verification_level: 0, default_message_notifications: 1, mfa_level: 0, explicit_content_filter: 0 },
  ...{ max_members: 500_000, max_stage_video_channel_users: 50, max_video_channel_users: 25 },
  ...{ premium_tier: 0, premium_subscription_count: 0, premium_progress_bar_enabled: false },
  ...{ widget_enabled: false, nsfw: false, nsfw_level: 0 },
});

/** A channel of the server at a place in its list; `last` is its newest message, or post. */
export function guildChannelJson(
  { id, kind, name, topic }: GuildChannel,
  position: number,
  last: string | null,
  overwrites: readonly APIOverwrite[],
): APITextChannel | APIGuildForumChannel {
  const common = {
    ...{ id, guild_id: GUILD_ID, name, topic, position, parent_id: null, last_message_id: last },
    ...{ flags: NO_FLAGS, nsfw: false, rate_limit_per_user: 0, permission_overwrites: [...overwrites] },
  };
  return kind === 'text'
    ? { ...common, type: ChannelType.GuildText, last_pin_timestamp: null }
    : {
        ...common,
        ...{ type: ChannelType.GuildForum, default_forum_layout: ForumLayoutType.NotSet },
        ...{ available_tags: [], ...nothing('default_reaction_emoji', 'default_sort_order') },
      };
}

/** A direct channel between the bot and one person. */
export function directChannelJson(id: string, userId: string, last: string | null): APIDMChannel {
  const recipient = USERS.get(userId);
  return {
    id,
    type: ChannelType.DM,
    flags: NO_FLAGS,
    name: null,
    last_message_id: last,
    recipients: recipient === undefined ? [] : [recipient],
  };
}
