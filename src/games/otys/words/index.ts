import { PAGE_BUTTONS } from '../../pages.ts';
import type { OptionWords, TextContext } from '../../presenter.ts';
import { sidePage, type WholePresenter } from '../../presenter-defaults.ts';
import { type CardPicture, cardsPicture } from '../board/cards.ts';
import { changesSince } from '../board/changes.ts';
import { colonyPicture } from '../board/colony.ts';
import { finalPicture, scoreStories } from '../board/final.ts';
import { focusOf, piecesNamed } from '../board/focus.ts';
import { othersPicture } from '../board/others.ts';
import { OTYS_POSTER } from '../board/poster.ts';
import { type Scene, shownSide } from '../board/scene.ts';
import { seaPicture } from '../board/sea.ts';
import type { Components } from '../rules/components.ts';
import { endsTurn } from '../rules/move.ts';
import { OTYS_OPTIONS } from '../rules/set-up.ts';
import type { Otys } from '../rules/state.ts';
import { sureAnswer } from '../rules/sure.ts';
import type { OtysView } from '../rules/view.ts';
import { boardTextOf, endingPage, seaLines, statusOf } from './board-text.ts';
import { contractLine } from './contract-line.ts';
import { effectsInWords, whyInWords } from './effects/words.ts';
import {
  bestCompletions,
  completedIn,
  extraActionsPage,
  offeredContracts,
  readyContracts,
} from './extra-actions.ts';
import { summariesOf } from './happened.ts';
import { OTYS_ICONS, type OtysIcon } from './icons.ts';
import { legendPage, piecesAsked, piecesOf } from './pieces.ts';
import { obstructedOf, questionOf, termOf, tipsOf } from './question.ts';
import { reasonInWords } from './reason.ts';
import { guideOf, rulesText } from './rules.ts';

const [SPONSORS, VARIANT] = OTYS_OPTIONS;
const NAMES = [SPONSORS.name, VARIANT.name];
const VALUES = [...SPONSORS.values, ...VARIANT.values];

function known<Name extends string>(names: readonly Name[], wanted: string): Name {
  const found = names.find((name) => name === wanted);
  if (found === undefined) throw new RangeError(`Otys has no option or value ${wanted}`);
  return found;
}

const OTYS_OPTION_WORDS: OptionWords = {
  about: (option, say) => say(`otys-option-${known(NAMES, option)}-about`),
  name: (option, say) => say(`otys-option-${known(NAMES, option)}`),
  value: (_, value, { say }) => say(`otys-value-${known(VALUES, value)}`),
};

/** The position with nobody up: if a match was ended early, its rules do not know of it. */
const stopped = ({ active, activated, ...view }: OtysView): OtysView => ({ ...view, phase: 'over' });

