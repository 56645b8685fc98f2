/** The right to work at a table. Every write names its epoch; a holder that was frozen writes nothing when it wakes. */
export interface Claim {
  readonly table: string;
  /** Rises with every holder. */
  readonly epoch: number;
  /** Since when this process has it, in milliseconds since 1970: before, another may have worked there. */
  readonly since?: number;
}

/** A write named a claim that is another's by now. Nothing was written. */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost';
}

/** Who works at which table, of all the processes that share a database. */
export interface Claims {
  /** Claims a table, also one that is still to be made; undefined if another process works there. */
  claim(table: string): Promise<Claim | undefined>;
  /** Claims those of these tables that no other process has. Does not wait: the rest belong to others for now. */
  take(tables: readonly string[]): Promise<readonly Claim[]>;
  release(claim: Claim): Promise<void>;
  /** Keeps a claim until the returned function is called: no other process takes it while this one shows life. */
  keep(claim: Claim): () => void;
  /** Whether no other process can have taken a kept claim; false if this one was frozen or cannot reach the store. */
  isSure(claim: Claim): boolean;
  /** Shows that this process lives and prolongs a claim: whether it is surely its own then. */
  renew(claim: Claim): Promise<boolean>;
  /** Claims tables at which processes that are gone have left something to do, or may have; some at a time. */
  inherit(most: number): Promise<readonly Claim[]>;
}

/** A table as stored: what it is found by, what channel sync reads first, and the rest as opaque text. */
export interface TableRow {
  readonly id: string;
  readonly guild: string;
  readonly channel: string;
  /** The channel whose tables it is counted with: its own, or the one that its thread belongs to. */
  readonly home: string;
  readonly game: string;
  readonly phase: string;
  /** Rises by one with every commit; the compare-and-set of everything but the log. */
  readonly revision: number;
  /** Who has to do with this table: its host first. */
  readonly people: readonly string[];
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  readonly activeAt: number;
  /** When something is due at this table though nobody does anything. */
  readonly wakeAt?: number | undefined;
  /** The revision of the latest call: the generation of the message that is wanted. */
  readonly generation: number;
  /** The ply from which the log is needed at hand: what the live message tells. */
  readonly logFrom: number;
  readonly isFinished: boolean;
  readonly isThreadOver: boolean;
}

/** One entry of a match's log as the store keeps it. */
export interface LogRow {
  readonly ply: number;
  readonly person: string;
  readonly body: string;
  readonly at: number;
}

/** State of a message: `live` is its table's current one, `leaving` still has buttons, `closed` has none to press. */
export const STANDINGS = ['live', 'leaving', 'closed'] as const;
export type Standing = (typeof STANDINGS)[number];

/** A file that a message holds. */
export interface KeptFile {
  /** Tells what is drawn on it from all else that could be. */
  readonly key: string;
  readonly id: string;
  readonly name: string;
}

/** A message of the bot's that belongs to a table, as far as is known. */
export interface MessageRow {
  readonly id: string;
  readonly table: string;
  readonly channel: string;
  readonly generation: number;
  readonly fromPly: number;
  /** A table has one `live` message at most. */
  readonly standing: Standing;
  /** The revision of the table that it shows. */
  readonly shows: number;
  /** Of what stands there; absent where that is not known. */
  readonly digest?: string;
  readonly files: readonly KeptFile[];
}

/** How a table's channel stands, as far as is known. */
export interface ChannelRow {
  /** The latest generation that was posted, or given up. */
  readonly posted: number;
  /** The revision at which its message was given up, as nobody plays there any more. */
  readonly givenUp?: number;
  /** Why a channel cannot be spoken to, in the words of the channel's side. */
  readonly access?: { readonly channel: string; readonly error: string };
  /** Who is still to be told that the table has lost its place. */
  readonly untold?: string;
  readonly isArchived: boolean;
}

/** Something that somebody is to be told by name, as a commit brings it. */
export interface StoredNoticeDraft {
  readonly kind: string;
  readonly seat: number;
  readonly person: string;
}

/** A notice that waits. A later one of its kind and seat takes its place, under a new id. */
export interface NoticeRow extends StoredNoticeDraft {
  /** Given once, and never again. */
  readonly id: number;
  readonly table: string;
  /** Since when somebody waits to be told by it or by one whose place it took. */
  readonly at: number;
}

