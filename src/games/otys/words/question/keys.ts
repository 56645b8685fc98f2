import type { Seat } from '../../../../engine/seat.ts';
import { LENGTHS } from '../../../lengths.ts';
import { nameOf } from '../../../person.ts';
import { BESIDE, COMMA, OR, shortName } from '../../board/piece-words.ts';
import { feeOf } from '../../rules/divers.ts';
import { SPONSOR_EFFECTS } from '../../rules/sponsors.ts';
import { neighboursOf } from '../../rules/spy.ts';
import { type DiverName, isExpert, type Level } from '../../rules/vocabulary.ts';
import { type Aim, aimInWords, aimOf, lacksAfter, type SponsorsThere } from '../aim.ts';
import { firstWithin } from '../offered.ts';
import { type Scene, sideOf } from '../scene.ts';
import { isSponsorUsable } from './ahead.ts';
import { type Asked, diverOn, keyAnswer, type Worded, type Wording, xKeyConsequence } from './asked.ts';
import { sponsorOn } from './sponsored.ts';

/** What a key question knows of sponsors. */
type ForLevel = Asked<'choose-key'> | Asked<'choose-level'>;

const sponsorsThere = (asked: ForLevel): SponsorsThere => ({
  sponsors: asked.scene.view.sponsors,
  isUsable: (level) => isSponsorUsable(asked, level),
});

/** What the sponsor of a level would do; that it is too dear or does nothing, where it cannot be used. */
function sponsorWords({ scene, seat }: ForLevel, level: Level, isUsable: boolean): string {
  const { sponsor, side } = sponsorOn(scene, level);
  if (isUsable) return scene.say(`otys-brief-sponsor-${sponsor}-${side}`);
  const isDear = SPONSOR_EFFECTS[sponsor][side].cost > sideOf(scene, seat).credits;
  return scene.say(isDear ? 'otys-aim-dear' : 'otys-aim-no-sponsor');
}

/** A diver that a Spy could copy, and whose it is: two neighbours may have the same. */
interface Copied {
  readonly diver: DiverName;
  readonly owners: readonly Seat[];
}

/**
 * The neighbours' divers whose work the asked seat's Spy could do on a level, those who bring resources first. A Spy that would only copy on is not
 * named beside another diver.
 */
function copiedThere({ scene, seat }: ForLevel, level: Level): readonly Copied[] {
  const standing = new Map<DiverName, readonly Seat[]>();
  for (const other of neighboursOf(seat, scene.view.seats.length)) {
    const { diver } = diverOn({ scene, seat: other }, level);
    standing.set(diver, [...(standing.get(diver) ?? []), other]);
  }
  return [...standing]
    .map(([diver, owners]) => ({ diver, owners }))
    .filter(({ diver }) => diver !== 'spy' || standing.size === 1)
    .sort((one, other) => Number(isExpert(other.diver)) - Number(isExpert(one.diver)));
}

/** Whom a Spy could copy, the longest wording first: with whose divers they are, by their short names alone, and only the first. */
function copiesInWords({ scene }: ForLevel, copied: readonly Copied[]): readonly string[] {
  const { say } = scene;
  const bare = ({ diver }: Copied): string => shortName(say, diver);
  const owned = (each: Copied): string =>
    say('otys-aim-copied', {
      diver: bare(each),
      names: each.owners.map((owner) => nameOf(scene, owner)).join(COMMA),
    });
  const first = copied.slice(0, 1);
  return [copied.map(owned), copied.map(bare), first.map(owned), first.map(bare)].map((divers) =>
    say('otys-aim-copy', { divers: divers.join(OR) }),
  );
}

/** How many Credits there are for the diver of a level, where these are too few, what its sponsor brings being among them; nothing where they are enough. */
function creditsShort(asked: ForLevel, level: Level, isUsable: boolean): number | undefined {
  const { scene, seat } = asked;
  const { diver, upgraded } = diverOn(asked, level);
  const { sponsor, side } = sponsorOn(scene, level);
  const effects = isUsable ? SPONSOR_EFFECTS[sponsor][side].effects : [];
  const { credits } = sideOf(scene, seat);
  const gained = effects.reduce(
    (sum, effect) => sum + (effect.kind === 'gain' && effect.purse === 'credits' ? effect.by : 0),
    0,
  );
  const isFree = effects.some(({ kind }) => kind === 'free-own');
  return isFree || feeOf(diver, upgraded) <= credits + gained ? undefined : credits;
}

