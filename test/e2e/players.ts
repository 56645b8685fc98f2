import type { APIMessage } from 'discord-api-types/v10';
import { readId } from '../../src/discord/protocol/ids.ts';
import type { Client } from '../../src/playground/people.ts';
import type { GivenOption } from '../../src/playground/person.ts';
import type { Pace } from '../../src/tables/model/pace.ts';
import { dice } from '../discord/dice.ts';
import { type Control, control, controls, live, seen, use, whisper, words } from './screen.ts';

/** As long as a whole game may take on a slow machine, in milliseconds. */
export const GAME_TIME = { timeout: 900_000 };

/** People who play by what they see in the channel, and by nothing else. */
export interface Players {
  readonly presses: number;
  /** Answers one question, whoever is asked; false when nobody is: the game is over. */
  play(): Promise<boolean>;
  /**
   * Whether the board follows the last answer within this many milliseconds: a press that is only acknowledged may still be
   * lost with its bot, or refused, as while another bot keeps the table busy. Then the board can be pressed again.
   */
  followed(within: number): Promise<boolean>;
}

/** What brings a game forward, best first; anything else is left to chance. */
const EAGER = ['cube', 'bonus', 'for.p', 's'] as const;

/**
 * Opens a table with these people, the first of them the host, and so many computers beside them, and starts it; at the usual pace
 * where none is named.
 * Returns the id of the table.
 */
export async function sitDown(
  people: readonly Client[],
  channel: string,
  options: readonly GivenOption[] = [],
  game = 'otys',
  computers = 0,
  pace?: Pace,
): Promise<string> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('nobody wants to play');
  await host.command(channel, ['play', game], options);
  const lobby = await seen('the lobby', () => live(host, channel));
  for (const person of others) await pressed(person, channel, lobby, control(lobby, 'lobby', 'join'));
  for (let added = 0; added < computers; added += 1) await host.command(channel, ['table', 'computer']);
  if (pace !== undefined) await host.command(channel, ['table', 'pace'], [{ name: 'pace', value: pace }]);
  const full = await seen('a lobby that can start', () => {
    const message = live(host, channel);
    return message !== undefined && control(message, 'lobby', 'start') !== undefined ? message : undefined;
  });
  await pressed(host, channel, full, control(full, 'lobby', 'start'));
  const board = await seen('the first board', () => {
    const message = live(host, channel);
    return message !== undefined && control(message, 'look') !== undefined ? message : undefined;
  });
  return tableOf(board);
}

async function pressed(
  person: Client,
  channel: string,
  message: APIMessage,
  button: Control | undefined,
): Promise<void> {
  if (button === undefined) throw new Error(`nothing to press in: ${words(message)}`);
  const outcome = await use(person, channel, message, button);
  if (outcome.kind !== 'answered') throw new Error(`${button.label} came to ${JSON.stringify(outcome)}`);
}

function tableOf(message: APIMessage): string {
  for (const { customId } of controls(message)) {
    const id = readId(customId);
    if (typeof id === 'object' && 'table' in id) return id.table;
  }
  throw new Error('this message is no table’s');
}

/**
 * The people of one table, playing at random but not against their own interest. Before each press they wait until the bot is at rest: a
 * person is slower than the private page that a press brings.
 */
export function players(
  people: readonly Client[],
  channel: string,
  seed: number,
  atRest: () => Promise<void> = async () => {},
): Players {
  const roll = dice(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[roll(list.length)];
  const [watcher] = people;
  if (watcher === undefined) throw new Error('nobody is there');
  let presses = 0;
  let answeredFace = '';

  /** One of those who are asked; several may be at once. */
  const asked = (message: APIMessage): Client | undefined => {
    const mentioned = [...words(message).matchAll(/<@(\d+)>/g)].map(([, id]) => id);
    return pick(people.filter(({ user }) => mentioned.includes(user.id)));
  };

  const answered = async (person: Client, message: APIMessage, choice: Control): Promise<void> => {
    await pressed(person, channel, message, choice);
    // What would leave behind something that lies ready is asked about once.
    const page = isLastWord(choice) ? whisper(person, channel) : undefined;
    const anyway =
      page && controls(page).find(({ customId }) => customId.endsWith(`:ready:${choice.notation}`));
    if (page !== undefined && anyway !== undefined) await pressed(person, channel, page, anyway);
    presses += entriesOf(choice);
  };

  /** The private page that a button opens, which takes the place of another one. */
  const opened = async (
    person: Client,
    board: APIMessage,
    button: Control | undefined,
  ): Promise<APIMessage> => {
    const former = whisper(person, channel)?.id;
    await pressed(person, channel, board, button);
    return seen(`the page of ${button?.label}`, () => {
      const page = whisper(person, channel);
      return page?.id === former ? undefined : page;
    });
  };

  /** Completes a contract where there is one, from the private page that tells of them. */
  const completed = async (person: Client, board: APIMessage): Promise<boolean> => {
    const button = control(board, 'look', 'asides');
    if (button === undefined) return false;
    const page = await opened(person, board, button);
    const choice = pick(controls(page).filter(({ notation }) => notation !== undefined));
    if (choice !== undefined) await answered(person, page, choice);
    person.dismiss(channel, page.id);
    return choice !== undefined;
  };

  const kept = async (person: Client, board: APIMessage): Promise<void> => {
    const page = await opened(person, board, control(board, 'look', 'question'));
    const choice = pick(controls(page).filter(({ notation }) => notation !== undefined));
    if (choice === undefined) throw new Error(`no answers to: ${words(page)}`);
    await answered(person, page, choice);
    person.dismiss(channel, page.id);
  };

  const following = (within?: number): Promise<APIMessage> =>
    seen(
      'a board that follows the last answer',
      () => {
        const message = live(watcher, channel);
        return message === undefined || faceOf(message) === answeredFace ? undefined : message;
      },
      within,
    );

  return {
    get presses() {
      return presses;
    },
    async followed(within) {
      try {
        await following(within);
        return true;
      } catch {
        answeredFace = '';
        return false;
      }
    },
    async play() {
      await atRest();
      const board = await following();
      // A board has help; a final standing has none.
      if (control(board, 'look', 'help') === undefined) return false;
      const person = asked(board);
      if (person === undefined) throw new Error(`nobody is asked in: ${words(board)}`);
      answeredFace = faceOf(board);
      // Of more than two answers by one press those between may be given by themselves as well: nobody could count them.
      const answers = controls(board).filter((one) => one.notation !== undefined && entriesOf(one) <= 2);
      if (answers.length === 0) {
        await kept(person, board);
        return true;
      }
      const ending = answers.some(({ notation }) => notation === 'end');
      if (ending && (await completed(person, board))) return true;
      const eager = EAGER.flatMap((wanted) => answers.find(({ notation }) => notation === wanted) ?? []);
      const choice = eager[0] ?? pick(answers.filter(({ notation }) => notation !== 'stay'));
      if (choice === undefined) throw new Error(`no answers to: ${words(board)}`);
      await answered(person, board, choice);
      return true;
    },
  };
}

/** Whether a button gives several answers at once: with the end of a turn. */
export const isTwo = ({ notation = '' }: Control): boolean => notation.endsWith('+end');

const isLastWord = (button: Control): boolean =>
  isTwo(button) || button.notation === 'end' || button.notation === 'stay';

/** How many entries of the log the answers of a button are. */
export const entriesOf = ({ notation = '' }: Control): number => notation.split('+').length;

/** Tells one state of the board from another: every question has ids of its own, and where several are asked it is said who still is. */
const faceOf = (message: APIMessage): string =>
  JSON.stringify([message.id, controls(message), words(message)]);
