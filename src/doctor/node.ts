import { type Finding, unwell, well } from './finding.ts';

/** From this version on every package has a binary of its own; from the older one on they can be compiled. */
const [USUAL, OLDEST] = [
  [22, 0],
  [20, 19],
] as const;

const isSince = (version: string, [major, minor]: readonly [number, number]): boolean => {
  const [itsMajor = 0, itsMinor = 0] = version.split('.').map(Number);
  return itsMajor > major || (itsMajor === major && itsMinor >= minor);
};

/** Whether a version of the bot runs on this version of Node. */
export function checkNode({
  bot,
  node,
  system,
}: Readonly<Record<'bot' | 'node' | 'system', string>>): Finding {
  const what = `Harbour bot ${bot} on Node ${node}, ${system}`;
  if (isSince(node, USUAL)) return well(`${what}.`);
  if (isSince(node, OLDEST))
    return well(
      `${what}. To install the bot on this Node you need Python 3 and a C++ compiler; on Node 22 you need neither.`,
    );
  return unwell(
    `${what}: this Node is too old.`,
    'Install Node 22 or later from https://nodejs.org and run npm ci again. Node 20.19 works too, with Python 3 and a C++ compiler.',
  );
}
