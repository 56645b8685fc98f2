import { describe, expect, it, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { LOBBY_LIFE } from '../../src/tables/transitions/resting.ts';
import { tablesInWords } from './in-words.ts';
import { ana, ben, done, keptAt, order, overwrite, room, seated, whyNot } from './room.ts';

tablesInWords(`
# a lobby
seats people in the order of joining, each once, and no more than the game has seats
  given lobby ben cem; ben: join ! already-seated; dua: join ! table-is-full -> seats ana ben cem
passes to the next in line when its host leaves, and closes with the last
  given lobby; ana: leave-lobby -> host ben, seats ben, phase lobby
  ana: leave-lobby ! not-joined
  ben: leave-lobby -> seats, phase closed
  cem: join ! not-in-the-lobby
is its host’s alone to change
  given lobby; ben: option pace fast ! not-the-host; ben: remove ana ! not-the-host
  ben: close ! not-the-host; ben: start ! not-the-host
  ana: option pace fast -> options fast 0
  ana: option pace warp ! unknown-option
  ana: remove ben -> seats ana
  ana: remove ben ! not-at-the-table
does not start with too few, and says how many it takes, nor with options that do not fit who came
  given lobby alone; ana: start ! too-few least=2 seated=1
  given lobby; ana: option begins 2; ana: start ! options-do-not-fit
starts once, and a new message calls whoever is asked first
  given lobby; ana: start -> phase playing, asked ana, call turn, called ana, fromPly 0
  ana: start ! not-in-the-lobby; ben: leave-lobby ! not-in-the-lobby
expires when nobody touches it for a day, and not before
  given lobby alone; wait 1d-1m; idle -> woken no
  wait 1m; idle -> woken yes, phase closed, ending expired
  ben: join ! not-in-the-lobby

# The name of a table
is free again once its table is closed, and is not taken by a table of another server
  gather names=Otters; gather names=Otters guild=h -> name Otters
  look T1; ana: close; gather names=Otters -> name Otters
is kept by a match that is played again
  gather names=Otters; ben: join; ana: start; ana: end-match; ben: rematch -> name Otters
is changed by the host alone, to one that is free and not too long
  gather names=Otters; gather names=Paws; look T1; ben: join; ben: name Friday ! not-the-host
  ana: name pAWS ! name-taken; ana: name ${'x'.repeat(29)} ! unknown-option
  ana: name Friday -> name Friday
  ana: name FRIDAY -> name FRIDAY
is none where nobody names what it may be
  given lobby -> name

# who is to begin
is a person, and stays it when somebody before them leaves the lobby
  given oteres lobby ben cem dua; ana: option first cem -> begins 3
  ben: leave-lobby -> begins 2
  ana: start -> up cem
is nobody once they leave the lobby, whoever comes after them
  given oteres lobby ben cem dua; ana: option first cem; cem: leave-lobby -> begins random
  ana: add-computer -> begins random
is no other computer than the one that was named
  given oteres lobby alone computer computer; ana: option first computer-1 -> begins 2
  ana: remove computer-1; ana: add-computer -> begins random
can be named only of those who sit there, or left to chance again
  given oteres lobby; ana: option first cem ! not-at-the-table; ana: option first 222 ! not-at-the-table
  ana: option first ben; ana: option first random -> begins random
begins again where the match is played once more, wherever they sit then
  given oteres lobby ben cem; ana: option first cem; ana: start; ana: end-match
  ben cem ana: rematch -> phase playing, up cem, first cem
is nobody where they do not play this time, whoever takes their place
  given oteres lobby ben cem; ana: option first cem; ana: start; ana: end-match; ana: rematch
  ben dua: join -> begins random
  ana: start -> first, options random
is the same computer in the rematch, under the number that it has there
  given oteres lobby alone computer computer computer; ana: remove computer-1; ana: option first computer-3
  ana: start; ana: end-match; ana: rematch -> first computer-2
is a pseudonym once they had their data removed
  given oteres lobby ben cem; ana: option first cem; ana: start; ana: end-match; cem: erase -> first gone-gone
`);

describe('a lobby', () => {
  it('opens with its host seated, the usual options, and a message to post', async () => {
    const { tables, store } = await room();
    const opened = done(await tables.open(order(ana)));
    expect(opened.table).toMatchObject({
      phase: 'lobby',
      seats: [seated(ana)],
      host: ana.id,
      options: { pace: 'slow', begins: '0' },
    });
    expect(opened.table.calls).toMatchObject([{ revision: 1, reason: 'lobby', people: [], channel: 'c' }]);
    expect((await store.owing()).map(({ table }) => table)).toEqual([opened.table.id]);
  });

  it('does not open with an option or a game that does not exist', async () => {
    const { tables } = await room();
    for (const options of [{ pace: 'warp' }, { mood: 'slow' }])
      expect(whyNot(await tables.open({ ...order(ana), options }))).toBe('unknown-option');
    expect(whyNot(await tables.open({ ...order(ana), game: 'chess' }))).toBe('no-such-table');
    expect(await tables.in('c', ['lobby'])).toEqual([]);
  });

  it('that cannot be read keeps nobody from the others, and the others from expiring', async () => {
    const { tables, lobby, started, store, clock } = await room();
    const broken = [await lobby([ben]), await started()];
    const well = await lobby([ben]);
    for (const [id, damage] of [
      [broken[0], { body: '{}' }],
      [broken[1], {}],
    ] as const) {
      const { table } = await keptAt(store, id ?? '');
      await overwrite(store, { ...table, ...damage }, '{}');
    }
    expect((await tables.of(ben.id, ['lobby', 'playing'])).map(({ table }) => table.id)).toEqual([well]);
    for (const id of broken) await expect(tables.look(id)).rejects.toThrow(/^the state of|cannot be read/);
    clock.time += LOBBY_LIFE + 1;
    expect(await tables.runIdleTables()).toEqual([well]);
  });
});

/** A room in which tables are opened that may have one of these names. */
async function named(names: readonly string[], guild = 'g') {
  const there = await room();
  let count = 0;
  const opens = async (wanted = names, at = guild) => {
    const order = { guild: at, channel: 'c', game: 'tiny', host: ana, options: {}, names: wanted };
    return done(await there.tables.open({ ...order, interaction: `opens ${++count}` })).table;
  };
  return { ...there, opens };
}

describe('The name of a table', () => {
  test('is one that no other open table of its server has, and has a number once all are taken', async () => {
    const { opens } = await named(['Otters at dawn', 'Paws at dusk']);
    const tables = [];
    for (let count = 0; count < 5; count += 1) tables.push(await opens());
    const names = tables.map(({ name }) => name ?? '');
    expect(new Set(names).size).toBe(5);
    const numbered = names.filter((name) => / \d$/.test(name));
    expect(numbered.length).toBeGreaterThanOrEqual(3);
    expect(names.every((name) => /^(Otters at dawn|Paws at dusk)( \d)?$/.test(name))).toBe(true);
  });

  test('shares no word with those of other open tables as long as there is such a name', async () => {
    const { opens } = await named(
      ['Otters', 'Paws', 'Frogs'].flatMap((who) => [`${who} at dawn`, `${who} at dusk`]),
    );
    const [first, second] = [(await opens()).name ?? '', (await opens()).name ?? ''];
    const [who, , when] = first.split(' ');
    expect(second.split(' ')).not.toContain(who);
    expect(second.split(' ')).not.toContain(when);
    expect((await opens()).name).not.toMatch(new RegExp(`^(${who}|${second.split(' ')[0]}) `));
  });
});

const avatarsAt = async ({ tables }: Awaited<ReturnType<typeof room>>, id: string) =>
  (await tables.look(id))?.table.seats.map((seated) => (seated.kind === 'person' ? seated.avatar : 'nobody'));

describe('Where Discord has the picture of somebody', () => {
  it('is noted as they sit down', async () => {
    const there = await room();
    const id = await there.lobby();
    done(await there.tables.join({ ...there.act(id, ben), avatar: 'avatars/2/new' }, 'Ben'));
    expect(await avatarsAt(there, id)).toEqual([undefined, 'avatars/2/new']);
  });

  it('is noted anew with whatever they do, and stays where nothing is said of it', async () => {
    const there = await room();
    const id = await there.lobby([ben]);
    done(await there.tables.start({ ...there.act(id, ana), avatar: 'avatars/1/a' }));
    done(await there.says(id, ana, 'step'));
    expect(await avatarsAt(there, id)).toEqual(['avatars/1/a', undefined]);
    done(await there.tables.undo({ ...there.act(id, ana), avatar: '' }));
    expect(await avatarsAt(there, id)).toEqual(['', undefined]);
  });
});

it('whoever opens a table is to begin where that was chosen with it, and no seat that nobody has', async () => {
  const { tables } = await room({ games });
  const opens = (first: string) =>
    tables.open({ ...order(ben), game: 'oteres', options: { first }, interaction: `opens ${first}` });
  expect(done(await opens('1')).table.first).toBe(ben.id);
  expect(whyNot(await opens('2'))).toBe('unknown-option');
});
