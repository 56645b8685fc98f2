import { fileURLToPath } from 'node:url';
import type { Command } from '../discord/interactions/command.ts';
import type { PlayableGame } from '../games/playable.ts';
import type { Texts } from '../texts/texts.ts';
import { type Finding, unwell, well } from './finding.ts';

/** What the bot is made of besides its packages, as a start loads it. */
export interface OwnFiles {
  readonly texts: Texts;
  readonly games: readonly PlayableGame[];
  readonly commands: readonly Command[];
}

/** Loads the games, their texts and the commands, and reports what prevents that. Call it only if the canvas works. */
export async function loadOwnFiles(): Promise<{
  readonly finding: Finding;
  readonly files: OwnFiles | undefined;
}> {
  try {
    const { games } = await import('../games/index.ts');
    const { commands } = await import('../../commands/index.ts');
    const { readTexts } = await import('../texts/texts.ts');
    const texts = readTexts(fileURLToPath(new URL('../../assets/texts', import.meta.url)));
    const [flaw] = texts.flaws;
    const finding =
      flaw === undefined
        ? well(
            `The bot's own files are complete: ${games.length} games in ${texts.locales.length} languages.`,
          )
        : unwell(flaw, CURE);
    return { finding, files: { texts, games, commands } };
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return { finding: unwell(what, CURE), files: undefined };
  }
}

const CURE = 'Restore the original file, or fix it.';
