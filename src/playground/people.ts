import {
  type APIMessage,
  type APIMessageComponentInteractionData,
  ApplicationCommandType,
  ComponentType,
  InteractionType,
  MessageFlags,
} from 'discord-api-types/v10';
import { checkChoice, findButton, findMenu } from './people/components.ts';
import { fillForm } from './people/form.ts';
import { aim, filledOptions, typing } from './people/options.ts';
import { interactionPayload } from './people/payload.ts';
import { channelsFor, checkMayAct, commandsFor, mayReadChannel } from './people/places.ts';
import { say, startThread } from './people/speaking.ts';
import { type Client, ClientError, type ClientOutcome, type SeenMessage } from './person.ts';
import type { Member } from './world/cast.ts';
import type { BegunInteraction, GivenAnswer, Interaction } from './world/interactions.ts';
import type { Post } from './world/posts.ts';
import type { World } from './world/world.ts';

/** What comes of an act, or why the client does not let it happen. */
const unlessRefused = (act: Promise<ClientOutcome>): Promise<ClientOutcome> =>
  act.catch((error: unknown) => {
    if (error instanceof ClientError) return { kind: 'refused', why: error.message };
    throw error;
  });

/** What the first answer shows as. */
function outcome(interaction: Interaction, answer: GivenAnswer): ClientOutcome {
  switch (answer.kind) {
    case 'silence':
      return { kind: 'silence' };
    case 'form':
      return { kind: 'form', form: answer.form, interaction: interaction.id };
    default:
      return { kind: 'answered' };
  }
}

