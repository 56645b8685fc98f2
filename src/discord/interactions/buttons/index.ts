import type { Bot } from '../../channel/bot.ts';
import type { Id, IdKind, IdOf } from '../../protocol/ids.ts';
import { type Button, type Press, pressedElsewhere } from '../button.ts';
import type { Reply } from '../reply.ts';
import { answer, choose } from './answer.ts';
import { forget } from './forget.ts';
import { guess } from './guess.ts';
import { late } from './late.ts';
import { learn, lesson, practise } from './lessons.ts';
import { fill, hints, language, level, lobby, option, pace, remove } from './lobby.ts';
import { setting } from './own-settings.ts';
import { look, part, refresh, seat } from './pages.ts';
import { again } from './rematch.ts';
import { revive } from './revive.ts';
import { rules } from './rules.ts';
import { leave, take, takeBack } from './seats.ts';
import { back, undo } from './undo.ts';
import { depute, end, motion } from './vote.ts';

/** Every button and menu. One that is missing does not compile. */
const BUTTONS: { readonly [K in IdKind]: Button<K> } = {
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
  fill,
  level,
  hints,
  language,
  end,
  motion,
  back,
  leave,
  take,
  return: takeBack,
  revive,
  again,
  depute,
  late,
  pace,
  setting,
  forget,
  rules,
  learn,
  lesson,
  practise,
};

/** What Discord is promised when a button of this kind is pressed. */
export const modeOf = (kind: IdKind): Button<IdKind>['mode'] => BUTTONS[kind].mode;

/** Does what an id asks for, in the server of its table. */
export async function pressButton<K extends IdKind>(
  id: IdOf<K> & Id,
  press: Press,
  bot: Bot,
): Promise<Reply> {
  const elsewhere = pressedElsewhere(id, press);
  if (elsewhere !== undefined) return elsewhere;
  const button: Button<K> = BUTTONS[id.kind];
  return button.press(id, press, bot);
}
