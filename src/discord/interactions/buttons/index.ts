import type { Buttons } from '../button.ts';
import { onward } from './analysis.ts';
import { answer, choose } from './answer.ts';
import { block } from './block.ts';
import { forget } from './forget.ts';
import { invite, terms } from './gathering.ts';
import { guess } from './guess.ts';
import { late } from './late.ts';
import { learn, lesson, lessonAgain, practise } from './lessons.ts';
import { fill, hints, language, level, lobby, option, pace, remove, seating, template } from './lobby.ts';
import { manage, managed, manageSeat, tablesChoose } from './managing.ts';
import { note } from './note.ts';
import { setting } from './own-settings.ts';
import { look, part, refresh, seat } from './pages.ts';
import { piece } from './pieces.ts';
import { plan } from './plan.ts';
import { puzzle, solve, solveChoose } from './puzzles.ts';
import { again } from './rematch.ts';
import { replay, reread } from './replay.ts';
import { revive } from './revive.ts';
import { rules } from './rules.ts';
import { leave, take, takeBack } from './seats.ts';
import { enter, tables } from './server-tables.ts';
import { reshow, show } from './shown-record.ts';
import { standings } from './standings.ts';
import { back, undo } from './undo.ts';
import { depute, end, motion } from './vote.ts';
import { which, whichChoose } from './which.ts';

/** Every button and menu. One that is missing does not compile. */
export const BUTTONS: Buttons = {
  answer,
  choose,
  undo,
  look,
  refresh,
  part,
  seat,
  guess,
  lobby,
  option,
  remove,
  invite,
  terms,
  fill,
  level,
  hints,
  seating,
  template,
  language,
  end,
  motion,
  back,
  plan,
  note,
  leave,
  take,
  return: takeBack,
  revive,
  again,
  onward,
  depute,
  late,
  pace,
  setting,
  forget,
  block,
  rules,
  piece,
  learn,
  lesson,
  'lesson-again': lessonAgain,
  practise,
  replay,
  reread,
  puzzle,
  solve,
  'solve-choose': solveChoose,
  show,
  reshow,
  standings,
  enter,
  tables,
  'tables-choose': tablesChoose,
  manage,
  'manage-seat': manageSeat,
  managed,
  which,
  'which-choose': whichChoose,
};
