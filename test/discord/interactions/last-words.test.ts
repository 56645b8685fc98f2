import {
  type APIModalSubmitInteraction,
  ApplicationCommandOptionType,
  ComponentType,
  InteractionType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { ACKNOWLEDGE_AFTER } from '../../../src/discord/channel/responder.ts';
import type { FirstAnswer, InteractionToken } from '../../../src/discord/protocol/discord-api.ts';
import { type Id, type IdKind, idText } from '../../../src/discord/protocol/ids.ts';
import { inForm } from '../../form.ts';
import { texts } from '../../texts/shipped.ts';
import { partsOf } from '../breaches.ts';
import { FakeApi } from '../fake-api.ts';
import { ana, ben, stage } from '../stage.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A Discord that remembers how each interaction was answered first. */
class RememberingApi extends FakeApi {
  readonly first = new Map<string, FirstAnswer['kind']>();

  override async answer(token: InteractionToken, answer: FirstAnswer) {
    const taken = await super.answer(token, answer);
    this.first.set(token.id, answer.kind);
    return taken;
  }
}

/** One of each kind of button and menu; what of it nobody may do now is refused in words. */
const PRESSED: { readonly [K in IdKind]: Omit<Extract<Id, { readonly kind: K }>, 'kind'> } = {
  answer: { table: 't1', opened: 0, place: 'board', notation: 'step' },
  block: { person: '109' },
  choose: { table: 't1', opened: 0, place: 'board', part: 0 },
  undo: { table: 't1', ply: 0 },
  look: { table: 't1', look: 'hand' },
  refresh: { table: 't1', look: 'hand', seat: 0 },
  part: { table: 't1', place: 'board', part: 0 },
  seat: { table: 't1' },
  guess: { table: 't1' },
  lobby: { table: 't1', action: 'join' },
  option: { table: 't1', option: 'speed' },
  remove: { table: 't1' },
  fill: { table: 't1', count: 1 },
  invite: { table: 't1' },
  terms: { table: 't1', of: 'start' },
  level: { table: 't1' },
  hints: { table: 't1' },
  seating: { table: 't1' },
  template: { table: 't1' },
  language: { table: 't1' },
  end: { table: 't1', action: 'vote' },
  motion: { table: 't1', motion: 1, action: 'agree' },
  back: { table: 't1', ply: 1, to: 0 },
  plan: { table: 't1', action: 'keep' },
  note: { table: 't1', action: 'remove' },
  leave: { table: 't1', action: 'hand-on' },
  take: { table: 't1', seat: 0 },
  return: { table: 't1' },
  replay: { table: 't1', at: 0, way: 'on' },
  reread: { record: 'r', at: 0, way: 'on' },
  show: { table: 't1', as: 'page' },
  reshow: { record: 'r', as: 'page' },
  revive: { table: 't1' },
  again: { table: 't1' },
  onward: { table: 't1', point: 1 },
  depute: { table: 't1', seat: 1 },
  late: { table: 't1', seat: 0, offer: 1, action: 'wait' },
  pace: { table: 't1' },
  setting: { setting: 'notices', value: 'direct' },
  forget: {},
  learn: { game: 'tiny', action: 'open' },
  lesson: { game: 'tiny', step: 's', choice: 'c' },
  puzzle: { game: 'tiny', puzzle: 'p', action: 'open' },
  solve: { game: 'tiny', puzzle: 'p', made: 0, notation: 'step' },
  'solve-choose': { game: 'tiny', puzzle: 'p', made: 0, part: 0 },
  standings: { game: 'tiny' },
  enter: { lobby: 't1' },
  watch: {},
  settle: { what: 'games' },
  unwatch: { guild: 'g' },
  tables: { page: 0 },
  'tables-choose': { page: 0 },
  manage: { table: 't1', act: 'close', page: 0 },
  'manage-seat': { table: 't1', page: 0 },
  managed: { table: 't1', act: 'close', page: 0 },
  which: { order: '7', table: 't1' },
  'which-choose': { order: '7' },
  'lesson-again': { game: 'tiny', step: 'one', choice: 'step' },
  practise: { game: 'tiny' },
  piece: { table: 't1', menu: 'group' },
  rules: { game: 'tiny' },
};

/** What a menu brings in place of its own id. */
const CHOSEN: Partial<Record<IdKind, string>> = {
  ...{ choose: 'step', guess: '1', option: 'fast', level: 'sharp', hints: 'all', seating: 'kept' },
  ...{ language: 'de', pace: 'daily', seat: '1', 'solve-choose': 'step', piece: '0', rules: 'turn' },
};

type At = Awaited<ReturnType<typeof played>>;
type Deed = readonly [what: string, interaction: string, does: (at: At, board: string) => Promise<void>];

/** A table in play, Ana up. */
async function played() {
  const api = new RememberingApi({ now: () => at.clock.time });
  const at = await stage({ api, commands });
  await at.command(ana, 'play', 'opening', [{ name: 'tiny', type: 1, options: [] }]);
  await at.presses(ben, 'join');
  await at.presses(ana, 'start');
  return { ...at, api };
}

/** What is read first takes so long that the next interaction is acknowledged before it, and after it something `breaks`. */
function late({ tables }: At, breaks: () => void): void {
  const { profiles } = tables;
  const known = { of: profiles.of.bind(profiles), opened: tables.opened.bind(tables) };
  const slow = async <T>(read: () => Promise<T>): Promise<T> => {
    await vi.advanceTimersByTimeAsync(ACKNOWLEDGE_AFTER + 1);
    Object.assign(profiles, { of: known.of });
    Object.assign(tables, { opened: known.opened });
    const found = await read();
    breaks();
    return found;
  };
  Object.assign(profiles, { of: (person: string) => slow(() => known.of(person)) });
  Object.assign(tables, {
    opened: (what: Parameters<typeof known.opened>[0]) => slow(() => known.opened(what)),
  });
}

const typed = ({ name, options = [] }: RESTPostAPIChatInputApplicationCommandsJSONBody) =>
  options.flatMap((option): readonly Deed[] =>
    option.type === ApplicationCommandOptionType.Subcommand
      ? [
          [
            `/${name} ${option.name}`,
            'typed',
            (at) => at.command(ana, name, 'typed', [{ name: option.name, type: 1, options: [] }]),
          ],
        ]
      : [],
  );

const DEEDS: readonly Deed[] = [
  ...commands.flatMap((command): readonly Deed[] => {
    const data = command.data(texts, []);
    const below = typed(data);
    return below.length > 0
      ? below
      : [[`/${data.name}`, 'typed', (at) => at.command(ana, data.name, 'typed')]];
  }),
  ['/play tiny', 'typed', (at) => at.command(ana, 'play', 'typed', [{ name: 'tiny', type: 1, options: [] }])],
  ...Object.entries(PRESSED).map(
    ([kind, fields]): Deed => [
      `the button ${kind}`,
      'pressed',
      async (at, board) => {
        const id = idText({ kind, ...fields } as Id);
        const value = CHOSEN[kind as IdKind];
        await at.handled(at.pressing(ana, board, id, value === undefined ? undefined : [value], 'pressed'));
      },
    ],
  ),
  [
    'a button that nobody knows',
    'pressed',
    async (at, board) => at.handled(at.pressing(ana, board, 'x', undefined, 'pressed')),
  ],
  [
    'the form of a note',
    'pressed',
    async (at, board) => {
      const id = idText({ kind: 'note', table: 't1', action: 'save' });
      const press = at.pressing(ana, board, id, undefined, 'pressed');
      const component = { type: ComponentType.TextInput, custom_id: 'note', value: 'keep the pearl' };
      const data = { custom_id: id, components: [{ type: ComponentType.Label, component }] };
      await at.handled({
        ...press,
        type: InteractionType.ModalSubmit,
        data,
      } as unknown as APIModalSubmitInteraction);
    },
  ],
];

/** What fails after the acknowledgement. */
const FAILURES: readonly (readonly [string, (at: At) => void])[] = [
  ['nothing', () => {}],
  ['a message that Discord refuses', ({ api }) => both(api, 'refused')],
  ['a message whose answer is lost', ({ api }) => both(api, 'passing')],
  [
    'the store',
    ({ store }) => {
      for (const name of methodsOf(store))
        Object.assign(store, { [name]: () => Promise.reject(new Error('the disk is gone')) });
    },
  ],
];

/** The names of everything that a store does, but to close. */
function methodsOf(store: object): readonly string[] {
  const named = [store, Object.getPrototypeOf(store)].flatMap((part) => Object.getOwnPropertyNames(part));
  return named.filter(
    (name) => !['constructor', 'close'].includes(name) && typeof Reflect.get(store, name) === 'function',
  );
}

/** Whichever way the answer goes, it fails once. */
function both(api: FakeApi, kind: 'refused' | 'passing'): void {
  api.fail('amend', kind);
  api.fail('follow', kind);
}

/** With each failure the usual form tries one deed of a few, others with each. */
const deedsWith = (failure: string): readonly Deed[] => {
  const of = failure === 'nothing' ? 1 : inForm(4, 1);
  return DEEDS.filter((_, at) => at % of === FAILURES.findIndex(([what]) => what === failure) % of);
};

describe.each(FAILURES)('Whatever was acknowledged ends with words though %s fails', (what, breaks) => {
  test.each(deedsWith(what))('%s', async (_what, interaction, does) => {
    const at = await played();
    const seen = at.api.seenBy(ana.id).length;
    const shown = JSON.stringify(at.api.channel);
    const board = await at.live();
    late(at, () => breaks(at));
    await does(at, board);
    await at.sync.idle();
    const first = at.api.first.get(interaction);
    expect(first, 'it was acknowledged').toMatch(/later|noted/);
    const words = at.api
      .seenBy(ana.id)
      .slice(seen)
      .map(({ body }) => partsOf(body).text);
    // A board that everybody sees tells what has become of a press on it.
    const isToldByBoard = first === 'noted' && JSON.stringify(at.api.channel) !== shown;
    expect(words.some((text) => text.trim() !== '') || isToldByBoard, words.join('|')).toBe(true);
    if (what === 'nothing') expect(await at.store.owing(), 'owed to a channel').toEqual([]);
  });
});