/** One member's hands and eyes. */
export function createPerson(world: World, member: Member): Client {
  const { user } = member;
  const me = user.id;
  const locale = (): string => world.members.locale(me);

  const sees = ({ onlyFor, dismissed }: Post): boolean =>
    onlyFor === undefined || (onlyFor === me && dismissed !== true);

  /** A message in front of this person. */
  function inSight(channelId: string, messageId: string): APIMessage | undefined {
    const post = world.posts.find(messageId);
    return post !== undefined && sees(post) && post.message.channel_id === channelId
      ? post.message
      : undefined;
  }

  const mayRead = (channelId: string): boolean => mayReadChannel(world, me, channelId);

  /** Tells the bot, and waits for its first answer. */
  async function act(
    begun: Omit<BegunInteraction, 'userId'>,
    more: { readonly data: object; readonly message?: object },
  ): Promise<{ readonly interaction: Interaction; readonly answer: GivenAnswer }> {
    const { interaction, first } = world.interactions.begin({ ...begun, userId: me });
    world.announce({ kind: 'interaction', payload: interactionPayload(world, member, interaction, more) });
    const answer = await first;
    if (answer.kind === 'silence' && begun.type !== InteractionType.ApplicationCommandAutocomplete)
      world.notices.add({
        id: interaction.id,
        userId: me,
        channelId: begun.channelId,
        ...(begun.sourceId === undefined ? {} : { messageId: begun.sourceId }),
      });
    else world.announce({ kind: 'shown' });
    return { interaction, answer };
  }

  async function use(
    channelId: string,
    message: APIMessage,
    data: APIMessageComponentInteractionData,
  ): Promise<ClientOutcome> {
    const begun = { type: InteractionType.MessageComponent, channelId, sourceId: message.id };
    const { interaction, answer } = await act(begun, { data, message });
    return outcome(interaction, answer);
  }

  /** A message whose buttons and menus this person can use now. @throws ClientError */
  function usable(channelId: string, messageId: string): APIMessage {
    const message = inSight(channelId, messageId);
    if (message === undefined) throw new ClientError('This message no longer exists.');
    checkMayAct(world, me, channelId);
    return message;
  }

  const commands = (channelId?: string) => commandsFor(world, me, channelId);

  const command: Client['command'] = async (channelId, path, options = []) => {
    checkMayAct(world, me, channelId);
    const aimed = aim(commands(channelId), path);
    const filled = filledOptions(world, channelId, aimed, options);
    const { id, name, guild_id } = aimed.command;
    const { interaction, answer } = await act(
      { type: InteractionType.ApplicationCommand, channelId, commandName: path.join(' ') },
      {
        data: {
          id,
          name,
          type: ApplicationCommandType.ChatInput,
          options: aimed.wrap(filled.options),
          ...(Object.keys(filled.resolved).length > 0 ? { resolved: filled.resolved } : {}),
          ...(guild_id === undefined ? {} : { guild_id }),
        },
      },
    );
    return outcome(interaction, answer);
  };
  const press: Client['press'] = async (channelId, messageId, customId) => {
    const message = usable(channelId, messageId);
    const part = findButton(message, customId);
    if (part === undefined) throw new ClientError('This button can no longer be pressed.');
    const id = part.id === undefined ? {} : { id: part.id };
    return use(channelId, message, { component_type: ComponentType.Button, custom_id: customId, ...id });
  };
  const choose: Client['choose'] = async (channelId, messageId, customId, values) => {
    const message = usable(channelId, messageId);
    const part = findMenu(message, customId);
    if (part === undefined) throw new ClientError('This menu can no longer be used.');
    const resolved = {};
    checkChoice(world, part, values, resolved);
    const data = {
      component_type: part.type,
      custom_id: customId,
      values: [...values],
      ...(part.id === undefined ? {} : { id: part.id }),
      ...(part.type === ComponentType.StringSelect ? {} : { resolved }),
    };
    return use(channelId, message, data as APIMessageComponentInteractionData);
  };
  const submit: Client['submit'] = async (interactionId, values) => {
    const opener = world.interactions.byId(interactionId);
    if (opener?.form === undefined || opener.userId !== me)
      throw new ClientError('This form is no longer open.');
    const { components, resolved } = fillForm(world, opener.form, values);
    const { channelId, sourceId } = opener;
    const message = sourceId === undefined ? undefined : inSight(channelId, sourceId);
    const { interaction, answer } = await act(
      {
        type: InteractionType.ModalSubmit,
        channelId,
        openedBy: opener.id,
        ...(message === undefined ? {} : { sourceId: message.id }),
      },
      {
        data: {
          custom_id: opener.form.custom_id,
          components,
          ...(Object.keys(resolved).length > 0 ? { resolved } : {}),
        },
        ...(message === undefined ? {} : { message }),
      },
    );
    if (answer.kind !== 'silence') world.interactions.closeForm(opener.id);
    return outcome(interaction, answer);
  };

  return {
    user,
    locale,
    isIn: () => world.members.isIn(me),
    channels: () => channelsFor(world, me),
    startThread: (channelId, wish) => startThread(world, member, channelId, wish),
    messages: (channelId) =>
      mayRead(channelId)
        ? world.posts
            .inChannel(channelId)
            .filter(sees)
            .map(
              ({ message, onlyFor }): SeenMessage => ({
                message,
                ephemeral: onlyFor !== undefined,
                state: ((message.flags ?? 0) & MessageFlags.Loading) === 0 ? 'sent' : 'loading',
              }),
            )
        : [],
    notices: (channelId) =>
      world.notices.forPerson(me, channelId).map(({ id, messageId }) => ({
        id,
        ...(messageId === undefined ? {} : { messageId }),
      })),
    dismiss(channelId, id) {
      if (world.notices.remove(me, id)) return;
      if (world.posts.find(id)?.onlyFor === me && inSight(channelId, id) !== undefined)
        world.posts.dismiss(id);
    },
    say: (channelId, content) => say(world, member, channelId, content),
    commands,
    async complete(channelId, path, options, focused) {
      checkMayAct(world, me, channelId);
      const aimed = aim(commands(channelId), path);
      const typed = typing(aimed, options, focused);
      if (typed === undefined) return [];
      const { id, name } = aimed.command;
      const { answer } = await act(
        { type: InteractionType.ApplicationCommandAutocomplete, channelId, commandName: path.join(' ') },
        { data: { id, name, type: ApplicationCommandType.ChatInput, options: aimed.wrap(typed) } },
      );
      return answer.kind === 'choices' ? answer.choices : [];
    },
    command: (...asked) => unlessRefused(command(...asked)),
    press: (...asked) => unlessRefused(press(...asked)),
    choose: (...asked) => unlessRefused(choose(...asked)),
    submit: (...asked) => unlessRefused(submit(...asked)),
    watch: (changed) =>
      world.onChange(({ kind }) => {
        if (kind !== 'interaction') changed();
      }),
  };
}