/** How Otys with the components of this box is shown and told. */
export function createOtysPresenter(components: Components): WholePresenter<Otys, OtysIcon> {
  const scene = (view: OtysView, textContext: TextContext): Scene => ({ ...textContext, view, components });
  /** Contracts that a seat alone sees, as cards and in words. */
  const cards = (kind: CardPicture, view: OtysView, seat: number, textContext: TextContext) => {
    const { say } = textContext;
    const told = scene(view, textContext);
    const side = shownSide(told, seat);
    const contracts = (kind === 'hand' ? side.contracts : view.looking) ?? [];
    // Of those looked at one is chosen by its number.
    const lines = contracts.map((id, at) =>
      contractLine(told, id, seat, kind === 'looking' ? at + 1 : undefined).text.replaceAll('**', ''),
    );
    return contracts.length === 0 ? [] : [cardsPicture(kind, contracts, side, components, say, lines)];
  };
  return {
    icons: OTYS_ICONS,
    title: (say) => say('otys-title'),
    tagline: (say) => say('otys-tagline', { target: components.values.target }),
    namesakes: (say) => say('otys-names'),
    poster: OTYS_POSTER,
    optionWords: OTYS_OPTION_WORDS,
    question: (view, decision, textContext, foresee) =>
      questionOf(scene(view, textContext), decision, foresee),
    offered: (view, decision, textContext) => offeredContracts(scene(view, textContext), decision),
    closing: {
      closes: endsTurn,
      offered: (view, decision) => bestCompletions({ view, components }, decision),
      sure: (view, decision) => sureAnswer(components, view, decision),
    },
    questionPictures: (view, { seat }, textContext) => cards('looking', view, seat, textContext),
    boards: (view, { earlier, asked, lit, of }, textContext) => {
      const told = scene(view, textContext);
      const seat = of ?? asked[0]?.seat ?? view.turn.seat;
      const shown = {
        changes: changesSince(view, earlier),
        focus:
          lit === undefined
            ? focusOf(
                view,
                asked.filter((each) => each.seat === seat),
              )
            : piecesNamed(lit),
        isPointed: lit !== undefined,
        asked: asked.map((decision) => questionOf(told, decision).prompt),
      };
      const isAboutOthers = shown.focus.some((piece) => piece.kind === 'diver' && piece.seat !== seat);
      return [
        colonyPicture(told, shown),
        ...(isAboutOthers ? [othersPicture(told, seat, shown)] : []),
        seaPicture(told, seat, shown),
      ];
    },
    summary: (view, textContext) => statusOf(scene(view, textContext)),
    points: ({ seats }) => seats.map(({ prestige }) => ({ least: prestige, most: prestige })),
    stopped,
    ending: (view, moves, textContext) => {
      const told = scene(view, textContext);
      const stories = scoreStories(moves, view.seats.length);
      // Every side is one press away: a result has the one picture that tells it.
      const pictures = view.result === undefined ? [colonyPicture(told)] : [finalPicture(told, stories)];
      return endingPage(told, stories, pictures);
    },
    pages: {
      asides: {
        button: (say, ready) => ({
          label: ready === 0 ? say('otys-contracts') : say('otys-contracts-ready', { count: ready }),
          icon: 'contract',
        }),
        page: (view, { reader, asked }, textContext) =>
          extraActionsPage(
            scene(view, textContext),
            reader,
            asked,
            reader === undefined ? [] : cards('hand', view, reader, textContext),
          ),
        ready: (view, seat, asked, textContext) => readyContracts(scene(view, textContext), seat, asked),
      },
      closer: {
        button: PAGE_BUTTONS.sides,
        hasSides: true,
        page: (view, { side }, textContext) => {
          const told = scene(view, textContext);
          const pictures = [seaPicture(told, side), othersPicture(told, side)];
          return sidePage(told, side, seaLines(told, side), pictures);
        },
      },
      legend: {
        button: PAGE_BUTTONS.pieces,
        withRules: true,
        page: (view, { side }, textContext) => legendPage(scene(view, textContext), side),
      },
    },
    justDone: ({ facts }, { say }) => completedIn(facts, { say, components }),
    description: (view, textContext) => boardTextOf(scene(view, textContext)),
    happened: (moves, textContext) => summariesOf(moves, textContext, components),
    term: termOf,
    tips: (view, seat, asked, textContext) => tipsOf(scene(view, textContext), seat, asked),
    effects: (outlook, seat, textContext) =>
      effectsInWords(scene(outlook.before, textContext), outlook, seat),
    reason: (outlook, seat, textContext) => whyInWords(scene(outlook.before, textContext), outlook, seat),
    compared: (one, other, seat, textContext, sequels) =>
      reasonInWords(scene(one.before, textContext), [one, other], seat, sequels),
    pieces: (view, side, reader, textContext) => piecesOf(scene(view, textContext), side, reader),
    piecesAsked: (view, decision, textContext) => piecesAsked(scene(view, textContext), decision),
    obstructed: (view, decision, textContext) => obstructedOf(scene(view, textContext), decision),
    guide: (say) => guideOf(say, components),
    rules: (say) => rulesText(say, components),
  };
}
