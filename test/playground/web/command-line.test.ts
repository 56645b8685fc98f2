import { describe, expect, it } from 'vitest';
import {
  commandOffers,
  type Draft,
  draftBeginning,
  draftOf,
  draftOffers,
  type Roster,
  readField,
  sendable,
  soFar,
  steppedBack,
  type Typable,
  type TypableOption,
  typables,
  withField,
  withOption,
  withPick,
  withTyped,
} from '../../../src/playground/web/command-line.ts';
import { speechOf } from '../../../src/playground/web/speech.ts';
import { registered } from '../page/samples.ts';

const { words: en } = speechOf('en');
const commands = typables(registered(), 'en-GB');
const roster: Roster = {
  people: [
    { name: 'Ana', value: '1' },
    { name: 'Björn', value: '2' },
  ],
  roles: [{ name: 'Crew', value: '800' }],
  channels: [],
};

function commandNamed(name: string): Typable {
  const command = commands.find((one) => one.name === name);
  if (command === undefined) throw new Error(`No /${name} in the samples.`);
  return command;
}

const play = (): Draft => draftBeginning(commandNamed('play otys'));
const labels = (draft: Draft): readonly string[] =>
  draftOffers(draft, roster, [], en).map((offer) => offer.label);
const picked = (draft: Draft, label: string): Draft => {
  const offer = draftOffers(draft, roster, [], en).find((one) => one.label === label);
  if (offer === undefined) throw new Error(`${label} is not offered.`);
  return offer.takes;
};

describe('commands as they are typed', () => {
  it('are read in one’s own language, and sent by the names that the bot knows', () => {
    const [command] = typables(
      [
        {
          ...{ id: '1', application_id: '2', version: '3', type: 1, name: 'play', description: 'Play' },
          default_member_permissions: null,
          description_localizations: { fr: 'Jouer' },
          options: [
            {
              ...{ type: 3, name: 'pace', description: 'How fast?', required: true },
              name_localizations: { fr: 'rythme' },
              choices: [{ name: 'slow', name_localizations: { fr: 'lent' }, value: 'slow' }],
            },
          ],
        },
      ],
      'fr',
    );
    if (command === undefined) throw new Error('no command');
    expect(command).toMatchObject({ name: 'play', description: 'Jouer', options: [{ name: 'rythme' }] });
    for (const typed of ['rythme: lent', 'pace: lent']) {
      const draft = draftOf([command], `/play ${typed}`);
      expect(draft && sendable(draft, roster, en)).toEqual({
        options: [{ name: 'pace', value: 'slow' }],
      });
    }
  });

  it('offers those that start so first, then those that hold the words', () => {
    const offered = (text: string) => commandOffers(commands, text).map(({ label }) => label);
    expect(offered('/ta')).toEqual(['/table end', '/table status']);
    expect(offered('/otys')).toEqual(['/play otys']);
    expect(offered('no slash')).toEqual([]);
  });
});

