import { hasRoom, isOpenToAll } from '../../tables/model/lobby.ts';
import { isSolo, peopleAt } from '../../tables/model/table.ts';
import type { Tables } from '../../tables/tables.ts';
import type { Listing } from '../views/directory-message.ts';
import type { ListedTable } from '../views/table-words.ts';
import type { CommonSight } from './common-sight.ts';
import { liveOf } from './next.ts';
import { asListed } from './notices.ts';

/** The most tables to join, other matches and results for which the message of a directory has room. */
const MOST_IN_DIRECTORY = { joinable: 5, playing: 10, over: 4 } as const;
/** How many tables are read at once: a press meanwhile waits for no more. */
const STEP = 5;
/** How many times as many are looked at, as not all of them can be joined, or named there. */
const LOOKED_AT = 4;
/** Milliseconds for which a match that is over is listed: three days. */
const LATELY = 3 * 24 * 60 * 60 * 1000;

interface ListingParts {
  readonly tables: Pick<Tables, 'listed' | 'look' | 'opened' | 'results' | 'census'>;
  readonly sight?: Pick<CommonSight, 'isCommon'>;
  readonly clock: { readonly now: () => number };
}

interface Place {
  readonly guild: string;
  readonly channel: string;
}

/** Reads what the directory of a server lists in a channel: few rows, however many tables there are. */
export async function readListing(place: Place, parts: ListingParts): Promise<Listing> {
  const { tables } = parts;
  const { joinable: most, playing: mostPlaying } = MOST_IN_DIRECTORY;
  const lobbies = await latest('lobby', most, isOffered, place, parts);
  const matches = await latest('playing', mostPlaying, ({ table }) => !isSolo(table), place, parts);
  const joinable = [...matches.filter(hasSeatForAnyone), ...lobbies].slice(0, most);
  const playing: Listing['playing'][number][] = [];
  for (const now of matches.filter((each) => !joinable.includes(each)))
    playing.push({ ...now, round: (await tables.look(now.table.id))?.match?.turn.round });
  const { inServer } = await tables.census({ guild: place.guild, home: place.channel, person: '' });
  return { joinable, playing, over: await latelyOver(place, parts), open: inServer };
}

/** The latest lobbies of a server at which anybody can sit down, wherever they are. */
export async function lobbiesWithRoom(
  guild: string,
  { tables }: Pick<ListingParts, 'tables'>,
): Promise<readonly ListedTable[]> {
  const most = MOST_IN_DIRECTORY.joinable * LOOKED_AT;
  const rows = await tables.listed(guild, { phases: ['lobby'], from: 0, most });
  return rows.map(asListed).filter(isOffered);
}

const isOffered = (now: ListedTable): boolean => isOpenToAll(now.table) && hasRoom(now);

/** Whether somebody left a seat at a match that anybody can take, or ask for. */
const hasSeatForAnyone = ({ table: { seats, freedSeats } }: ListedTable): boolean =>
  freedSeats !== 'former' && seats.some(({ kind }) => kind === 'free');

/** The latest tables of a phase that are wanted and may be named in a channel. */
async function latest(
  phase: 'lobby' | 'playing',
  most: number,
  isWanted: (now: ListedTable) => boolean,
  { guild, channel }: Place,
  parts: ListingParts,
): Promise<readonly ListedTable[]> {
  const found: ListedTable[] = [];
  for (let from = 0; found.length < most && from < most * LOOKED_AT; from += STEP) {
    const rows = await parts.tables.listed(guild, { phases: [phase], from, most: STEP });
    for (const now of rows.map(asListed))
      if (isWanted(now) && (await isNamed(now, channel, parts))) found.push(now);
    if (rows.length < STEP) break;
  }
  return found.slice(0, most);
}

const isNamed = async (
  { table }: ListedTable,
  channel: string,
  { sight }: Pick<ListingParts, 'sight'>,
): Promise<boolean> => (await sight?.isCommon(table, channel)) ?? true;

async function latelyOver({ guild, channel }: Place, parts: ListingParts): Promise<Listing['over']> {
  const { tables, clock } = parts;
  const found: Listing['over'][number][] = [];
  for (const { table: id, at, seats } of await tables.results.latestIn(
    guild,
    MOST_IN_DIRECTORY.over * LOOKED_AT,
  )) {
    if (at <= clock.now() - LATELY || found.length === MOST_IN_DIRECTORY.over) break;
    const opened = await tables.opened({ table: id });
    if (opened === undefined) continue;
    const { table, game } = opened.now;
    const winners = seats.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
    const now = { ...asListed({ table, game, board: liveOf(opened) }), at, winners };
    if (await isNamed(now, channel, parts)) found.push(now);
  }
  const people = found.flatMap(({ table }) => peopleAt(table).map(({ id }) => id));
  const shown = await tables.results.shown(people, guild);
  // A person who wants to be in no standings is not named here either.
  return found.map((now) => ({
    ...now,
    winners: now.winners.filter((seat) => {
      const seated = now.table.seats[seat];
      return seated?.kind === 'computer' || (seated?.kind === 'person' && shown.has(seated.id));
    }),
  }));
}
