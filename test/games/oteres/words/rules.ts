import { allSeats, type Viewer } from '../../../../src/engine/seat.ts';
import { oteres } from '../../../../src/games/oteres/index.ts';
import { say } from '../../../texts/shipped.ts';
import { boardsOf } from '../../boards-of.ts';
import { pageOf } from '../../page-of.ts';
import { type Looks, rulesBy } from '../../rules.ts';
import { given, type Scene } from '../position.ts';
import { looksOf } from '../rules.ts';
import { inOneMove, presenter } from './told.ts';

const people = ['Ana', 'Björn', 'Chidi', 'Dora', 'Eloísa'].map((name) => ({ name }));

/** What is asked first, and what stands beside each answer by its notation. */
function questionWords({ match }: Scene): Looks {
  const textContext = { say, people: people.slice(0, match.seats) };
  const [asked] = match.decisions;
  if (asked === undefined) return {};
  const view = match.view(asked.secret ? asked.seat : 'spectator');
  const { prompt, note = '', answers } = presenter.question(view, asked, textContext);
  return {
    ...{ prompt, note },
    labels: answers.map(({ label }) => label).join(' · '),
    pictures: presenter
      .questionPictures(match.view(asked.seat), asked, textContext)
      .map(({ alt }) => alt)
      .join(' '),
    term: presenter.term?.(asked, say, view) ?? '',
    ...Object.fromEntries(answers.map(({ notation, effects = [] }) => [notation, effects.join(' · ')])),
  };
}

/** All that is read of a position: its question, how it stands, and what came of the last line, by seat also as each of them reads it. */
function wordsOf(at: Scene): Looks {
  const { match, facts } = at;
  const textContext = { say, people: people.slice(0, match.seats) };
  const seen = (viewer: Viewer) => inOneMove(facts.flatMap((fact) => oteres.redact(fact, viewer) ?? []));
  const told = (viewer: Viewer) => presenter.happened(seen(viewer), textContext);
  const lines = (viewer: Viewer, turn: number) => told(viewer)[turn]?.lines.join(' ') ?? '';
  const bySeat = allSeats(match.seats).flatMap((seat) => {
    const view = match.view(seat);
    const { title, text, pictures } = pageOf(presenter, 'hand', view, seat, textContext);
    return Object.entries({
      news: (presenter.news?.(view, seat, textContext) ?? []).join(' / '),
      told: lines(seat, 0),
      next: lines(seat, 1),
      page: `${title}: ${text}`,
      alts: pictures.map(({ alt }) => alt).join(' '),
      position: presenter.description(view, textContext).join('\n'),
    }).map(([name, words]) => [`${seat}.${name}`, words]);
  });
  return {
    ...questionWords(at),
    ...Object.fromEntries(bySeat),
    table: boardsOf(presenter, match, textContext)
      .map(({ alt }) => alt)
      .join(' '),
    told: lines('spectator', 0),
    next: lines('spectator', 1),
    title: told('spectator')[0]?.title?.words ?? '',
    summary: presenter.summary(match.view('spectator'), textContext),
    position: presenter.description(match.view('spectator'), textContext).join('\n'),
    moments: (presenter.moments?.(seen('spectator'), textContext) ?? []).map(({ alt }) => alt).join(' '),
    waits: presenter.canWait?.(inOneMove(facts)) === true ? 'yes' : 'no',
  };
}

/** Tests of what is read in Öterés, in words. */
export const wordings = rulesBy({ begin: given, looks: looksOf, words: wordsOf });
