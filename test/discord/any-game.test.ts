import { type APIMessageComponent, ComponentType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import type { Picture } from '../../src/canvas/picture.ts';
import { liveMessage } from '../../src/discord/channel/desired.ts';
import { readId } from '../../src/discord/protocol/ids.ts';
import { type Message, render } from '../../src/discord/protocol/message.ts';
import { boardMessage, closingOf } from '../../src/discord/views/board-message.ts';
import { happenedPage } from '../../src/discord/views/happened.ts';
import { helpPage } from '../../src/discord/views/help-page.ts';
import type { MessageContext } from '../../src/discord/views/message-context.ts';
import { inWords, questionPage } from '../../src/discord/views/page-message.ts';
import { tableView } from '../../src/discord/views/table-view.ts';
import { effectsWithin } from '../../src/games/effects-told.ts';
import type { AskedDecision, PlayableGame, PlayableMatch } from '../../src/games/playable.ts';
import type { AnswerLabel, Page } from '../../src/games/presenter.ts';
import { holderOf, type Table, type TableNow } from '../../src/tables/model/table.ts';
import { inForm } from '../form.ts';
import { texts } from '../texts/shipped.ts';
import { refusals, within } from './breaches.ts';
import { dice } from './dice.ts';
import { picturedGame } from './fake-game.ts';
import { fakeLog } from './fake-log.ts';
import { pageOfGame } from './page-of-game.ts';
import { seenBy, seenFrom } from './views/shown.ts';
import { lonely, SNOWFLAKE, tableOf, WORST_NAMES } from './worst-table.ts';

/** No game has more seats than there are looks for those who sit there. */
const MOST_SEATS = 8;
/** Positions that are tried in each language. */
const POSITIONS = inForm(30, 60);

const WORDS: readonly [readonly string[], ...(readonly string[])[]] = [
  ['Seven ', 'otters ', 'dive '],
  ['深海', '潜水', '真珠貝'],
  ['מלך ', 'הים ', 'פנינה '],
  ['Ūñïçødé\u0301 ', '👩‍👩‍👧‍👧', '🇩🇪'],
  ['الغواص ', 'ﷺ'],
  ['W'],
];

const tiny = picturedGame({ wait: 0, begun: 0, broken: false, painted: 0 });
const begun = tiny.begin({
  seats: 2,
  options: Object.fromEntries(tiny.options.map(({ name, values }) => [name, values[0]])),
  seed: 'any game',
});

/** The question that a match is asked first. */
function askedIn(match: PlayableMatch): AskedDecision {
  const [seat = 0] = match.decisions.map((decision) => decision.seat);
  const asked = match.openTo(seat);
  if (asked === undefined) throw new Error('nobody is asked');
  return asked;
}

type Roll = (below: number) => number;

const pick = <T>(list: readonly [T, ...T[]], roll: Roll): T => list[roll(list.length)] ?? list[0];

/** Words in some script, up to so many letters and now and then far more than anybody should write. */
function wordsOf(roll: Roll, most: number): string {
  const parts = pick(WORDS, roll);
  const length = roll(6) === 0 ? most * 6 : roll(most + 1);
  let words = '';
  while (words.length < length) words += parts[roll(parts.length)] ?? parts[0];
  return words;
}

const linesOf = (roll: Roll, most: number): string =>
  Array.from({ length: roll(most + 1) }, () => wordsOf(roll, 60)).join('\n');

/** `mark` tells the answers of one seat from those of another; without it they are asked the same. */
function answersOf(roll: Roll, count: number, mark: string): readonly AnswerLabel[] {
  const beside = pick([0, 0, 1, 3, 9, 100], roll);
  const [numbered, consequential] = [roll(2) === 0, roll(2) === 0];
  return Array.from({ length: count }, (_, at) => ({
    notation: `a${at}${mark}.${'x'.repeat(30)}`,
    label: numbered ? `${at + 1}` : wordsOf(roll, 40),
    ...(consequential && roll(5) > 0
      ? { effects: Array.from({ length: 1 + roll(3) }, () => wordsOf(roll, 60)) }
      : {}),
    icon: 'key',
    tone: roll(100) < beside ? ('pass' as const) : ('plain' as const),
  }));
}

const picture = (name: string, alt: string): Picture => ({
  ...{ name: `${name}.webp`, alt, width: 11, height: 7 },
  paint: async () => new Uint8Array(1),
});

const picturesOf = (roll: Roll): readonly Picture[] =>
  Array.from({ length: pick([0, 1, 2, 2, 3, 4, 10, 12], roll) }, (_, at) =>
    picture(`picture-${at}`, wordsOf(roll, 400)),
  );

/** A position of a game that nobody has written. */
interface Position {
  readonly now: TableNow;
  readonly match: PlayableMatch;
  /** What each seat can answer to its question. */
  readonly answers: ReadonlyMap<number, readonly AnswerLabel[]>;
  /** Whether all are asked the same. */
  readonly alike: boolean;
}

function positionOf(roll: Roll): Position {
  const seats = 2 + roll(MOST_SEATS - 1);
  const asked = 1 + (roll(3) === 0 ? roll(seats) : 0);
  const count = () => pick([0, 1, 5, 9, 10, 11, 25, 26, 60, 61, 200, 325, 326, 500], roll);
  const first = roll(seats);
  const [alike, same] = [asked > 1 && roll(3) === 0, count()];
  const decisions = Array.from({ length: asked }, (_, at) => ({
    seat: (first + at) % seats,
    opened: 9_999,
    secret: roll(4) === 0,
    labels: answersOf(roll, alike ? same : count(), alike ? '' : `s${at}`),
    prompt: wordsOf(roll, 120) || 'What now?',
    note: roll(2) === 0 ? undefined : wordsOf(roll, 300),
  }));
  const found = (seat: number) => decisions.find((decision) => decision.seat === seat);
  const page = (seat: number): Page => ({
    title: wordsOf(roll, 80) || 'Hand',
    text: linesOf(roll, 40),
    pictures,
    answers: found(seat)?.labels ?? [],
  });
  const pictures = picturesOf(roll);
  const pages = Array.from({ length: seats }, (_, seat) => page(seat));
  const pageOf = (seat: number): Page => pages[seat] ?? page(seat);
  const status = linesOf(roll, 30);
  const turns = Array.from({ length: roll(30) }, (_, at) => ({
    ...{ turn: at + 1, seat: at % seats },
    lines: linesOf(roll, 5).split('\n'),
  }));
  const open = decisions.map(({ seat, opened, secret, labels }) => ({
    ...{ seat, opened, secret },
    answers: labels.map(({ notation }) => ({ notation, isExtra: false })),
  }));
  const match: PlayableMatch = {
    ...begun,
    seats,
    ply: roll(2) * 9_999,
    decisions: open,
    openTo: (seat) => {
      const decision = open.find((each) => each.seat === seat);
      const asked = found(seat);
      if (decision === undefined || asked === undefined) return undefined;
      const { prompt, note, labels } = asked;
      const question = { prompt, ...(note === undefined ? {} : { note }), answers: labels, pictures };
      return { ...askedIn(begun), ...decision, question: () => question };
    },
    boards: () => pictures,
    summary: () => status,
    page: (_, __, side) => pageOf(side),
    logged: (log) => ({
      ...begun.logged(log),
      ending: () => pageOf(0),
      happened: () => turns,
      asItWas: async () => match,
      othersTurns: () => turns,
    }),
  };
  const game: PlayableGame = { ...tiny, seats: { min: 2, max: MOST_SEATS } };
  const full = tableOf(game, seats, 'playing', pick(WORST_NAMES, roll));
  const table: Table = {
    ...(roll(5) === 0 ? lonely(full) : full),
    ...(roll(2) === 0 ? { vote: undefined } : {}),
    ...(roll(2) === 0 ? { turnClocks: [], away: [] } : {}),
    ...(roll(2) === 0 ? { events: [], moved: undefined, isArchivingAnnounced: false } : {}),
  };
  return {
    now: { table, game, match },
    match,
    answers: new Map(decisions.map(({ seat, labels }) => [seat, labels])),
    alike,
  };
}

const contextOf = (locale: string): MessageContext => ({
  say: texts.in(locale),
  icons: (name) => ({ id: SNOWFLAKE, name }),
  avatars: () => undefined,
});

/** What Discord would object to in a message, a line each. */
async function objections(message: Message): Promise<readonly string[]> {
  const { body, files } = await render(message, fakeLog(), message.pings);
  const names = (body.attachments ?? []).map(({ filename }) => filename ?? '');
  const json = JSON.stringify(body.components);
  return [
    ...refusals(body.components ?? [], names),
    ...(files.length > 10 ? [`${files.length} files`] : []),
    ...files
      .filter(({ name }) => !json.includes(`attachment://${name}`))
      .map(({ name }) => `unseen: ${name}`),
    ...(body.allowed_mentions?.users ?? [])
      .filter((person) => !json.includes(`<@${person}>`))
      .map((person) => `pings ${person} without a name`),
  ];
}

const partsOf = ({ components }: Message): readonly APIMessageComponent[] => components.flatMap(within);

/** The answers that can be given in a message to the question of one place, in order. */
const answersIn = (message: Message): readonly string[] =>
  partsOf(message).flatMap((part) => {
    if (!('custom_id' in part)) return [];
    const id = readId(part.custom_id);
    if (typeof id === 'string') return [];
    if (id.kind === 'answer') return [id.notation];
    return id.kind === 'choose' && part.type === ComponentType.StringSelect
      ? part.options.map(({ value }) => value)
      : [];
  });

const leadsTo = (message: Message, wanted: (id: NonNullable<ReturnType<typeof idsIn>[number]>) => boolean) =>
  idsIn(message).some(wanted);

const idsIn = (message: Message) =>
  partsOf(message).flatMap((part) => {
    const id = 'custom_id' in part ? readId(part.custom_id) : 'foreign';
    return typeof id === 'string' ? [] : [id];
  });

/** The pages from which something can be answered. */
const PAGES = ['question', 'hand', 'asides'] as const;

/** The ranges of answers to which a menu of a page turns. */
const rangesIn = (message: Message): readonly string[] =>
  partsOf(message).flatMap((part) => {
    const id = part.type === ComponentType.StringSelect ? readId(part.custom_id) : 'foreign';
    return typeof id !== 'string' && id.kind === 'part' && part.type === ComponentType.StringSelect
      ? part.options.map(({ value }) => value)
      : [];
  });

/** A private page in all its parts, as its buttons lead from one to the next. */
function partsFrom(
  { now }: Position,
  place: (typeof PAGES)[number],
  seat: number,
  context: MessageContext,
): readonly Message[] {
  const parts: Message[] = [];
  for (let part = 0; part < 100; part += 1) {
    const message =
      place === 'question'
        ? questionPage(seenFrom(seat, now, context), part)
        : pageOfGame(seenBy(seat, now, context), place, { part });
    parts.push(message);
    const goes = (to: number) =>
      leadsTo(message, (id) => id.kind === 'part' && id.place === place && id.part === to) ||
      rangesIn(message).includes(String(to));
    expect(goes(part - 1), 'the way back').toBe(part > 0);
    if (!goes(part + 1)) return parts;
  }
  throw new Error('the parts have no end');
}

/**
 * The orders in which answers may stand: as the game gives them, or those that belong beside a menu, or of which nothing is told, behind the
 * others.
 */
function ordersOf(labels: readonly AnswerLabel[]): readonly (readonly string[])[] {
  const behind = (goes: (label: AnswerLabel) => boolean) => [
    ...labels.filter((label) => !goes(label)),
    ...labels.filter(goes),
  ];
  return [
    labels,
    behind(({ tone }) => tone === 'pass'),
    behind(({ effects = [] }) => effectsWithin(effects).trim() === ''),
  ].map((list) => list.map(({ notation }) => notation));
}

describe.each(texts.locales)('A message of any game whatever, in the language %s,', (locale) => {
  const context = contextOf(locale);
  const roll = dice(locale.length + locale.charCodeAt(0));
  const positions = Array.from({ length: POSITIONS }, () => positionOf(roll));

  test('is one that Discord takes, on the board and on private pages', async () => {
    for (const [at, position] of positions.entries()) {
      const { now, match } = position;
      const view = seenBy('spectator', now, context);
      const logs = { from: 1, all: ['a move'], before: match, until: 1, span: 0, spans: 1 };
      const messages = {
        board: boardMessage(view, { from: 0, entries: [] }),
        archived: liveMessage(tableView({ ...now, table: { ...now.table, phase: 'archived' } }, context), []),
        result: liveMessage(tableView({ ...now, table: { ...now.table, phase: 'ended' } }, context), []),
        closer: pageOfGame(view, 'closer', { seat: 0 }),
        legend: pageOfGame(view, 'legend', { seat: 0 }),
        happened: happenedPage(seenBy(0, now, context), logs),
      };
      const closed = closingOf(view, [])?.({ components: [], attachments: [] });
      if (closed !== undefined) expect(await objections(closed), `closed ${at}`).toEqual([]);
      for (const [name, message] of Object.entries(messages))
        expect(await objections(message), `${name} ${at}`).toEqual([]);
      // A computer is shown nothing.
      for (const { seat } of match.decisions.filter(({ seat }) => holderOf(now.table, seat) !== undefined)) {
        const help = helpPage(seenBy(seat, now, context));
        if (typeof help === 'string') throw new Error(help);
        expect(await objections(help), `help ${at}`).toEqual([]);
        for (const place of PAGES)
          for (const page of partsFrom(position, place, seat, context))
            for (const shown of [page, inWords(page)])
              expect(await objections(shown), `${place} ${at}`).toEqual([]);
      }
    }
  });

  test('has each answer exactly once and in order, on the board or else on the private page that it leads to', () => {
    let onBoards = 0;
    for (const [at, position] of positions.entries()) {
      const { now, match, answers, alike } = position;
      const board = boardMessage(seenBy('spectator', now, context), { from: 0, entries: [] });
      const leads = leadsTo(board, (id) => id.kind === 'look' && id.look === 'question');
      const shown = answersIn(board);
      for (const { seat, secret } of match.decisions) {
        if (now.table.seats[seat]?.kind !== 'person') continue;
        const orders = ordersOf(answers.get(seat) ?? []);
        for (const place of PAGES)
          expect(orders, `${place} ${at}`).toContainEqual(
            partsFrom(position, place, seat, context).flatMap(answersIn),
          );
        const own = shown.filter((notation) => orders[0]?.includes(notation));
        if (secret || (own.length === 0 && orders[0]?.length !== 0)) expect(leads, `board ${at}`).toBe(true);
        else if (!alike) expect(orders, `board ${at}`).toContainEqual(own);
        if (own.length > 0) onBoards += 1;
      }
    }
    expect(onBoards).toBeGreaterThan(POSITIONS / 4);
  });
});
