import { accessErrorOf } from '../../src/discord/channel/access.ts';
import type { DiscordErrorKind } from '../../src/discord/discord-error.ts';
import { daysIn } from '../tables/days.ts';
import { type Here, hereIn, nameOf, personNamed, timeIn } from '../tables/deeds.ts';
import { roomsInWords } from '../tables/in-words.ts';
import { peopleAt } from '../tables/room.ts';
import { besideComputer } from './beside-computer.ts';
import { partsOf } from './breaches.ts';
import type { Method } from './fake-api.ts';
import { ana, ben, inPlay, stage } from './stage.ts';
import type { SeenMessage } from './taken-message.ts';

/** A stage, as tests in words stand on it. */
export type Stage = Awaited<ReturnType<typeof stage>>;

/** Stages by the words behind `given`; what stands behind the first is given to them. */
export type Stages = Readonly<Record<string, (...words: readonly string[]) => Promise<Stage>>>;

async function lobbyOf(...others: readonly (typeof ana)[]): Promise<Stage> {
  const here = await stage();
  await here.command(ana, 'play');
  for (const person of others) await here.presses(person, 'join');
  return here;
}

const USUAL: Stages = {
  '': () => inPlay(),
  empty: () => stage(),
  lobby: () => lobbyOf(),
  joined: () => lobbyOf(ben),
  computer: besideComputer,
  coached: () => inPlay({ coached: true }),
};

const anew = ({ store, api, clock }: Stage) => stage({ store, api, clock });

/** What happens and can be read in the tests of one file alone. */
export interface More {
  readonly happens?: Readonly<Record<string, (at: Stage, ...args: readonly string[]) => Promise<unknown>>>;
  readonly reads?: Readonly<Record<string, (at: Stage) => unknown>>;
  /** The stage after a restart; the usual one where absent. */
  readonly again?: (at: Stage) => Promise<Stage>;
}

/** A stage in words, with the messages and presses that have names there. */
class At {
  here: Here;
  stage: Stage;
  /** Where the requests of the latest deed begin. */
  #since = 0;
  #painted = 0;
  readonly #stages: Stages;
  readonly #more: More;
  readonly #messages = new Map<string, string>();
  readonly #kept = new Map<string, Parameters<Stage['handled']>[0]>();

  constructor(first: Stage, stages: Stages, more: More) {
    this.stage = first;
    this.#more = more;
    this.#stages = { ...USUAL, ...stages };
    this.here = this.#hereOn(first);
  }

