import { type APIApplicationCommandOption, ApplicationCommandOptionType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { TYPED } from '../../src/bounds.ts';
import { idText, readId } from '../../src/discord/protocol/ids.ts';
import { ID_LENGTH, INPUT_LENGTH, OPTION_LENGTH, SELECT_OPTIONS } from '../../src/discord/protocol/limits.ts';
import { games } from '../../src/games/index.ts';
import { NOTE_LENGTH } from '../../src/tables/model/private-note.ts';
import { REPORT_LENGTH } from '../../src/tables/model/report.ts';
import { barroom } from '../commands/order.ts';
import { ONE_OF_EACH_ID } from '../discord/one-of-each-id.ts';
import { ana, ben, inPlay, stage } from '../discord/stage.ts';
import { ana as host } from '../tables/room.ts';
import { texts } from '../texts/shipped.ts';

const TOO_LONG = texts.in('en')('wire-too-long');

/** What may stand in the place of a number, or of any word. */
const HOSTILE: readonly string[] = [
  ...['1000000000', '-1', '1.5', '1e9', '0x5', 'NaN', 'Infinity', '', ' ', '٣', '__proto__', 'constructor'],
  ...['9'.repeat(50), 'x'.repeat(OPTION_LENGTH)],
];

const IDS = [...Object.values(ONE_OF_EACH_ID).map(idText), 'h1:seat:t1:hand', 'h1:rules:otys:t1:hand:1'];

test('an id says what it can say whatever stands in it, and no number that is too great', () => {
  expect(IDS.map(readId).filter((id) => typeof id === 'string')).toEqual([]);
  const variants = IDS.flatMap((id) => {
    const parts = id.split(':');
    return parts.flatMap((_, at) =>
      [...HOSTILE, 'x'.repeat(1_000_000), `${'1:'.repeat(1_000)}1`].map((put) =>
        parts.with(at, put).join(':'),
      ),
    );
  });
  for (const id of variants.map(readId))
    for (const value of Object.values(Object(id)))
      if (typeof value === 'number')
        expect(Number.isInteger(value) && value >= 0 && value < 10_000_000).toBe(true);
  for (const long of variants.filter(({ length }) => length > ID_LENGTH))
    expect(readId(long)).toBe('foreign');
});

describe('what is chosen from a menu', () => {
  test('is a number of it, or nothing: the table stays as it is, and whoever chose is answered', async () => {
    const here = await inPlay();
    await here.presses(ana, 'board:step');
    const live = await here.live();
    const before = JSON.stringify((await here.tables.look('t1'))?.table);
    const ids = [
      'h1:guess:t1',
      'h1:seat:t1',
      'h1:seat:t1:hand',
      'h1:part:t1:question:0',
      'h1:part:t1:happened:0',
    ];
    for (const id of [...ids, 'h1:choose:t1:2:board:0', 'h1:pace:t1', 'h1:hints:t1', 'h1:level:t1'])
      for (const value of HOSTILE) {
        const { length } = here.api.requests;
        await here.handled(here.pressing(ben, live, id, [value]));
        expect(here.api.requests.length, `${id} ${value}`).toBeGreaterThan(length);
      }
    expect(JSON.stringify((await here.tables.look('t1'))?.table)).toBe(before);
    expect(here.log.lines.filter((line) => line.startsWith('error'))).toEqual([]);
  });

  test('settles nothing of one’s own that cannot be', async () => {
    const here = await stage();
    await here.command(ana, 'mine');
    const { id } = here.page(ana);
    const before = await here.tables.profiles.of(ana.id);
    for (const setting of ['quiet', 'zone', 'language', 'notices', 'away'])
      for (const value of [...HOSTILE, '-', '1-', '1-24', '9999999'])
        await here.handled(here.pressing(ana, id, `h1:setting:${setting}`, [value]));
    expect(await here.tables.profiles.of(ana.id)).toEqual(before);
    expect(here.log.lines.filter((line) => line.startsWith('error'))).toEqual([]);
  });

  test('is as much as a menu has, and no more', async () => {
    const here = await inPlay();
    const said = async (values: readonly string[]) => {
      await here.sends(ben, 'h1:seat:t1', values);
      return here.textOf(here.page(ben).id);
    };
    const word = 'x'.repeat(OPTION_LENGTH);
    expect(await said(Array.from({ length: SELECT_OPTIONS }, () => word))).not.toBe(TOO_LONG);
    expect(await said(Array.from({ length: SELECT_OPTIONS + 1 }, () => word))).toBe(TOO_LONG);
    expect(await said([`${word}x`])).toBe(TOO_LONG);
    expect(await said(['x'.repeat(1_000_000)])).toBe(TOO_LONG);
  });
});

test('what is written in a form is as long as Discord lets it be, and kept as far as there is room', async () => {
  const here = await inPlay();
  await here.sends(ben, 'h1:look:t1:plan');
  const page = here.page(ben).id;
  const sends = async (value: string) => {
    await here.fills(ben, page, 'h1:note:t1:save', value);
    return (await here.tables.look('t1'))?.table.notes[0]?.words.length ?? 0;
  };
  expect(await sends('x'.repeat(INPUT_LENGTH))).toBe(NOTE_LENGTH);
  await sends('short');
  for (const letters of [INPUT_LENGTH + 1, 1_000_000]) {
    expect(await sends('x'.repeat(letters))).toBe('short'.length);
    expect(here.textOf(here.page(ben).id)).toBe(TOO_LONG);
  }
});

/** Options that take a text of somebody's own, by name, with the letters that Discord lets them have. */
function textOptions(
  options: readonly APIApplicationCommandOption[] = [],
): readonly (readonly [name: string, most: number | undefined])[] {
  return options.flatMap((option) => {
    if (option.type === ApplicationCommandOptionType.Subcommand) return textOptions(option.options);
    if (option.type !== ApplicationCommandOptionType.String || 'choices' in option) return [];
    return [[option.name, 'max_length' in option ? option.max_length : undefined] as const];
  });
}

describe('an option of a command', () => {
  const options = commands.flatMap((command) => textOptions(command.data(texts, games).options));

  test('that takes a longer text is known to the reader by its name', () => {
    expect(TYPED.longOptions.problem).toBe(REPORT_LENGTH);
    const long: ReadonlyMap<string, number> = new Map(Object.entries(TYPED.longOptions));
    for (const [name, most = TYPED.option] of options)
      expect([name, Math.max(most, TYPED.option)]).toEqual([name, long.get(name) ?? TYPED.option]);
    expect(options.map(([name]) => name)).toEqual(expect.arrayContaining([...long.keys(), 'table', 'about']));
  });

  test('is read up to its bound; of what is longer somebody is told so', async () => {
    const here = await stage();
    const said = async (name: string, value: string | number) => {
      const { length } = here.api.requests;
      await here.command(ana, 'mine', undefined, [
        { name, type: ApplicationCommandOptionType.String, value },
      ]);
      expect(here.api.requests.length).toBeGreaterThan(length);
      return here.textOf(here.page(ana).id);
    };
    for (const [name, most] of [['zone', TYPED.option], ...Object.entries(TYPED.longOptions)] as const) {
      expect(await said(name, 'x'.repeat(most))).not.toBe(TOO_LONG);
      for (const letters of [most + 1, 1_000_000])
        expect(await said(name, 'x'.repeat(letters))).toBe(TOO_LONG);
    }
    for (const value of [...HOSTILE, 1e9, -1, Number.NaN]) await said('quiet-from', value);
    expect(here.log.lines.filter((line) => line.startsWith('error'))).toEqual([]);
  });

  test('that bounds tables changes nothing where it is no number of them', async () => {
    const there = await barroom();
    const settled = () => there.bot.tables.servers.of('g');
    await there.gives(host, '/settings server', { 'most-tables': '7' }, { canManage: true });
    const before = await settled();
    expect(before).toMatchObject({ mostTables: 7 });
    for (const name of ['most-in-channel', 'most-in-server', 'most-lobbies', 'most-tables'])
      for (const value of [...HOSTILE, '1001'])
        await there.gives(host, '/settings server', { [name]: value }, { canManage: true });
    expect(await settled()).toEqual(before);
  });
});
