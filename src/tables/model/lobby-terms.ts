import { z } from 'zod';
import type { ReadBy } from './row-json.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** How long before its start a lobby reminds those who sit there, in milliseconds. */
export const REMIND_BEFORE = HOUR;
/** How long a seat is kept if nobody says, in milliseconds. */
export const USUAL_KEEPING = 24 * HOUR;

const startShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('full') }),
  z.object({
    kind: z.literal('at'),
    /** Milliseconds since 1970. */
    at: z.number(),
    /** What is due next; absent once the time has come and too few were there. */
    next: z.enum(['remind', 'begin']).exactOptional(),
    /** Whom a new message has called to it last, and the revision of the table that this was done with. */
    called: z.object({ revision: z.int(), people: z.array(z.string()) }).exactOptional(),
  }),
]);
/** When the match of a lobby begins without its host's pressing for it. */
export type LobbyStart = ReadBy<typeof startShape>;

/** What Discord was told to announce as an event of the server; without `id` it has refused that. */
const announcedShape = z.object({ id: z.string().exactOptional(), name: z.string(), at: z.number() });
/** An event of the server that announces a start. */
export type AnnouncedStart = ReadBy<typeof announcedShape>;

/** How a lobby gathers its people: who may sit down, and when it begins. */
export const termsShape = z.object({
  isPrivate: z.boolean(),
  /** Seats that are kept for somebody who does not sit there yet. `until` is in milliseconds since 1970. */
  kept: z.array(z.object({ person: z.string(), until: z.number() })),
  /** Absent if its host begins it. */
  start: startShape.exactOptional(),
  announced: announcedShape.exactOptional(),
});
/** What {@link termsShape} reads. */
export type LobbyTerms = ReadBy<typeof termsShape>;

/** The terms of a lobby if nobody says anything of them. */
export const USUAL_TERMS: LobbyTerms = { isPrivate: false, kept: [] };

/** A start at a time, set at `now`: with a reminder before it unless it is so soon that nobody needs one. */
export const startAt = (at: number, now: number): LobbyStart => ({
  kind: 'at',
  at,
  next: at - now > 2 * REMIND_BEFORE ? 'remind' : 'begin',
});

/** When a lobby is still to begin by itself; nothing if at no time, or if that is over. */
export const beginsAt = ({ start }: LobbyTerms): number | undefined =>
  start?.kind === 'at' && start.next !== undefined ? start.at : undefined;

/** What begins the match of a lobby: a time that is still to come, that it is full, or its host. */
export const beginsBy = (terms: LobbyTerms): 'at' | 'full' | 'host' =>
  beginsAt(terms) !== undefined ? 'at' : terms.start?.kind === 'full' ? 'full' : 'host';

/** Since when a lobby is overdue: its time has come, and too few were there. */
export const missedAt = ({ start }: LobbyTerms): number | undefined =>
  start?.kind === 'at' && start.next === undefined ? start.at : undefined;

/** The times at which something is due in a lobby by its terms. */
export const dueTimes = ({ kept, start }: LobbyTerms): readonly number[] => [
  ...kept.map(({ until }) => until),
  ...(start?.kind === 'at' && start.next !== undefined
    ? [start.next === 'remind' ? start.at - REMIND_BEFORE : start.at]
    : []),
];

/** The terms without a seat that is kept for somebody. */
export const withoutKept = (terms: LobbyTerms, person: string): LobbyTerms =>
  terms.kept.some((seat) => seat.person === person)
    ? { ...terms, kept: terms.kept.filter((seat) => seat.person !== person) }
    : terms;

/** The terms with another start: seats that were kept until the former one follow it, or are kept as usual. */
export const withStart = (terms: LobbyTerms, start: LobbyStart | undefined, now: number): LobbyTerms => {
  const { start: _former, ...others } = terms;
  const former = beginsAt(terms);
  const next: LobbyTerms = start === undefined ? others : { ...others, start };
  const until = beginsAt(next) ?? now + USUAL_KEEPING;
  return keptWithin({
    ...next,
    kept: terms.kept.map((seat) => (seat.until === former ? { ...seat, until } : seat)),
  });
};

/** Seats that are kept no longer than until the match begins. */
export const keptWithin = (terms: LobbyTerms): LobbyTerms => {
  const at = beginsAt(terms);
  return at === undefined
    ? terms
    : { ...terms, kept: terms.kept.map((seat) => ({ ...seat, until: Math.min(seat.until, at) })) };
};

/** What of its lobby's terms a match knows: an event that announces it is still to be taken away. */
export const termsInPlay = ({ isPrivate, announced }: LobbyTerms): LobbyTerms => ({
  ...USUAL_TERMS,
  isPrivate,
  ...(announced === undefined ? {} : { announced }),
});
