import { capital } from '../../games/fitting.ts';
import type { Prospect } from '../../games/playable.ts';
import type { Hint } from '../../tables/model/hints.ts';
import { planOf } from '../../tables/model/plans.ts';
import { holderOf } from '../../tables/model/table.ts';
import type { Say } from '../../texts/say.ts';
import { HINT_LOOK } from '../protocol/ids.ts';
import { type Message, section, text } from '../protocol/message.ts';
import { answerIds } from './answers.ts';
import { button, privatePage, rows } from './components.ts';
import { type MessageContext, textContextsOf } from './message-context.ts';
import { inLine, planLines } from './own-lines.ts';
import { turnWays } from './page-way.ts';
import { titleOf } from './table-words.ts';

/** *Hint*: the best answer for the player and why, another if about as good, and the follow-up, with their buttons. */
export function hintPage({ now, match, seat, advice }: Hint, context: MessageContext): Message {
  const { say, icons } = context;
  const { text: spoken } = textContextsOf(now.table, context);
  const asked = match.openTo(seat);
  const ids = answerIds(now.table.id, asked?.opened ?? 0, HINT_LOOK);
  const advised = advice.flatMap(({ notation, line }, at) => {
    const prospect = asked?.prospect(line, spoken);
    if (prospect === undefined) return [];
    const words = [
      say(at === 0 ? 'hint-best' : 'hint-equal', { label: prospect.label }),
      reasonOf(prospect, say),
      ...(prospect.onwardAsked.length === 0
        ? []
        : [say('hint-then', { answers: inLine(prospect.onwardAsked) })]),
    ];
    return section(
      // A name may end with a mark of its own, or with that of being cut off.
      words
        .join(' ')
        .replace(/([.!?…])\*\*\./u, '$1**')
        .trim(),
      button({ id: ids.button(notation), label: prospect.label, look: at === 0 ? 'main' : 'plain' }, icons),
    );
  });
  const isPlanned = planOf(now.table, seat)?.answers[0]?.notation === advice[0]?.notation;
  return privatePage({ of: now.table.id, kind: HINT_LOOK }, [
    text([
      `-# ${titleOf(now, say)}`,
      `### ${say('hint-title')}`,
      `-# ${say('hint-about')}`,
      !isPlanned && planLines(now, holderOf(now.table, seat) ?? '', say),
    ]),
    advised,
    rows(turnWays(now, match, seat, HINT_LOOK, context)),
  ]);
}

/** Why to answer so, in a sentence: what it does and what that is for, or why nothing can be told. */
function reasonOf({ reason: [does, aim], end }: Prospect, say: Say): string {
  const ends = ENDS[end];
  if (does === undefined) return ends === undefined ? '' : say(ends);
  const words = capital(aim === undefined ? does : say('label-value', { label: does, value: aim }));
  return /[.!?…]$/u.test(words) ? words : `${words}.`;
}

const ENDS = {
  'turn over': undefined,
  hidden: 'hint-hidden',
  others: 'hint-others',
  'line over': undefined,
} as const satisfies Readonly<Record<Prospect['end'], string | undefined>>;