/** The contract that is nearest on a level, with what its sponsor has to offer. */
const aimOn = (asked: ForLevel, level: Level): Aim | undefined =>
  aimOf(asked.scene, asked.seat, level, sponsorsThere(asked));

/** A level that lacks no more than this for a contract is near it. */
const NEAR = 1;

/** What a level lacks for a contract; of a Spy, who brings no resource, whom it could copy there, unless a contract is near or ready. */
function aimsOn(asked: ForLevel, level: Level, aim: Aim | undefined): readonly string[] {
  const { scene, seat } = asked;
  const aims = aimInWords(scene, seat, aim);
  const lacks = lacksAfter(aim) ?? Number.POSITIVE_INFINITY;
  if (diverOn(asked, level).diver !== 'spy' || lacks === 0) return aims;
  const copies = copiesInWords(asked, copiedThere(asked, level));
  if (lacks > NEAR) return copies;
  return [...copies.flatMap((copy) => aims.map((aim) => copy + BESIDE + aim)), ...aims];
}

/**
 * A level to dive on: who works there, what its sponsor would do, and what it then lacks for a contract. Every line says the same things in
 * the same order and the same words; one that would be too long tells in fewer what is lacking, or leaves out the sponsor. A diver that is too dear has that first: a contract on the way may still bring
 * the Credits.
 */
function levelAnswer(asked: ForLevel, level: Level, aim = aimOn(asked, level)): Worded {
  const named = keyAnswer(asked, level);
  const isUsable = sponsorsThere(asked).isUsable(level);
  const offer = sponsorWords(asked, level, isUsable);
  const aims = aimsOn(asked, level, aim);
  const lines = aims.length === 0 ? [offer] : aims.map((aim) => offer + BESIDE + aim);
  const credits = creditsShort(asked, level, isUsable);
  if (credits === undefined)
    return { ...named, consequence: firstWithin([...lines, ...aims], LENGTHS.consequence) };
  const short = asked.scene.say('otys-aim-credits', { credits });
  const told = [...lines, ...aims, offer].map((line) => short + BESIDE + line);
  return { ...named, consequence: firstWithin([...told, short], LENGTHS.consequence) };
}

/** That all keys come home with the one played this turn; nothing where they do not. */
export function fillsTrack(scene: Scene, seat: Seat): string | undefined {
  const { track, homeAt } = sideOf(scene, seat);
  return track.length + 1 >= homeAt ? scene.say('otys-note-keys-home') : undefined;
}

/** Whether the line of a key tells what its level lacks for a contract, which is explained once below them all. */
function tellsLacking(asked: ForLevel, level: Level): boolean {
  const aim = aimOn(asked, level);
  if ((lacksAfter(aim) ?? 0) === 0) return false;
  const { consequence = '' } = levelAnswer(asked, level, aim);
  return aimInWords(asked.scene, asked.seat, aim).some((words) => consequence.includes(words));
}

/** Which key the turn begins with. */
export const CHOOSE_KEY: Wording<'choose-key'> = {
  prompt: ({ scene }) => scene.say('otys-ask-key'),
  note: (asked) => {
    const { scene, seat, moves } = asked;
    const isLacking = moves.some((move) => move.kind === 'key' && tellsLacking(asked, move.level));
    const notes = [
      ...[fillsTrack(scene, seat) ?? []].flat(),
      ...(isLacking ? [scene.say('otys-note-key')] : []),
    ];
    return notes.length === 0 ? undefined : notes.join(' ');
  },
  answers: {
    key: (asked, { level }) => levelAnswer(asked, level),
    'x-key': (asked, { neutral }) => {
      const { scene, seat } = asked;
      return {
        label: neutral
          ? scene.say('otys-answer-neutral-x', { count: Math.max(1, sideOf(scene, seat).neutralX) })
          : scene.say('otys-answer-own-x'),
        ...(neutral && { button: scene.say('otys-answer-neutral-x', { count: 1 }) }),
        consequence: xKeyConsequence(asked, neutral),
        icon: neutral ? 'neutral-x' : 'own-x',
      };
    },
  },
};

/** Which level an X key opens. */
export const CHOOSE_LEVEL: Wording<'choose-level'> = {
  prompt: ({ scene, seat, step }) => {
    const { keys, ownX, neutralX } = sideOf(scene, seat);
    const isOnly = keys.length === 0 && (step.neutral ? !ownX : neutralX === 0);
    return scene.say(isOnly ? 'otys-ask-level-only-key' : 'otys-ask-level');
  },
  note: ({ scene }) => scene.say('otys-note-sponsors-moved'),
  answers: {
    level: (asked, { level }) => levelAnswer(asked, level),
  },
};
