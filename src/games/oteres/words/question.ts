import type { Picture } from '../../../canvas/picture.ts';
import type { DecisionOf } from '../../../engine/match.ts';
import type { Seat } from '../../../engine/seat.ts';
import type { PlainKey } from '../../../texts/say.ts';
import { shortened } from '../../../texts/shown-text.ts';
import { LENGTHS } from '../../lengths.ts';
import { nameOf } from '../../person.ts';
import type { Question } from '../../presenter.ts';
import { seatIcon } from '../../table-icons.ts';
import { questionInWords, type WordedAnswer, type Wordings } from '../../wording.ts';
import { handPictures } from '../board/hand.ts';
import { catchPicture, pearlsPicture } from '../board/pearls.ts';
import {
  cardName,
  inPaw,
  numbered,
  pearlInWords,
  pearlNamed,
  pearlTold,
  playerLabel,
  unmarked,
  withoutFullStop,
} from '../board/piece-words.ts';
import { actionCard, laidCard, type Scene, shownSide } from '../board/scene.ts';
import type { OteresMove, PlayMove } from '../rules/move.ts';
import type { Oteres } from '../rules/state.ts';
import { leftNeighbour, loosePearls, playersIn, wardOf } from '../rules/table.ts';
import { handKinds } from '../rules/targets.ts';
import { URCHIN } from '../rules/vocabulary.ts';
import { effectsInWords, keptOffBy } from './effects.ts';
import { cardIcon, type IconName } from './icons.ts';
import { urchinWarning } from './news.ts';

type Worded = WordedAnswer<IconName>;

interface Audience {
  readonly scene: Scene;
  readonly seat: Seat;
}

type Move<K extends OteresMove['kind']> = Extract<OteresMove, { readonly kind: K }>;

const player = ({ scene }: Audience, { seat }: Move<'player'>): Worded => ({
  label: playerLabel(scene, seat),
  icon: seatIcon(seat),
});

const skip = ({ scene }: Audience): Worded => ({
  label: scene.say('oteres-answer-nothing'),
  icon: 'skip',
  tone: 'pass',
});

/** Letters of a card's name that fit beside another's on a button. */
const HALF_LABEL = 24;

/** A card and what is said with it; a long name is cut if there is no room for both. */
function labelled(scene: Scene, card: string, words: (card: string) => string): string {
  const name = cardName(scene, card);
  const over = words(name).length - LENGTHS.label;
  return words(over <= 0 ? name : shortened(name, name.length - over));
}

/** A card that is played, with whom it is for, which card it lets go, or which pearl it is about. */
function played({ scene }: Audience, move: PlayMove) {
  const { say } = scene;
  const icon = cardIcon(scene, move.card);
  const withCard = (name: string): string =>
    labelled(scene, move.card, (card) => say('oteres-answer-aim', { card, name }));
  switch (move.kind) {
    case 'play':
      return { label: cardName(scene, move.card), icon };
    case 'aim': {
      const ward = keptOffBy(scene, move.card, move.seat);
      return {
        label: withCard(playerLabel(scene, move.seat)),
        icon: ward === undefined ? icon : 'ward',
      } as const;
    }
    case 'stake': {
      const pearl = pearlNamed(scene, move.mark);
      return { label: withCard(pearlInWords(say, pearl)), icon: pearl.colour };
    }
    case 'shed': {
      const shed = shortened(cardName(scene, move.shed), HALF_LABEL);
      if (move.shed !== move.card) return { label: withCard(shed), icon };
      return {
        label: labelled(scene, move.card, (card) => say('oteres-answer-shed-same', { card, shed })),
        icon,
      };
    }
  }
}

/** In which order answers stand: as the cards do in the picture of the hand, and of one card what does nothing last. */
function byHand({ scene, seat }: Audience, moves: readonly OteresMove[]): readonly OteresMove[] {
  const kinds = handKinds(scene.components, scene.view, seat);
  const isIdle = (move: OteresMove): boolean =>
    move.kind === 'aim' &&
    actionCard(scene, move.card).effect === 'protect-pearl' &&
    loosePearls(shownSide(scene, move.seat), 'white').length === 0;
  const place = (move: OteresMove): number =>
    'card' in move ? 2 * kinds.indexOf(move.card) + Number(isIdle(move)) : -1;
  return moves.toSorted((one, other) => place(one) - place(other));
}

