import type { OtysFact } from '../../src/games/otys/fact.ts';
import type { LogEntry } from '../../src/kernel/log.ts';
import type { RunningDiscord } from '../../src/playground/server.ts';

/**
 * Private contracts that a message for all named before they were completed: the notation of keeping one, and the id of one that
 * somebody holds. Ids of contracts stand in buttons only, so a look through everything sent is enough.
 */
export function secretsTold(
  discord: RunningDiscord,
  entries: readonly LogEntry<OtysFact>[],
): readonly string[] {
  const held = entries.flatMap(({ facts }) =>
    facts.flatMap((fact) =>
      fact.kind === 'contract-taken' && fact.contract !== undefined ? [fact.contract] : [],
    ),
  );
  const names = held.map((contract) => new RegExp(`(?:keep|done)\\.${contract}(?![a-z0-9-])`));
  return discord.people.flatMap((person) =>
    person.channels().flatMap(({ id }) =>
      person
        .messages(id)
        .filter(({ ephemeral }) => !ephemeral)
        .map(({ message }) => JSON.stringify(message))
        .filter((text) => names.some((name) => name.test(text))),
    ),
  );
}
