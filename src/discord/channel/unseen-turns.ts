import type { Call } from '../../tables/model/call.ts';
import type { AccessError } from '../../tables/model/channel.ts';
import { USUAL_PROFILE } from '../../tables/model/profile.ts';
import { DiscordError, unlessRefused } from '../discord-error.ts';
import { aboutError } from '../log.ts';
import { NONCE, NONCE_LIFE } from '../protocol/limits.ts';
import { render } from '../protocol/message.ts';
import { writtenSince } from '../protocol/standing-message.ts';
import { unseenTurnMessage } from '../views/place-message.ts';
import { accessErrorOf } from './access.ts';
import { callNonce, generationOf, markCall } from './mark.ts';
import { openCalls } from './next.ts';
import { askingToPlay, type NoticeParts, peopleCalled } from './notices.ts';
import type { Desired, TableForChannel } from './state.ts';

/**
 * Tells people who want direct messages that it is their turn if the message to call them cannot be posted where the
 * table lives, and why. `told` has those already told by this process, and is added to. Throws a {@link DiscordError}
 * if it may work later.
 */
export async function tellUnseenTurns(
  opened: TableForChannel,
  desired: Pick<Desired, 'calls'>,
  told: Set<string>,
  parts: Telling,
): Promise<void> {
  const error = accessErrorOf(opened);
  if (error === undefined) return;
  for (const call of askingToPlay(openCalls(desired, opened)))
    for (const person of peopleCalled(opened, [call], parts.clock.now())) {
      const turn = `${call.revision} ${person}`;
      if (told.has(turn)) continue;
      await tellUnseenTurn(person, call, error, opened, parts);
      told.add(turn);
    }
}

type Telling = Pick<NoticeParts, 'api' | 'texts' | 'log' | 'clock'>;

/** Done twice it is found by its mark, as a new board is. */
async function tellUnseenTurn(
  person: string,
  call: Call,
  error: AccessError,
  { now, profiles }: Pick<TableForChannel, 'now' | 'profiles'>,
  { api, texts, log, clock }: Telling,
): Promise<void> {
  const { id: table, language: spoken } = now.table;
  const { language } = profiles.get(person) ?? USUAL_PROFILE;
  const tell = async () => {
    const channel = await api.direct(person);
    const recent = clock.now() - call.at < NONCE_LIFE ? [] : await api.recent(channel);
    const isTold = recent.some(
      (found) => writtenSince(found.id, call.at) && generationOf(found, table, [call]) !== undefined,
    );
    if (isTold) return;
    const message = unseenTurnMessage(now, person, error, texts.in(language ?? spoken));
    const ready = await render(markCall(message, table, call), log);
    // The message that calls them in the channel has another one.
    await api.post(channel, ready, `u${callNonce(table, call)}`.slice(0, NONCE));
  };
  await unlessRefused(tell, (failure) =>
    log.info({ table, person, ...aboutError(failure) }, 'somebody could not be told that they are up'),
  );
}
