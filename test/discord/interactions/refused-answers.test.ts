import { RESTJSONErrorCodes as Codes } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { DiscordError } from '../../../src/discord/discord-error.ts';
import { discordRefusalWords, SENTENCE_OF_CODE } from '../../../src/discord/views/notice-message.ts';
import { texts } from '../../texts/shipped.ts';
import { stageInWords } from '../in-words.ts';
import { ana, ben, inPlay, type stage } from '../stage.ts';

const { in: speaking, locales } = texts;

const KINDS = ['refused', 'gone', 'vanished', 'closed'] as const;

stageInWords(`
# An answer that Discord refuses
to a move leaves the press acknowledged, told to have counted, and its board to be drawn in its time
${KINDS.map(
  (
    kind,
  ) => `  given; fail answer ${kind}; ana presses board:step => asked/: ^answer update, answer noted, \\S+, \\S+$
    | asked~: edit | asked~: follow | ana~: That worked | board~: Points 1:0
    | log~: warn: an answer was not taken | counted/: answer changed$`,
).join('\n')}
to a look leaves the press acknowledged, and its person told so
${KINDS.map(
  (
    kind,
  ) => `  given; fail answer ${kind}; ben presses look:t1:hand => asked: answer message alone, answer later, amend
    | ben~: I couldn’t show you that here | log~: warn: an answer was not taken`,
).join('\n')}
`);

describe('What is told of an answer that Discord refused', () => {
  const codes = Object.keys(SENTENCE_OF_CODE) as readonly (keyof typeof SENTENCE_OF_CODE)[];

  test.each(locales)('names the cause in the language %s', (locale) => {
    const say = speaking(locale);
    for (const name of codes) expect(discordRefusalWords(Codes[name], say)).toBe(say(SENTENCE_OF_CODE[name]));
    const sentences = new Set(codes.map((name) => say(SENTENCE_OF_CODE[name])));
    expect(sentences.size).toBe(new Set(Object.values(SENTENCE_OF_CODE)).size);
    expect(discordRefusalWords(0, say)).toBeUndefined();
  });

  test('follows behind the sentence that it could not be shown', async () => {
    const { presses, api, page, textOf } = await inPlay();
    const { answer } = api;
    Object.assign(api, {
      answer: () => {
        Object.assign(api, { answer });
        const { MessageWasBlockedByAutomaticModeration: code } = Codes;
        return Promise.reject(new DiscordError('refused', '400 200000', { code }));
      },
    });
    await presses(ben, 'look:t1:hand');
    expect(textOf(page(ben).id)).toMatch(/I couldn’t show you that here.*AutoMod/);
  });
});

describe('Whatever Discord refuses of what is said to a press', () => {
  type Stage = Awaited<ReturnType<typeof stage>>;
  const deeds: readonly (readonly [string, (at: Stage) => Promise<void>])[] = [
    ['a move', (at) => at.presses(ana, 'board:step')],
    ['a move that ends the turn', (at) => at.presses(ana, 'board:end')],
    ['a move that is asked about in private', (at) => at.presses(ana, 'board:dig')],
    ['a move that somebody else may make', (at) => at.presses(ben, 'board:step')],
    ['a look', (at) => at.presses(ben, 'look:t1:closer')],
    ['a page that is drawn anew', (at) => refresh(at)],
    ['a board that is brought anew', (at) => at.command(ben, 'board')],
    ['a command that nobody knows', (at) => at.command(ben, 'unheard')],
    ['what goes wrong', (at) => at.command(ben, 'break')],
  ];
  /** Draws anew the page that Ben has before him. */
  const refresh = (at: Stage) => {
    const { id } = at.page(ben);
    return at.pressesOn(ben, id, 'refresh');
  };
  const faults = [
    ['answer'],
    ['answer', 'answer'],
    ['answer', 'amend'],
    ['answer', 'follow'],
    ['answer', 'answer', 'answer'],
  ] as const;

  test.each(deeds)('%s is acknowledged, logged, and done in the channel', async (_, deed) => {
    for (const methods of faults)
      for (const kind of ['refused', 'gone', 'closed'] as const) {
        const at = await inPlay();
        await at.presses(ben, 'look:t1:closer');
        for (const method of methods) at.api.fail(method, kind);
        await deed(at);
        await at.sync.idle();
        const about = `${methods.join(', ')} ${kind}`;
        expect(at.api.unanswered, about).toEqual([]);
        expect(at.log.lines, about).toContain('warn: an answer was not taken');
        expect(at.armed(), about).toEqual([await at.live()]);
        expect(await at.store.owing(), about).toEqual([]);
      }
  });
});
