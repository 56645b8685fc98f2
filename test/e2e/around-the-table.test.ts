import type { APIMessage } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { openHarbour } from './harbour.ts';
import { sitDown } from './players.ts';
import { type Control, controls, live, seen, use, whisper, words } from './screen.ts';

it('every kind of press costs the requests that it must, and pings who is newly asked alone', async () => {
  const harbour = await openHarbour();
  const { channel } = harbour;
  const people = harbour.people(2);
  const [ana, ben] = people;
  if (ana === undefined || ben === undefined) throw new Error('nobody is there');
  await sitDown(people, channel);
  // Ben is offered the lesson when he joins, after the board shows him.
  await harbour.settled();
  const board = () => seen('a live message', () => live(ana, channel));
  const up = words(await board()).includes(`<@${ana.user.id}>`) ? ana : ben;
  const other = up === ana ? ben : ana;
  /**
   * What a press asks of Discord. Where the machine is slow it is acknowledged before its answer is ready, which costs one request more:
   * that one is left out. A former private page is removed beside the next press.
   */
  const requestsOf = async (message: APIMessage, pressed: Control | undefined) => {
    if (pressed === undefined) throw new Error(`nothing to press in: ${words(message)}`);
    const before = harbour.discord.journal.requests().length;
    expect(await use(up, channel, message, pressed)).toEqual({ kind: 'answered' });
    await harbour.settled();
    return harbour.discord.journal
      .requests()
      .slice(before)
      .filter(({ method }) => method !== 'DELETE')
      .map(({ method, route }) => `${method} ${route?.split('/').at(-1)}`)
      .filter((request) => request !== 'PATCH @original');
  };
  const press = async (label: RegExp) => {
    const message = await board();
    return requestsOf(
      message,
      controls(message).find((each) => label.test(each.label)),
    );
  };
  const [, level] = /(\d)\s· Spy/.exec(words(await board())) ?? [];
  // A newcomer is told what the lit level is for, and how to score when their first turn is to end.
  expect(await press(new RegExp(`^${level}$|Spy`))).toEqual(['POST callback', 'POST :token']);
  expect(await press(/^Dive/)).toEqual(['POST callback']);
  expect(await press(/^Look/)).toEqual(['POST callback', 'POST :token']);
  expect(await press(/Answer privately/)).toEqual(['POST callback']);
  const page = await seen('the private question', () => whisper(up, channel));
  const kept = controls(page).find(({ notation }) => notation !== undefined);
  expect(await requestsOf(page, kept)).toEqual(['POST callback', 'POST :token', 'PATCH :message']);
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
