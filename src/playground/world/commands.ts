import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { Announcer } from './events.ts';

/** The registered commands, starting with those that were kept. */
export function createCommands(announcer: Announcer, kept: readonly APIApplicationCommand[]) {
  let commands = kept;
  return {
    list: () => commands,
    replace(next: readonly APIApplicationCommand[]): void {
      commands = next;
      announcer.announce({ kind: 'shown' });
    },
  };
}
