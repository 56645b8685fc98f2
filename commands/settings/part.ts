import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import type { Bot } from '../../src/discord/channel/bot.ts';
import type { Completion, Order, Suggestion } from '../../src/discord/interactions/command.ts';
import type { Reply } from '../../src/discord/interactions/reply.ts';
import { SUGGESTION_LENGTH, SUGGESTIONS } from '../../src/discord/protocol/limits.ts';
import { shortened } from '../../src/texts/shown-text.ts';
import type { Texts } from '../../src/texts/texts.ts';
import type { SubcommandOf } from '../wording.ts';

/** One part of what is settled: `/settings NAME`. */
export interface SettingsPart {
  readonly name: SubcommandOf<'settings'>;
  readonly options: (texts: Texts, games: Bot['games']) => readonly APIApplicationCommandBasicOption[];
  readonly run: (order: Order, bot: Bot) => Promise<Reply>;
  readonly complete: (completion: Completion, bot: Bot) => Promise<readonly Suggestion[]>;
}

/** Those of some values that hold what was typed. */
export function suggested(entries: readonly Suggestion[], typed: string): readonly Suggestion[] {
  const wanted = typed.toLowerCase();
  const found = entries.filter(({ name }) => name.toLowerCase().includes(wanted));
  return found
    .slice(0, SUGGESTIONS)
    .map(({ name, value }) => ({ name: shortened(name, SUGGESTION_LENGTH), value }));
}
