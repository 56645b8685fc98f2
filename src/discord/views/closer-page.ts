import type { APIActionRowComponent, APIComponentInMessageActionRow } from 'discord-api-types/v10';
import type { PlayableMatch } from '../../games/playable.ts';
import type { Page, Telling } from '../../games/presenter.ts';
import type { TableNow } from '../../tables/model/table.ts';
import { container, galleries, row, text } from '../protocol/blocks.ts';
import type { PageWithRules } from '../protocol/ids.ts';
import type { Message } from '../protocol/message.ts';
import type { PageKind } from '../protocol/page-mark.ts';
import { button, select } from './components.ts';
import { sharedIcon } from './icons.ts';
import type { Looker } from './looker.ts';
import type { Voice } from './message-context.ts';
import { wayTo } from './page-way.ts';
import { rulesPage, topicMenu } from './rules-page.ts';
import { tellingsOf } from './telling.ts';

/** *Look closer*: one seat's side of the table as this viewer may see it, with a menu of the others. */
export function closerPage(
  now: TableNow,
  match: PlayableMatch,
  viewer: Looker,
  seat: number,
  voice: Voice,
): Message {
  const entries = tellingsOf(now.table, voice).label.people.map(({ name }, at) => ({
    value: String(at),
    label: name,
    chosen: at === seat,
  }));
  const ways = [
    wayTo(now, 'closer', seat, 'refresh', voice),
    ...(match.legend === undefined ? [] : [wayTo(now, 'legend', seat, 'legend', voice)]),
    rules(now, 'closer', seat, voice),
  ];
  return pageWith(now, 'closer', (telling) => match.closer(viewer, seat, telling), voice, [
    row([select({ kind: 'seat', table: now.table.id }, voice.say('closer-choose'), entries, voice.icons)]),
    row(ways),
  ]);
}

/** *Rules & icons*: what the pieces on the boards do, those of one seat's side among them, with a menu of the rules; the rules where the game has no such page. */
export function legendPage(
  now: TableNow,
  match: PlayableMatch,
  viewer: Looker,
  seat: number,
  voice: Voice,
): Message {
  const { legend } = match;
  if (legend === undefined) return rulesPage(now.game, undefined, voice);
  const from = { table: now.table.id, look: 'legend', seat } as const;
  return pageWith(now, 'legend', (telling) => legend(viewer, seat, telling), voice, [
    ...topicMenu(now.game, undefined, voice, from),
    row([wayTo(now, 'closer', seat, 'closer', voice)]),
  ]);
}

/** A page with its pictures between its title and what else it says, and below them where one can go from there. */
function pageWith(
  { table }: TableNow,
  kind: PageKind,
  page: (telling: Telling) => Pick<Page, 'title' | 'text' | 'pictures'>,
  voice: Voice,
  ways: readonly APIActionRowComponent<APIComponentInMessageActionRow>[],
): Message {
  const { text: spoken, label } = tellingsOf(table, voice);
  const words = page(spoken);
  const { pictures } = page(label);
  return {
    components: [
      container('private', [text(`### ${words.title}`), ...galleries(pictures), text(words.text), ...ways]),
    ],
    pictures,
    page: { of: table.id, kind },
  };
}

/** To the rules, which keep the way back to this page. */
const rules = ({ table, game }: TableNow, look: PageWithRules, seat: number, { say, icons }: Voice) =>
  button(
    {
      id: { kind: 'rules', game: game.name, from: { table: table.id, look, seat } },
      label: say('button-rules'),
      icon: sharedIcon(game.name, 'rules'),
    },
    icons,
  );
