import { SEAT_LOOKS } from '../../src/canvas/theme.ts';
import { FIRST_PLAYER } from '../../src/games/first-player.ts';
import { games } from '../../src/games/index.ts';
import { PACES } from '../../src/tables/model/pace.ts';
import { NOTICES } from '../../src/tables/model/profile.ts';
import { REASONS } from '../../src/tables/model/rejection.ts';
import type { Written } from './written.ts';

/** Every key that a file may ask for by a name which the compiler cannot follow. */
type OpenAsk = (code: ReadonlyMap<string, Written>) => readonly string[];

const wordsIn = (code: ReadonlyMap<string, Written>, file: string, opening: string): readonly string[] =>
  [...(code.get(file)?.words ?? [])].filter((word) => word.startsWith(opening));

const allWords = (code: ReadonlyMap<string, Written>, opening: string): readonly string[] =>
  [...code.keys()]
    .filter((file) => file.startsWith('commands/'))
    .flatMap((file) => wordsIn(code, file, opening));

/** The places that ask for a text by a plain string, and what it may be there. */
export const OPEN_ASKS: Readonly<Record<string, OpenAsk>> = {
  'commands/wording.ts': (code) =>
    [
      ...[
        'play',
        'hand',
        'board',
        'undo',
        'tables',
        'rules',
        'table',
        'table-status',
        'table-leave',
        'table-substitute',
        'table-computer',
        'table-host',
        'table-move',
        'table-end',
        'table-pace',
        'table-language',
        'table-nudge',
        'settings',
        'settings-mine',
        'settings-vacation',
        'settings-server',
        'privacy',
        'privacy-export',
        'privacy-remove',
      ].map((name) => `command-${name}`),
      ...allWords(code, 'option-'),
    ]
      .flatMap((key) => [`${key}-name`, `${key}-about`])
      .concat(
        NOTICES.map((notices) => `settings-notices-${notices}`),
        PACES.map((pace) => `pace-${pace}`),
        'settings-language-own',
        'settings-language-server',
      ),
  'src/discord/interactions/buttons.ts': (code) =>
    wordsIn(code, 'src/discord/interactions/buttons.ts', 'done-'),
  'src/discord/views/result-message.ts': (code) => [
    ...wordsIn(code, 'src/discord/views/result-message.ts', 'result-'),
    'button-closer',
    'button-happened',
  ],
  'src/discord/interactions/dispatch.ts': () =>
    REASONS.map((reason) => `refused-${reason.replaceAll(' ', '-')}`),
  'src/games/person.ts': () => SEAT_LOOKS.map(({ emblem }) => `emblem-${emblem}`),
  'src/games/otys/board/purse.ts': (code) => wordsIn(code, 'src/games/otys/board/purse.ts', 'otys-board-'),
  ...Object.fromEntries(
    games
      .map(({ name, options }) => ({
        file: `src/games/${name}/words/options.ts`,
        keys: options
          .filter((option) => option.name !== FIRST_PLAYER)
          .flatMap((option) => [
            `${name}-option-${option.name}`,
            `${name}-option-${option.name}-about`,
            ...option.values.map((value) => `${name}-value-${option.name}-${value}`),
          ]),
      }))
      .filter(({ keys }) => keys.length > 0)
      .map(({ file, keys }) => [file, () => keys]),
  ),
};
