import type { APIActionRowComponent, APIComponentInMessageActionRow } from 'discord-api-types/v10';
import type { AnswerLabel, Tone } from '../../games/presenter.ts';
import { SELECT_OPTIONS } from '../limits.ts';
import type { Id, Place } from '../presses/ids.ts';
import { button, chunks, row, rows, select } from './components.ts';
import { type Icons, iconText } from './icons.ts';
import type { Voice } from './voice.ts';

/** More answers than this stand in a menu. */
const MOST_BUTTONS = 10;

/** An answer without others beside it is the way on, whatever its tone. */
const lookOf = (tone: Tone, answers: readonly AnswerLabel[]): Tone => (answers.length === 1 ? 'main' : tone);

/** Where answers stand, and what the question they belong to is told by. */
export interface Asked {
  readonly table: string;
  /** The ply at which the question was put to its seat. */
  readonly opened: number;
  readonly place: Place;
}

/** The answers to a question as buttons; where there are many, as menus with only what belongs beside them. */
export function answerRows(
  answers: readonly AnswerLabel[],
  asked: Asked,
  { say, icons }: Voice,
): readonly APIActionRowComponent<APIComponentInMessageActionRow>[] {
  const { table, opened, place } = asked;
  const buttonOf = ({ notation, label, icon, tone }: AnswerLabel) => {
    const id: Id = { kind: 'answer', table, opened, place, notation };
    return button({ id, label, icon, look: lookOf(tone, answers) }, icons);
  };
  if (answers.length <= MOST_BUTTONS) return rows(answers.map(buttonOf));
  const listed = chunks(
    answers.filter(({ besideMenu }) => besideMenu !== true),
    SELECT_OPTIONS,
  );
  const menus = listed.map((part, at) =>
    row([
      select(
        { kind: 'choose', table, opened, place, part: at },
        say('answers-choose', { part: at + 1, parts: listed.length }),
        part.map(({ notation, label, consequence, icon }) => ({
          value: notation,
          label,
          description: consequence,
          icon,
        })),
        icons,
      ),
    ]),
  );
  return [...menus, ...rows(answers.filter(({ besideMenu }) => besideMenu === true).map(buttonOf))];
}

/** What comes of each answer, line by line, for those that stand on buttons: a button has room for its name alone. */
export function consequences(answers: readonly AnswerLabel[], icons: Icons): string {
  if (answers.length > MOST_BUTTONS) return '';
  return answers
    .filter(({ consequence }) => consequence !== undefined)
    .map(({ label, consequence, icon }) => `${iconText(icons, icon)}**${label}** · ${consequence}`)
    .join('\n');
}
