import type { TextEntry } from './fluent-file.ts';

const OPENING = `// Written by \`npm run texts\` from the English texts.

/** Every text of the bot, with the variables that it has. */
export const TEXT_VARIABLES = {
`;
const CLOSING = `} as const satisfies Readonly<Record<string, readonly string[]>>;
`;

/** The source of \`keys.ts\`: what the English texts have, sorted, a line each. */
export function keysFile(messages: ReadonlyMap<string, TextEntry>): string {
  const lines = [...messages].map(([key, { variables }]) => {
    const names = [...variables].sort().map((name) => `'${name}'`);
    return `  '${key}': [${names.join(', ')}],\n`;
  });
  return `${OPENING}${lines.sort().join('')}${CLOSING}`;
}
