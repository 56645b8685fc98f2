import { optionsAt } from '../../tables/model/first-player.ts';
import { beginsAt, type LobbyTerms } from '../../tables/model/lobby-terms.ts';
import { stillInvited, type TableNow } from '../../tables/model/table.ts';
import { languageName } from '../../texts/language-name.ts';
import type { Say } from '../../texts/say.ts';
import { plainName } from '../../texts/shown-text.ts';
import { type MessageContext, mention, mentions, textContextsOf, weekdayAndTime } from './message-context.ts';
import { nameOfTable } from './table-words.ts';

/** Something that is settled at a table, in words: what it is about, and what it is. */
interface Settled {
  readonly label: string;
  readonly value: string;
}

function settledAt(now: TableNow, context: MessageContext): readonly Settled[] {
  const { table, game } = now;
  const { say } = context;
  const { text } = textContextsOf(table, context);
  const chosen = optionsAt(table);
  return [
    { label: say('table-name'), value: plainName(nameOfTable(now, say)) },
    { label: say('table-people'), value: text.people.map(({ name }) => name).join(', ') },
    { label: say('table-host'), value: mention(table.host, say) },
    ...game.options.map(({ name, values }) => ({
      label: game.optionLabel(name, say),
      value: game.valueLabel(name, chosen[name] ?? values[0], text),
    })),
    { label: say('gathering-who'), value: say(`gathering-who-${table.terms.isPrivate ? 'invited' : 'all'}`) },
    { label: say('gathering-start'), value: startWords(table.terms, say) },
    { label: say('gathering-invited'), value: invitedWords(table, say) },
    { label: say('pace'), value: say(`pace-${table.pace}`) },
    { label: say('hints'), value: say(`hints-${table.hints}`) },
    ...(table.series === undefined
      ? []
      : [{ label: say('seating'), value: say(`seating-${table.series.seating}`) }]),
    { label: say('lobby-language'), value: languageName(table.language) },
  ];
}

function startWords(terms: LobbyTerms, say: Say): string {
  const at = beginsAt(terms);
  return at === undefined
    ? say(`gathering-start-${terms.start?.kind === 'full' ? 'full' : 'host'}`)
    : weekdayAndTime(at);
}

/** In the place of people where there are none. */
const NOBODY = '–';

const invitedWords = (table: TableNow['table'], say: Say): string =>
  mentions(stillInvited(table), say) || NOBODY;

/** What is settled otherwise at a table than before, from what to what, a line each. */
export function changedSettings(
  before: TableNow,
  after: TableNow,
  context: MessageContext,
): readonly string[] {
  const formerly = new Map(settledAt(before, context).map(({ label, value }) => [label, value]));
  return settledAt(after, context).flatMap(({ label, value }) => {
    const former = formerly.get(label);
    return former === undefined || former === value
      ? []
      : [context.say('label-value', { label, value: former === NOBODY ? value : `${former} → ${value}` })];
  });
}
