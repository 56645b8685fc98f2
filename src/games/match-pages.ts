import type { Picture } from '../canvas/picture.ts';
import type { GameTypes } from '../engine/game.ts';
import type { Seat, Viewer } from '../engine/seat.ts';
import { cachedPictures } from './cached-pictures.ts';
import type { PlayableMatch } from './playable.ts';
import type { GamePage, Page, TextContext } from './presenter.ts';
import { decisionOf, decisionsOf, offeredIn, type ShownMatch, shownView } from './shown-match.ts';
import { withIconName, withIconNames } from './table-icons.ts';
import { wordedOnce } from './worded-once.ts';

type Pages = Pick<PlayableMatch, 'boards' | 'pictures' | 'page' | 'pageButton' | 'pieces'>;

/** The boards and pages of a match as it stands. */
export function matchPages<G extends GameTypes, Own extends string>(shown: ShownMatch<G, Own>): Pages {
  const { rules, presenter, cache, match } = shown;
  const pageNamed = (name: string): GamePage<G, Own> | undefined =>
    Object.hasOwn(presenter.pages, name) ? presenter.pages[name] : undefined;
  const boardsWith = (
    pointed: { readonly lit?: readonly string[]; readonly of?: Seat },
    textContext: TextContext,
  ): readonly Picture[] => {
    const view = shownView(shown, 'spectator');
    const moment = {
      earlier: match.earlier('spectator'),
      asked: decisionsOf(shown)
        .filter(({ secret }) => !secret)
        .map((decision) => ({
          ...decision,
          answers: decision.answers.filter(({ isExtra }) => !isExtra),
        })),
      ...pointed,
    };
    const boards = presenter.boards(view, moment, textContext);
    return cachedPictures(cache, ['boards', view, moment], textContext, boards);
  };
  const pageOf = (name: string, reader: Viewer, side: Seat, textContext: TextContext): Page | undefined => {
    const found = pageNamed(name);
    if (found === undefined || (found.isOwn && (reader === 'spectator' || reader !== side))) return undefined;
    const view = shownView(shown, reader);
    const seat = reader === 'spectator' ? undefined : reader;
    const subject = { reader: seat, side, asked: seat === undefined ? undefined : decisionOf(shown, seat) };
    const page = found.page(view, subject, textContext);
    return {
      ...withIconNames(rules.name, page),
      pictures: cachedPictures(cache, ['page', name, view, reader, side], textContext, page.pictures),
    };
  };
  const pages = wordedOnce<Page | undefined>();
  const boards = wordedOnce<readonly Picture[]>();
  return {
    boards: (textContext, of) =>
      boards(textContext, `${of ?? ''}`, () => boardsWith(of === undefined ? {} : { of }, textContext)),
    pictures: (seat, lit, textContext) => {
      const [view, asked] = [shownView(shown, seat), decisionOf(shown, seat)];
      const all = Object.values(presenter.pages);
      const own = all.find(({ isOwn }) => isOwn) ?? all[0];
      const held = own?.page(view, { reader: seat, side: seat, asked, lit }, textContext).pictures ?? [];
      const questions = asked === undefined ? [] : presenter.questionPictures(view, asked, textContext);
      return [
        ...boardsWith({ lit }, textContext),
        ...cachedPictures(cache, ['pictures', view, asked?.about, lit], textContext, [...held, ...questions]),
      ];
    },
    page: (name, reader, side, textContext) =>
      pages(textContext, `${name} ${reader} ${side}`, () => pageOf(name, reader, side, textContext)),
    pageButton: (name, say) => {
      const people = Array.from({ length: match.seats }, () => ({ name: '' }));
      const offered = decisionsOf(shown).flatMap((decision) => offeredIn(shown, decision, { say, people }));
      const button = pageNamed(name)?.button(say, offered.length);
      return button && withIconName(rules.name, button);
    },
    pieces: (viewer, side, textContext) => {
      const reader = viewer === 'spectator' ? undefined : viewer;
      const groups = presenter.pieces?.(shownView(shown, viewer), side, reader, textContext) ?? [];
      return groups.map((group) => ({
        ...group,
        pieces: group.pieces.map((piece) => withIconName(rules.name, piece)),
      }));
    },
  };
}
