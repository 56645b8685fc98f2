import { describe, expect, test } from 'vitest';
import { games } from '../../../src/games/index.ts';
import type { PlayableMatch } from '../../../src/games/playable.ts';
import { writeSnapshot } from '../../../src/games/saved.ts';
import { ana, ben, done, room } from '../../tables/room.ts';
import { sayInGerman } from '../text-context.ts';
import { type Story, scene } from './position.ts';
import { textContext } from './words/text-context.ts';

const otys = games.find(({ name }) => name === 'otys');
if (otys === undefined) throw new Error('no such game');

const german = { ...textContext, say: sayInGerman };

/** A story played up to a question, as tables play it. */
const at = (story: Story, line: string): PlayableMatch =>
  otys.resume(writeSnapshot(scene(story).play(line).match.snapshot));

const story = (me: Story['me'] = {}, row = 'pptt mmff'): Story => ({
  me: { batteries: 0, divers: { 3: 'plant' }, ...me },
  sponsors: { 3: '3' },
  row,
});

const together = (match: PlayableMatch, to = textContext): readonly (readonly [string, string])[] =>
  (match.openTo(0)?.question(to)?.answers ?? []).flatMap(({ notation, label }) =>
    notation.includes('+') ? [[notation, label] as const] : [],
  );

/** Ruling: a turn ends with the player's explicit word, which may be given by the same press as what comes before it. */
describe('an answer behind which nothing is left but the end of the turn', () => {
  test('is offered together with it', () => {
    expect(together(at(story(), 'k3'))).toEqual([
      ['cube+end', '+1 Plant & end turn'],
      ['skip+end', 'Skip & end turn'],
    ]);
    expect(together(at(story(), 'k3'), german)[0]).toEqual(['cube+end', '+1 Pflanze & Zug beenden']);
  });

  test('is where a Battery would keep the diver down, too: it then comes up', () => {
    const match = at(story({ batteries: 1 }), 'k3');
    expect(together(match)).toEqual([
      ['go.cube+end', 'Dive & end turn'],
      ['go.skip+end', 'Do nothing & end turn'],
    ]);
  });

  test('is not where a public contract could be completed first', () => {
    const ready = at(story({ cubes: { 4: 'mp' } }, 'mp mmff'), 'k3');
    expect(together(ready)).toEqual([]);
  });

  test('is whatever private contracts there are, complete or not', () => {
    const offered = (hand: string) => together(at(story({ cubes: { 4: 'mpp' }, hand }), 'k3'));
    expect(offered('mpp')).toEqual(offered('tt'));
    expect(offered('mpp')).not.toEqual([]);
  });

  test('is with every answer that would have to follow', () => {
    const idle = { credits: 0, divers: { 3: 'engineer' as const }, hand: 'mm', cubes: { 4: 'mmpp' } };
    expect(together(at(story(idle), 'k3'))).toEqual([['go+skip+end', 'Dive & end turn']]);
  });

  test('never fills more than one row of buttons', () => {
    const five = at(story({ divers: { 3: 'trader' }, cubes: { 3: 'mpft' } }), 'k3');
    const plain = five.openTo(0)?.answers.filter(({ isExtra }) => !isExtra);
    expect(plain).toHaveLength(5);
    expect(together(five).length).toBeLessThanOrEqual(5);
  });
});

