import {
  type APIMessage,
  type APIMessageComponentInteractionData,
  ComponentType,
  InteractionType,
} from 'discord-api-types/v10';
import { interactionPayload } from '../../src/playground/people/payload.ts';
import type { RunningDiscord } from '../../src/playground/server.ts';
import { MEMBERS } from '../../src/playground/world/cast.ts';

/** Something used in a message, as somebody saw it. */
export interface Used {
  readonly person: string;
  readonly message: APIMessage;
  readonly customId: string;
  /** What was chosen, where a menu was used. */
  readonly value?: string;
}

/**
 * Uses something in a message without the checks that a client makes: whatever it holds and however old it is, it reaches the bot as
 * it would from a client of somebody's own. `known` hears of the press before it is sent. Settles with
 * the first answer, or after three seconds without one.
 */
export function press(
  { world }: RunningDiscord,
  { person, message, customId, value }: Used,
  known: (interaction: string, token: string) => void,
): Promise<'answered' | 'silence'> {
  const member = MEMBERS.find(({ user }) => user.id === person);
  if (member === undefined) throw new Error('there is nobody of this id');
  const { interaction, first } = world.interactions.begin({
    type: InteractionType.MessageComponent,
    channelId: message.channel_id,
    sourceId: message.id,
    userId: person,
  });
  known(interaction.id, interaction.token);
  const data: APIMessageComponentInteractionData =
    value === undefined
      ? { component_type: ComponentType.Button, custom_id: customId }
      : { component_type: ComponentType.StringSelect, custom_id: customId, values: [value] };
  const payload = interactionPayload(world, member, interaction, { data, message });
  world.announce({ kind: 'interaction', payload });
  return first.then(({ kind }) => (kind === 'silence' ? 'silence' : 'answered'));
}
