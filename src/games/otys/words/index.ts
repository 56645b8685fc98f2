import { PAGE_BUTTONS } from '../../pages.ts';
import type { Telling } from '../../presenter.ts';
import type { WholePresenter } from '../../presenter-defaults.ts';
import {
  cardsPicture,
  colonyPicture,
  finalPicture,
  focusOf,
  newsSince,
  othersPicture,
  posterPicture,
  type Shown,
  scoreStories,
  seaPicture,
} from '../board/index.ts';
import type { Components } from '../rules/components.ts';
import { endsTurn } from '../rules/move.ts';
import type { Otys } from '../rules/state.ts';
import type { OtysView } from '../rules/view.ts';
import { boardTextOf } from './board-text.ts';
import { endingPage } from './ending.ts';
import { asidesPage } from './extra-actions.ts';
import { guideOf } from './guide.ts';
import { handPage } from './hand.ts';
import { summariesOf } from './happened.ts';
import type { OtysIcon } from './icon-names.ts';
import { OTYS_ICONS } from './icons.ts';
import { legendPage } from './legend-now.ts';
import { bestCompletions, offeredContracts, ownReady } from './offered.ts';
import { OTYS_OPTION_WORDS } from './options.ts';
import { outlookInWords } from './outlook.ts';
import { questionOf } from './question.ts';
import { rulesOf } from './rules.ts';
import { type Scene, sideOf } from './scene.ts';
import { closerPage } from './seat-view.ts';
import { statusOf } from './status.ts';
import { termOf } from './terms.ts';
import { tipsOf } from './tips.ts';

/** The position with nobody up: where a match was ended before its time, its rules do not know of it. */
const stopped = ({ active, activated, ...view }: OtysView): OtysView => ({ ...view, phase: 'over' });

/** How Otys with the components of this box is shown and told. */
export function createOtysPresenter(components: Components): WholePresenter<Otys, OtysIcon> {
  const scene = (view: OtysView, telling: Telling): Scene => ({ ...telling, view, components });
  const sea = (view: OtysView, seat: number, { people, say }: Telling, shown?: Shown) =>
    seaPicture(view, seat, people, components, say, shown);
  /** The Colony; where more than one other sits at the table, their seas as well. */
  const colony = (view: OtysView, seat: number, { people, say }: Telling, shown?: Shown) => [
    colonyPicture(view, seat, people, components, say, shown),
    ...(view.seats.length > 2 ? [othersPicture(view, seat, people, components, say, shown)] : []),
  ];
  /** The private contracts of a seat, whose own view it is. */
  const cards = (view: OtysView, seat: number, { say }: Telling) => {
    const side = sideOf({ view }, seat);
    const { contracts = [] } = side;
    return contracts.length === 0 ? [] : [cardsPicture('hand', contracts, side, components, say)];
  };
  return {
    icons: OTYS_ICONS,
    title: (say) => say('otys-title'),
    tagline: (say) => say('otys-tagline', { target: components.values.target }),
    poster: (most, { people, say }) => posterPicture(people, most, say),
    optionWords: OTYS_OPTION_WORDS,
    question: (view, decision, telling) => questionOf(scene(view, telling), decision),
    offered: (view, decision, telling) => offeredContracts(scene(view, telling), decision),
    closing: {
      closes: endsTurn,
      offered: (view, decision) => bestCompletions({ view, components }, decision),
    },
    questionPictures: (view, { seat }, telling) =>
      view.looking === undefined
        ? []
        : [cardsPicture('looking', view.looking, sideOf({ view }, seat), components, telling.say)],
    boards: (view, { earlier, asked }, telling) => {
      const told = scene(view, telling);
      const seat = asked[0]?.seat ?? view.turn.seat;
      const shown = {
        news: newsSince(view, earlier),
        focus: focusOf(view, asked),
        asked: asked.map((decision) => questionOf(told, decision).prompt),
      };
      return [...colony(view, seat, telling, shown), sea(view, seat, telling, shown)];
    },
    summary: (view, telling) => statusOf(scene(view, telling)),
    stopped,
    ending: (view, moves, telling) => {
      const stories = scoreStories(moves, view.seats.length);
      return endingPage(scene(view, telling), stories, [
        view.result === undefined
          ? sea(view, view.turn.seat, telling)
          : finalPicture(view, stories, telling.people, telling.say),
        ...colony(view, view.turn.seat, telling),
      ]);
    },
    pages: {
      asides: {
        button: (say, ready) => ({
          label: ready === 0 ? say('otys-contracts') : say('otys-contracts-ready', { count: ready }),
          icon: 'contract',
        }),
        page: (view, { reader, asked }, telling) =>
          asidesPage(
            scene(view, telling),
            reader,
            asked,
            reader === undefined ? [] : cards(view, reader, telling),
          ),
        ready: (view, seat, asked, telling) => ownReady(scene(view, telling), seat, asked),
      },
      hand: {
        button: PAGE_BUTTONS.hand,
        isOwn: true,
        offBoard: true,
        page: (view, { side }, telling) => handPage(scene(view, telling), side, cards(view, side, telling)),
      },
      closer: {
        button: PAGE_BUTTONS.sides,
        hasSides: true,
        page: (view, { side }, telling) => closerPage(scene(view, telling), side, sea(view, side, telling)),
      },
      legend: {
        button: PAGE_BUTTONS.pieces,
        withRules: true,
        page: (view, { side }, telling) => legendPage(scene(view, telling), side),
      },
    },
    undone: ({ kind }, { say }) => say('otys-undo', { kind }),
    description: (view, telling) => boardTextOf(scene(view, telling)),
    happened: (moves, telling) => summariesOf(moves, telling, components),
    term: termOf,
    tips: (view, seat, asked, telling) => tipsOf(scene(view, telling), seat, asked),
    leadsTo: (outlook, seat, telling) => outlookInWords(scene(outlook.after, telling), outlook, seat),
    guide: (say) => guideOf(say, components),
    rules: (say) => rulesOf(say, components),
  };
}