describe('options of a command', () => {
  it.each([
    [8, 'crew', { value: '800' }],
    [8, '@Crew', { value: '800' }],
    [6, 'Ana', { value: '1' }],
    [8, 'Captains', { wrong: 'who: “Captains” doesn’t fit.' }],
  ])('reads people and roles (type %i, “%s”)', (type, text, read) => {
    const option = { type, name: 'who', sent: 'who', description: 'Who' } as TypableOption;
    expect(readField({ option, text }, roster, en)).toEqual(read);
  });

  it('finds a name that is typed without its accents', () => {
    const asked = withOption(picked(play(), 'Random'), 'first');
    expect(labels(withField(asked, { text: 'bjo' }))).toEqual(['Björn']);
    expect(sendable(withField(asked, { text: 'bjorn' }), roster, en)).toMatchObject({
      options: [{ value: 'random' }, { value: '2' }],
    });
  });

  it.each([
    ['sponsors', '', 'sponsors: this one is required.'],
    ['sponsors', 'many', 'sponsors: “many” doesn’t fit.'],
    ['hours', 'two', 'hours: “two” doesn’t fit.'],
    ['hours', '1.5', 'hours: “1.5” doesn’t fit.'],
    ['hours', '0', 'hours: from 1 to 72.'],
    ['hours', '99', 'hours: from 1 to 72.'],
    ['first', 'Zoë', 'first: “Zoë” doesn’t fit.'],
    ['variant', 'maybe', 'variant: “maybe” doesn’t fit.'],
  ])('says what is wrong with %s “%s”', (option, words, why) => {
    const draft = option === 'sponsors' ? play() : withOption(picked(play(), 'Basic'), option);
    expect(sendable(withField(draft, { text: words }), roster, en)).toMatchObject({
      wrong: why,
    });
  });

  it('sends the file that was chosen for an option, and tells the bot nothing of it before', () => {
    const option = { type: 11, name: 'file', sent: 'file', description: 'A record' } as TypableOption;
    const draft: Draft = { ...play(), fields: [{ option, text: '' }], active: 0 };
    const file = new File(['hi'], 'record.txt');
    const chosen = withPick(draft, { name: file.name, value: file });
    expect(sendable(chosen, roster, en)).toEqual({ options: [{ name: 'file', value: file }] });
    expect(chosen.active).toBe(1);
    expect(sendable(withField(draft, { text: 'typed.txt' }), roster, en)).toHaveProperty('wrong');
    expect(soFar(chosen.fields, 'other', roster, en)).toEqual([]);
  });

  it('drops an optional field on Backspace, then the command itself', () => {
    const draft = withOption(picked(play(), 'Basic'), 'hours');
    const back = steppedBack(draft);
    expect(back?.fields.map((one) => one.option.name)).toEqual(['sponsors']);
    expect(back === undefined ? back : steppedBack(back)).toBeUndefined();
  });
});

describe('a command that is typed to its end', () => {
  const sent = (line: string) => {
    const draft = draftOf(commands, line);
    return draft === undefined ? 'no command' : sendable(draft, roster, en);
  };
  const ready = (...options: readonly (readonly [string, string | number])[]) => ({
    options: options.map(([name, value]) => ({ name, value })),
  });

  const sponsors = ['sponsors', 'random'] as const;
  const hours = ['hours', 2] as const;
  it.each([
    {
      line: '/play otys sponsors:Random first:Björn hours:2',
      options: [sponsors, ['first', '2'], hours] as const,
    },
    { line: '/play  otys sponsors: random  hours:2 ', options: [sponsors, hours] },
    { line: '/Play Otys Random hours:2', options: [sponsors, hours] },
  ])('sends the options of “$line”', ({ line, options }) => {
    expect(sent(line)).toEqual(ready(...options));
  });

  it('reads what is typed letter by letter as what is typed at once', () => {
    const rest = 'random hours:2 first:bjo';
    const typed = [...rest].reduce<Draft>((draft, letter) => {
      const before = draft.fields[draft.active]?.text ?? draft.tail;
      return withTyped(draft, before + letter);
    }, play());
    expect(typed).toEqual(withTyped(play(), rest));
    expect(typed.fields.map(({ option, text }) => [option.name, text])).toEqual([
      ['sponsors', 'random'],
      ['hours', '2'],
      ['first', 'bjo'],
    ]);
  });

  it.each([
    ['/play otys sponsors:random ours:2', 'sponsors: “random ours:2” doesn’t fit.'],
    ['/play otys sponsors:random hours:two', 'hours'],
    ['/play otys sponsors:random hours:2 hours:3', 'hours'],
    ['/hand please', '“please” isn’t an option of this command. Options look like name:value.'],
  ])('refuses “%s”, as it cannot be read', (line, why) => {
    expect(sent(line)).toMatchObject({ wrong: expect.stringContaining(why) });
  });

  it('leaves out nothing that stands before an option', () => {
    const draft = withTyped(withPick(play(), { name: 'Random', value: 'random' }), 'loudly hours:2');
    expect(draft).toMatchObject({ tail: 'loudly', active: 1 });
    expect(sendable(draft, roster, en)).toMatchObject({
      wrong: expect.stringContaining('loudly'),
    });
  });

  it('is none if the list has no such command', () => {
    expect(sent('/play chess')).toBe('no command');
    expect(sent('/play')).toBe('no command');
    expect(sent('play otys')).toBe('no command');
  });
});
