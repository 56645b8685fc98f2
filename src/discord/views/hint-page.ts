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
  const prospects = advice.flatMap(({ line }) => match.prospect(seat, line, spoken) ?? []);
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

/** One answer, what it leads to, and where that ends. */
function inWords({ label, consequence, onward, words, end }: Prospect, isBest: boolean, say: Say): string {
  const best = isBest ? 'yes' : 'no';
  const ends = END[end];
  return [
    consequence === undefined
      ? say('hint-answer', { label, best })
      : say('hint-answer-what', { label, what: consequence, best }),
    // The reason first: what is pressed on the way is a means to it.
    ...(words.length === 0 ? [] : [words.join(' ')]),
    ...(onward.length === 0 ? [] : [`-# ${say('hint-press', { answers: onward.join(' → ') })}`]),
    ...(ends === undefined ? [] : [`-# ${say(ends)}`]),
  ].join('\n');
}

/** What is said of why nothing more can be told. */
const END = {
  'turn over': undefined,
  hidden: 'hint-hidden',
  others: 'hint-others',
  'line over': undefined,
} as const satisfies Readonly<Record<Prospect['end'], string | undefined>>;