/** What is asked of a table besides itself: by whom, from which message, under which interaction. */
export interface OpeningContext {
  readonly table: string;
  readonly interaction?: string;
  readonly message?: string;
  readonly person?: string;
}

/** Everything that a press needs to know of a table, read in one transaction. */
export interface OpenedRow {
  readonly table: TableRow;
  readonly snapshot: string | undefined;
  /** From {@link TableRow.logFrom} on, or from behind an entry that is damaged. */
  readonly log: readonly LogRow[];
  /** Those that are live or leaving, oldest generation first. */
  readonly messages: readonly MessageRow[];
  readonly channel: ChannelRow;
  /** The message that was asked for, whatever its table is. */
  readonly pressed: MessageRow | undefined;
  /** Whether the interaction has brought about a change already. */
  readonly isHandled: boolean;
  /** Own settings of all at the table, of those with a waiting notice, and of the person who was asked for. */
  readonly profiles: ReadonlyMap<string, string>;
  /** Oldest first. */
  readonly notices: readonly NoticeRow[];
  /** A table of that person that has lost its place, and they could not be told. */
  readonly untold: string | undefined;
  /** The table's server's settings, as {@link Store.server}; absent if none, or if no person was asked for. */
  readonly server?: string | undefined;
}

/** How a match ended, as a commit brings it. Its server and game are those of its table. */
export interface ResultDraft {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whose result it is, by seat; undefined for a computer, or a person who has had their data removed. */
  readonly people: readonly (string | undefined)[];
  /** Written and read by the tables alone. Names nobody. */
  readonly body: string;
}

/** How a match ended. It is kept as long as its table. */
export interface ResultRow extends ResultDraft {
  readonly table: string;
  readonly guild: string;
  readonly game: string;
}

/** One change of one table: all of it is kept, or nothing. */
export interface Commit {
  /** The table as it shall be, with the revision that follows the one it had. A revision of 1 makes a new table. */
  readonly table: TableRow;
  /** New log entries in order; the ply of the first must be the log's length. Absent if there are none. */
  readonly entries?: readonly LogRow[];
  /** The match's state beside the log; without one the former stays. */
  readonly snapshot?: string;
  readonly notices: readonly StoredNoticeDraft[];
  readonly result?: ResultDraft;
  /** The interaction that brought this about; one that was seen before changes nothing. */
  readonly interaction?: string;
}

/** Result of a commit: kept (with all notices that now wait at the table), out of date, or a repeated interaction. */
export type Committed =
  /** With the notices that wait now, and the channel's state, which may have been noted since the table was opened. */
  | ({ readonly kind: 'kept' } & Pick<OpenedRow, 'notices' | 'messages' | 'channel'>)
  | { readonly kind: 'stale' }
  | { readonly kind: 'repeated' };

/** What was seen or done in a table's channel, to be kept. What is absent stays as it was. */
export interface SeenRow {
  /** Messages as they stand now. A `live` one makes the former live one `leaving`, unless it is among these. */
  readonly messages?: readonly Omit<MessageRow, 'table'>[];
  readonly channel?: ChannelRow;
  /** Keeps the store's `untold`, whatever `channel` says: its writer may not know yet that they have heard of it. */
  readonly keepsUntold?: boolean;
  /** The person who was `untold` and has heard of it by now. */
  readonly told?: string;
  /** Ids of notices that were told, or have nothing to tell any more. */
  readonly notices?: readonly number[];
}

/** A table at which something is left to do: a call, a message that is behind or leaving, a thread, a notice. */
export interface Owed {
  readonly table: string;
  /** Since when there has been something, in milliseconds since 1970. */
  readonly since: number;
  /** Whether the channel in which the table lives cannot be spoken to, as far as is known. */
  readonly isBarred: boolean;
}

/** A table in the list of one person's tables, with where its board stands. */
export interface NearRow extends TableRow {
  /** Its live message. */
  readonly board?: Pick<MessageRow, 'id' | 'channel'>;
  readonly isBarred: boolean;
}

