import { describe, expect, test } from 'vitest';
import { BrokenDoctorArguments, readDoctorArguments } from '../../src/doctor/arguments.ts';
import { notChecked, unwell, well } from '../../src/doctor/finding.ts';
import { DoctorReport } from '../../src/doctor/report.ts';

describe('a report', () => {
  test('has a line for each thing, and below what is not well its cure', () => {
    const report = new DoctorReport([]);
    expect(report.add(well('Node 22.'))).toBe('ok   Node 22.\n');
    expect(report.add(notChecked('The clock.'))).toBe('--   The clock.\n');
    expect([report.isWell, report.sum]).toEqual([true, 'Everything is fine.\n']);
    expect(report.add(unwell('The disk is full.', 'Free some room.'))).toBe(
      'BAD  The disk is full.\n       Free some room.\n',
    );
    expect([report.isWell, report.sum]).toEqual([false, 'One thing needs fixing.\n']);
    report.add(unwell('a', 'b'));
    expect(report.sum).toBe('2 things need fixing.\n');
  });

  test('strikes out the token wherever it stands, and everything that looks like one', () => {
    const token = 'MTMwMDAwMDAwMDAwMDAwMDAwMQ.Cl2FMQ.a-token-of-no-worth-at-all';
    const report = new DoctorReport(['hunter2']);
    const lines = report.add(unwell(`hunter2 and ${token} are refused`, `Copy hunter2, not ${token}.`));
    expect(lines).toBe('BAD  [token] and [token] are refused\n       Copy [token], not [token].\n');
  });

  test('strikes out no words for a token that is too short to be one', () => {
    expect(new DoctorReport(['ok']).add(well('a book'))).toBe('ok   a book\n');
  });

  test('leaves out whatever would colour a terminal or move its cursor', () => {
    const lines = new DoctorReport([]).add(
      well('In 1 server: \u001b[31mRed\u001b[0m\nBAD  Forged\r\u009b2J.'),
    );
    expect(lines).toBe('ok   In 1 server: [31mRed[0m BAD  Forged 2J.\n');
  });
});

describe('what the host types', () => {
  test.each([
    [[], { channel: undefined, post: false }],
    [['--channel', '1300000000000000201'], { channel: '1300000000000000201', post: false }],
    [['--post', '--channel=1300000000000000201'], { channel: '1300000000000000201', post: true }],
    [['--help'], 'help'],
    [['-h'], 'help'],
  ])('%j is understood', (args, asked) => {
    expect(readDoctorArguments(args)).toEqual(asked);
  });

  test.each([
    [['--chanel', '1300000000000000201'], /^There is no option --chanel\.\n/],
    [['-x'], /^There is no option -x\.\n/],
    [['1300000000000000201'], /^"1300000000000000201" is not an option\. Options come after --\.\n/],
    [['--channel', 'the-pier'], /^--channel needs the ID of a channel/],
    [['--channel'], /^--channel needs the ID of a channel/],
    [['--post'], /^--post needs a --channel to post in\.\n/],
  ])('%j is refused with a sentence, and how to ask', (args, sentence) => {
    const read = () => readDoctorArguments(args);
    expect(read).toThrow(BrokenDoctorArguments);
    expect(read).toThrow(sentence);
    expect(read).toThrow(/npm run doctor -- --channel ID --post/);
  });
});
