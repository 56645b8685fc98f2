import { randomNumbers } from '../../../src/engine/quick-chance.ts';
import { games } from '../../../src/games/index.ts';
import { componentsFingerprint } from '../../../src/records/record-match.ts';
import { writeRecord } from '../../../src/records/write-record.ts';
import type { SeatedPerson } from '../../../src/tables/model/seated.ts';
import { tiny } from '../../games/tiny.ts';
import { played } from '../../records/played.ts';
import type { Running } from './bot.ts';

/** What a person who floods does ten times a second; `round` counts how often they did it. */
export type Flood = (person: SeatedPerson, round: number) => unknown;

/** The people who flood. */
export const flooder = (at: number): SeatedPerson => ({ id: `${1_090 + at}`, name: `Eve ${at}` });

/** The languages of Discord in which the same is made anew. */
const LOCALES = ['en-GB', 'de', 'fr', 'ru'] as const;
/** Words of a question. */
const QUESTION = Array.from({ length: 1_200 }, (_, at) => `key${at.toString(36)}`).join(' ');
/** Open tables of one person in the channel that is closed and opened again and again. */
const HOSTED = 20;
/** Spaces of a list of components that no box holds, and that a few letters write. */
const SPACES = 1_000_000;

/** The name in a record that is brought again and again, each time by another, so that it is another one. */
const NAMED = 'Ana 0';

/** A record without a list, as text. */
async function recordText(): Promise<string> {
  const { match, log } = await played(OTERES);
  const record = match.logged(log).record('spectator', [NAMED]);
  if (record === undefined) throw new Error('the game has no record');
  return writeRecord(record, { withList: false });
}

const OTERES = { game: 'oteres', seats: 3, options: optionsOf('oteres'), seed: 'floods' } as const;
const OTYS = { game: 'otys', seats: 2, options: optionsOf('otys'), seed: 'floods', longest: 1 } as const;

function optionsOf(name: string): Readonly<Record<string, string>> {
  const game = games.find((each) => each.name === name);
  return Object.fromEntries((game?.options ?? []).map((option) => [option.name, option.values[0] ?? '']));
}

/** A record of a game that has just begun, with a list of components as nobody would print them. */
async function hostileText(): Promise<string> {
  const { match, log } = await played(OTYS);
  const record = match.logged(log).record('spectator', []);
  const text = record?.components?.list;
  if (record === undefined || text === undefined) throw new Error('the game has no list of components');
  const list = JSON.parse(text);
  list.values.spaces.value = Array<number>(SPACES).fill(3);
  const hostile = JSON.stringify(list);
  const components = { fingerprint: componentsFingerprint(hostile), list: hostile };
  return writeRecord({ ...record, components }, { withList: true });
}

/** The floods by name. What they are about is set up here: for each of the people a table, and matches that are over. */
export async function floods(
  bot: Running,
  plies: number,
  people: number,
): Promise<Readonly<Record<string, Flood>>> {
  const eve = flooder(0);
  const table = await bot.match(eve, 'loud');
  const ending = [...Array.from({ length: 10 }, () => 'step'), 'end'];
  const long = await bot.over(
    eve,
    'loud',
    tiny.name,
    (ply) => ending[ply - plies + ending.length] ?? ['dare', 'no', 'end'][ply % 3] ?? 'end',
  );
  const below = randomNumbers('floods');
  const ended = await bot.over(eve, 'loud', 'oteres', (_, answers) => answers[below(answers.length)] ?? '');
  const own = new Map<string, string>();
  for (let at = 0; at < people; at += 1) own.set(flooder(at).id, await bot.alone(flooder(at), 'loud'));
  const ownOf = ({ id }: SeatedPerson): string => own.get(id) ?? table;
  const hosted: string[] = [];
  for (let at = 0; at < HOSTED; at += 1) hosted.push(await bot.lobby(eve, 'toggled'));
  const hostile = await hostileText();
  const brought = await recordText();
  const localeOf = (round: number) => LOCALES[round % LOCALES.length];
  const look = (person: SeatedPerson, of: string, name: string) =>
    bot.press(person, 'loud', { kind: 'look', table: of, look: name }, '0');
  const withdrawn = async (person: SeatedPerson) => {
    const now = await bot.tables.look(table);
    return now && bot.tables.decline(bot.act(table, person), now.table.vote?.id ?? 0);
  };
  await bot.tables.directories.want('g', { channel: 'listed', language: 'en', since: 0 });
  const option = (name: string, value: string) => ({ name, type: 3, value });
  return {
    completions: (person, round) => bot.complete(person, 'loud', 'eve'.slice(0, round % 4)),
    lobbies: (person) =>
      bot.command(person, 'loud', 'play', [{ name: games[0]?.name ?? '', type: 1, options: [] }]),
    boards: (person) => bot.command(person, 'loud', 'board', [option('table', table)]),
    'guests’ boards': ({ id }, round) =>
      bot.command({ id: `${id}${round % 50}`, name: 'Guest' }, 'loud', 'board', [option('table', table)]),
    removals: (_person, round) => {
      bot.toggle('toggled');
      bot.sync.see(hosted[round % HOSTED] ?? table);
    },
    motions: (person, round) =>
      round % 2 === 1
        ? bot.press(person, 'loud', { kind: 'end', table, action: 'vote' }, '0')
        : withdrawn(person),
    moves: (person, round) =>
      bot.command(person, round % 2 === 1 ? 'loud' : 'louder', 'table', [
        { name: 'move', type: 1, options: [option('table', table)] },
      ]),
    invitations: (person, round) =>
      round % 2 === 1
        ? bot.tables.propose(bot.act(table, person), {
            ...{ kind: 'substitute', seat: 0 },
            person: { id: `${200 + round}`, name: 'Guest' },
          })
        : withdrawn(person),
    'what happened': (person, round) =>
      bot.press(
        person,
        'loud',
        { kind: 'part', table: long, place: 'happened', part: (round % 20) * 1_000 },
        '0',
      ),
    'a channel at its limit': (person) => bot.lobby(person, 'limited').then((id) => bot.sync.see(id)),
    // The list is looked at with each round here, in place of once in some seconds.
    'lists of tables': (person, round) => {
      bot.sync.lookAtDirectory('g');
      return bot.press(person, 'loud', { kind: 'tables', page: round % 100 }, '0');
    },
    records: (person) => bot.command(person, 'loud', 'record', [option('table', long)]),
    replays: (person, round) =>
      bot.press(person, 'loud', { kind: 'replay', table: ended, at: round % 20, way: 'on' }, '0'),
    'brought records': (person, round) =>
      bot.command(person, 'loud', 'replay', [option('record', brought.replace(NAMED, `Ana ${round}`))]),
    'hostile records': (person) => bot.command(person, 'loud', 'replay', [option('record', hostile)]),
    pages: (person, round) =>
      bot.press(person, 'loud', { kind: 'show', table: ended, as: 'page' }, '0', localeOf(round)),
    films: (person, round) =>
      bot.press(person, 'loud', { kind: 'show', table: ended, as: 'film' }, '0', localeOf(round)),
    hints: (person) => look(person, ownOf(person), 'hint'),
    rules: (person) =>
      bot.command(person, 'loud', 'rules', [
        { name: games[0]?.name ?? '', type: 1, options: [option('about', QUESTION)] },
      ]),
    puzzles: (person) => bot.command(person, 'loud', 'puzzle'),
    exports: (person) => bot.command(person, 'loud', 'privacy', [{ name: 'export', type: 1, options: [] }]),
    // The last, as it goes on for minutes.
    analyses: (person) => look(person, ended, 'analysis'),
  };
}