/** Ways to split in the order of what lies in the left paw: as many, then as they lie in the picture. */
function byLeftPaw({ scene }: Audience, moves: readonly OteresMove[]): readonly OteresMove[] {
  const place = (move: OteresMove): number =>
    move.kind === 'split'
      ? Number(
          [move.left.length, ...move.left.map((mark) => pearlNamed(scene, mark).number).toSorted()].join(''),
        )
      : -1;
  return moves.toSorted((one, other) => place(one) - place(other));
}

/** A pearl to be named for a purpose, said in its name: hints and the analysis show it without its question. */
const pearlFor =
  (act: 'give' | 'pass' | 'look' | 'lock' | 'keep') =>
  ({ scene }: Audience, { mark }: Move<'pearl'>): Worded => {
    const named = pearlNamed(scene, mark);
    return {
      label: scene.say('oteres-label-act', {
        ...{ act, number: named.number },
        pearl: unmarked(pearlTold(scene.say, named)),
      }),
      icon: named.colour,
    };
  };

/** The pearls in the order of their numbers, what is no pearl first: as they lie in the picture. */
const byNumber = ({ scene }: Audience, moves: readonly OteresMove[]): readonly OteresMove[] => {
  const place = (move: OteresMove): number =>
    move.kind === 'pearl' ? pearlNamed(scene, move.mark).number : 0;
  return moves.toSorted((one, other) => place(one) - place(other));
};

const said =
  (key: PlainKey) =>
  ({ scene }: Pick<Audience, 'scene'>): string =>
    scene.say(key);

const pearls = (act: Parameters<typeof pearlFor>[0]) => ({
  order: byNumber,
  answers: { pearl: pearlFor(act) },
});

/** The words of every question, by the kind of step that asks it. */
export const WORDINGS: Wordings<Oteres, Scene, IconName> = {
  'choose-card': {
    prompt: said('oteres-ask-card'),
    note: ({ scene, seat }) => {
      const { hand = [] } = shownSide(scene, seat);
      const isStuck = hand.includes(URCHIN) && scene.view.pool.black === 0;
      const stuck = isStuck ? scene.say('oteres-note-stuck') : undefined;
      const lines = [urchinWarning(scene, { hand }), stuck].filter((line) => line !== undefined);
      return lines.length === 0 ? undefined : lines.join('\n');
    },
    order: byHand,
    answers: { play: played, aim: played, stake: played, shed: played, skip },
  },
  'choose-end': {
    prompt: said('ask-end'),
    note: ({ scene }) =>
      scene.view.played === undefined
        ? undefined
        : withoutFullStop(scene.say('oteres-note-played', { card: cardName(scene, scene.view.played) })),
    answers: { end: ({ scene }) => ({ label: scene.say('oteres-answer-end'), icon: 'end', tone: 'main' }) },
  },
  'choose-passed': {
    prompt: ({ scene, step }) => scene.say('oteres-ask-passed', { name: nameOf(scene, step.to) }),
    // With one kind of card it is said why it is asked at all.
    note: ({ scene, moves }) =>
      scene.say(
        moves.length === 1 && moves[0]?.kind === 'card' ? 'oteres-note-only-card' : 'oteres-note-draw-after',
      ),
    order: byHand,
    answers: {
      card: ({ scene }, { card }) => ({
        label: scene.say('oteres-label-pass-card', { card: cardName(scene, card) }),
        icon: cardIcon(scene, card),
      }),
      skip,
    },
  },
  'choose-swapped': {
    prompt: ({ scene, step }) => scene.say('oteres-ask-swapped', { name: nameOf(scene, step.seat) }),
    note: said('oteres-note-swapped'),
    ...pearls('give'),
  },
  'choose-gift': {
    prompt: ({ scene, step }) => scene.say('oteres-ask-gift', { name: nameOf(scene, step.to) }),
    ...pearls('give'),
  },
  'choose-look': {
    prompt: ({ scene, step }) => scene.say('oteres-ask-look', { name: nameOf(scene, step.of) }),
    note: said('oteres-note-look'),
    ...pearls('look'),
  },
  /** Whether the pearl that was looked at is swapped, and for which. */
  'choose-exchange': {
    prompt: ({ scene, step: { of, mark } }) =>
      scene.say('oteres-ask-exchange', {
        name: nameOf(scene, of),
        pearl: pearlInWords(scene.say, pearlNamed(scene, mark)),
      }),
    note: ({ scene, step: { of } }) =>
      scene.say('oteres-note-exchange', {
        name: nameOf(scene, of),
        warded: wardOf(scene.components, shownSide(scene, of)) === undefined ? 'no' : 'yes',
      }),
    order: byNumber,
    answers: {
      leave: ({ scene }) => ({ label: scene.say('oteres-answer-leave'), icon: 'end' }),
      pearl: pearlFor('give'),
    },
  },
  'gather-passing': {
    prompt: ({ scene, seat }) =>
      scene.say(scene.view.passes === undefined ? 'oteres-ask-pass-left' : 'oteres-ask-pass-left-again', {
        name: nameOf(scene, leftNeighbour(scene.view, seat)),
      }),
    note: ({ scene }) =>
      scene.say(scene.view.passes === undefined ? 'oteres-note-pass-left' : 'oteres-note-pass-left-again'),
    ...pearls('pass'),
  },
  'choose-pearl-under': {
    prompt: ({ scene, seat }) => scene.say('oteres-ask-under', { card: laidCard(scene, seat) }),
    note: said('oteres-note-under'),
    ...pearls('lock'),
  },
  'choose-split': {
    prompt: said('oteres-ask-split'),
    note: said('oteres-note-split'),
    order: byLeftPaw,
    answers: {
      split: ({ scene }, { left }) => {
        const inside = (isLeft: boolean): string =>
          inPaw(
            scene,
            scene.view.catch.filter(({ mark }) => left.includes(mark) === isLeft),
          );
        return {
          label: scene.say('oteres-answer-split', { left: inside(true), right: inside(false) }),
          icon: 'split-paws',
        };
      },
    },
  },
  'choose-picker': { prompt: said('oteres-ask-picker'), answers: { player } },
  'pick-paw': {
    prompt: ({ scene }) => scene.say('oteres-ask-paw', { name: nameOf(scene, scene.view.turn.seat) }),
    note: ({ scene }) => scene.say('oteres-note-paw', { count: scene.view.catch.length }),
    answers: {
      paw: ({ scene }, { paw }) => ({ label: scene.say(`oteres-board-paw-${paw}`), icon: `paw-${paw}` }),
    },
  },
  'choose-kept': {
    prompt: said('oteres-ask-kept'),
    note: ({ scene, seat }) => {
      const { say, view } = scene;
      const [other, another] = playersIn(view).filter((each) => each !== seat);
      if (other === undefined || another !== undefined) return say('oteres-note-kept');
      const isMore = view.catch.length > 2;
      return isMore ? say('oteres-note-kept-one', { name: nameOf(scene, other) }) : undefined;
    },
    ...pearls('keep'),
  },
  /** Who gets the next pearl; with a single other player, which pearl they get. */
  'choose-share': {
    prompt: ({ scene, seat, moves }) => {
      const { say, view } = scene;
      if (moves.some(({ kind }) => kind === 'pearl')) {
        const other = playersIn(view).find((each) => each !== seat) ?? seat;
        return say('oteres-ask-share-which', { name: nameOf(scene, other) });
      }
      const [next] = numbered(view.catch);
      return say('oteres-ask-share-who', { pearl: next === undefined ? '' : pearlInWords(say, next) });
    },
    note: ({ scene, moves }) =>
      moves.some(({ kind }) => kind === 'pearl') ? scene.say('oteres-note-share-rest') : undefined,
    answers: { player, pearl: pearlFor('give') },
  },
};

