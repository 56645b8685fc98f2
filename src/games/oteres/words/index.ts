import type { Say } from '../../../texts/say.ts';
import { PAGE_BUTTONS } from '../../pages.ts';
import type { Telling } from '../../presenter.ts';
import type { WholePresenter } from '../../presenter-defaults.ts';
import {
  finalPicture,
  focusOf,
  handPictures,
  momentsPicture,
  newsSince,
  pearlStory,
  pearlsPicture,
  posterPicture,
  tablePicture,
} from '../board/index.ts';
import type { Scene } from '../board/scene.ts';
import type { Components } from '../rules/components.ts';
import type { Oteres } from '../rules/state.ts';
import type { OteresView } from '../rules/view.ts';
import { boardTextOf } from './board-text.ts';
import { endingPage } from './ending.ts';
import { guideOf } from './guide.ts';
import { handPage } from './hand.ts';
import { summariesOf } from './happened.ts';
import type { OteresIcon } from './icon-names.ts';
import { OTERES_ICONS } from './icons.ts';
import { momentsOf } from './moments.ts';
import { newsOf } from './news.ts';
import { outlookInWords } from './outlook.ts';
import { questionOf } from './question.ts';
import { questionPicturesOf } from './question-pictures.ts';
import { rulesOf } from './rules.ts';
import { closerPage } from './seat-view.ts';
import { statusOf } from './status.ts';
import { termOf } from './terms.ts';
import { translatedBox } from './translated-components.ts';

/** The position with nobody up: where a match was ended before its time, its rules do not know of it. */
const stopped = ({ chosen, laid, ...view }: OteresView): OteresView => ({ ...view, phase: 'over' });

/** How Öterés with the components of this box is shown and told. */
export function createOteresPresenter(box: Components): WholePresenter<Oteres, OteresIcon> {
  const boxes = new WeakMap<Say, Components>();
  const boxIn = (say: Say): Components => {
    const translated = boxes.get(say) ?? translatedBox(box, say);
    boxes.set(say, translated);
    return translated;
  };
  const scene = (view: OteresView, telling: Telling): Scene => ({
    ...telling,
    view,
    components: boxIn(telling.say),
  });
  return {
    icons: OTERES_ICONS,
    title: (say) => say('oteres-title'),
    tagline: (say) => say('oteres-tagline'),
    poster: (most, { people, say }) => posterPicture(people, most, say),
    question: (view, decision, telling) => questionOf(scene(view, telling), decision),
    questionPictures: (view, decision, telling) => questionPicturesOf(scene(view, telling), decision),
    boards: (view, { earlier, asked }, telling) => [
      tablePicture(view, telling.people, boxIn(telling.say), telling.say, {
        news: newsSince(view, earlier),
        focus: focusOf(asked),
        asked: asked.map((decision) => questionOf(scene(view, telling), decision).prompt),
      }),
    ],
    summary: (view, telling) => statusOf(scene(view, telling)),
    stopped,
    ending: (view, moves, telling, known) => {
      const { people, say } = telling;
      const story = pearlStory(moves, box, known);
      const picture =
        view.result === undefined
          ? tablePicture(view, people, boxIn(say), say)
          : finalPicture(view, story, people, say);
      return endingPage(scene(view, telling), story, [picture]);
    },
    pages: {
      hand: {
        button: PAGE_BUTTONS.hand,
        isOwn: true,
        page: (view, { side }, telling) =>
          handPage(
            scene(view, telling),
            side,
            // Whoever is out has no cards to be shown: their pearls alone, large.
            view.result === undefined && view.seats[side]?.out === true
              ? [pearlsPicture(view, side, telling.people, boxIn(telling.say), telling.say)]
              : handPictures(view, side, telling.people, boxIn(telling.say), telling.say),
          ),
      },
      closer: {
        button: PAGE_BUTTONS.sides,
        hasSides: true,
        page: (view, { side }, telling) =>
          closerPage(scene(view, telling), side, [
            pearlsPicture(view, side, telling.people, boxIn(telling.say), telling.say),
          ]),
      },
    },
    news: (view, seat, telling) => newsOf(scene(view, telling), seat),
    guessRound: ({ seats, turn }, seat) => (seats[seat]?.out === true ? turn.round : undefined),
    undone: ({ kind }, { say }) => say('oteres-undo', { kind }),
    description: (view, telling) => boardTextOf(scene(view, telling)),
    moments: (moves, { people, say }) => momentsPicture(momentsOf(moves, box), people, say),
    happened: (moves, telling) => summariesOf(moves, telling, boxIn(telling.say)),
    term: (decision, say, view) => termOf(decision, say, view, boxIn(say)),
    leadsTo: ({ before, move }, seat, telling) => outlookInWords(scene(before, telling), move, seat),
    guide: (say) => guideOf(say, boxIn(say)),
    rules: (say) => rulesOf(say, boxIn(say)),
  };
}
