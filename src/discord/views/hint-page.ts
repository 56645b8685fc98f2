import { effectsWithin } from '../../games/effects-told.ts';
import { capital } from '../../games/fitting.ts';
import { LENGTHS } from '../../games/lengths.ts';
import type { Prospect } from '../../games/playable.ts';
import type { Hint } from '../../tables/model/hints.ts';
import type { Say } from '../../texts/say.ts';
import { container, line, type Message, row, text } from '../protocol/message.ts';
import { type MessageContext, textContextsOf } from './message-context.ts';
import { waysToPages } from './page-way.ts';

/** *Hint*: the best answers for the person who is asked, each with what it leads to. They are given on the board: from here one only looks on. */
export function hintPage({ now, match, seat, advice }: Hint, context: MessageContext): Message {
  const { say } = context;
  const { text: spoken } = textContextsOf(now.table, context);
  const prospects = advice.flatMap(({ line }) => match.openTo(seat)?.prospect(line, spoken) ?? []);
  const ways = waysToPages(now, match, context);
  const intro = [`### ${say('hint-title')}`, `-# ${say('hint-about')}`];
  return {
    components: [
      container('private', [
        text(intro.join('\n')),
        ...prospects.flatMap((prospect, at) => [line(), text(inWords(prospect, at === 0, say))]),
        ...(ways.length === 0 ? [] : [row(ways)]),
      ]),
    ],
    pictures: [],
    page: { of: now.table.id, kind: 'hint' },
  };
}

/** So many answers after the first are told: more is no help. */
const MOST_ONWARD = 4;

/** What to press, and what it brings, or why nothing can be told of that. */
function inWords({ label, onward, effects, end }: Prospect, isBest: boolean, say: Say): string {
  const best = isBest ? 'yes' : 'no';
  const ends = END[end];
  const then = [...onward.slice(0, MOST_ONWARD), ...(onward.length > MOST_ONWARD ? ['…'] : [])];
  const press =
    then.length === 0
      ? say('hint-answer', { label, best })
      : say('hint-answer-then', { label, answers: then.join(' → '), best });
  const why = ends === undefined ? [] : [say(ends)];
  return [press, capital(effectsWithin(effects.length > 0 ? effects : why, LENGTHS.outlook))]
    .filter((part) => part !== '')
    .join('\n');
}

/** What is said of why nothing more can be told. */
const END = {
  'turn over': undefined,
  hidden: 'hint-hidden',
  others: 'hint-others',
  'line over': undefined,
} as const satisfies Readonly<Record<Prospect['end'], string | undefined>>;
