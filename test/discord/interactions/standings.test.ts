import { PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { stats } from '../../../commands/stats.ts';
import { partsOf } from '../breaches.ts';
import { stageInWords } from '../in-words.ts';
import { ana, ben, eve, stage } from '../stage.ts';

/** A channel in which Ana has won a game against Ben. */
async function played(more: Parameters<typeof stage>[0] = {}) {
  const here = await stage({ commands: [stats], ...more });
  const { tables } = here;
  await here.opens({ options: { pace: 'fast' } });
  await tables.join(here.act(ben), ben.name);
  await tables.start(here.act(ana));
  for (const answer of ['step', 'step', 'end']) await here.says(ana, answer);
  const shows = async (person = eve, channel = 'c') => {
    const { id } = here.page(person);
    const press = here.pressing(person, id, here.idIn(id, ':standings:'));
    await here.handled({ ...press, channel_id: channel, channel: { ...press.channel, id: channel } });
  };
  const asks = (person = eve) =>
    here.command(person, 'stats', undefined, [{ name: 'server', type: 1, options: [] }]);
  const said = () => here.api.channel.map(({ id }) => here.textOf(id));
  const read = (person = eve) => here.textOf(here.page(person).id);
  return { ...here, shows, asks, said, read };
}

describe('The standings of a server', () => {
  test('are written once in a channel, whoever wishes for them, and in each channel where somebody does', async () => {
    const here = await played();
    for (const person of [eve, ana]) {
      await here.asks(person);
      await here.shows(person);
    }
    expect(here.said()).toHaveLength(1);
    await here.asks();
    await here.shows(eve, 'other');
    expect(here.api.posted.filter((channel) => channel === 'other')).toHaveLength(1);
  });
});
stageInWords(
  `
# The standings of a server
are shown to the channel as they are by then, with who wished for it and without a ping
  eve types /stats server => standing:
  eve presses :standings: on page => standing: ? | latest/: Tiny · May 2026.*Shown by Eve | channel/: Ana.*Ben
    | channel/: ^(?!.*<@\\d) | eve~: it’s in the channel | eve.ids!: :standings:
are written anew for a channel after somebody opted out
  eve types /stats server; eve presses :standings: on page; eve types /stats server; ben: wish standings off
  eve presses :standings: on page => standing: ? ? | latest.json!: Ben
are those of the month that was read, also when it is over
  eve types /stats server; wait 31d; eve presses :standings: on page => latest~: Tiny · May 2026 | standing: ?
are empty without a button to show them where no game counts, and say what would
  wait 31d; eve types /stats server => eve/: Tiny · June 2026\\nNobody is in these standings yet.*Games played to their end
    | eve.ids!: :standings:
are drawn for the channel also where somebody reads it alone
  eve: wish text on; eve types /stats server => eve~: 1. <@101>
  eve presses :standings: on page => channel~: standings.
are shown nowhere where somebody may not write, the server wants no games, or the bot cannot write
  given silent; eve types /stats server; eve presses :standings: on page => eve~: can’t write | standing:
  given; eve types /stats server; settle channels +elsewhere; eve presses :standings: on page => eve~: elsewhere
    | standing:
  given; eve types /stats server; fail post closed; eve presses :standings: on page => eve~: didn’t work | standing:
`,
  { '': () => played(), silent: () => played({ may: PermissionFlagsBits.ViewChannel }) },
  {
    reads: {
      latest: ({ api }) => partsOf(api.channel.at(-1)?.body ?? {}).text,
      'latest.json': ({ api }) => JSON.stringify(api.channel.at(-1)),
    },
  },
);
