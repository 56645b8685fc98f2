import { ALT_LENGTH } from '../../canvas/picture.ts';

/**
 * Every limit of Discord's that the bot has to keep, with where Discord states it. Pages are those of
 * https://discord.com/developers/docs unless another is named.
 */

/** Letters in a custom id ("Component Reference", Button and String Select). */
export const ID_LENGTH = 100;
/** Letters on a button ("Component Reference", Button). */
export const BUTTON_LABEL = 80;
/** Buttons in one row ("Component Reference", Action Row). */
export const ROW_BUTTONS = 5;
/** Options of one menu ("Component Reference", String Select). */
export const SELECT_OPTIONS = 25;
/** Letters of a menu option's label, its value and its description ("Component Reference", Select Option). */
export const OPTION_LENGTH = 100;
/** Letters of what a menu says while nothing is chosen ("Component Reference", String Select). */
export const PLACEHOLDER = 150;
/** Components of one message, those within others counted too ("Component Reference", Legacy and V2 behaviour). */
export const COMPONENTS = 40;
/** Letters of all texts of one message together ("Message Resource", COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED). */
export const TEXT = 4000;
/** Pictures in one gallery ("Component Reference", Media Gallery). */
export const GALLERY = 10;
/** Letters of a picture's description ("Component Reference", Media Gallery Item). */
export const ALT = ALT_LENGTH;
/** Files of one message ("Message Resource", error 30015). */
export const FILES = 10;
/** Bytes of one file, if the server is not boosted ("Reference", Uploading Files). */
export const FILE_BYTES = 10 * 1024 * 1024;
/** Bytes of one whole request ("Message Resource", Create Message). */
export const REQUEST_BYTES = 25 * 1024 * 1024;
/** People whom a message may ping by id ("Message Resource", Allowed Mentions). */
export const PINGS = 100;
/** Letters of a nonce ("Message Resource", Create Message). */
export const NONCE = 25;
/** Milliseconds for which a nonce surely holds: "the past few minutes" ("Message Resource", Create Message). */
export const NONCE_LIFE = 60_000;
/** Letters of a thread's name ("Channel Resource", Start Thread from Message). */
export const THREAD_NAME = 100;
/** Minutes without a message until a thread is archived: the longest possible ("Channel Resource", Thread Metadata). */
export const THREAD_REST = 10_080;
/** Letters of an event's name, location and description ("Guild Scheduled Event", Create Guild Scheduled Event). */
export const EVENT_NAME = 100;
export const EVENT_PLACE = 100;
export const EVENT_ABOUT = 1000;
/** Messages that one look at a channel brings at most ("Message Resource", Get Channel Messages). */
export const RECENT = 100;
/** Milliseconds until an interaction must be answered ("Receiving and Responding"). */
export const ANSWER_WITHIN = 3_000;
/** Milliseconds for which a token can edit or remove its answers ("Receiving and Responding", Followup Messages). */
export const TOKEN_LIFE = 15 * 60_000;
/** Suggestions of one completion ("Receiving and Responding", Autocomplete). */
export const SUGGESTIONS = 25;
/** Letters of the description of a command, subcommand or option ("Application Commands", Object). */
export const COMMAND_DESCRIPTION = 100;
/** Options, or subcommands, of one command, and choices of one option ("Application Commands", Options). */
export const COMMAND_OPTIONS = 25;
/** Letters of the name and the value of a choice, suggested ones too ("Application Commands", Option Choice). */
export const CHOICE_LENGTH = 100;
/** Emojis of one application ("Emoji Resource", Application-Owned Emoji). */
export const APPLICATION_EMOJIS = 2000;
/** Bytes of an emoji's picture ("Emoji Resource", Emoji Formats). */
export const EMOJI_BYTES = 256 * 1024;
/** Letters of an emoji's name ("Emoji Resource", Create Application Emoji). */
export const EMOJI_NAME = 32;
/** Letters of a form's title ("Receiving and Responding", Modal). */
export const FORM_TITLE = 45;
/** Letters of what is written in a field of a form ("Component Reference", Text Input). */
export const INPUT_LENGTH = 4000;
/** Letters of the words beside a field of a form ("Component Reference", Label). */
export const INPUT_LABEL = 45;
