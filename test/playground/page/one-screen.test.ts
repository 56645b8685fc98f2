/// <reference lib="dom" />
import { type APIMessageTopLevelComponent, ComponentType, MessageFlags } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tipWords } from '../../../src/discord/interactions/coaching.ts';
import type { Message } from '../../../src/discord/protocol/message.ts';
import { boardMessage } from '../../../src/discord/views/board-message.ts';
import { questionPage } from '../../../src/discord/views/page-message.ts';
import { hasRoomForLine } from '../../../src/discord/views/screen.ts';
import { games } from '../../../src/games/index.ts';
import type { PlayableGame, PlayableMatch } from '../../../src/games/playable.ts';
import type { Table } from '../../../src/tables/model/table.ts';
import { readTexts } from '../../../src/texts/texts.ts';
import { within } from '../../discord/breaches.ts';
import { stage } from '../../discord/stage.ts';
import { inForm } from '../../form.ts';
import { allSamples, samplesFor } from '../../games/samples.ts';
import { eager, optionsOf, walk } from '../../games/walk.ts';
import { findChromium } from './chromium.ts';
import { FakeDiscord } from './fake-discord.ts';
import { type MeasuredPage, MOST_SHOWN, measuredPage, SCREENS, withEmptyPictures } from './measured-page.ts';

/** Games of each kind, and the plies of each: enough to be asked everything. */
const GAMES = inForm(12, 24);
/** As many where some kind of question has not come up before. */
const MOST_GAMES = 60;
const PLIES = inForm(850, 2_000);

/** Kinds of questions that can have too many answers for buttons, or, as the Trader in Russian, too long ones with their prices. */
const MENUS = ['battery-or-carry', 'choose-card', 'choose-swapped', 'trader'];

const chromium = findChromium();
const texts = readTexts('assets/texts');
const { tables, started } = await stage();
await started();
const { table } = (await tables.look('t1')) ?? {};
if (table === undefined) throw new Error('no-such-table');

/** A question as it is asked somewhere in a game. */
interface Sample {
  readonly match: PlayableMatch;
  readonly size: number;
}

/** A line that may come below a board, by the id of its message. */
interface Tipped {
  readonly board: string;
  readonly tip: string;
  readonly what: string;
}

const voiceIn = (language: string) => ({
  say: texts.in(language),
  icons: (name: string) => ({ id: '5', name }),
  avatars: () => undefined,
});

/** So many channels hold every board in every language, and the last one the tips. */
const CHANNELS = 3 * texts.locales.length;
const discord = new FakeDiscord(Array.from({ length: CHANNELS }, (_, number) => `table-${number}`));

const nameAt = (seat: number): string => discord.people[seat]?.user.global_name ?? '';

/** Who sits at a table: people, or one of them alone with computers. */
const seatsOf = (seats: number, alone?: number): Table['seats'] =>
  discord.people
    .slice(0, seats)
    .map(({ user }, seat) =>
      alone === undefined || alone === seat
        ? { kind: 'person', id: user.id, name: nameAt(seat) }
        : { kind: 'computer', number: seat + 1 },
    );

/** Who reads a question: people who are new to the game, who know it, or one who knows it and plays with computers, where hints can be had. */
const READERS = ['newcomers', 'regulars', 'alone'] as const;

/** How much room the open question takes in a language, in letters. */
const lettersOf = (match: PlayableMatch, seat: number, language = 'de'): number => {
  const people = Array.from({ length: match.seats }, (_, other) => ({ name: nameAt(other) }));
  const asked = match.question(seat, { say: texts.in(language), people });
  return (asked?.answers ?? []).reduce(
    (sum, { label, consequence = '' }) => sum + 40 + label.length + consequence.length,
    0,
  );
};

/** How much room the news before a private question take, in letters. */
const newsBefore = (match: PlayableMatch, seat: number, language = 'de'): number => {
  const people = Array.from({ length: match.seats }, (_, other) => ({ name: nameAt(other) }));
  const news = match.news(seat, { say: texts.in(language), people });
  return news.reduce((sum, words) => sum + 20 + words.length, 0);
};

