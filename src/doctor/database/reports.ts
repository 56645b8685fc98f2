import { type Finding, well } from '../finding.ts';

/** How many problems people have reported; nothing where there are none. */
export const reportFindings = (count: number): readonly Finding[] =>
  count === 0 ? [] : [well(`People have reported problems (${count}). npm run reports lists them.`)];
