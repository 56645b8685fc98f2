import { PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { CommonSight } from '../../../src/discord/channel/common-sight.ts';
import { notInChannel } from '../../../src/discord/interactions/button.ts';
import { partsOf } from '../breaches.ts';
import { stageInWords } from '../in-words.ts';
import { ana, ben, stage } from '../stage.ts';

const { ViewChannel, SendMessages, ManageGuild } = PermissionFlagsBits;

/** A stage whose server has settled this. */
async function pier(settled = '') {
  const there = await stage({ commands, may: ViewChannel | SendMessages | ManageGuild });
  const [name = '', value] = settled.split('=');
  if (value !== undefined)
    await there.tables.servers.change('g', (known) => ({ ...known, [name]: value === 'true' || value }));
  return there;
}

describe('a game against computers alone', () => {
  test('gets a private thread, to which its player alone is added, and lists nowhere else', async () => {
    const { types, opened, api, live, tables } = await pier('soloInThread=private');
    await types(ana, '/play tiny', { opponents: 1 });
    const { table } = (await opened()).now;
    expect(table).toMatchObject({ phase: 'playing', thread: 'own-private', home: 'c' });
    expect(api.privately).toEqual([{ guild: 'g', people: [ana.id] }]);
    expect(api.channelOf(await live())).toBe(table.channel);
    const left = api.channel.filter(({ id }) => api.channelOf(id) === 'c');
    expect(left.map((message) => partsOf(message))).toMatchObject([
      { text: expect.stringContaining('in a private thread'), ids: [] },
    ]);
    const sight = new CommonSight(
      { look: async (id) => ({ ...api.sight, isPrivateThread: id !== 'c' }) as typeof api.sight },
      { now: () => 0 },
    );
    expect(await sight.isCommon(table, 'c')).toBe(false);
    expect(await sight.isCommon({ ...table, thread: 'own' }, 'c')).toBe(true);
    expect(notInChannel(table, { channel: 'c' })).toBeDefined();
    expect(await tables.others(ben.id, { channel: 'c', guild: 'g', phases: ['playing'], most: 5 })).toEqual(
      [],
    );
  });
});

stageInWords(
  `
# a game against computers alone
gets a thread, and leaves one line in the channel that leads there
  given pier soloInThread=public; ana types /play tiny opponents=1 -> phase playing, thread own
    => left/: ^-# [^\\n]*Tiny · with Ana, [^\\n]*<#\\d+>$ | left.ids: | board.channel/: ^\\d+$ | board.pings: ana
gets one, too, when its lobby stood there before
  given pier soloInThread=public; ana types /play tiny -> thread
  ana presses fill -> thread own => board.channel/: ^\\d+$ | left.ids: | left/: ^[^/]*<#\\d+>$
gets a thread for all where no private one can be started
  given pier soloInThread=private; fail startThread closed; ana types /play tiny opponents=1 -> thread own
    => board.channel/: ^\\d+$ | privately: 0
stays in the channel where no thread can be started
  given pier soloInThread=public; fail startThread closed; ana types /play tiny opponents=1 -> thread refused
    => board.channel: c | board.ids/: .
stays there, too, unless that was settled, and with another person
  given pier; ana types /play tiny opponents=1 -> thread
  given pier soloInThread=public; ana types /play tiny; ben presses join; ana presses start -> thread
# a small lobby
has a few lines and no picture, and can be joined and started
  given pier isCompact=true; ana types /play tiny => board/: ^[^\\n]*(\\n[^\\n]*){0,3}$ | board.pictures:
    | board.ids: h1:lobby:t1:join h1:lobby:t1:leave h1:look:t1:guide
  ben presses join; ana presses start => board.ids~: board
is no larger than it was when it is closed
  given pier isCompact=true; ana types /play tiny; name old; ana sends h1:lobby:t1:close
    => old/: ^([^\\n]*\\n)?[^\\n]*This table is closed[^\\n]*$
# what is settled for a channel
holds there and in its threads in place of the server
  given pier pace=none; ana types /settings channel => ana~: as in the rest of the server
  ana types /settings channel pace=daily compact=true language=de
    => ana~: without a picture? No → **Show lobbies in a few lines, without a picture? Yes**
  ana types /play tiny -> pace daily, isCompact true, language de
  ana types /settings channel as-server=true => inChannels: {}
names a role that may open tables there, and takes it back
  given pier; ana types /settings channel role=crew => inChannels: {"c":{"roles":["crew"]}}
  ana types /settings channel role=crew => inChannels!: roles
`,
  { pier },
  {
    reads: {
      left: ({ api }) =>
        api.channel
          .filter(({ id }) => api.channelOf(id) === 'c')
          .map(({ body }) => partsOf(body).text)
          .join(' / '),
      'left.ids': ({ api }) =>
        api.channel
          .filter(({ id }) => api.channelOf(id) === 'c')
          .flatMap(({ body }) => partsOf(body).ids)
          .join(' '),
      privately: ({ api }) => api.privately.length,
      inChannels: async ({ tables }) => JSON.stringify((await tables.servers.of('g')).inChannels),
    },
  },
);
