import { type APIUserSelectComponent, ComponentType } from 'discord-api-types/v10';
import { beginsAt, type LobbyTerms } from '../../tables/model/lobby-terms.ts';
import { stillInvited, type TableNow } from '../../tables/model/table.ts';
import type { Say } from '../../texts/say.ts';
import { shortened } from '../../texts/shown-text.ts';
import { idText } from '../protocol/ids.ts';
import { OPTION_LENGTH, PLACEHOLDER } from '../protocol/limits.ts';
import { type Message, row, text } from '../protocol/message.ts';
import { type ComponentEntry, controlsAt, privatePage } from './components.ts';
import { type MessageContext, mentions } from './message-context.ts';
import { type Clocks, offeredTimes, timeLabel, zoneWords } from './start-times.ts';
import { changedSettings } from './table-settings.ts';
import { tableTold } from './table-words.ts';

/** So many times are offered in a menu: the next two evenings or three. */
const MOST_TIMES = 10;

/**
 * The host's settings for a lobby's people: whom they invite, who may join, and when it begins, with times by their
 * own clock. Given the table as it was `before`, it tells what has changed.
 */
export function gatheringPage(
  now: TableNow,
  clocks: Clocks,
  context: MessageContext,
  before?: TableNow,
): Message {
  const { table } = now;
  const { say } = context;
  const { menu, way } = controlsAt(now, context);
  const invited = mentions(stillInvited(table), say);
  const isTold = before !== undefined && mentions(stillInvited(before.table), say) !== invited;
  return privatePage({ of: table.id, kind: 'settings' }, [
    text([
      `### ${say('gathering-title')}`,
      tableTold(now, say),
      before === undefined ? say('gathering-about') : changedSettings(before, now, context),
      invited !== '' && !isTold && say('label-value', { label: say('gathering-invited'), value: invited }),
      zoneWords(clocks, say),
    ]),
    row([inviteMenu(now, say)]),
    menu({ kind: 'terms', of: 'who' }, say('gathering-who'), whoEntries(table.terms, say)),
    menu({ kind: 'terms', of: 'start' }, say('gathering-start'), startEntries(table.terms, clocks, say)),
    row([way('settings', 0, say('lobby-button-settings'), 'settings')]),
  ]);
}

/** A menu of the people of the server, from which as many are chosen as seats are free and kept for nobody. */
const inviteMenu = ({ table, game }: TableNow, say: Say): APIUserSelectComponent => ({
  type: ComponentType.UserSelect,
  custom_id: idText({ kind: 'invite', table: table.id }),
  placeholder: shortened(say('gathering-invite'), PLACEHOLDER),
  max_values: Math.max(1, game.seats.max - table.seats.length - table.terms.kept.length),
});

const whoEntries = ({ isPrivate }: LobbyTerms, say: Say): readonly ComponentEntry[] =>
  (['all', 'invited'] as const).map((value) => ({
    value,
    label: say('label-value', { label: say('gathering-who'), value: say(`gathering-who-${value}`) }),
    chosen: (value === 'invited') === isPrivate,
  }));

/** The starts of a lobby: by its host, once it is full, at the time that is set, and in the next evenings. */
function startEntries(terms: LobbyTerms, clocks: Clocks, say: Say): readonly ComponentEntry[] {
  const at = beginsAt(terms);
  const chosen = at === undefined ? (terms.start?.kind === 'full' ? 'full' : 'host') : undefined;
  const labelled = (value: string) =>
    shortened(say('label-value', { label: say('gathering-start'), value }), OPTION_LENGTH);
  const set =
    at === undefined ? [] : [{ value: String(at), label: labelled(timeLabel(at, clocks)), chosen: true }];
  return [
    ...(['host', 'full'] as const).map((value) => ({
      value: value as string,
      label: labelled(say(`gathering-start-${value}`)),
      chosen: value === chosen,
    })),
    ...set,
    ...offeredTimes('', clocks)
      .slice(0, MOST_TIMES)
      .map(({ value, label }) => ({ value, label: labelled(label) }))
      .filter(({ label }) => set.every((each) => each.label !== label)),
  ];
}
