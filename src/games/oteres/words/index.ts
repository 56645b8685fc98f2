import type { DecisionOf } from '../../../engine/match.ts';
import type { Say } from '../../../texts/say.ts';
import { PAGE_BUTTONS } from '../../pages.ts';
import type { KnownPoints, TextContext } from '../../presenter.ts';
import { sidePage, type WholePresenter } from '../../presenter-defaults.ts';
import { obstructedInWords } from '../../wording.ts';
import { changesSince } from '../board/changes.ts';
import { ownCards } from '../board/description.ts';
import { finalPicture } from '../board/final.ts';
import { focusOf, piecesNamed } from '../board/focus.ts';
import { handPictures } from '../board/hand.ts';
import { momentsPicture } from '../board/moments-picture.ts';
import { pearlStory } from '../board/pearl-story.ts';
import { pearlsPicture } from '../board/pearls.ts';
import { OTERES_POSTER } from '../board/poster.ts';
import { asOnBoard, type Scene } from '../board/scene.ts';
import { tablePicture } from '../board/table.ts';
import type { Components } from '../rules/components.ts';
import { oteresNotation } from '../rules/move.ts';
import type { Oteres } from '../rules/state.ts';
import { handKinds } from '../rules/targets.ts';
import type { OteresView, PearlView } from '../rules/view.ts';
import { effectsInWords, whyInWords } from './effects.ts';
import { endingPage } from './ending.ts';
import { canWait, momentsTold, summariesOf } from './happened.ts';
import { OTERES_ICONS, type OteresIcon } from './icons.ts';
import { handPage, newsOf } from './news.ts';
import { piecesOf } from './pieces.ts';
import { questionOf, questionPicturesOf, WORDINGS } from './question.ts';
import { guideOf, rulesText, termOf } from './rules.ts';
import { boardTextOf, sideLines, statusOf } from './status.ts';

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0);

/** By seat, the least and most its pearls may be worth: colours are public, values are not (ruling on secrets). */
export function knownPoints({ seats }: OteresView, { pearls: tokens }: Components): readonly KnownPoints[] {
  const within = (pick: (...values: readonly number[]) => number, pearls: readonly PearlView[]): number =>
    sum(pearls.map(({ colour, value }) => value ?? pick(...tokens[colour])));
  return seats.map(({ pearls }) => ({ least: within(Math.min, pearls), most: within(Math.max, pearls) }));
}

/** The box with its cards in the language spoken; what the component list has no translation of stays as it is. */
export function translatedComponents(components: Components, say: Say): Components {
  const language = say('oteres-cards-language');
  const cards = [...components.cards].map(
    ([id, card]) => [id, { ...card, ...card.translations[language] }] as const,
  );
  return { ...components, cards: new Map(cards) };
}

/** What a seat cannot answer now, and why: an obstacle that has no words does not compile. */
const obstructedOf = (scene: Scene, decision: DecisionOf<Oteres>): readonly string[] =>
  obstructedInWords(WORDINGS, scene, decision, ({ unless }) => scene.say(`oteres-unavailable-${unless}`));

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
    poster: OTERES_POSTER,
    question: (view, decision, textContext) => questionOf(scene(view, textContext), decision),
    questionPictures: (view, decision, textContext) => questionPicturesOf(scene(view, textContext), decision),
    boards: (view, { earlier, asked, lit }, textContext) => [
      tablePicture(scene(view, textContext), {
        changes: changesSince(view, earlier),
        focus: lit === undefined ? focusOf(asked) : piecesNamed(lit),
        asked: asked.map((decision) => questionOf(scene(view, textContext), decision).prompt),
      }),
    ],
    summary: (view, textContext) => statusOf(scene(view, textContext)),
    points: (view) => knownPoints(view, box),
    stopped,
    ending: (view, moves, textContext, known) => {
      const told = scene(view, textContext);
      const story = pearlStory(moves, known);
      const picture = view.result === undefined ? tablePicture(told) : finalPicture(told, story);
      return endingPage(told, story, moves, [picture]);
    },
    pages: {
      hand: {
        button: PAGE_BUTTONS.hand,
        isOwn: true,
        page: (view, { side, lit = [] }, textContext) => {
          const told = scene(view, textContext);
          // A player who is out has no cards to be shown: their pearls alone, large.
          const isOut = view.result === undefined && view.seats[side]?.out === true;
          const pictures = isOut ? [pearlsPicture(told, side)] : handPictures(told, side, piecesNamed(lit));
          return handPage(told, side, pictures);
        },
      },
      closer: {
        button: PAGE_BUTTONS.sides,
        hasSides: true,
        page: (view, { side }, textContext) => {
          const told = scene(view, textContext);
          return sidePage(told, side, sideLines(told, side), [pearlsPicture(told, side)]);
        },
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
    piecesAsked: (view, { about, seat }, textContext) =>
      about.kind === 'choose-card' || about.kind === 'choose-passed'
        ? ownCards(scene(view, textContext), seat, handKinds(box, view, seat))
        : [],
    obstructed: (view, decision, textContext) => obstructedOf(scene(view, textContext), decision),
    guide: (say) => guideOf(say, boxIn(say)),
    rules: (say) => rulesText(say, boxIn(say)),
  };
}