/** An open question in plain words with its answers, and what comes of each. */
export function questionOf(scene: Scene, decision: DecisionOf<Oteres>): Question<IconName> {
  const question = questionInWords(WORDINGS, scene, decision);
  const moves = new Map(decision.answers.map(({ notation, move }) => [notation, move]));
  const answers = question.answers.map((answer) => {
    const move = moves.get(answer.notation);
    const effects = move === undefined ? [] : effectsInWords(scene, [move], decision.seat);
    return effects.length === 0 ? answer : { ...answer, effects };
  });
  return { ...question, answers };
}

/** Pictures of a question: paws to pick from; in secret one's cards, own or another's pearls, or one's catch. */
export function questionPicturesOf(
  scene: Scene,
  { about, seat, secret }: DecisionOf<Oteres>,
): readonly Picture[] {
  if (about.kind === 'pick-paw') return [catchPicture(scene, true)];
  if (!secret) return [];
  switch (about.kind) {
    case 'choose-picker':
    case 'choose-split':
      return [catchPicture(scene, true)];
    case 'choose-kept':
    case 'choose-share':
      return [catchPicture(scene, false)];
    case 'choose-look':
      return [pearlsPicture(scene, about.of)];
    case 'choose-exchange':
      return [pearlsPicture(scene, seat, { of: about.of, mark: about.mark })];
    case 'choose-swapped':
    case 'choose-gift':
    case 'gather-passing':
    case 'choose-pearl-under':
      return [pearlsPicture(scene, seat)];
    default:
      return handPictures(scene, seat);
  }
}