/** The languages in which a question is looked at: English and the one in which it takes most room, or all. */
function languagesFor(match: PlayableMatch): readonly string[] {
  const [asked] = match.decisions;
  if (asked === undefined || inForm(false, true)) return texts.locales;
  const rooms = texts.locales.map(
    (language) =>
      lettersOf(match, asked.seat, language) + (asked.secret ? newsBefore(match, asked.seat, language) : 0),
  );
  const widest = texts.locales[rooms.indexOf(Math.max(...rooms))] ?? 'en';
  return texts.locales.filter((language) => language === 'en' || language === widest);
}

/** Which step asks: a kind of question. */
const kindOf = (match: PlayableMatch): string => {
  const { position } = JSON.parse(match.snapshot()) as {
    readonly position: { readonly agenda: readonly { readonly kind: string }[] };
  };
  return position.agenda[0]?.kind ?? '';
};

/** Every kind of question of a game, by its name: where it says most, where it has most answers, and in private where most news come before it. */
function questionsOf(game: PlayableGame): ReadonlyMap<string, Sample> {
  const found = new Map<string, Sample>();
  const note = (kind: string, match: PlayableMatch, size: number) => {
    if (size > (found.get(kind)?.size ?? -1)) found.set(kind, { match, size });
  };
  const { asks } = samplesFor(game);
  const isWhole = () =>
    asks.every((kind) =>
      [...found.keys()].some((each) => each.startsWith(`${kind},`) || each.startsWith(`${kind} `)),
    );
  for (let number = 0; number < GAMES || (number < MOST_GAMES && !isWhole()); number += 1) {
    const seats = number % 2 === 1 ? game.seats.min : game.seats.max;
    const options = optionsOf(game, seats, number);
    const begun = game.begin({ seats, options, seed: `one screen ${number}` });
    if (number < 2) note(`${kindOf(begun)}, the first of all with ${seats}`, begun, 1);
    for (const { match } of walk(begun, eager(`one screen ${number}`), PLIES)) {
      const [asked] = match.decisions;
      if (asked === undefined) continue;
      const kind = `${kindOf(match)}${asked.secret ? ' (private)' : ''}`;
      const count = asked.answers.length;
      note(`${kind}, most answers`, match, count);
      // Words are many where answers are, and take long to be put together.
      if (count + 1 >= (found.get(`${kind}, most answers`)?.size ?? 0))
        note(`${kind}, most words`, match, lettersOf(match, asked.seat));
      if (asked.secret) note(`${kind}, most news`, match, newsBefore(match, asked.seat));
    }
  }
  const most = new Set<PlayableMatch>();
  return new Map([...found].filter(([, { match }]) => !most.has(match) && most.add(match)));
}

/** The answers to the open question that have a price which the message does not tell in any of the ways there are. */
function unpricedIn(
  components: readonly APIMessageTopLevelComponent[],
  match: PlayableMatch,
  language: string,
): readonly string[] {
  const [asked] = match.decisions;
  if (asked === undefined) return [];
  const people = Array.from({ length: match.seats }, (_, seat) => ({ name: nameAt(seat) }));
  const read = JSON.stringify(components).replaceAll('*', '').replaceAll('\u00a0', ' ');
  return (match.question(asked.seat, { say: texts.in(language), people })?.answers ?? []).flatMap(
    ({ label, consequence, brief, price, isShortcut }) => {
      const told = [`${label} · ${consequence}`, `${label} · ${brief}`, `${label} ${price}`];
      const isTold =
        price === undefined ||
        // What only saves a press gives way where there is no room for it.
        (isShortcut === true && !read.includes(`"label":"${label}`)) ||
        isMenu(components) ||
        told.some((words) => read.includes(words.replaceAll('\u00a0', ' ')));
      return isTold ? [] : [`${label}: ${price}`];
    },
  );
}

