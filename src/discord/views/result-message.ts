import { sidePageOf } from '../../games/pages.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import { rightGuesses } from '../../tables/model/guess.ts';
import { levelToTry } from '../../tables/model/ladder.ts';
import type { Ending, TableNow } from '../../tables/model/table.ts';
import type { KeyFrom } from '../../texts/say.ts';
import { galleries, type Message, partsIn, text } from '../protocol/message.ts';
import { controlsAt, framed, rows } from './components.ts';
import { managedWords } from './happened-words.ts';
import { type MessageContext, textContextsOf } from './message-context.ts';
import { opens } from './page-way.ts';
import { shownButtons } from './record-pages.ts';
import { votePart } from './table-questions.ts';
import { seriesResult, titleOf } from './table-words.ts';

const HOW: Readonly<Record<Ending, KeyFrom<'result-by-'> | 'result-abandoned' | undefined>> = {
  finished: undefined,
  'by host': 'result-by-host',
  'by vote': 'result-by-vote',
  'by manager': undefined,
  'by concession': 'result-by-concession',
  abandoned: 'result-abandoned',
  expired: undefined,
};

/** The final standing, for everybody, told from the whole log; looking back stays possible. */
export function resultMessage(
  now: TableNow,
  match: PlayableMatch,
  log: readonly string[],
  context: MessageContext,
): Message {
  const { table, game } = now;
  const { say, off } = context;
  const { press } = controlsAt(now, context);
  const { text: spoken, label } = textContextsOf(table, context, 'bare');
  const ending = match.logged(log).ending(label);
  const { title, text: told } = match.logged(log).ending(spoken);
  const pictures = ending.pictures.length > 0 ? ending.pictures : match.boards(label);
  const how = table.ending === undefined ? undefined : HOW[table.ending];
  const name = spoken.people[table.conceded ?? -1]?.name ?? '';
  const winner = spoken.people.find((_, seat) => seat !== table.conceded)?.name ?? '';
  const { endedBy } = table;
  const host = spoken.people[endedBy?.seat ?? -1]?.name ?? '';
  const ended =
    endedBy === undefined
      ? how && say(how, { name, winner })
      : say(endedBy.isBehind ? 'result-ended-behind' : 'result-ended-by', { name: host });
  const sides = sidePageOf(game.pages);
  const level = levelToTry(now);
  const isOver = match.result !== undefined;
  const words = partsIn([
    told,
    rightGuesses(table, match).map(({ seat, round }) =>
      say('result-guessed', { name: spoken.people[seat]?.name ?? '', round }),
    ),
    ended,
    table.ending === 'by manager' && managedWords(now, say),
    seriesResult(now, context),
  ]).filter((line) => line !== '');
  return framed(
    'over',
    [
      text(`### ${titleOf(now, say)} · ${title}`),
      words.length > 0 && text(words),
      // Directly above the buttons: where one looks in the newest message of a channel.
      galleries(pictures),
      rows([
        press({ kind: 'again' }, say('button-again'), 'start', 'good'),
        level &&
          press(
            { kind: 'again', level },
            say('button-again-level', { level: say(`level-${level}`) }),
            'start',
          ),
        sides && opens(sides, now, context),
        opens('happened', now, context),
        isOver && off?.has('analysis') !== true && opens('analysis', now, context),
        isOver && shownButtons((as) => ({ kind: 'show', table: table.id, as }), context, ['film']),
        off?.has('record') !== true && opens('record', now, context),
      ]),
      ...votePart(now, match, log, context),
    ],
    pictures,
  );
}
