import type { TextContext } from '../../games/presenter.ts';
import type { ChapterTitle, TurnSummary } from '../../games/turn-summary.ts';

/** Turns that are told in one sentence are no more than so many, and it has no more letters than these: more would be hard to follow. */
const MOST_CLAUSES = 3;
const SENTENCE_LENGTH = 170;

/** Turns of a round that are told in one sentence, or one that is told by itself. */
interface Run {
  readonly first: TurnSummary;
  readonly parts: string[];
  about: TurnSummary['about'];
  titles: readonly ChapterTitle[];
  standing: string | undefined;
}

/** Turns as they are told: those of one kind together, and what is routine in as few sentences as can be read with ease. */
export const joinedTurns = (
  turns: readonly TurnSummary[],
  textContext: TextContext,
): readonly TurnSummary[] => routineTogether(alikeTogether(turns), textContext);

/** A sentence as a part of a longer one. */
const clauseOf = (sentence: string): string => sentence.replace(/\.$/, '');

/** Routine turns that follow each other in a round become one sentence. */
function routineTogether(turns: readonly TurnSummary[], { say }: TextContext): readonly TurnSummary[] {
  const groups: { readonly turns: TurnSummary[]; readonly clauses: string[] }[] = [];
  for (const turn of turns) {
    const group = groups.at(-1);
    const before = group?.turns.at(-1);
    const [line = ''] = turn.lines;
    if (
      group !== undefined &&
      before?.routine === true &&
      turn.routine === true &&
      before.standing === undefined &&
      before.round === turn.round &&
      before.people === turn.people &&
      group.clauses.length < MOST_CLAUSES &&
      [...group.clauses, line].join().length <= SENTENCE_LENGTH
    ) {
      group.turns.push(turn);
      group.clauses.push(clauseOf(line));
    } else groups.push({ turns: [turn], clauses: [clauseOf(line)] });
  }
  return groups.flatMap(({ turns: [first, ...rest], clauses }) => {
    if (first === undefined) return [];
    const last = rest.at(-1);
    if (last === undefined) return [first];
    const titles = [first, ...rest].flatMap((turn) => turn.titles ?? []);
    const some = clauses.slice(0, -1).join(', ');
    const { alike: _, ...turn } = first;
    return [
      {
        ...turn,
        lines: [`${say('summary-clauses', { some, last: clauses.at(-1) ?? '' })}.`],
        ...(titles.length > 0 && { titles }),
        ...(last.standing !== undefined && { standing: last.standing }),
      },
    ];
  });
}

/**
 * Turns of one kind in a round become one, which is told of all of them in the place of the first: where they follow each other, or nothing in
 * between is about the same people.
 */
function alikeTogether(turns: readonly TurnSummary[]): readonly TurnSummary[] {
  const runs: Run[] = [];
  for (const turn of turns) {
    const { alike, about, titles = [], standing } = turn;
    const run = runOf(turn, runs);
    const last = runs.at(-1);
    if (alike === undefined || run === undefined || last === undefined) {
      runs.push({ first: turn, parts: alike === undefined ? [] : [alike.part], about, titles, standing });
      continue;
    }
    run.parts.push(alike.part);
    run.about = run.about && about && [...run.about, ...about];
    run.titles = [...run.titles, ...titles];
    // How it stands comes after all that led to it.
    last.standing = standing;
  }
  return runs.map(({ first: { alike, standing: _, ...first }, parts, titles, standing }) => ({
    ...first,
    ...(alike !== undefined && (parts.length < 2 ? { alike } : { lines: [alike.told(parts)] })),
    ...(titles.length > 0 && { titles }),
    ...(standing !== undefined && { standing }),
  }));
}

/** With which of the runs before it a turn is told; nothing where it is told by itself. */
function runOf({ alike, about, round, people }: TurnSummary, runs: readonly Run[]): Run | undefined {
  if (alike === undefined) return undefined;
  for (const run of runs.toReversed()) {
    const { first } = run;
    if (first.round !== round || first.people !== people || run.standing !== undefined) return undefined;
    if (first.alike?.kind === alike.kind) return run;
    const isApart = (first.apart ?? []).length > 0;
    if (isApart || run.about === undefined || about?.every((seat) => !run.about?.includes(seat)) !== true)
      return undefined;
  }
  return undefined;
}