/** Which tables are listed, seen from a channel, and how many at most. */
export interface Wanted {
  /** All servers if absent. */
  readonly guild?: string;
  readonly channel: string;
  readonly phases: readonly string[];
  readonly most: number;
}

/** Which tables of a server are listed: so many at most, behind those that come before them. */
export interface ServerList {
  readonly phases: readonly string[];
  /** The channel whose tables come first, and the ids of those that are not listed. */
  readonly channel?: string;
  readonly without?: readonly string[];
  readonly from: number;
  readonly most: number;
}

/** Which tables are found that have something to tell somebody by a message of its own, and how many at most. */
export interface Noticing {
  /** Absent for those of all channels. */
  readonly channel?: string;
  readonly phases: readonly string[];
  readonly most: number;
}

/** Tables of a phase that are listed by how long nobody has been active at them. */
export interface OldestFirst {
  readonly phase: string;
  /** Milliseconds since 1970: nobody was active at the table from then on; absent for all of them. */
  readonly before?: number;
  /** How many at most; absent for all. */
  readonly most?: number;
  /** The last table of the list before this one; absent for the first. */
  readonly after?: Pick<TableRow, 'id' | 'activeAt'>;
}

/** How a removal ended: all is gone, some of a long log is left, or the table has another revision or is not there. */
export type Removed = 'gone' | 'more' | 'stale';

/** What a {@link Census} counts. */
export interface CensusOf {
  readonly guild: string;
  readonly home: string;
  readonly person: string;
  /** The phases of a table that is counted, and those of one whose host is counted besides. */
  readonly open: readonly string[];
  readonly lobby: readonly string[];
}

/** How many tables there are, all counted at the same moment. */
export interface Census {
  /** What the server has settled. */
  readonly server: string | undefined;
  /** Open tables in the server, of this home, and that the person has to do with. */
  readonly inServer: number;
  readonly atHome: number;
  readonly ofPerson: number;
  readonly hosted: number;
}

