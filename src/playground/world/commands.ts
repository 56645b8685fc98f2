import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { Announcer } from './events.ts';

/** Where commands are registered: everywhere, or in one server. */
export type Scope = 'global' | { readonly guildId: string };

/** The commands that the bot has registered. */
export interface Commands {
  list(scope: Scope): readonly APIApplicationCommand[];
  /** Everything a person in this server can type: its own commands and the global ones. */
  inGuild(guildId: string): readonly APIApplicationCommand[];
  find(scope: Scope, id: string): APIApplicationCommand | undefined;
  put(scope: Scope, command: APIApplicationCommand): void;
  replace(scope: Scope, commands: readonly APIApplicationCommand[]): void;
  remove(scope: Scope, id: string): boolean;
  all(): readonly APIApplicationCommand[];
}

const belongs =
  (scope: Scope) =>
  (command: APIApplicationCommand): boolean =>
    scope === 'global' ? command.guild_id === undefined : command.guild_id === scope.guildId;

/** The registered commands, starting with those that were kept. */
export function createCommands(announcer: Announcer, kept: readonly APIApplicationCommand[]): Commands {
  let commands = [...kept];
  const set = (next: APIApplicationCommand[]): void => {
    commands = next;
    announcer.announce({ kind: 'shown' });
  };
  return {
    list: (scope) => commands.filter(belongs(scope)),
    inGuild: (guildId) => [...commands.filter(belongs({ guildId })), ...commands.filter(belongs('global'))],
    find: (scope, id) => commands.filter(belongs(scope)).find((command) => command.id === id),
    put(scope, command) {
      const others = commands.filter((other) => !(belongs(scope)(other) && other.id === command.id));
      set([...others, command]);
    },
    replace(scope, next) {
      set([...commands.filter((command) => !belongs(scope)(command)), ...next]);
    },
    remove(scope, id) {
      const left = commands.filter((command) => !(belongs(scope)(command) && command.id === id));
      if (left.length === commands.length) return false;
      set(left);
      return true;
    },
    all: () => commands,
  };
}
