interface ComplaintTree {
  [field: string]: ComplaintTree | { readonly code: string; readonly message: string }[];
}

/** A request that Discord would not honour, with the answer that says so. */
export class RestRefusal extends Error {
  readonly status: number;
  readonly body: { readonly message: string; readonly code: number; readonly errors?: ComplaintTree };
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
  tooManyAttachments: [400, 30015, 'Maximum number of attachments in a message reached (10)'],
  tooManyEvents: [400, 30038, 'Maximum number of uncompleted guild scheduled events reached (100)'],
  entityTooLarge: [413, 40005, 'Request entity too large'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  missingUserAgent: [403, 40333, 'internal network error'],
  missingAccess: [403, 50001, 'Missing Access'],
  editOfAnother: [403, 50005, 'Cannot edit a message authored by another user'],
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
export type FieldPath = readonly PropertyKey[];

/** What is wrong with a field. Discord's codes for that are not public; these are those of the schema's issues. */
export interface FieldFault {
  readonly path: FieldPath;
  readonly message: string;
  readonly code?: string;
}

/**
 * The refusal of a form for what is wrong with its fields; `prefix` is where the form stands in the body. A field of
 * which a part is wrong has no complaint of its own.
 */
export function refuseForm(faults: readonly FieldFault[], prefix: FieldPath = []): RestRefusal {
  const tree: ComplaintTree = {};
  const innermost = [...faults].sort((one, other) => other.path.length - one.path.length);
  for (const { path, message, code = 'custom' } of innermost) {
    let here = tree;
    for (const step of [...prefix, ...path].map(String)) {
      const next = here[step] ?? {};
      here[step] = next;
      if (!Array.isArray(next)) here = next;
    }
    const { _errors: told = [], ...parts } = here;
    if (Object.keys(parts).length === 0 && Array.isArray(told))
      here['_errors'] = [...told, { code: code.toUpperCase(), message }];
  }
  return new RestRefusal(400, 50035, 'Invalid Form Body', tree);
}
