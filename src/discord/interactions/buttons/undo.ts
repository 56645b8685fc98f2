import type { RejectionCode } from '../../../tables/model/rejection.ts';
import { peopleAt } from '../../../tables/model/table.ts';
import type { Bot } from '../../channel/bot.ts';
import type { Message } from '../../protocol/message.ts';
import { framed, noteMessage } from '../../views/components.ts';
import { pageAfter } from '../../views/game-page.ts';
import { withWayBack } from '../../views/page-way.ts';
import { quotedTurns } from '../../views/table-questions.ts';
import { hasMatch, isSeated, type TableView } from '../../views/table-view.ts';
import { commandOf, viewFor } from '../actor.ts';
import { type Buttons, type Press, shownToAll } from '../button.ts';
import { pageHere, type Reply } from '../reply.ts';
import { hinted } from './pages.ts';
import { shownVote } from './seats.ts';

/** Takes a move back; if others have to agree, asks in private whether they are to be asked. */
export const undoButtons = {
  undo: {
    press: async ({ table, ply }, press, bot) => {
      const done = await bot.tables.undo(commandOf(table, press), ply);
      if (done.kind !== 'refused') {
        const view = viewFor(done, press);
        return press.isAlone
          ? pageHere(() => hinted(pageAfter(view, 'question'), view, bot), { now: done, changed: [table] })
          : shownToAll(done, press);
      }
      const offer = await backOffer(viewFor(press.now, press), done.code, bot);
      if (offer === undefined) return done;
      const own = done.code === 'not-your-turn' ? ownWayBack(offer) : undefined;
      return own === undefined ? pageHere(() => backPage(offer)) : wentBack(table, own, press, bot);
    },
  },
  back: {
    press: (id, press, bot) => wentBack(id.table, id, press, bot),
  },
} satisfies Partial<Buttons>;

interface Way {
  readonly ply: number;
  readonly to: number;
}

/** Where the others may be asked to let the match go back to, nearest first. */
interface BackOffer {
  readonly view: TableView;
  readonly ply: number;
  /** Each with what it would take back, a line each. */
  readonly ways: readonly { readonly to: number; readonly moves: number; readonly told: readonly string[] }[];
}

/** Asks the others for an undo, or undoes; if the match has gone on since that was offered, offers it anew. */
async function wentBack(table: string, { ply, to }: Way, press: Press, bot: Bot): Promise<Reply> {
  const done = await bot.tables.proposeUndo(commandOf(table, press), ply, to);
  if (done.kind !== 'refused' || done.code !== 'stale') return shownVote(done, press);
  const now = await bot.tables.look(table);
  const view = now && viewFor(now, press);
  if (view === undefined || !isSeated(view)) return done;
  const why = view.match.cannotUndo(view.seat);
  const offer = why && (await backOffer(view, why, bot));
  if (why !== undefined && offer === undefined) return done;
  return pageHere(() =>
    offer === undefined ? noteMessage(view.say('back-anew-free')) : backPage(offer, view.say('back-anew')),
  );
}

/**
 * The undo of a person who plays alone with computers, none of which has answered since: it takes back only their own
 * last answer, so nobody is asked first.
 */
export function ownWayBack({
  view,
  ply,
  ways: [way],
}: Pick<BackOffer, 'view' | 'ply' | 'ways'>): Way | undefined {
  return peopleAt(view.table).length === 1 && way?.moves === 1 ? { ply, to: way.to } : undefined;
}

/** Refusals of a free undo that the others’ agreement can lift. */
const LIFTED_BY_AGREEMENT: ReadonlySet<RejectionCode> = new Set<RejectionCode>([
  ...(['not-your-turn', 'turn-began', 'something-was-revealed', 'another-answered'] as const),
]);

/** What to offer to a person whose free undo was refused; undefined if asking the others would not help either. */
export async function backOffer(
  view: TableView,
  why: RejectionCode,
  { tables }: Pick<Bot, 'tables'>,
): Promise<BackOffer | undefined> {
  if (!LIFTED_BY_AGREEMENT.has(why) || !hasMatch(view)) return undefined;
  const { now, table, match, reader = '' } = view;
  const ways = await tables.waysBack(now, reader);
  const from = ways.at(-1)?.to;
  if (from === undefined) return undefined;
  const log = await tables.log(table.id, from, match.ply);
  const told = (to: number) => quotedTurns(match.logged(log.slice(to - from)).takenBack(view.text), view);
  return { view, ply: match.ply, ways: ways.map((way) => ({ ...way, told: told(way.to) })) };
}

/** A private page that offers to ask the others to let the match go back; `first` is what is said before. */
export function backPage({ view, ply, ways }: BackOffer, first?: string): Message {
  const { table, say, title, press } = view;
  const named = ways.map((way, at) => ({
    ...way,
    label: say(at === 0 ? 'back-button-move' : 'back-button-turn'),
  }));
  const [nearest] = ways;
  const goesOn = nearest !== undefined && nearest.moves > 1;
  const page = framed('private', [
    `-# ${title}`,
    first,
    say('back-ask', { others: peopleAt(table).length - 1 }),
    named.map(({ label, told }) => [goesOn ? say('back-heading', { label }) : `**${label}**`, told]),
    named.map(({ to, label }) => press({ kind: 'back', ply, to }, label, 'undo')),
  ]);
  return withWayBack(page, view);
}
