import type { Change } from './change.ts';
import { termsWithout } from './lobby-terms.ts';
import { callWithout } from './reminders.ts';
import type { Seated, SeatedPerson } from './seated.ts';
import { pseudonymousSeries } from './series.ts';
import type { Table } from './table.ts';
import { pseudonymousEvent } from './table-event.ts';
import type { Vote } from './vote.ts';

/** What somebody is called who has had their data removed. */
export const FORGOTTEN_NAME = '—';

const PSEUDONYM = 'gone-';

/** What stands for somebody who has their data removed, by the interaction by which they do. */
export const pseudonymFor = (interaction: string): string => `${PSEUDONYM}${interaction}`;

/** Whether an id stands for somebody who has had their data removed. */
export const isPseudonym = (id: string): boolean => id.startsWith(PSEUDONYM);

/** The table with a pseudonym wherever somebody was named, and with `mark` beside the seats that they held. */
export function pseudonymise(
  table: Table,
  person: string,
  { pseudonym, mark }: { readonly pseudonym: string; readonly mark: string | undefined },
): Change {
  const id = (known: string): string => (known === person ? pseudonym : known);
  const somebody = (known: SeatedPerson): SeatedPerson =>
    known.id === person ? { id: pseudonym, name: FORGOTTEN_NAME } : known;
  return {
    table: {
      ...table,
      host: id(table.host),
      first: table.first === undefined ? undefined : id(table.first),
      seats: table.seats.map((seated) => seatedAs(seated, person, somebody)),
      moved: table.moved === undefined ? undefined : { ...table.moved, by: id(table.moved.by) },
      former: table.former.map((held) =>
        held.id === person ? { ...held, id: pseudonym, ...(mark === undefined ? {} : { mark }) } : held,
      ),
      handovers: table.handovers.map(({ holder, ...handover }) => ({
        ...handover,
        holder: holder.kind === 'person' ? { kind: 'person', ...somebody(holder) } : holder,
      })),
      vote: table.vote === undefined ? undefined : voteOf(table.vote, id, somebody),
      events: table.events.map((event) => pseudonymousEvent(event, id, somebody)),
      notes: table.notes.filter((note) => note.person !== person),
      reports: table.reports.filter((report) => report.person !== person),
      recent: table.recent.filter((done) => done.person !== person),
      invited: table.invited.filter((known) => known !== person),
      declined: table.declined.filter((known) => known !== person),
      terms: termsWithout(table.terms, person),
      series: table.series === undefined ? undefined : pseudonymousSeries(table.series, id),
      calls: table.calls.map((call) => ({
        ...call,
        people: call.people.filter((known) => known !== person),
      })),
      answering: table.answering.filter((each) => each.person !== person),
      away: table.away.filter((absence) => absence.person !== person),
      announcements: table.announcements.filter((announcement) => announcement.person !== person),
      vacancy: table.vacancy === undefined ? undefined : callWithout(table.vacancy, person),
      turnClocks: table.turnClocks.map((turnClock) =>
        turnClock.offer === undefined
          ? turnClock
          : {
              ...turnClock,
              offer: {
                ...callWithout(turnClock.offer, person),
                voices: turnClock.offer.voices.filter((voice) => voice.person !== person),
              },
            },
      ),
    },
    isQuiet: true,
  };
}

function voteOf(
  vote: Vote,
  id: (known: string) => string,
  somebody: (known: SeatedPerson) => SeatedPerson,
): Vote {
  const { proposal, refused } = vote;
  return {
    ...vote,
    by: id(vote.by),
    agreed: vote.agreed.map(id),
    ...(refused === undefined ? {} : { refused: id(refused) }),
    proposal: proposal.kind === 'substitute' ? { ...proposal, person: somebody(proposal.person) } : proposal,
  };
}

/** Nobody comes back under a pseudonym to a seat that a computer plays. */
function seatedAs(seated: Seated, person: string, somebody: (known: SeatedPerson) => SeatedPerson): Seated {
  switch (seated.kind) {
    case 'person':
      return { kind: 'person', ...somebody(seated) };
    case 'free':
      return { ...seated, left: somebody(seated.left) };
    case 'computer':
      return seated.standIn?.person.id === person ? withoutStandIn(seated) : seated;
  }
}

function withoutStandIn({
  standIn: _standIn,
  ...computer
}: Extract<Seated, { readonly kind: 'computer' }>): Seated {
  return computer;
}
