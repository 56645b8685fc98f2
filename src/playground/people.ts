import {
  type APIApplicationCommandOptionChoice,
  type APIMessage,
  ApplicationCommandType,
  ComponentType,
  InteractionType,
  MessageFlags,
} from 'discord-api-types/v10';
import { checkChoice, fillForm, findButton, findMenu } from './people/components.ts';
import { aim, filledOptions, typing } from './people/options.ts';
import { interactionPayload } from './people/payload.ts';
import { askForThread, channelsFor, checkMayAct, commandsFor, mayReadChannel, say } from './people/places.ts';
import {
  ClientError,
  type ClientOutcome,
  type FormValues,
  type GivenOption,
  type Notice,
  type SeenMessage,
  type ThreadWish,
} from './person.ts';
import type { Member } from './world/cast.ts';
import type { BegunInteraction, GivenAnswer, Interaction } from './world/interactions.ts';
import type { Post } from './world/posts.ts';
import type { World } from './world/world.ts';

/** What comes of an act, or why the client does not let it happen. */
async function unlessRefused(act: () => Promise<ClientOutcome>): Promise<ClientOutcome> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ClientError) return { kind: 'refused', why: error.message };
    throw error;
  }
}

interface Done {
  readonly interaction: Interaction;
  readonly answer: GivenAnswer;
}

function outcome({ interaction, answer }: Done): ClientOutcome {
  if (answer.kind === 'silence') return { kind: 'silence' };
  if (answer.kind === 'form') return { kind: 'form', form: answer.form, interaction: interaction.id };
  return { kind: 'answered' };
}

const resolvedIn = (resolved: object): object => (Object.keys(resolved).length > 0 ? { resolved } : {});

/**
 * A member's hands and eyes: everything that a person can do in their Discord client, and all they see there.
 * The page and the tests both drive the localhost Discord through this and through nothing else.
 */
export type Client = ReturnType<typeof createPerson>;

