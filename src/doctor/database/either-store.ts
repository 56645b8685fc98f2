import { otherLayout } from '../../store/layout.ts';
import { type Finding, unwell, well } from '../finding.ts';

/** What the host reads of a database that another version made. */
export function otherFinding(madeBy: string | undefined): Finding {
  const { whose, way } = otherLayout(madeBy);
  return unwell(`The database was made by ${whose}.`, way);
}

/** How many problems people have reported; nothing where there are none. */
export const reportFindings = (count: number): readonly Finding[] =>
  count === 0 ? [] : [well(`People have reported problems (${count}). npm run reports lists them.`)];
