import {
  type APIMessage,
  type APIMessageComponentInteractionData,
  ApplicationCommandType,
  ComponentType,
  InteractionType,
  MessageFlags,
} from 'discord-api-types/v10';
import { findButton, findMenu, whyNotChoose } from './people/components.ts';
import { fillForm } from './people/form.ts';
import { aim, filledOptions, typing } from './people/options.ts';
import { interactionPayload } from './people/payload.ts';
import { channelsFor, commandsFor, mayReadChannel, whyNotAct } from './people/places.ts';
import { say, startThread } from './people/speaking.ts';
import type { Client, ClientOutcome, SeenMessage } from './person.ts';
import type { Words } from './words/en.ts';
import { wordsOf } from './words/languages.ts';
import type { Member } from './world/cast.ts';
import type { BegunInteraction, GivenAnswer, Interaction } from './world/interactions.ts';
import type { Post } from './world/posts.ts';
import type { World } from './world/world.ts';

const refused = (why: string): ClientOutcome => ({ kind: 'refused', why });

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
  const words = (): Words => wordsOf(locale());

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

  /** A message whose buttons and menus this person can use now, or why not. */
  function usable(channelId: string, messageId: string) {
    const message = inSight(channelId, messageId);
    const why = message === undefined ? words().refused.noMessage : whyNotAct(world, me, channelId, words());
    return why === undefined ? { message, why: '' } : { why };
  }

  const commands = (channelId?: string) => commandsFor(world, me, channelId);

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
        text: words().log.noAnswer,
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
      const aimed = aim(commands(channelId), path, words());
      if (typeof aimed === 'string' || whyNotAct(world, me, channelId, words()) !== undefined) return [];
      const typed = typing(aimed, options, focused);
      if (typed === undefined) return [];
      const { id, name } = aimed.command;
      const { answer } = await act(
        { type: InteractionType.ApplicationCommandAutocomplete, channelId, commandName: path.join(' ') },
        { data: { id, name, type: ApplicationCommandType.ChatInput, options: aimed.wrap(typed) } },
      );
      return answer.kind === 'choices' ? answer.choices : [];
    },
    async command(channelId, path, options = []) {
      const closed = whyNotAct(world, me, channelId, words());
      if (closed !== undefined) return refused(closed);
      const aimed = aim(commands(channelId), path, words());
      if (typeof aimed === 'string') return refused(aimed);
      const filled = filledOptions({ world, channelId, words: words() }, aimed, options);
      if (typeof filled === 'string') return refused(filled);
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
    },
    async press(channelId, messageId, customId) {
      const { message, why } = usable(channelId, messageId);
      if (message === undefined) return refused(why);
      const part = findButton(message, customId);
      if (part === undefined) return refused(words().refused.noButton);
      const id = part.id === undefined ? {} : { id: part.id };
      return use(channelId, message, { component_type: ComponentType.Button, custom_id: customId, ...id });
    },
    async choose(channelId, messageId, customId, values) {
      const { message, why } = usable(channelId, messageId);
      if (message === undefined) return refused(why);
      const part = findMenu(message, customId);
      if (part === undefined) return refused(words().refused.noMenu);
      const resolved = {};
      const odd = whyNotChoose(world, part, values, resolved, words());
      if (odd !== undefined) return refused(odd);
      const data = {
        component_type: part.type,
        custom_id: customId,
        values: [...values],
        ...(part.id === undefined ? {} : { id: part.id }),
        ...(part.type === ComponentType.StringSelect ? {} : { resolved }),
      };
      return use(channelId, message, data as APIMessageComponentInteractionData);
    },
    async submit(interactionId, values) {
      const opener = world.interactions.byId(interactionId);
      if (opener?.form === undefined || opener.userId !== me) return refused(words().refused.formClosed);
      const filled = fillForm(world, words(), opener.form, values);
      if (typeof filled === 'string') return refused(filled);
      const { components, resolved } = filled;
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
    },
    watch: (changed) =>
      world.onChange(({ kind }) => {
        if (kind !== 'interaction') changed();
      }),
  };
}