/** One member's hands and eyes. */
export function createPerson(world: World, member: Member) {
  const { user } = member;
  const me = user.id;

  const sees = ({ onlyFor, dismissed }: Post): boolean =>
    onlyFor === undefined || (onlyFor === me && dismissed !== true);

  function inSight(channelId: string, messageId: string): APIMessage | undefined {
    const post = world.posts.find(messageId);
    return post !== undefined && sees(post) && post.message.channel_id === channelId
      ? post.message
      : undefined;
  }

  /** Tells the bot, and waits for its first answer. */
  async function act(
    begun: Omit<BegunInteraction, 'userId'>,
    more: { readonly data: object; readonly message?: object },
  ): Promise<Done> {
    const { interaction, first } = world.interactions.begin({ ...begun, userId: me });
    world.announce({ kind: 'interaction', payload: interactionPayload(world, member, interaction, more) });
    const answer = await first;
    world.announce({ kind: 'shown' });
    return { interaction, answer };
  }

  /** Uses a button or a menu of a message; `send` finds it there, and says what the bot is told. */
  const use = (channelId: string, messageId: string, send: (message: APIMessage) => object) =>
    unlessRefused(async () => {
      const message = inSight(channelId, messageId);
      if (message === undefined) throw new ClientError('This message no longer exists.');
      checkMayAct(world, me, channelId);
      const begun = { type: InteractionType.MessageComponent, channelId, sourceId: messageId };
      return outcome(await act(begun, { data: send(message), message }));
    });

  const commands = (channelId?: string) => commandsFor(world, channelId);
  const type = ApplicationCommandType.ChatInput;

  return {
    user,
    locale: (): string => world.members.locale(me),
    isIn: (): boolean => world.members.isIn(me),
    /** Channels of the server this person can read, threads after them, then the direct channel with the bot. */
    channels: () => channelsFor(world, me),
    /**
     * Starts a thread in a text channel, from one of its messages or alone, or a forum post with its first message.
     * @throws a sentence if that is not possible.
     */
    startThread: (channelId: string, wish: ThreadWish) => askForThread(world, member, channelId, wish),
    /** Messages of a channel, oldest first, with this person's own ephemeral ones among them. */
    messages: (channelId: string): readonly SeenMessage[] =>
      (mayReadChannel(world, me, channelId) ? world.posts.inChannel(channelId) : [])
        .filter(sees)
        .map(({ message, onlyFor }) => ({
          message,
          ephemeral: onlyFor !== undefined,
          state: ((message.flags ?? 0) & MessageFlags.Loading) === 0 ? 'sent' : 'loading',
        })),
    notices: (channelId: string): readonly Notice[] =>
      world.interactions.unanswered(me, channelId).map(({ id, sourceId }) => ({
        id,
        ...(sourceId === undefined ? {} : { messageId: sourceId }),
      })),
    /** Puts away an ephemeral message, or a notice. */
    dismiss(channelId: string, id: string): void {
      if (world.interactions.unanswered(me, channelId).some((each) => each.id === id)) {
        world.interactions.change(id, { dismissed: true });
        world.announce({ kind: 'shown' });
      } else if (world.posts.find(id)?.onlyFor === me && inSight(channelId, id) !== undefined)
        world.posts.dismiss(id);
    },
    say: (channelId: string, content: string): APIMessage => say(world, member, channelId, content),
    /** Commands as the bot has registered them now; only those of a channel, if one is given. */
    commands,
    /** Asks the bot to complete the focused option; empty if it does not answer. `path` as of `command`. */
    async complete(
      channelId: string,
      path: readonly string[],
      options: readonly GivenOption[],
      focused: string,
    ): Promise<readonly APIApplicationCommandOptionChoice[]> {
      checkMayAct(world, me, channelId);
      const aimed = aim(commands(channelId), path);
      const typed = typing(aimed, options, focused);
      if (typed === undefined) return [];
      const { id, name } = aimed.command;
      const { answer } = await act(
        { type: InteractionType.ApplicationCommandAutocomplete, channelId, commandName: path.join(' ') },
        { data: { id, name, type, options: aimed.wrap(typed) } },
      );
      return answer.kind === 'choices' ? answer.choices : [];
    },
    /**
     * Runs a slash command, by its name and that of its subcommand: `['table', 'status']`. Resolves with the first
     * answer or after three seconds of silence.
     */
    command: (channelId: string, path: readonly string[], options: readonly GivenOption[] = []) =>
      unlessRefused(async () => {
        checkMayAct(world, me, channelId);
        const aimed = aim(commands(channelId), path);
        const filled = filledOptions(world, channelId, aimed, options);
        const { id, name } = aimed.command;
        const data = { id, name, type, options: aimed.wrap(filled.options), ...resolvedIn(filled.resolved) };
        const begun = { type: InteractionType.ApplicationCommand, channelId, commandName: path.join(' ') };
        return outcome(await act(begun, { data }));
      }),
    press: (channelId: string, messageId: string, customId: string) =>
      use(channelId, messageId, (message) => {
        const part = findButton(message, customId);
        if (part === undefined) throw new ClientError('This button can no longer be pressed.');
        return { component_type: part.type, custom_id: customId, id: part.id };
      }),
    choose: (channelId: string, messageId: string, customId: string, values: readonly string[]) =>
      use(channelId, messageId, (message) => {
        const part = findMenu(message, customId);
        if (part === undefined) throw new ClientError('This menu can no longer be used.');
        const resolved = {};
        checkChoice(world, part, values, resolved);
        return {
          ...{ component_type: part.type, custom_id: customId, values: [...values], id: part.id },
          ...(part.type === ComponentType.StringSelect ? {} : { resolved }),
        };
      }),
    /** Sends a form that an earlier outcome opened; `values` by the inputs' custom ids. */
    submit: (interactionId: string, values: FormValues) =>
      unlessRefused(async () => {
        const opener = world.interactions.byId(interactionId);
        if (opener?.form === undefined || opener.userId !== me)
          throw new ClientError('This form is no longer open.');
        const { components, resolved } = fillForm(world, opener.form, values);
        const { channelId, sourceId, form } = opener;
        const message = sourceId === undefined ? undefined : inSight(channelId, sourceId);
        const begun = { type: InteractionType.ModalSubmit, channelId };
        const data = { custom_id: form.custom_id, components, ...resolvedIn(resolved) };
        const done = await (message === undefined
          ? act(begun, { data })
          : act({ ...begun, sourceId: message.id }, { data, message }));
        if (done.answer.kind !== 'silence') world.interactions.closeForm(opener.id);
        return outcome(done);
      }),
    /** Calls back after anything this person can see has changed; returns how to stop. */
    watch: (changed: () => void): (() => void) =>
      world.onChange(({ kind }) => {
        if (kind !== 'interaction') changed();
      }),
  };
}
