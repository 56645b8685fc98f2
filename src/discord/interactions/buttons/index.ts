import type { Buttons } from '../button.ts';
import { onward } from './analysis.ts';
import { answer, choose } from './answer.ts';
import { blocked, blockPress } from './block.ts';
import { forgetPress } from './forget.ts';
import { invitePress, termsPress } from './gathering.ts';
import { guess } from './guess.ts';
import { late } from './late.ts';
import { learnPress, lesson, lessonAgain, practise } from './lessons.ts';
import {
  fillPress,
  hints,
  languagePress,
  level,
  lobby,
  option,
  pacePress,
  removePress,
  seating,
  template,
} from './lobby.ts';
import { managed, managePress, manageSeat, tablesChoose } from './managing.ts';
import { notePress } from './note.ts';
import { setting } from './own-settings.ts';
import { look, part, refresh, seat } from './pages.ts';
import { piece } from './pieces.ts';
import { planPress } from './plan.ts';
import { puzzlePress, solve, solveChoose } from './puzzles.ts';
import { again } from './rematch.ts';
import { replayPress, reread } from './replay.ts';
import { revive } from './revive.ts';
import { rulesPress } from './rules.ts';
import { leavePress, take, takeBack } from './seats.ts';
import { enter, listed, tablesPress } from './server-tables.ts';
import { settleServer } from './settling.ts';
import { reshow, show } from './shown-record.ts';
import { standings } from './standings.ts';
import { back, undoPress } from './undo.ts';
import { depute, endPress, motion } from './vote.ts';
import { unwatch, watch } from './watching.ts';
import { which, whichChoose, whichElse } from './which.ts';

/** Every button and menu. One that is missing does not compile. */
export const BUTTONS: Buttons = {
  answer,
  choose,
  undo: undoPress,
  look,
  refresh,
  part,
  seat,
  guess,
  lobby,
  option,
  remove: removePress,
  invite: invitePress,
  terms: termsPress,
  fill: fillPress,
  level,
  hints,
  seating,
  template,
  language: languagePress,
  end: endPress,
  motion,
  back,
  plan: planPress,
  note: notePress,
  leave: leavePress,
  take,
  return: takeBack,
  revive,
  again,
  onward,
  depute,
  late,
  pace: pacePress,
  setting,
  forget: forgetPress,
  block: blockPress,
  rules: rulesPress,
  piece,
  learn: learnPress,
  lesson,
  'lesson-again': lessonAgain,
  practise,
  replay: replayPress,
  reread,
  puzzle: puzzlePress,
  solve,
  'solve-choose': solveChoose,
  show,
  reshow,
  standings,
  enter,
  watch,
  unwatch,
  settle: settleServer,
  tables: tablesPress,
  listed,
  'tables-choose': tablesChoose,
  manage: managePress,
  'manage-seat': manageSeat,
  managed,
  blocked,
  which,
  'which-choose': whichChoose,
  'which-else': whichElse,
};
