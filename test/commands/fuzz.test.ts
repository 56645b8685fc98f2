import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { CHOICE_LENGTH, SUGGESTIONS } from '../../src/discord/protocol/limits.ts';
import { breaches, turned, turnedWords } from '../discord/breaches.ts';
import { inForm } from '../form.ts';
import { tiny } from '../games/tiny.ts';
import { ana, ben, cem } from '../tables/room.ts';
import { texts } from '../texts/shipped.ts';
import { barroom, markupOf, wordsOf } from './order.ts';

/** A command as it can be given, with the names of its options. */
interface Line {
  readonly line: string;
  readonly options: readonly string[];
}

const LINES: readonly Line[] = commands.flatMap((command): readonly Line[] => {
  const { name, options = [] } = command.data(texts, [tiny]);
  const plain = options.filter(({ type }) => type !== ApplicationCommandOptionType.Subcommand);
  const own = { line: `/${name}`, options: plain.map((option) => option.name) };
  const below = options.flatMap((option): readonly Line[] =>
    option.type === ApplicationCommandOptionType.Subcommand
      ? [{ line: `/${name} ${option.name}`, options: (option.options ?? []).map((each) => each.name) }]
      : [],
  );
  return below.length > 0 ? below : [own];
});

/** What turns a line around, hides in it, or calls people. */
const HOSTILE = [
  '\u202E',
  '\u2066',
  '\u0000',
  '@everyone',
  '<@1>',
  '**',
  '```',
  '](https://a.b)',
  't1',
  '-1',
  'שלום',
];

const text = fc.oneof(
  fc.constantFrom(
    ...HOSTILE,
    ...['t1', 't2', '1', '2', '3', 'true', 'false', 'fast', '99999999999999999999'],
  ),
  fc
    .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 8, unit: 'binary' })), {
      maxLength: 12,
    })
    .map((parts) => parts.join('')),
  fc.constant('x'.repeat(6_000)),
);

const given = fc.constantFrom(...LINES).chain((line) =>
  fc.record({
    line: fc.constant(line.line),
    focused: fc.constantFrom('table', ...line.options),
    options: fc.dictionary(fc.constantFrom('table', 'nothing', ...line.options), text, { maxKeys: 4 }),
    person: fc.constantFrom(ana, ben, cem),
    name: text,
    playing: fc.boolean(),
  }),
);

test('every command answers whatever it is given, within Discord’s limits, and repeats nothing hostile', async () => {
  expect(LINES.length).toBeGreaterThan(8);
  await fc.assert(
    fc.asyncProperty(given, async ({ line, focused, options, person, name, playing }) => {
      const { gives, types, lobby, started } = await barroom();
      const named = { ...ben, name };
      await (playing ? started([named]) : lobby([named]));
      const somebody = { ...person, name };
      const reply = await gives(somebody, line, options);
      expect(['page', 'board', 'refused']).toContain(reply.kind);
      if (reply.kind === 'page')
        for (const message of [reply.message, ...reply.more])
          expect([...breaches(message), ...turned(message)]).toEqual([]);
      expect(wordsOf(reply)).not.toMatch(/[\u202A-\u202E\u2066\u2067]/);
      expect(markupOf(reply)).not.toMatch(/(?<!\\)@everyone/);
      const offered = await types(somebody, line, focused, options[focused] ?? '');
      expect(offered.length).toBeLessThanOrEqual(SUGGESTIONS);
      for (const suggestion of offered) {
        expect(suggestion.name.length).toBeLessThanOrEqual(CHOICE_LENGTH);
        expect(turnedWords(suggestion.name)).toEqual([]);
        expect(suggestion.value.length).toBeLessThanOrEqual(CHOICE_LENGTH);
      }
    }),
    {
      numRuns: inForm(40, 250),
      // Ben's name stands in a menu of those who could become the host, and in words.
      examples: [
        [
          {
            ...{ line: '/table settings', focused: 'table', options: {} },
            ...{ person: ana, name: '@everyone', playing: false },
          },
        ],
      ],
    },
  );
});
