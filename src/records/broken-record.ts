import { COMPLAINT } from '../bounds.ts';
import type { RecordPlace } from './game-record.ts';

/** What can be wrong with a record; there is a text `record-problem-CODE` for each. */
export const RECORD_PROBLEMS = [
  'too-long',
  'no-record',
  'version',
  'unreadable',
  'header-missing',
  'header-twice',
  'header-value',
  'changed',
  'cut',
  'after-end',
  'game',
  'rules',
  'components',
  'list',
  'set-up',
  'turn',
  'over',
  'broken',
  'not-asked',
  'not-legal',
  'undo',
  'back',
  'draws-missing',
  'draws-left',
  'draw',
  'result',
  'hidden',
  'too-slow',
] as const;
/** One of the things that can be wrong with a record. */
export type RecordProblem = (typeof RECORD_PROBLEMS)[number];

/** What the sentence about a problem is filled with. */
export type ProblemArgs = Readonly<Record<string, string | number>>;

/** A record that cannot be read or does not follow from its rules: what is wrong, and where in its text. */
export class BrokenRecord extends Error {
  override readonly name = 'BrokenRecord';
  readonly problem: RecordProblem;
  readonly args: ProblemArgs;
  readonly place: RecordPlace | undefined;

  constructor(problem: RecordProblem, place?: RecordPlace, args: ProblemArgs = {}) {
    super(place === undefined ? problem : `${problem} at line ${place.line}, column ${place.column}`);
    this.problem = problem;
    this.args = Object.fromEntries(
      Object.entries(args).map(([name, arg]) => [name, typeof arg === 'string' ? quoted(arg) : arg]),
    );
    this.place = place;
  }
}

const quoted = (text: string): string => (text.length > COMPLAINT ? `${text.slice(0, COMPLAINT)}…` : text);