/** Stores every table, for processes that share it by claims. A write throws {@link ClaimLost} without one. */
export interface Store {
  readonly claims: Claims;
  open(what: OpeningContext): Promise<OpenedRow | undefined>;
  commit(claim: Claim, change: Commit): Promise<Committed>;
  /** Saves what was seen, and returns the table as it is then, as {@link open} does without a person. */
  note(claim: Claim, seen: SeenRow): Promise<OpenedRow>;
  /** Entries of a log, from a ply on and before another, in order. */
  log(table: string, from?: number, to?: number): Promise<readonly LogRow[]>;
  /** Tables a person has to do with, in one of these phases, latest touched first. */
  tablesOf(person: string, phases: readonly string[]): Promise<readonly TableRow[]>;
  /** Tables that live in a channel, or in a thread of it, in one of these phases, latest touched first. */
  tablesIn(channel: string, phases: readonly string[]): Promise<readonly TableRow[]>;
  tablesAt(guild: string, phases: readonly string[]): Promise<readonly string[]>;
  /** Tables of a server in these phases: those of a channel first, then the latest opened, with their boards. */
  listedAt(guild: string, list: ServerList): Promise<readonly NearRow[]>;
  /** Whether a text stands in the body of one of a server's tables in these phases, in small or capital letters. */
  writtenAt(guild: string, phases: readonly string[], text: string): Promise<boolean>;
  /** At most `most` of a person's tables in these phases: those of a channel first, then the latest touched. */
  nearestOf(person: string, wanted: Wanted): Promise<readonly NearRow[]>;
  /** At most `most` tables of a channel that a person has nothing to do with, latest touched first. */
  othersIn(person: string, wanted: Wanted): Promise<readonly TableRow[]>;
  oldest(list: OldestFirst): Promise<readonly TableRow[]>;
  /** Removes a table of this revision, its log by `most` entries at a time; all else stays while that leaves `more`. */
  remove(claim: Claim, revision: number, most: number): Promise<Removed>;
  /**
   * Forgets interactions of more than a day ago, and gives some of the free space back to the disk, which PostgreSQL
   * does by itself: tells whether there is more of it.
   */
  shrink(): Promise<'more' | 'done'>;
  /** Tables at which something is due by this time, the longest due first. */
  due(by: number): Promise<readonly TableRow[]>;
  /** At most `most` of a person's tables at which something is due by this time, the longest due first. */
  dueOf(person: string, by: number, most: number): Promise<readonly TableRow[]>;
  /** The ids of a person's tables with notices for them, the longest waiting first. */
  noticing(person: string, wanted: Noticing): Promise<readonly string[]>;
  /** What a server has settled, and how many tables are counted with it, with a channel and with a person. */
  census(of: CensusOf): Promise<Census>;
  /** Every table that has, or had, to do with somebody: at it, in its log, or named in its body. */
  mentioning(person: string): Promise<readonly TableRow[]>;
  /** Tables at which something is left to do, the longest waiting first. */
  owing(): Promise<readonly Owed[]>;
  /** The table of a message of the bot's, be it closed; absent if nobody has noted the message. */
  tableOf(message: string): Promise<string | undefined>;
  /** A table that has lost its place, and somebody could not be told. */
  untoldTo(person: string): Promise<string | undefined>;
  /** How many matches of a game each of these people has played to their end; who has none is not named. */
  finishedBy(people: readonly string[], game: string): Promise<ReadonlyMap<string, number>>;
  /** How at most `most` matches of somebody ended, the latest first. */
  resultsOf(person: string, most: number): Promise<readonly ResultRow[]>;
  /** How at most `most` matches in a server ended, the latest first. */
  resultsIn(guild: string, most: number): Promise<readonly ResultRow[]>;
  /** What somebody has settled for themselves, as the tables write it. */
  profile(person: string): Promise<string | undefined>;
  /** What at most `most` people have settled in whose words there is a text, in no order. */
  profilesWith(text: string, most: number): Promise<readonly string[]>;
  /** Writes it where it still is what it was (`undefined`: nothing); tells whether it did. */
  setProfile(person: string, body: string, former: string | undefined): Promise<boolean>;
  /** What the managers of a server have settled, as the tables write it. */
  server(guild: string): Promise<string | undefined>;
  setServer(guild: string, body: string, former: string | undefined): Promise<boolean>;
  /** Forgets a person: profile and notices go, a pseudonym stands in the logs, and their results are nobody's. */
  forget(person: string, pseudonym: string): Promise<void>;
  /** Small values that the bot keeps for itself: what it registered, which icons it uploaded. */
  setting(key: string): Promise<string | undefined>;
  setSetting(key: string, value: string): Promise<void>;
  /** All of these values whose keys begin so, by key. */
  settingsUnder(beginning: string): Promise<ReadonlyMap<string, string>>;
  close(): Promise<void>;
}

/** A shard that a process holds. */
export interface HeldShard {
  readonly shard: number;
  readonly epoch: number;
  /** Where its session stands, as the gateway's side writes it; absent where it has none. */
  readonly session?: string | undefined;
}

/** The shards of a bot, shared among processes: each is a row with owner, epoch and expiry. */
export interface ShardLeases {
  /** Begins to share so many shards, or as many as other processes share already. Brings how many there are. */
  begin(recommended: number): Promise<number>;
  /** Renews shards, and writes where their sessions stand. Brings those that are still this process'. */
  renew(held: readonly HeldShard[]): Promise<readonly number[]>;
  /** Takes what is free, up to the part of this process. */
  take(): Promise<readonly HeldShard[]>;
  /** Whether this process is the one to leave a shard to another, which has fewer. */
  isToGive(): Promise<boolean>;
  leave(held: readonly HeldShard[]): Promise<void>;
  /** Whether a session may begin now in a bucket, of all that begin in any process; then it counts as begun. */
  mayIdentify(bucket: number): Promise<boolean>;
}

/** A store that a running bot has open. */
export interface HeldStore extends Store {
  /** The shards of the bot; absent where one process alone works with the database. */
  readonly shards?: ShardLeases;
  /** Adds to all processes' requests that Discord refused, and returns those of ten minutes. Absent for one process. */
  countInvalid?(more: number): Promise<number>;
  /** Whether no other process worked with the database when this one opened it. */
  readonly isAlone: boolean;
  /** How many processes work with the database, as far as this one knows. */
  hosts(): number;
  /** Whether this process can surely write: nobody has taken the database over, and it was reached a moment ago. */
  held(): boolean;
}
