import { expect, test } from 'vitest';
import { lookAhead } from '../../../../src/engine/foresight.ts';
import { focusOf } from '../../../../src/games/otys/board/focus.ts';
import { components } from '../../../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import { sayInGerman } from '../../text-context.ts';
import { type Scene, scene } from '../position.ts';
import { textContext } from './text-context.ts';

const presenter = createOtysPresenter(components);
const german = { ...textContext, say: sayInGerman };

/** The open question of a scene, as all see it. */
function asked(at: Scene, words = textContext) {
  const [decision] = at.match.decisions;
  if (decision === undefined) throw new Error('nothing is asked');
  const { prompt, note, answers } = presenter.question(
    at.view(),
    decision,
    words,
    lookAhead(at.match, decision.seat),
  );
  return { prompt, note, answers: answers.map(({ label }) => label), focus: focusOf(at.view(), [decision]) };
}

/** Whoever is up on level 3, with a public contract complete on level 5. */
const on = (diver: string, sponsor: string, more: object = {}, cubes = 'ffff') =>
  scene({
    me: { divers: { 3: diver }, cubes: { 3: cubes, 5: 'mp' }, ...more },
    sponsors: { 3: sponsor },
    row: 'mp mmff',
    display: { 3: 'mf-orange prestige-green-a' },
  });

test('a diver that could do something after a contract says what it lacks, and shows where', () => {
  const plant = asked(on('plant', '3').play('k3 go'));
  expect(plant.prompt).toBe(
    'The Plant Expert can’t do anything yet: level 3 is full. Complete a contract, or go on?',
  );
  expect(plant.answers).toEqual(['Go on anyway']);
  expect(plant.focus).toContainEqual({ kind: 'shelf', seat: 0, level: 3 });
  expect(asked(on('plant+', '3').play('k3 go bonus')).prompt).toMatch(
    /^The Plant Expert can’t do anything else yet/,
  );
  const engineer = asked(on('engineer', '3').play('k3 go'));
  expect(engineer.prompt).toMatch(/^The Engineer can’t do anything yet: too few Credits\./);
  expect(engineer.focus).toContainEqual({ kind: 'holding', seat: 0, holding: 'credits' });
  expect(asked(on('explorer', '3', { credits: 1 }).play('k3 go')).prompt).toContain('too few Credits');
});

test('step 1 with the dive alone says what it lacks', () => {
  const step = asked(on('plant', '4', { credits: 1 }).play('k3'));
  expect(step.prompt).toBe(
    'Nothing to do before you dive: too few Credits, no Battery. Dive, or first complete a contract that is ready?',
  );
  expect(step.answers).toEqual(['Dive']);
  expect(step.focus).toContainEqual({ kind: 'holding', seat: 0, holding: 'batteries' });
});

test('sponsors that leave a single answer for now say what they lack', () => {
  expect(asked(on('plant', '5a', {}, 'f').play('k3 s')).prompt).toBe(
    'You can’t move a resource yet: no Battery. Complete a contract first, or take a Battery?',
  );
  expect(asked(on('plant', '2a').play('k3 s')).prompt).toBe(
    'You can use only one token (the other: level 3 is full). Complete a contract first, or use it?',
  );
});

test('a diver that could do nothing is told with the next question, and in the position in words', () => {
  const idle = (me: object, line: string, sponsor = '3') =>
    scene({ me: { divers: { 3: 'engineer' }, ...me }, sponsors: { 3: sponsor }, row: 'pptt mmff' }).play(
      line,
    );
  const ending = idle({}, 'k3');
  expect(asked(ending)).toMatchObject({
    prompt: 'End your turn?',
    note: 'The Engineer couldn’t do anything: too few Credits.',
  });
  expect(presenter.description(ending.view(), textContext).join('\n')).toContain(
    'The Engineer couldn’t do anything: too few Credits.',
  );
  expect(asked(idle({ mechanic: 3, hacker: 3 }, 'k3')).note).toContain(
    'propeller and Hacker can’t get any better',
  );
  expect(asked(idle({ credits: 1 }, 'k3 s up.m', '2')).note).toMatch(
    /^The second time the Engineer couldn’t/,
  );
  expect(asked(idle({ credits: 1 }, 'k3 up.m')).note).toBeUndefined();
});

test('the same in German', () => {
  expect(asked(on('plant', '3').play('k3 go'), german)).toMatchObject({
    prompt: 'Der Pflanzen-Experte kann noch nichts tun: Ebene 3 ist voll. Erst ein Auftrag oder weiter?',
    answers: ['Weiter'],
  });
  expect(asked(on('plant+', '3').play('k3 go bonus'), german).prompt).toContain(
    'kann noch nichts weiter tun',
  );
});
