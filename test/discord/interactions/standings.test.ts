import { PermissionFlagsBits } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { stats } from '../../../commands/stats.ts';
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
  test('are shown to the channel as they are by then, with who wished for it and without a ping', async () => {
    const here = await played();
    await here.asks();
    expect(here.said()).toEqual([]);
    await here.shows();
    expect(here.said()).toEqual([expect.stringMatching(/Tiny · May 2026[\s\S]*Shown by Eve/u)]);
    const shown = JSON.stringify(here.api.channel);
    expect(shown).toMatch(/Ana.*Ben/u);
    expect(shown).not.toMatch(/<@\d/u);
    expect(here.read()).toContain('it’s in the channel');
    expect(here.idsOf(here.page(eve).id).join()).not.toContain(':standings:');
  });

  test('are written anew for a channel after somebody opted out', async () => {
    const here = await played();
    await here.asks();
    await here.shows();
    await here.asks();
    // Since it was read.
    await here.tables.profiles.change(ben.id, (profile) => ({ ...profile, standings: false }));
    await here.shows();
    expect(here.said()).toHaveLength(2);
    expect(JSON.stringify(here.api.channel.at(-1))).not.toContain('Ben');
  });

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

  test('are those of the month that was read, also when it is over', async () => {
    const here = await played();
    await here.asks();
    here.clock.time = Date.UTC(2026, 5, 1);
    await here.shows();
    expect(here.said()).toEqual([expect.stringContaining('Tiny · May 2026')]);
  });

  test('are empty without a button to show them where no game counts, and say what would', async () => {
    const here = await played();
    here.clock.time = Date.UTC(2026, 5, 1);
    await here.asks();
    expect(here.read()).toMatch(
      /Tiny · June 2026\nNobody is in these standings yet[\s\S]*Games played to their end/u,
    );
    expect(here.idsOf(here.page(eve).id).join()).not.toContain(':standings:');
  });

  test('are drawn for the channel also where somebody reads it alone', async () => {
    const here = await played();
    await here.tables.profiles.change(eve.id, (profile) => ({ ...profile, text: true }));
    await here.asks();
    expect(here.read()).toContain(`1. <@${ana.id}>`);
    await here.shows();
    expect(JSON.stringify(here.api.channel)).toContain('standings.');
  });

  test('are shown nowhere where somebody may not write, the server wants no games, or the bot cannot write', async () => {
    const here = await played({ may: PermissionFlagsBits.ViewChannel });
    await here.asks();
    await here.shows();
    expect(here.read()).toContain('can’t write');
    const there = await played();
    await there.asks();
    await there.tables.servers.change('g', (settings) => ({ ...settings, channels: ['elsewhere'] }));
    await there.shows();
    expect(there.read()).toContain('elsewhere');
    const closed = await played();
    await closed.asks();
    closed.api.fail('post', 'closed');
    await closed.shows();
    expect(closed.read()).toContain('didn’t work');
    expect([...here.said(), ...there.said(), ...closed.said()]).toEqual([]);
  });
});