/** Rulings: skipped and forced questions. What is given for somebody follows from what all see. */
describe('an answer that anybody would give', () => {
  const sure = (me: Story['me'], line: string, row?: string) => at(story(me, row), line).openTo(0)?.sure();

  test('is a permanent reward, as long as it does not bring the end of the game', () => {
    const level = (reward: string, prestige = 0) =>
      sure({ prestige, cubes: { 3: 'mp' }, rewards: { 3: reward } }, 'done.mp.l3', 'mp pptt');
    expect(level('mp-orange')).toBe('bonus');
    expect(level('mp-green')).toBe('bonus');
    expect(level('mp-orange', 16)).toBe('bonus');
    expect(level('mp-green', 16)).toBeUndefined();
  });

  test('is the only one where no contract that could be in a hand brings what others lack', () => {
    const idle = { credits: 0, divers: { 3: 'engineer' as const } };
    for (const hand of ['mm', 'mp']) {
      expect(sure({ ...idle, hand }, 'k3')).toBe('go');
      expect(sure({ ...idle, hand, cubes: { 4: 'mp' } }, 'k3')).toBeUndefined();
    }
  });

  test.each([
    ['a sponsor’s Credit', { batteries: 1 }, '1', 's'],
    ['and the dive with it, if there is nothing else', { divers: { 3: 'spy' as const } }, '1', 'sgo'],
    ['a sponsor’s Battery', {}, '5', 's'],
    ['divers at no cost', { credits: 2, batteries: 1, divers: { 3: 'explorer' as const } }, '1a', 's'],
  ])('is %s', (_, me, sponsor, given) => {
    const told = { ...story(me), sponsors: { 3: sponsor } };
    expect(at(told, 'k3').openTo(0)?.sure()).toBe(given);
  });

  test('is an expert’s bonus, but no key, which keeps the others away longer', () => {
    const upgraded = (diver: 'plant+' | 'tech+') =>
      sure({ divers: { 3: diver }, cubes: { 3: 'mmff' }, track: '1 2' }, 'k3 go');
    expect(upgraded('plant+')).toBe('bonus');
    expect(upgraded('tech+')).toBeUndefined();
  });

  test('is no sponsor that asks, costs or moves anything, and no propeller once a sponsor has given', () => {
    for (const sponsor of ['2', '3', '3a', '4', '4a', '5a'])
      expect(
        at({ ...story({ credits: 2, batteries: 1, track: '1 2' }), sponsors: { 3: sponsor } }, 'k3')
          .openTo(0)
          ?.sure(),
      ).toBeUndefined();
    expect(
      at({ ...story({ batteries: 1 }), sponsors: { 3: '1' } }, 'k3 s')
        .openTo(0)
        ?.sure(),
    ).toBeUndefined();
  });

  test('is never the end of a turn', () => {
    expect(sure({ divers: { 3: 'plant' } }, 'k3 cube')).toBeUndefined();
  });
});

describe('two answers by one press', () => {
  const options = {};
  const played = async () => {
    const { tables, lobby, act, says } = await room(undefined, undefined, games);
    const id = await lobby([ben], options, 'otys');
    done(await tables.start(act(id, ana)));
    for (let press = 0; press < 400; press += 1) {
      const { match } = (await tables.look(id)) ?? {};
      const [asked] = match?.decisions ?? [];
      if (match === undefined || asked === undefined) break;
      const person = asked.seat === 0 ? ana : ben;
      const answers = match.openTo(asked.seat)?.question(textContext)?.answers ?? [];
      const both = answers.find(({ notation }) => notation.endsWith('+end'));
      if (both !== undefined) return { tables, id, act, person, asked, match, both: both.notation };
      const [first] = answers.filter(({ notation }) => notation !== 'end');
      done(await says(id, person, (first ?? answers[0])?.notation ?? ''));
    }
    throw new Error('nothing was ever offered together with the end of a turn');
  };

  test('are two entries of the log, and one turn of the channel', async () => {
    const { tables, id, act, person, asked, match, both } = await played();
    const press = act(id, person);
    const after = done(await tables.answer(press, asked.opened, both));
    expect(after.match?.ply).toBe(match.ply + 2);
    expect(after.match?.turn.number).toBe(match.turn.number + 1);
    const log = (await tables.log(id, match.ply)).map((entry) => JSON.parse(entry).notation);
    expect(log).toEqual(both.split('+'));
    expect(after.table.calls.at(-1)).toMatchObject({ revision: after.table.revision, reason: 'turn' });
    // The same interaction once more changes nothing.
    expect(done(await tables.answer(press, asked.opened, both)).match?.ply).toBe(match.ply + 2);
    // Everybody can agree to take back the end alone.
    const now = await tables.look(id);
    if (now === undefined) throw new Error('no-such-table');
    const ways = await tables.waysBack(now, person.id);
    expect(ways[0]?.to).toBe(match.ply + 1);
  });

  test('are refused where they are not offered', async () => {
    const { tables, lobby, act, says } = await room(undefined, undefined, games);
    const id = await lobby([ben], options, 'otys');
    done(await tables.start(act(id, ana)));
    const [asked] = (await tables.look(id))?.match?.decisions ?? [];
    const person = asked?.seat === 0 ? ana : ben;
    expect(await says(id, person, 'k3+end')).toMatchObject({ kind: 'refused', code: 'not-legal' });
    expect((await tables.look(id))?.match?.ply).toBe(0);
  });
});