  #hereOn({ tables, store, clock, act }: Stage): Here {
    const does: Here['act'] = (table, person) => act(person, table);
    const inside = { ...peopleAt(tables, does), tables, store, clock, act: does, heard: [], failures: [] };
    return { ...hereIn(daysIn(inside)), id: 't1', also: (deed) => this.does(deed) };
  }

  /** The message that is meant: the live one of a table, the page that somebody has, or one with a name. */
  #message(where: string): Promise<string> | string {
    if (/^t\d$/.test(where)) return this.stage.live(where);
    const [, who] = /^(\w+)’s page$/.exec(where) ?? [];
    if (who !== undefined) return this.stage.page(personNamed(who)).id;
    const { api } = this.stage;
    if (where === 'last') return api.messages.at(-1)?.id ?? unknown(where);
    const inChannel = api.channel.findLast(({ id }) => api.channelOf(id) === where);
    return this.#messages.get(where) ?? inChannel?.id ?? unknown(where);
  }

  /** `ana presses board:step`, `ana sends h1:look:t1:hint on old`, `ana presses seat on page <- 1`. */
  async #press(who: string, verb: string, said: string) {
    const [, words = '', where, values] = /^(\S+)(?: on (.+?))?(?: <- (.*))?$/.exec(said) ?? [];
    const person = personNamed(who);
    const message = await this.#message(where === 'page' ? `${who}’s page` : (where ?? 't1'));
    const id = verb === 'sends' ? words : this.stage.idIn(message, words);
    return this.stage.pressing(person, message, id, values?.split('.'));
  }

  async does(deed: string): Promise<boolean> {
    const { stage } = this;
    const [, times, again = ''] = /^(\d+) times (.*)$/.exec(deed) ?? [];
    if (times !== undefined) {
      for (let count = 0; count < Number(times); count += 1) await this.does(again);
      return true;
    }
    this.#since = stage.api.requests.length;
    this.#painted = stage.painter.painted;
    const [, who = '', verb = '', said = ''] = /^(\w+) (presses|sends|types|writes) (.*)$/.exec(deed) ?? [];
    const [does = '', ...args] = deed.split(' ');
    if (verb === 'types') await this.#types(who, said);
    else if (verb === 'writes') {
      const [id = '', words = ''] = said.split(/ = (.*)/s);
      await stage.fills(personNamed(who), stage.page(personNamed(who)).id, id, ...words.split(' + '));
    } else if (verb !== '') await stage.handled(await this.#press(who, verb, said));
    else {
      const [, name = '', whose = '', how = '', what = ''] =
        /^(\w+) is (\w+) (presses|sends) (.*)$/.exec(deed) ?? [];
      if (name !== '') this.#kept.set(name, await this.#press(whose, how, what));
      else if (args[0] === 'comes') await stage.handled(this.#kept.get(does) ?? unknown(does));
      else return this.#happens(does, args);
    }
    return true;
  }

  async #types(who: string, said: string): Promise<void> {
    const [, line = '', id, options = ''] =
      /^(\/\w+(?: (?!as )\w+(?= |$))?)(?: as (\w+))?(.*)$/.exec(said) ?? [];
    const [name = '', below] = line.slice(1).split(' ');
    const given = options
      .split(/ (?=[\w-]+=)/)
      .filter((each) => each !== '')
      .map((each) => {
        const [option = '', ...value] = each.split('=');
        return { name: option, type: 3, value: value.join('=') };
      });
    const nested = below === undefined ? given : [{ name: below, type: 1, options: given }];
    await this.stage.command(personNamed(who), name, id, nested);
  }

  async #happens(does: string, args: readonly string[]): Promise<boolean> {
    const { stage: at } = this;
    const [first = '', second = ''] = args;
    const hears = async (tables: readonly string[]) => {
      for (const table of tables) await at.spoken(table);
    };
    const id = does === 'delete' ? await this.#message(first) : '';
    switch (does) {
      case 'given':
        await this.#open(args);
        return true;
      // Messages are known by a name from then on: `name old`, `name mine of ana`, `name new is last`.
      case 'name':
        this.#messages.set(
          first,
          await this.#message(second === 'of' ? `${args[2]}’s page` : (args[2] ?? 't1')),
        );
        return true;
      case 'fail':
        at.api.fail(first as Method, second as DiscordErrorKind, args[2] === 'afterwards');
        return true;
      case 'close':
        at.api.barred.set(first, second as DiscordErrorKind);
        return true;
      case 'reopen':
        at.api.barred.clear();
        return true;
      case 'tell':
        await at.spoken(first === '' ? 't1' : first);
        return true;
      // So much time passes, and what is due then is done and told.
      case 'pass':
        at.clock.time += timeIn(first) ?? Number.NaN;
        await hears(await at.tables.runDueTurns());
        return true;
      case 'rest':
        at.clock.time += timeIn(first) ?? Number.NaN;
        await hears(await at.tables.runIdleTables());
        return true;
      case 'spoil':
        at.painter.broken = true;
        return true;
      case 'restart':
        await this.#goOn(await (this.#more.again ?? anew)(at));
        return true;
      case 'start':
        await at.sync.start();
        await at.sync.idle();
        return true;
      case 'stop':
        await at.sync.stop();
        return true;
      // A message that somebody has deleted, and what Discord remembers of nonces no longer.
      case 'delete':
        at.api.messages.splice(
          at.api.messages.findIndex((each) => each.id === id),
          1,
        );
        return true;
      case 'forget':
        at.api.forgetNonces();
        return true;
      default:
        await this.#more.happens?.[does]?.(at, ...args);
        return this.#more.happens?.[does] !== undefined;
    }
  }

  async #open([kind = '', ...args]: readonly string[]): Promise<void> {
    this.#messages.clear();
    await this.#goOn(await (this.#stages[kind] ?? unknown(kind))(...args));
  }

  async #goOn(next: Stage): Promise<void> {
    this.stage = next;
    Object.assign(this.here, this.#hereOn(next));
  }

  /** What is read by a name, of the channel, or of a message or a person: `asked`, `board`, `ana.ids`. */
  async reads(name: string): Promise<string> {
    const { api, log, counted, store, armed, painter } = this.stage;
    const own = this.#more.reads?.[name];
    if (own !== undefined) return `${await own(this.stage)}`;
    switch (name) {
      case 'asked':
        return api.requests.slice(this.#since).join(', ');
      case 'channel':
        return JSON.stringify(api.channel);
      case 'posted':
        return api.posted.join(' ');
      case 'called':
        return api.called.map(nameOf).join(' ');
      case 'log':
        return log.lines.join('\n');
      case 'counted':
        return counted.join(', ');
      case 'owing':
        return (await store.owing()).map(({ table }) => table).join(' ');
      case 'painted':
        return `${painter.painted - this.#painted}`;
      // Threads that were put away, and messages that everybody sees, by what they are.
      case 'away':
        return (await Promise.all(api.away.map((id) => this.#namesOf(id)))).join(' ');
      case 'standing':
        return (await Promise.all(api.channel.map(({ id }) => this.#namesOf(id)))).join(' ');
      case 'armed':
        return (await Promise.all(armed().map((id) => this.#namesOf(id)))).join(' ');
      case 'closed':
        return accessErrorOf(await this.stage.opened()) ?? '';
    }
    const [of = '', what = ''] = name.split('.');
    if (of === 'board')
      return this.#readIn(api.message(await this.stage.live(/^t\d$/.test(what) ? what : 't1')), what);
    if (of === 'last') return this.#readIn(api.messages.at(-1) ?? unknown(of), what);
    const named = this.#messages.get(of);
    if (named !== undefined) return this.#readIn(api.message(named), what);
    const { id } = personNamed(of);
    const seen = api.seenBy(id);
    const told = api.told.filter(({ person }) => person === id);
    if (what === 'pages') return `${seen.length}`;
    if (what === 'profile') return JSON.stringify(await this.stage.tables.profiles.of(id));
    if (what === 'all') return seen.map((page) => partsOf(page.body).text).join(' / ');
    if (what === 'letter') return told.at(-1)?.words ?? '';
    if (what === 'letters') return `${told.length}`;
    if (what === 'told') return this.#withBoards(told.map(({ words }) => words).join(' / '));
    return this.#readIn(seen.at(-1) ?? unknown(`page of ${of}`), what);
  }

  async #readIn({ id, body, attachments = [] }: SeenMessage, what: string): Promise<string> {
    const { text, ids, words } = partsOf(body);
    const { parse = [], users = [] } = body.allowed_mentions ?? {};
    if (what === 'ids') return ids.join(' ');
    if (what === 'pings') return [...parse, ...users.map(nameOf)].join(' ');
    if (what === 'pictures') return attachments.map(({ filename }) => filename).join(' ');
    if (what === 'is') return this.#namesOf(id);
    if (what === 'channel') return this.stage.api.channelOf(id);
    if (what === 'words') return words.join(' · ');
    return this.#withBoards(text);
  }

  /** Words in which the boards of tables are called BOARD1, BOARD2 in place of their ids. */
  async #withBoards(words: string): Promise<string> {
    const boards = await Promise.all([1, 2, 3].map((at) => this.stage.live(`t${at}`)));
    return boards.reduce((read, id, at) => (id === '' ? read : read.replaceAll(id, `BOARD${at + 1}`)), words);
  }

  /** What a message is: the board, somebody's latest page, or one that was given a name. */
  async #namesOf(id: string): Promise<string> {
    const { alone } = this.stage.api.messages.find((each) => each.id === id) ?? {};
    const names = [...this.#messages].flatMap(([name, message]) => (message === id ? [name] : []));
    return (
      [
        ...((await this.stage.live()) === id ? ['board'] : []),
        ...names,
        ...(alone === undefined ? [] : [nameOf(alone)]),
      ].join('=') || '?'
    );
  }
}

const unknown = (name: string): never => {
  throw new Error(`there is no "${name}"`);
};

/**
 * Tests of a channel in words, on a stage with a match of Ana and Ben, or on one of others: `given hinted all`. People press what contains these words in the live
 * message (`ana presses board:step`), on their page or in a message with a name (`on page`, `on old`), send ids (`sends h1:…`), type and write; as in
 * `test/tables`, `ana: end` happens past Discord. Read are `asked` (the requests of the latest deed), `board`, `ana` (her latest page), `ana.ids` …
 */
export const stageInWords = (text: string, stages: Stages = {}, more: More = {}): void =>
  roomsInWords(async () => {
    const at = new At(await (stages['']?.() ?? inPlay()), stages, more);
    return { here: at.here, reads: (name) => at.reads(name) };
  })(text);
