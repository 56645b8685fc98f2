import type { Say } from '../../src/texts/say.ts';
import type { RestOf, WordedKey } from '../wording.ts';
import type { SettingsPart } from './part.ts';

/** An option that settles something, by its name in commands. */
type SettingOption = RestOf<WordedKey, 'option-'>;

/** Something that is settled, in words, and the option that settles it; absent if another command does. */
export interface SettingLine {
  readonly words: string;
  readonly option?: SettingOption;
}

/** What is settled; for those who may change it with the option that does, as it is called in the reader's language. */
export const settingLines = (
  lines: readonly SettingLine[],
  canManage: boolean,
  say: Say,
): readonly string[] =>
  lines.map(({ words, option }) =>
    option === undefined || !canManage ? `- ${words}` : `- ${words} · \`${say(`option-${option}-name`)}\``,
  );

/** What is settled otherwise than before, from what to what, and how to see the rest. */
export function changedLines(
  before: readonly SettingLine[],
  after: readonly SettingLine[],
  part: SettingsPart['name'],
  say: Say,
): readonly string[] {
  const without = (lines: readonly SettingLine[], others: readonly SettingLine[]) =>
    lines.filter(({ words }) => others.every((other) => other.words !== words));
  const former = without(before, after);
  const changed = without(after, before).map(({ words, option }) => {
    const was = former.find((line) => line.option === option);
    return was === undefined ? `- **${words}**` : `- ${was.words} → **${words}**`;
  });
  return changed.length === 0
    ? [say('table-unchanged')]
    : [...changed, `-# ${say('settings-rest', { part })}`];
}
