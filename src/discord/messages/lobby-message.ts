import type { APIActionRowComponent, APIComponentInMessageActionRow } from 'discord-api-types/v10';
import { guestOf } from '../../tables/lobby.ts';
import { PACES } from '../../tables/pace.ts';
import type { Table, TableNow } from '../../tables/table.ts';
import { SELECT_OPTIONS } from '../limits.ts';
import type { LobbyAction } from '../presses/ids.ts';
import { button, container, galleries, row, select, text } from './components.ts';
import { sharedIcon } from './icons.ts';
import type { Message } from './message.ts';
import { movedWords } from './place-message.ts';
import { called, tellingsOf } from './telling.ts';
import type { Voice } from './voice.ts';

/**
 * The lobby: who sits at the table, how it will be played, and how to join; without any button once it is closed or started. What comes
 * next stands out: to join while there is room, to start once there are enough.
 */
export function lobbyMessage(now: TableNow, voice: Voice): Message {
  const { table, game } = now;
  const body = text([...heading(now, voice), ...people(now, voice), ...state(now, voice)].join('\n'));
  if (table.phase !== 'lobby')
    return {
      components: [
        container('over', table.phase === 'closed' ? [body] : [body, text(chosenOptions(now, voice))]),
      ],
      pictures: [],
    };
  const { say, icons } = voice;
  const act = (action: LobbyAction, look: 'main' | 'good' | 'plain') =>
    button(
      {
        id: { kind: 'lobby', table: table.id, action },
        label: say(`lobby-button-${action}`),
        icon: sharedIcon(game.name, action),
        look,
      },
      icons,
    );
  const { min, max } = game.seats;
  const pictures = game.poster(tellingsOf(table, voice).label);
  return {
    components: [
      container('lobby', [
        ...galleries(pictures),
        body,
        ...optionMenus(now, voice),
        paceMenu(table, voice),
        ...removeMenu(table, voice),
        row([
          act('join', table.seats.length < max ? 'good' : 'plain'),
          act('leave', 'plain'),
          act('computer', 'plain'),
          act('start', table.seats.length < min ? 'plain' : 'main'),
          act('close', 'plain'),
        ]),
      ]),
    ],
    pictures,
  };
}

function heading({ game }: TableNow, { say }: Voice): readonly string[] {
  return [`## ${game.title(say)}`, game.tagline(say), ''];
}

function people({ table, game }: TableNow, { say }: Voice): readonly string[] {
  return [
    `**${say('lobby-people', { seated: table.seats.length, most: game.seats.max })}**`,
    ...table.seats.map((seated, at) => {
      const who = `${at + 1}. ${called(seated, say)}`;
      return guestOf(seated) === table.host ? `${who} · ${say('lobby-host')}` : who;
    }),
  ];
}

function state(now: TableNow, { say }: Voice): readonly string[] {
  const { table, game } = now;
  switch (table.phase) {
    case 'lobby':
      return ['', `-# ${say('lobby-how', { least: game.seats.min })}`, ...movedWords(now, say)];
    case 'closed':
      return ['', say(table.ending === 'expired' ? 'lobby-expired' : 'lobby-closed')];
    case 'playing':
    case 'archived':
    case 'ended':
      return [
        '',
        say(table.thread === 'own' ? 'lobby-started-there' : 'lobby-started', {
          thread: `<#${table.channel}>`,
        }),
      ];
  }
}

function chosenOptions({ table, game }: TableNow, voice: Voice): string {
  const { say } = voice;
  const { text: telling } = tellingsOf(table, voice);
  const options = game.options.map(({ name, values }) => {
    const value = table.options[name] ?? values[0];
    return `-# ${game.optionLabel(name, say)}: ${game.valueLabel(name, value, telling)}`;
  });
  return [...options, `-# ${say('pace')}: ${say(`pace-${table.pace}`)}`].join('\n');
}

type Menu = APIActionRowComponent<APIComponentInMessageActionRow>;

function optionMenus({ table, game }: TableNow, voice: Voice): readonly Menu[] {
  const { say, icons } = voice;
  const { label: telling } = tellingsOf(table, voice);
  return game.options.map(({ name, values }) => {
    const title = game.optionLabel(name, say);
    const entries = values.map((value) => ({
      value,
      label: say('lobby-option', { option: title, value: game.valueLabel(name, value, telling) }),
      chosen: value === (table.options[name] ?? values[0]),
    }));
    return row([select({ kind: 'option', table: table.id, option: name }, title, entries, icons)]);
  });
}

function paceMenu(table: Table, { say, icons }: Voice): Menu {
  const entries = PACES.map((pace) => ({
    value: pace,
    label: say('lobby-option', { option: say('pace'), value: say(`pace-${pace}`) }),
    description: say(`pace-${pace}-about`),
    chosen: pace === table.pace,
  }));
  return row([select({ kind: 'pace', table: table.id }, say('pace'), entries, icons)]);
}

function removeMenu(table: Table, voice: Voice): readonly Menu[] {
  const { say, icons } = voice;
  const { label } = tellingsOf(table, voice);
  const guests = table.seats.map((seated, seat) => ({
    value: guestOf(seated),
    label: label.people[seat]?.name ?? '',
  }));
  const entries = guests.filter(({ value }) => value !== table.host);
  if (entries.length === 0) return [];
  return [
    row([
      select(
        { kind: 'remove', table: table.id },
        say('lobby-remove'),
        entries.slice(0, SELECT_OPTIONS),
        icons,
      ),
    ]),
  ];
}
