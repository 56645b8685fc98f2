import { unlessRefused } from '../../discord-error.ts';
import { aboutError } from '../../log.ts';
import type { DesiredEvent } from '../state.ts';
import type { Performing, RequestRule } from './rule.ts';

/** Creates, changes or removes a lobby's server event. Without the permission, only the lobby tells when it begins. */
export const serverEvent: RequestRule<'event'> = {
  make: async ({ event }, { desired }, parts) => {
    const id = await unlessRefused(
      () => stoodAfter(event, parts),
      (error) =>
        parts.log.info({ table: desired.subject, ...aboutError(error) }, 'a start could not be announced'),
    );
    await event.noted(id);
    return { kind: 'done' };
  },
};

/** The id of the event that stands then; nothing if none does, as of a channel that not everybody sees. */
async function stoodAfter(
  { guild, home, id, wanted }: DesiredEvent,
  { api }: Pick<Performing, 'api'>,
): Promise<string | undefined> {
  if (wanted !== undefined) {
    const sight = await api.look(home, { guild, home });
    if (sight.kind === 'seen' && sight.viewers.has(guild)) return api.announce(guild, wanted, id);
  }
  if (id !== undefined) await api.withdraw(guild, id);
  return undefined;
}
