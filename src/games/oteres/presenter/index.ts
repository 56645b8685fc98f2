import type { Presenter, Telling } from '../../presenter.ts';
import {
  finalPicture,
  focusOf,
  handPicture,
  newsSince,
  pearlsPicture,
  posterPicture,
  tablePicture,
} from '../board/index.ts';
import type { Components } from '../components.ts';
import type { Oteres } from '../state.ts';
import type { OteresView } from '../view.ts';
import { boardTextOf } from './board-text.ts';
import { closerPage } from './closer.ts';
import { endingPage } from './ending.ts';
import { handPage } from './hand.ts';
import { summariesOf } from './happened.ts';
import { OTERES_ICONS } from './icons.ts';
import { optionName, valueName } from './options.ts';
import { questionOf } from './question.ts';
import { questionPicturesOf } from './question-pictures.ts';
import { rulesOf } from './rules.ts';
import type { Scene } from './scene.ts';
import { statusOf } from './status.ts';

/** How Öterés with the components of this box is shown and told. */
export function createOteresPresenter(components: Components): Presenter<Oteres> {
  const scene = (view: OteresView, telling: Telling): Scene => ({ ...telling, view, components });
  return {
    icons: OTERES_ICONS,
    title: (say) => say('oteres-title'),
    tagline: (say) => say('oteres-tagline'),
    poster: (most, { people, say }) => posterPicture(people, most, say),
    optionLabel: optionName,
    valueLabel: valueName,
    question: (view, decision, telling) => questionOf(scene(view, telling), decision),
    questionPictures: (view, decision, telling) => questionPicturesOf(scene(view, telling), decision),
    boards: (view, { earlier, asked }, { people, say }) => [
      tablePicture(view, people, components, say, {
        news: newsSince(view, earlier),
        focus: focusOf(asked),
      }),
    ],
    status: (view, telling) => statusOf(scene(view, telling)),
    ending: (view, moves, telling) => {
      const { people, say } = telling;
      const picture =
        view.result === undefined
          ? tablePicture(view, people, components, say)
          : finalPicture(view, moves, people, say);
      return endingPage(scene(view, telling), [picture]);
    },
    hand: (view, seat, telling) =>
      handPage(scene(view, telling), seat, [
        handPicture(view, seat, telling.people, components, telling.say),
      ]),
    closer: (view, seat, telling) =>
      closerPage(scene(view, telling), seat, [
        pearlsPicture(view, seat, telling.people, components, telling.say),
      ]),
    boardText: (view, telling) => boardTextOf(scene(view, telling)),
    happened: (moves, telling) => summariesOf(moves, telling, components),
    rules: (say) => rulesOf(say, components),
  };
}
