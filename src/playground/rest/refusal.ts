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

/** Collects complaints about fields, to refuse a form once and for all of them. */
export interface Complaints {
  add(path: FieldPath, code: string, message: string): void;
  /** @throws the refusal (400, 50035) when there is any complaint. */
  settle(): void;
}

function plant(tree: ComplaintTree, path: FieldPath, complaint: Complaint): void {
  let here = tree;
  for (const step of path.map(String)) {
    const next = here[step];
    const inner = next === undefined || Array.isArray(next) ? {} : next;
    here[step] = inner;
    here = inner;
  }
  const told = here['_errors'];
  here['_errors'] = [...(Array.isArray(told) ? told : []), complaint];
}

const invalidForm = (errors: ComplaintTree): RestRefusal =>
  new RestRefusal(400, 50035, 'Invalid Form Body', errors);

/** No complaints yet; `prefix` is where the form stands in the body (`['data']` in a callback). */
export function createComplaints(prefix: FieldPath = []): Complaints {
  const tree: ComplaintTree = {};
  return {
    add: (path, code, message) => plant(tree, [...prefix, ...path], { code, message }),
    settle() {
      if (Object.keys(tree).length > 0) throw invalidForm(tree);
    },
  };
}

/** The refusal of a form for a single field. */
export function refuseField(path: FieldPath, code: string, message: string): RestRefusal {
  const tree: ComplaintTree = {};
  plant(tree, path, { code, message });
  return invalidForm(tree);
}