/** The tips for which there is room below a board, as they are written. */
function tipsBelow(board: Message, match: PlayableMatch, language: string): readonly string[] {
  const [asked] = match.decisions;
  if (asked === undefined || asked.secret) return [];
  const people = Array.from({ length: match.seats }, (_, seat) => ({ name: nameAt(seat) }));
  return match
    .tips(asked.seat, { say: texts.in(language), people })
    .flatMap(({ words, brief = words }) => [tipWords(words), tipWords(brief)])
    .filter((words) => hasRoomForLine(board, words));
}

/** The message in which a question is asked. */
function shown(
  game: PlayableGame,
  match: PlayableMatch,
  language: string,
  who: (typeof READERS)[number],
): Message {
  const [asked] = match.decisions;
  const seats = seatsOf(match.seats, who === 'alone' ? asked?.seat : undefined);
  const learning = who === 'newcomers' ? seats.map((_, seat) => seat) : [];
  const now = { table: { ...(table as Table), seats, learning }, game, match };
  return asked?.secret === true
    ? questionPage(now, match, asked.seat, voiceIn(language))
    : boardMessage(now, match, { from: 0, entries: [] }, voiceIn(language));
}

const isPrivate = (match: PlayableMatch): boolean => match.decisions[0]?.secret === true;

const hasPicture = (components: readonly APIMessageTopLevelComponent[]): boolean =>
  components.some(
    (part) =>
      part.type === ComponentType.Container &&
      part.components.some(({ type }) => type === ComponentType.MediaGallery),
  );

const isMenu = (components: readonly APIMessageTopLevelComponent[]): boolean =>
  components.flatMap(within).some(({ type }) => type === ComponentType.StringSelect);

