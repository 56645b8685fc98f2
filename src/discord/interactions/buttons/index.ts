import type { Buttons } from '../button.ts';
import { lessonButtons } from '../lessons.ts';
import { listButtons } from '../lists.ts';
import { puzzleButtons } from '../puzzles.ts';
import { recordButtons } from '../records.ts';
import { standingsButtons } from '../standings.ts';
import { answerButtons } from './answer.ts';
import { lobbyButtons } from './lobby.ts';
import { managingButtons } from './managing.ts';
import { ownSettingButtons } from './own-settings.ts';
import { pageButtons } from './pages.ts';
import { planButtons } from './plan.ts';
import { rematchButtons } from './rematch.ts';
import { seatButtons } from './seats.ts';
import { settingButtons } from './settings.ts';
import { undoButtons } from './undo.ts';
import { whichButtons } from './which.ts';

/** Every button and menu. One that is missing does not compile. */
export const BUTTONS: Buttons = {
  ...answerButtons,
  ...lessonButtons,
  ...listButtons,
  ...lobbyButtons,
  ...managingButtons,
  ...ownSettingButtons,
  ...pageButtons,
  ...planButtons,
  ...puzzleButtons,
  ...recordButtons,
  ...rematchButtons,
  ...seatButtons,
  ...settingButtons,
  ...standingsButtons,
  ...undoButtons,
  ...whichButtons,
};
