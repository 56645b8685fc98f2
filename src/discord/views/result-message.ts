import { type PageButton, sidePageOf } from '../../games/pages.ts';
import type { PlayableMatch } from '../../games/playable.ts';
import { rightGuesses } from '../../tables/model/guess.ts';
import { levelToTry } from '../../tables/model/ladder.ts';
import type { Ending, TableNow } from '../../tables/model/table.ts';
import type { KeyFrom } from '../../texts/say.ts';
import type { Look } from '../protocol/ids.ts';
import { container, galleries, type Message, text } from '../protocol/message.ts';
import { analysisButton } from './analysis-page.ts';
import { button, rows } from './components.ts';
import { managedWords } from './happened-words.ts';
import { type MessageContext, sharedIcon, textContextsOf } from './message-context.ts';
import { recordButton } from './record-page.ts';
import { seriesResult } from './series-words.ts';
import { shownButtons } from './shown-record.ts';
import { votePart } from './table-questions.ts';
import { titleOf } from './table-words.ts';

const HOW: Readonly<Record<Ending, KeyFrom<'result-by-'> | 'result-abandoned' | undefined>> = {
  finished: undefined,
  'by host': 'result-by-host',
  'by vote': 'result-by-vote',
  'by manager': undefined,
  'by concession': 'result-by-concession',
  abandoned: 'result-abandoned',
  expired: undefined,
};

/** Lines in one text; none where there are none. */
const words = (lines: readonly string[]) => (lines.length === 0 ? [] : [text(lines.join('\n'))]);

/** The final standing, for everybody, told from the whole log; looking back stays possible. */
export function resultMessage(
  now: TableNow,
  match: PlayableMatch,
  log: readonly string[],
  context: MessageContext,
): Message {
  const { table, game } = now;
  const { say, icons, off } = context;
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
  const lookAt = (look: Look, said: PageButton) =>
    button({ id: { kind: 'look', table: table.id, look }, ...said }, icons);
  const sides = sidePageOf(game.pages);
  const happened = { label: say('button-happened'), icon: sharedIcon(game.name, 'happened') };
  const again = button(
    {
      id: { kind: 'again', table: table.id },
      label: say('button-again'),
      icon: sharedIcon(game.name, 'start'),
      look: 'good',
    },
    icons,
  );
  const level = levelToTry(now);
  const other =
    level &&
    button(
      {
        id: { kind: 'again', table: table.id, level },
        label: say('button-again-level', { level: say(`level-${level}`) }),
        icon: sharedIcon(game.name, 'start'),
      },
      icons,
    );
  return {
    components: [
      container('over', [
        text(`### ${titleOf(now, say)} · ${title}`),
        ...words(
          [
            told,
            ...rightGuesses(table, match).map(({ seat, round }) =>
              say('result-guessed', { name: spoken.people[seat]?.name ?? '', round }),
            ),
            ...(ended === undefined ? [] : [ended]),
            ...(table.ending === 'by manager' ? managedWords(now, say) : []),
            ...seriesResult(now, context),
          ].filter((line) => line !== ''),
        ),
        // Directly above the buttons: where one looks in the newest message of a channel.
        ...galleries(pictures),
        ...rows([
          again,
          ...(other === undefined ? [] : [other]),
          ...(sides === undefined ? [] : [lookAt(sides.name, sides.button(say))]),
          lookAt('happened', happened),
          ...(match.result === undefined || off?.has('analysis') === true
            ? []
            : [analysisButton(now, context)]),
          ...(match.result === undefined
            ? []
            : shownButtons((as) => ({ kind: 'show', table: table.id, as }), context, ['film'])),
          ...(off?.has('record') === true ? [] : [recordButton(now, context)]),
        ]),
        ...votePart(now, match, log, context),
      ]),
    ],
    pictures,
  };
}