// Without a browser there is nothing to look at, and findChromium says so.
describe.skipIf(chromium === undefined)('a board at the end of the page', () => {
  let measured: MeasuredPage;
  const samples: {
    readonly id: string;
    readonly what: string;
    readonly game: string;
    readonly hasMenu: boolean;
    /** Answers that cost or pay something of which the message tells nothing. */
    readonly unpriced: readonly string[];
  }[] = [];
  const tipped: Tipped[] = [];
  /** The messages of those tips, by their words. */
  const tips = new Map<string, string>();

  beforeAll(async () => {
    const viewer = discord.person('Ana');
    for (const game of games)
      for (const [kind, { match }] of questionsOf(game))
        for (const language of languagesFor(match))
          for (const who of READERS) {
            // What stands below a board has a row of its own, whoever plays.
            if (who === 'alone' && !isPrivate(match)) continue;
            const board = shown(game, match, language, who);
            const components = withEmptyPictures(board);
            if (!hasPicture(components)) continue;
            const { id: channel = '' } = discord.channels[Math.floor(samples.length / MOST_SHOWN)] ?? {};
            const { message } = isPrivate(match)
              ? discord.post(
                  channel,
                  discord.bot,
                  { components, flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral },
                  viewer,
                )
              : discord.show(channel, components, viewer, 'board');
            samples.push({
              id: message.id,
              what: `${kind} in ${language}, ${who}`,
              game: game.name,
              hasMenu: isMenu(components),
              unpriced: unpricedIn(components, match, language),
            });
            for (const words of tipsBelow(board, match, language))
              tipped.push({ board: message.id, tip: words, what: `${kind} in ${language}, ${who}` });
          }
    const last = discord.channels.at(-1)?.id ?? '';
    // A message's height is measured from the end of the one above it.
    discord.post(last, discord.bot, { content: 'The first of all.' });
    for (const { tip } of tipped)
      if (!tips.has(tip)) {
        const { message } = discord.post(
          last,
          discord.bot,
          {
            components: [{ type: ComponentType.TextDisplay, content: tip }],
            flags: MessageFlags.IsComponentsV2,
          },
          viewer,
        );
        tips.set(tip, message.id);
      }
    measured = await measuredPage(discord, chromium ?? '');
  });
  afterAll(() => measured?.close());

  /** By how many pixels each message is too high, in all channels. */
  const excess = async (): Promise<ReadonlyMap<string, number>> => {
    const privates = samples.filter(({ what }) => what.includes('private')).map(({ id }) => id);
    const over = new Map<string, number>();
    for (const [at, { name = '' }] of discord.channels.entries()) {
      const isLast = at === discord.channels.length - 1;
      const { id: found } = samples.slice(at * MOST_SHOWN, (at + 1) * MOST_SHOWN).at(-1) ?? {};
      const shownLast = isLast ? ([...tips.values()].at(-1) ?? found) : found;
      if (shownLast === undefined) continue;
      await measured.show(name ?? '', shownLast);
      for (const [id, by] of await measured.excess(privates)) over.set(id, by);
    }
    return over;
  };

  /** By how much each of these messages makes the last channel higher, which the page shows. */
  const heightsOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, number>> =>
    new Map(
      await measured.page.evaluate(
        (wanted) =>
          wanted.map((id) => {
            const message = document.getElementById(`message-${id}`);
            const all = [...document.querySelectorAll('.message')];
            const before = message === null ? undefined : all[all.indexOf(message) - 1];
            const high =
              (message?.getBoundingClientRect().bottom ?? Number.NaN) -
              (before?.getBoundingClientRect().bottom ?? Number.NaN);
            return [id, Math.ceil(high)] as const;
          }),
        [...ids],
      ),
    );

  /** What there is too much of at a size of the screen, and how high the tips are there. */
  interface Measured {
    readonly over: ReadonlyMap<string, number>;
    readonly heights: ReadonlyMap<string, number>;
  }
  const known = new Map<(typeof SCREENS)[number], Measured>();

  /** Measures everything at a size of the screen, the first time that it is asked for. */
  const measuredAt = async (size: (typeof SCREENS)[number]): Promise<Measured> => {
    const before = known.get(size);
    if (before !== undefined) return before;
    await measured.page.setViewportSize(size);
    // The page shows the channel of the tips when it has been through all.
    const [over, heights] = [await excess(), await heightsOf([...tips.values()])];
    known.set(size, { over, heights });
    return { over, heights };
  };

  it.each(SCREENS)('shows picture, question and all buttons together on $width × $height', async (size) => {
    const { over } = await measuredAt(size);
    const cut = samples.flatMap(({ id, what, game }) => {
      const by = over.get(id) ?? Number.NaN;
      return by <= 0 ? [] : [`${game}, ${what}: ${by} px too high`];
    });
    expect(cut).toEqual([]);
  });

  it.each(SCREENS)('keeps all that in sight above a tip on $width × $height', async (size) => {
    expect(tipped.map(({ what }) => what)).not.toEqual([]);
    const { over, heights } = await measuredAt(size);
    const cut = tipped.flatMap(({ board, tip, what }) => {
      const by = (over.get(board) ?? Number.NaN) + (heights.get(tips.get(tip) ?? '') ?? Number.NaN);
      return by <= 0 ? [] : [`${what}: ${by} px too high with ${tip}`];
    });
    expect(cut).toEqual([]);
  });

  it.each(allSamples.map(({ name, asks }) => [name, asks] as const))(
    'looks at every kind of question of %s',
    (name, asks) => {
      const seen = samples.flatMap(({ game, what }) =>
        game === name ? (what.match(/^[a-z-]+/u) ?? []) : [],
      );
      expect([...new Set(seen)].sort()).toEqual([...asks].sort());
    },
  );

  it('tells every price that is asked or paid', () => {
    expect(samples.flatMap(({ what, unpriced }) => unpriced.map((each) => `${what}: ${each}`))).toEqual([]);
    expect(samples.some(({ what }) => what.startsWith('trader'))).toBe(true);
  });

  it('has its answers on buttons, but where many name a resource, a card or a pearl each', () => {
    const menus = samples.flatMap(({ what, hasMenu }) => (hasMenu ? (what.match(/^[a-z-]+/u) ?? []) : []));
    expect(menus.filter((kind) => !MENUS.includes(kind))).toEqual([]);
  });
});
