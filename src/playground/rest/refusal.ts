/** A single complaint about a field. */
interface Complaint {
  readonly code: string;
  readonly message: string;
}

/** Complaints by field, nested as the body is. */
export interface ComplaintTree {
  [field: string]: ComplaintTree | Complaint[];
}

/** The body of an answer that says no. */
export interface RefusalBody {
  readonly message: string;
  readonly code: number;
  readonly errors?: ComplaintTree;
}

/** A request that Discord would not honour, with the answer that says so. */
export class RestRefusal extends Error {
  readonly status: number;
  readonly body: RefusalBody;
  constructor(status: number, code: number, message: string, errors?: ComplaintTree) {
    super(message);
    this.status = status;
    this.body = { message, code, ...(errors === undefined ? {} : { errors }) };
  }
}

/**
 * Refusals that name no field: status, code and text (Discord docs, topics/opcodes-and-status-codes.mdx; the texts as
 * seen in public issues).
 */
const PLAIN = {
  unauthorized: [401, 0, '401: Unauthorized'],
  unknownRoute: [404, 0, '404: Not Found'],
  wrongMethod: [405, 0, '405: Method Not Allowed'],
  unknownApplication: [404, 10002, 'Unknown Application'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownEmoji: [404, 10014, 'Unknown Emoji'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownEvent: [404, 10070, 'Unknown Guild Scheduled Event'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  tooManyAttachments: [400, 30015, 'Maximum number of attachments in a message reached (10)'],
  tooManyCommands: [400, 30032, 'Maximum number of application commands reached (100)'],
  tooManyEvents: [400, 30038, 'Maximum number of uncompleted guild scheduled events reached (100)'],
  entityTooLarge: [413, 40005, 'Request entity too large'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  missingUserAgent: [403, 40333, 'internal network error'],
  missingAccess: [403, 50001, 'Missing Access'],
  editOfAnother: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  cannotMessageUser: [403, 50007, 'Cannot send messages to this user'],
  wrongChannelType: [400, 50024, 'Cannot execute action on this channel type'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  deadToken: [401, 50027, 'Invalid Webhook Token'],
  threadArchived: [400, 50083, 'Thread is archived'],
  fileTooLarge: [400, 50045, 'File uploaded exceeds the maximum size'],
  threadExists: [400, 160004, 'A thread has already been created for this message'],
  threadLocked: [400, 160005, 'Thread is locked'],
  invalidJson: [400, 50109, 'The request body contains invalid JSON.'],
} as const satisfies Readonly<Record<string, readonly [status: number, code: number, message: string]>>;

/** Makes one of the refusals that name no field. */
export function refuse(what: keyof typeof PLAIN): RestRefusal {
  const [status, code, message] = PLAIN[what];
  return new RestRefusal(status, code, message);
}

/** The way to a field: `['components', 0, 'label']`. */
export type FieldPath = readonly (string | number)[];

/**
 * What is said about a field, by code, as seen in public issues. Codes that begin with PLAYGROUND are for what Discord
 * has none that is known.
 */
const ABOUT_FIELDS = {
  APPLICATION_COMMANDS_DUPLICATE_NAME: 'Application command names must be unique',
  APPLICATION_COMMAND_INVALID_NAME: 'Command name is invalid',
  APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS: 'Option name already exists',
  APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID: 'Required options must be placed before non-required options',
  APPLICATION_COMMAND_OPTIONS_TYPE_INVALID:
    'Sub-command and sub-command group option types are mutually exclusive to all other types',
  APPLICATION_COMMAND_TOO_LARGE: 'Command exceeds maximum size (8000)',
  APPLICATION_EMOJI_NAME_ALREADY_TAKEN: 'Emoji name is already taken',
  BASE_TYPE_REQUIRED: 'This field is required',
  BINARY_TYPE_MAX_SIZE: 'File cannot be larger than 256.0 kb.',
  BUTTON_COMPONENT_CUSTOM_ID_REQUIRED: 'A custom id is required',
  BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE: 'A custom id and url cannot both be specified',
  BUTTON_COMPONENT_INVALID_EMOJI: 'Invalid emoji',
  COMPONENT_CUSTOM_ID_DUPLICATED: 'Component custom id cannot be duplicated',
  COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED: 'Components displayable text size exceeds maximum size of 4000',
  COMPONENT_LAYOUT_WIDTH_EXCEEDED: 'The specified component exceeds the maximum width',
  COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED: 'The maximum number of components has been exceeded (40)',
  GUILD_SCHEDULED_EVENT_SCHEDULE_PAST: 'Cannot schedule event in the past.',
  IMAGE_INVALID: 'Invalid image data',
  MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE: 'parse:[kind] and kind:[ids...] are mutually exclusive.',
  MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2:
    "The 'content' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
  NUMBER_TYPE_MAX: 'int value should be between 1 and 100.',
  REPLIES_UNKNOWN_MESSAGE: 'Unknown message',
  SELECT_COMPONENT_OPTION_VALUE_DUPLICATED: 'The specified option value is already used',
  UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND: 'The referenced attachment was not found',
  UNION_TYPE_CHOICES: 'Value of field "type" must be one of (1,).',
  URL_TYPE_INVALID_SCHEME: "Scheme must be one of ('http', 'https').",
  PLAYGROUND_ATTACHMENT_WITHOUT_FILE: 'Neither the request nor the message has a file of this id.',
  PLAYGROUND_AUTOCOMPLETE_WITH_CHOICES: 'An option with autocomplete cannot have choices.',
  PLAYGROUND_CHOICE_NAME_DUPLICATED: 'Names of choices must be unique.',
  PLAYGROUND_COMPONENT_ID_DUPLICATED: 'Component id cannot be duplicated',
  PLAYGROUND_ENDS_FIRST: 'An event ends after it has begun.',
  PLAYGROUND_FILE_NOT_REFERENCED: 'A file was sent that no attachment names.',
  PLAYGROUND_FILE_NOT_SHOWN: 'A file is shown by no component, so nobody would see it.',
  PLAYGROUND_FLAG_NOT_SETTABLE: 'One of these flags cannot be set here.',
  PLAYGROUND_MIN_OVER_MAX: 'The least is above the greatest.',
  PLAYGROUND_TOO_MANY_DEFAULTS: 'More options are chosen from the start than max_values allows.',
  PLAYGROUND_TOO_MANY_EMOJIS: 'An application has at most 2000 emojis.',
  PLAYGROUND_UNKNOWN_FIELD: 'Discord knows no such field here.',
} as const satisfies Readonly<Record<string, string>>;
/** A complaint about a field: a code of {@link ABOUT_FIELDS}, or a code with words of its own. */
export type FieldComplaint = keyof typeof ABOUT_FIELDS | `${string} ${string}`;

/** Collects complaints about fields, to refuse a form once and for all of them. */
export interface Complaints {
  add(path: FieldPath, what: FieldComplaint): void;
  /** @throws the refusal (400, 50035) when there is any complaint. */
  settle(): void;
}

function plant(tree: ComplaintTree, path: FieldPath, what: FieldComplaint): void {
  let here = tree;
  for (const step of path.map(String)) {
    const next = here[step];
    const inner = next === undefined || Array.isArray(next) ? {} : next;
    here[step] = inner;
    here = inner;
  }
  const told = here['_errors'];
  const [code = '', ...words] = what.split(' ');
  const known = Object.entries(ABOUT_FIELDS).find(([each]) => each === what)?.[1];
  here['_errors'] = [...(Array.isArray(told) ? told : []), { code, message: known ?? words.join(' ') }];
}

const invalidForm = (errors: ComplaintTree): RestRefusal =>
  new RestRefusal(400, 50035, 'Invalid Form Body', errors);

/** No complaints yet; `prefix` is where the form stands in the body (`['data']` in a callback). */
export function createComplaints(prefix: FieldPath = []): Complaints {
  const tree: ComplaintTree = {};
  return {
    add: (path, what) => plant(tree, [...prefix, ...path], what),
    settle() {
      if (Object.keys(tree).length > 0) throw invalidForm(tree);
    },
  };
}

/** The refusal of a form for a single field. */
export function refuseField(path: FieldPath, what: FieldComplaint): RestRefusal {
  const tree: ComplaintTree = {};
  plant(tree, path, what);
  return invalidForm(tree);
}
