import {
  type APIApplicationCommandOptionChoice,
  type APIMessage,
  type APIMessageTopLevelComponent,
  type APIUser,
  InteractionType,
  MessageFlags,
} from 'discord-api-types/v10';
import type { PageGround } from '../../../src/playground/page/open-page.ts';
import type { Client } from '../../../src/playground/people.ts';
import type { ClientOutcome } from '../../../src/playground/person.ts';
import { startDiscord } from '../../../src/playground/server.ts';
import { APPLICATION_ID } from '../../../src/playground/world/cast.ts';
import { board, lobby, MARKS, pictureUrl, registered } from './samples.ts';

/** A Discord on localhost with a script in the place of its bot: what people do is written down, and comes to what is said. */
export type ScriptedDiscord = Awaited<ReturnType<typeof scriptedDiscord>>;

/** Opens one with channels of these names besides its own. */
export async function scriptedDiscord(names: readonly string[] = ['general', 'table-one', 'table-two']) {
  const { people, person, world, overseer, origin, servePage, serveSocket, close } = await startDiscord({
    rates: 'off',
  });
  for (const name of names) overseer.order({ order: 'create channel', kind: 'text', name });
  const script = {
    /** What people did, in order, as `Ana press 100000000000000000 hand`. */
    done: [] as string[],
    outcome: { kind: 'answered' } as ClientOutcome,
    /** The outcome waits for this, so that a test can see the page waiting. */
    until: Promise.resolve(),
    choices: [] as readonly APIApplicationCommandOptionChoice[],
  };
  const bot: APIUser = {
    ...{ id: APPLICATION_ID, username: 'harbour', global_name: 'Harbour', discriminator: '0' },
    ...{ avatar: null, bot: true },
  };
  const scripted = (real: Client): Client => {
    const note = (...words: readonly string[]) =>
      script.done.push([real.user.global_name, ...words].join(' '));
    const act = async (...words: readonly string[]) => {
      note(...words);
      await script.until;
      return script.outcome;
    };
    return {
      ...real,
      commands: registered,
      command: (_, path, options = []) => act('command', ...path, JSON.stringify(options)),
      press: (_, message, customId) => act('press', message, customId),
      choose: (_, message, customId, values) => act('choose', message, customId, values.join('+')),
      submit: (interaction, values) => act('submit', interaction, JSON.stringify(values)),
      complete: async (_, path, options, focused) => {
        note('complete', ...path, focused, JSON.stringify(options));
        return script.choices;
      },
      say: (channel, content) => {
        note('say', content);
        return real.say(channel, content);
      },
      dismiss: (channel, item) => {
        note('dismiss', item);
        real.dismiss(channel, item);
      },
    };
  };
  const channel = (name: string): string => {
    const found = world.channels.inGuild().find((each) => each.name === name);
    if (found === undefined) throw new Error(`there is no channel ${name}`);
    return found.id;
  };
  /** Puts a message into a channel; for an owner alone where one is named. */
  const post = (where: string, author: APIUser, part: Partial<APIMessage>, owner?: Client): APIMessage =>
    world.posts.write(channel(where), author, part, owner === undefined ? {} : { onlyFor: owner.user.id });
  return Object.assign(script, {
    ...{ person, world, overseer, servePage, serveSocket, bot, channel, post, close, address: origin },
    people: people.map(scripted),
    /** A message of the bot made of components, as the answer to somebody's command. */
    show: (
      where: string,
      components: APIMessageTopLevelComponent[],
      { user }: Client,
      name: string,
      mentions: APIUser[] = [],
    ): APIMessage => {
      const type = InteractionType.ApplicationCommand;
      const asked = { id: '1', type, user, authorizing_integration_owners: {} };
      return post(where, bot, {
        ...{ components, mentions, flags: MessageFlags.IsComponentsV2 },
        interaction: { id: '1', type, name, user },
        interaction_metadata: asked as NonNullable<APIMessage['interaction_metadata']>,
      });
    },
    change: (id: string, part: Partial<APIMessage>): void => {
      const found = world.posts.find(id);
      if (found !== undefined) world.posts.change({ ...found, message: { ...found.message, ...part } });
    },
  }) satisfies PageGround;
}

/** One in the middle of a game: a lobby, a board, a private message, a failed press. */
export async function scene(): Promise<ScriptedDiscord> {
  const discord = await scriptedDiscord();
  const { post, show, person, bot } = discord;
  const [ana, bjorn, chidi] = [person('Ana'), person('Björn'), person('Chidi')];
  post('table-one', ana.user, { content: 'Shall we **dive** tonight?' });
  post('table-one', bjorn.user, { content: 'In. I bring the keys.' });
  post('table-one', bjorn.user, { content: `<@${chidi.user.id}> too?`, mentions: [chidi.user] });
  show('table-one', lobby(ana.user.id, [bjorn.user.id, chidi.user.id]), ana, 'play otys');
  post('table-one', bot, { content: MARKS });
  const pictures = [
    { url: pictureUrl('The sea', 190), words: 'The sea of Ana: five levels, three divers waiting.' },
    { url: pictureUrl('The Colony', 25), words: 'The Colony: scores, contracts and the Store.' },
  ];
  show('table-one', board(pictures, 4, ana.user.id), ana, 'board', [ana.user]);
  post('table-one', bot, { content: 'Only you know: **2 white, 1 blue** for 5 points.' }, ana);
  post('table-two', bot, { content: `<@${ana.user.id}>, you are up.`, mentions: [ana.user] });
  return discord;
}
