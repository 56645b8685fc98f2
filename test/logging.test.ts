import { describe, expect, test } from 'vitest';
import { aboutError } from '../src/discord/log.ts';
import { lossyLines, openLog } from '../src/logging.ts';

function written(level: 'info' | 'error') {
  const lines: string[] = [];
  const log = openLog(level, { write: (line) => void lines.push(line) });
  return { lines, log };
}

describe('the log', () => {
  test('is a line of JSON with the time, the weight and a sentence', () => {
    const { lines, log } = written('info');
    log.info({ table: 't1', ply: 4 }, 'A table was opened.');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      table: 't1',
      ply: 4,
      msg: 'A table was opened.',
    });
  });

  test('keeps silent below its level', () => {
    const { lines, log } = written('error');
    log.info({}, 'Nothing of weight.');
    expect(lines).toEqual([]);
  });

  test('tells of a failed request why it failed, and nothing that stood in it', () => {
    const { lines, log } = written('info');
    const failed = Object.assign(new Error('Missing Access'), {
      name: 'DiscordAPIError[50001]',
      code: 50001,
      status: 403,
      url: 'https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb246c2VjcmV0/messages/@original',
      requestBody: { json: { content: 'Your hand: four contracts' } },
    });
    log.error(aboutError(failed), 'A message could not be sent.');
    const careless: object = { err: failed, url: failed.url, hand: ['221'], code: { deck: '111-a' } };
    log.error(careless, 'And this, said carelessly.');
    expect(lines[0]).toContain('Missing Access');
    expect(lines[0]).toContain('50001');
    expect(lines.join()).not.toContain('contracts');
    expect(lines.join()).not.toContain('aW50ZXJhY3Rpb246c2VjcmV0');
    expect(Object.keys(JSON.parse(lines[1] ?? ''))).toEqual(['level', 'time', 'msg']);
  });

  test('blots out tokens and seeds wherever they got in', () => {
    const { lines, log } = written('info');
    const bot = `${'M'.repeat(24)}.GabcDE.${'x'.repeat(38)}`;
    const at = 'POST https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb246c2VjcmV0 timed out';
    const error = Object.assign(new Error(`${bot} was refused; ${at}`), { code: 'ETIMEDOUT' });
    const careless: object = {
      ...aboutError(error),
      why: `${bot} again`,
      token: bot,
      of: { seed: 'abc123' },
    };
    log.error(careless, 'A start failed.');
    expect(lines[0]).not.toMatch(/MMMM|aW50|abc123/);
    expect(lines[0]).toContain('timed out');
  });

  test('names an error from within without its words: they might hold what is secret in a game', () => {
    const { lines, log } = written('info');
    log.error(aboutError(new RangeError('the deck goes on with 221, 111-a')), 'A press failed.');
    expect(lines[0]).toContain('RangeError');
    expect(lines[0]).toContain('logging.test.ts');
    expect(lines[0]).not.toContain('221');
  });
});

describe('a log that cannot be written', () => {
  /** A disk with room for so many bytes. */
  function disk(room: number) {
    const held: Buffer[] = [];
    let left = room;
    return {
      text: () => Buffer.concat(held).toString(),
      grow: (bytes: number) => {
        left += bytes;
      },
      write: (bytes: Uint8Array) => {
        if (left === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        const taken = bytes.subarray(0, left);
        left -= taken.length;
        held.push(Buffer.from(taken));
        return taken.length;
      },
    };
  }

  test('loses lines, and says how many once it can be written again', () => {
    const { text, grow, write } = disk(0);
    const log = openLog('info', lossyLines(write));
    for (const sentence of ['first', 'second', 'third']) log.info({}, sentence);
    expect(text()).toBe('');
    grow(1000);
    log.info({}, 'fourth');
    const lines = text().trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { level: 'warn', count: 3, msg: 'lines of the log were lost, as it could not be written' },
      expect.objectContaining({ msg: 'fourth' }),
    ]);
  });

  test('begins a new line after one that was cut', () => {
    const { text, grow, write } = disk(4);
    const { write: log } = lossyLines(write);
    log('first\n');
    grow(1000);
    log('second\n');
    const [cut, said, ...rest] = text().split('\n');
    expect(cut).toBe('firs');
    expect(JSON.parse(said ?? '')).toMatchObject({ count: 1 });
    expect(rest).toEqual(['second', '']);
  });
});
