import {
  type APIApplication,
  type APIDMChannel,
  type APIGuild,
  type APIGuildForumChannel,
  type APIOverwrite,
  type APIRole,
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

/** The application as its own bot is shown it. */
export function applicationJson(): APIApplication & Untyped {
  return {
    id: APPLICATION_ID,
    name: APPLICATION_NAME,
    type: null,
    icon: null,
    description: 'The bot that is being tried here',
    bot: BOT_USER,
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: NO_FLAGS,
    flags_new: '0',
    owner: USERS.get(OWNER_ID) ?? BOT_USER,
    team: null,
    summary: '',
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    approximate_guild_count: 1,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    eligible_oauth2_scopes: [],
    redirect_uris: [],
  };
}

/** The server without what only the gateway tells. */
export function guildJson(roles: readonly APIRole[] = ROLES): APIGuild & Untyped {
  return {
    id: GUILD_ID,
    name: 'The Harbour',
    icon: null,
    description: null,
    splash: null,
    discovery_splash: null,
    features: [],
    banner: null,
    owner_id: OWNER_ID,
    application_id: null,
    region: 'rotterdam',
    afk_channel_id: null,
    afk_timeout: 300,
    system_channel_id: null,
    system_channel_flags: GuildSystemChannelFlags.SuppressJoinNotifications,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: 0,
    roles: [...roles],
    default_message_notifications: 1,
    mfa_level: 0,
    explicit_content_filter: 0,
    max_presences: null,
    max_members: 500_000,
    max_stage_video_channel_users: 50,
    max_video_channel_users: 25,
    vanity_url_code: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: Locale.EnglishUS,
    rules_channel_id: null,
    safety_alerts_channel_id: null,
    public_updates_channel_id: null,
    premium_progress_bar_enabled: false,
    home_header: null,
    nsfw: false,
    nsfw_level: 0,
    hub_type: null,
    incidents_data: null,
    emojis: [],
    stickers: [],
  };
}

/** A channel of the server at a place in its list; `last` is its newest message, or post. */
export function guildChannelJson(
  { id, kind, name, topic }: GuildChannel,
  position: number,
  last: string | null,
  overwrites: readonly APIOverwrite[],
): APITextChannel | APIGuildForumChannel {
  const common = {
    id,
    guild_id: GUILD_ID,
    name,
    topic,
    position,
    flags: NO_FLAGS,
    parent_id: null,
    nsfw: false,
    rate_limit_per_user: 0,
    permission_overwrites: [...overwrites],
    last_message_id: last,
  };
  return kind === 'text'
    ? { ...common, type: ChannelType.GuildText, last_pin_timestamp: null }
    : {
        ...common,
        type: ChannelType.GuildForum,
        available_tags: [],
        default_reaction_emoji: null,
        default_sort_order: null,
        default_forum_layout: ForumLayoutType.NotSet,
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
