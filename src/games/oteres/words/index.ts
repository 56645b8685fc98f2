import type { Say } from '../../../texts/say.ts';
import { PAGE_BUTTONS } from '../../pages.ts';
import type { TextContext } from '../../presenter.ts';
import type { WholePresenter } from '../../presenter-defaults.ts';
import {
  changesSince,
  finalPicture,
  focusOf,
  handPictures,
  momentsPicture,
  pearlStory,
  pearlsPicture,
  piecesNamed,
  posterPicture,
  tablePicture,
} from '../board/index.ts';
import { asOnBoard, type Scene } from '../board/scene.ts';
import type { Components } from '../rules/components.ts';
import { oteresNotation } from '../rules/notation.ts';
import type { Oteres } from '../rules/state.ts';
import type { OteresView } from '../rules/view.ts';
import { boardTextOf } from './board-text.ts';
import { effectsInWords } from './effects.ts';
import { endingPage } from './ending.ts';
import { guideOf } from './guide.ts';
import { handPage } from './hand.ts';
import { summariesOf } from './happened.ts';
import type { OteresIcon } from './icon-names.ts';
import { OTERES_ICONS } from './icons.ts';
import { canWait, momentsTold } from './moments.ts';
import { newsOf } from './news.ts';
import { obstructedOf } from './obstructed.ts';
import { piecesOf } from './pieces.ts';
import { knownPoints } from './points.ts';
import { questionOf } from './question.ts';
import { questionPicturesOf } from './question-pictures.ts';
import { whyInWords } from './reason.ts';
import { rulesText } from './rules.ts';
import { seatViewPage } from './seat-view.ts';
import { statusOf } from './status.ts';
import { termOf } from './terms.ts';
import { translatedComponents } from './translated-components.ts';

/** The position with nobody up: if a match was ended early, its rules do not know of it. */
const stopped = ({ chosen, laid, ...view }: OteresView): OteresView => ({ ...view, phase: 'over' });

/** How Öterés with the components of this box is shown and told. */
export function createOteresPresenter(box: Components): WholePresenter<Oteres, OteresIcon> {
  const boxes = new WeakMap<Say, Components>();
  const boxIn = (say: Say): Components => {
    const translated = boxes.get(say) ?? translatedComponents(box, say);
    boxes.set(say, translated);
    return translated;
  };
  const scene = (view: OteresView, textContext: TextContext): Scene => ({
    ...textContext,
    view: asOnBoard(view),
    components: boxIn(textContext.say),
  });
  return {
    icons: OTERES_ICONS,
    title: (say) => say('oteres-title'),
    tagline: (say) => say('oteres-tagline'),
    namesakes: (say) => say('oteres-names'),
    poster: (most, { people, say }, kept) => posterPicture(people, most, say, kept),
    question: (view, decision, textContext) => questionOf(scene(view, textContext), decision),
    questionPictures: (view, decision, textContext) => questionPicturesOf(scene(view, textContext), decision),
    boards: (view, { earlier, asked, lit }, textContext) => [
      tablePicture(view, textContext.people, boxIn(textContext.say), textContext.say, {
        changes: changesSince(view, earlier),
        focus: lit === undefined ? focusOf(asked) : piecesNamed(lit),
        asked: asked.map((decision) => questionOf(scene(view, textContext), decision).prompt),
      }),
    ],
    summary: (view, textContext) => statusOf(scene(view, textContext)),
    points: (view) => knownPoints(view, box),
    stopped,
    ending: (view, moves, textContext, known) => {
      const { people, say } = textContext;
      const story = pearlStory(moves, known);
      const picture =
        view.result === undefined
          ? tablePicture(view, people, boxIn(say), say)
          : finalPicture(view, story, people, say);
      return endingPage(scene(view, textContext), story, moves, [picture]);
    },
    pages: {
      hand: {
        button: PAGE_BUTTONS.hand,
        isOwn: true,
        page: (view, { side, lit = [] }, textContext) =>
          handPage(
            scene(view, textContext),
            side,
            // A player who is out has no cards to be shown: their pearls alone, large.
            view.result === undefined && view.seats[side]?.out === true
              ? [
                  pearlsPicture(
                    asOnBoard(view),
                    side,
                    textContext.people,
                    boxIn(textContext.say),
                    textContext.say,
                  ),
                ]
              : handPictures(
                  asOnBoard(view),
                  side,
                  textContext.people,
                  boxIn(textContext.say),
                  textContext.say,
                  piecesNamed(lit),
                ),
          ),
      },
      closer: {
        button: PAGE_BUTTONS.sides,
        hasSides: true,
        page: (view, { side }, textContext) =>
          seatViewPage(scene(view, textContext), side, [
            pearlsPicture(asOnBoard(view), side, textContext.people, boxIn(textContext.say), textContext.say),
          ]),
      },
    },
    news: (view, seat, textContext) => newsOf(scene(view, textContext), seat),
    guessRound: ({ seats, turn }, seat) => (seats[seat]?.out === true ? turn.round : undefined),
    description: (view, textContext) => boardTextOf(scene(view, textContext)),
    moments: (moves, textContext) => {
      const { people, say } = textContext;
      return momentsPicture(momentsTold(moves, { ...textContext, components: boxIn(say) }), people, say);
    },
    canWait: (moves) => canWait(moves, box),
    happened: (moves, textContext) =>
      summariesOf(moves, { ...textContext, components: boxIn(textContext.say) }),
    term: termOf,
    effects: ({ before, moves }, seat, textContext) =>
      effectsInWords(
        scene(before, textContext),
        moves.flatMap(({ notation }) => oteresNotation.parse(notation) ?? []),
        seat,
      ),
    reason: (outlook, seat, textContext) => whyInWords((view) => scene(view, textContext), outlook, seat),
    pieces: (view, side, reader, textContext) => piecesOf(scene(view, textContext), side, reader),
    obstructed: (view, decision, textContext) => obstructedOf(scene(view, textContext), decision),
    guide: (say) => guideOf(say, boxIn(say)),
    rules: (say) => rulesText(say, boxIn(say)),
  };
}
