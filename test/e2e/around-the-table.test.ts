import type { APIMessage } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import type { Client } from '../../src/playground/person.ts';
import { openHarbour } from './harbour.ts';
import { sitDown } from './players.ts';
import { type Control, control, controls, live, seen, use, whisper, words } from './screen.ts';

/** A channel with people in it, and what they do there. */
async function channelOf(count: number) {
  const harbour = await openHarbour();
  const { channel } = harbour;
  const people = harbour.people(count);
  /**
   * What was asked of Discord by some work, until nothing is left to be said. Where the machine is slow a press is acknowledged before
   * its answer is ready, which costs one request more: that one is left out.
   */
  const requestsOf = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
    const before = harbour.discord.journal.requests().length;
    await work();
    await harbour.settled();
    const made = harbour.discord.journal.requests().slice(before);
    // A former private page is removed beside the next press.
    return made
      .filter(({ method }) => method !== 'DELETE')
      .map(({ method, route }) => `${method} ${route?.split('/').at(-1)}`)
      .filter((request) => request !== 'PATCH @original');
  };
  const presses = async (person: Client, message: APIMessage, pressed: Control | undefined) => {
    if (pressed === undefined) throw new Error(`nothing to press in: ${words(message)}`);
    expect(await use(person, channel, message, pressed)).toEqual({ kind: 'answered' });
  };
  const board = (person: Client) => seen('a live message', () => live(person, channel));
  const named = (message: APIMessage, label: RegExp) =>
    controls(message).find((each) => label.test(each.label));
  /** What this person was told in private last; gone from their screen with that. */
  const told = async (person: Client): Promise<string> => {
    await harbour.settled();
    const page = await seen('a private answer', () => whisper(person, channel));
    person.dismiss(channel, page.id);
    return words(page);
  };
  return { harbour, channel, people, requestsOf, presses, board, named, told };
}

it('every kind of press costs the requests that it must, and pings who is newly asked alone', async () => {
  const { harbour, channel, people, requestsOf, presses, board, named } = await channelOf(2);
  const [ana, ben] = people;
  if (ana === undefined || ben === undefined) throw new Error('nobody is there');
  await sitDown(people, channel);
  // Ben is offered the lesson when he joins, after the board shows him.
  await harbour.settled();
  const up = words(await board(ana)).includes(`<@${ana.user.id}>`) ? ana : ben;
  const other = up === ana ? ben : ana;
  const press = async (label: RegExp) => {
    const message = await board(up);
    return requestsOf(() => presses(up, message, named(message, label)));
  };
  const [, level] = /(\d)\s· Spy/.exec(words(await board(up))) ?? [];
  // A newcomer is told what the lit level is for, and how to score when their first turn is to end.
  expect(await press(new RegExp(`^${level}$|Spy`))).toEqual(['POST callback', 'POST :token']);
  expect(await press(/^Dive/)).toEqual(['POST callback']);
  expect(await press(/^Look/)).toEqual(['POST callback', 'POST :token']);
  expect(await press(/Answer privately/)).toEqual(['POST callback']);
  const page = await seen('the private question', () => whisper(up, channel));
  const kept = controls(page).find(({ notation }) => notation !== undefined);
  expect(await requestsOf(() => presses(up, page, kept))).toEqual([
    'POST callback',
    'POST :token',
    'PATCH :message',
  ]);
  expect(await press(/^Log$/)).toEqual(['POST callback']);
  expect(await press(/^End turn$/)).toEqual(['POST callback', 'POST messages']);

  // What the host was told, two tips and three pages: the private question that was opened twice, the one that it became, and the log;
  // and what Ben was offered, if it was his turn.
  expect(harbour.discord.journal.requests().filter(({ method }) => method === 'DELETE')).toHaveLength(
    up === ben ? 7 : 6,
  );
  const pinged = harbour.discord.journal.requests().map(({ body }) => JSON.stringify(body) ?? '');
  const last = pinged.filter((body) => /"users":\["/.test(body));
  expect(last).toHaveLength(2);
  expect(last.at(-1)).toContain(`"users":["${other.user.id}"]`);
  expect(harbour.complaints()).toEqual([]);
  expect(harbour.logged).toEqual([]);
});

it('two tables in one channel, a guest, and both ways of ending keep apart', async () => {
  const { harbour, channel, people, presses, board, told, named } = await channelOf(3);
  const [ana, ben, guest] = people;
  if (ana === undefined || ben === undefined || guest === undefined) throw new Error('nobody is there');
  const one = await sitDown([ana, ben], channel);
  await sitDown([ana, ben], channel);
  await harbour.settled();
  const playing = await harbour.bot().tables.in(channel, ['playing']);
  const two = playing.find(({ table }) => table.id !== one)?.table.id ?? '';
  const message = await board(guest);

  await ana.command(channel, ['undo']);
  expect(await told(ana)).toContain('Which table?');
  await guest.command(channel, ['hand'], [{ name: 'table', value: one }]);
  expect(await told(guest)).toContain('can’t find that table');
  for (const [look, sentence] of [
    ['asides', '**Public**'],
    ['closer', 'Keys at hand'],
    ['happened', 'Nothing has happened yet'],
  ] as const) {
    await presses(guest, message, control(message, 'look', look));
    expect(await told(guest), look).toContain(sentence);
  }
  await presses(
    guest,
    message,
    controls(message).find(({ notation }) => notation !== undefined),
  );
  expect(await told(guest)).toContain('not playing at this table');
  expect((await harbour.bot().tables.look(two))?.match?.ply).toBe(0);

  await ana.command(channel, ['table', 'end'], [{ name: 'table', value: two }]);
  const asked = await seen('the question whether', () => whisper(ana, channel));
  expect((await harbour.bot().tables.look(two))?.table.phase).toBe('playing');
  await presses(ana, asked, control(asked, 'end', 'now'));
  await harbour.settled();
  expect((await harbour.bot().tables.look(two))?.table).toMatchObject({ phase: 'ended', ending: 'by host' });
  await presses(guest, await board(guest), named(await board(guest), /^Log$/));
  expect(await told(guest)).toContain('Nothing has happened yet');

  await ben.command(channel, ['table', 'end'], [{ name: 'table', value: one }]);
  await harbour.settled();
  const wish = await seen('a wish to end', () =>
    ana
      .messages(channel)
      .map((each) => each.message)
      .find((each) => control(each, 'motion', 'agree') !== undefined),
  );
  expect(words(wish)).toContain('would like to end this game');
  await presses(guest, wish, control(wish, 'motion', 'agree'));
  expect(await told(guest)).toContain('not playing at this table');
  await presses(ana, wish, control(wish, 'motion', 'agree'));
  await harbour.settled();
  expect((await harbour.bot().tables.look(one))?.table).toMatchObject({ phase: 'ended', ending: 'by vote' });
  expect(harbour.complaints()).toEqual([]);
  expect(harbour.logged).toEqual([]);
});
