import { expect, test } from 'vitest';
import { games } from '../../../../src/games/index.ts';
import { writeSnapshot } from '../../../../src/games/saved.ts';
import { scene } from '../position.ts';
import { textContext } from './text-context.ts';

test('advice that begins with the sponsor and a dive in one names the button of the sponsor, which is there in any case', () => {
  const { match } = scene({
    me: { divers: { 3: 'engineer' }, credits: 1, batteries: 1 },
    sponsors: { 3: '5' },
  }).play('k3');
  const playable = games.find(({ name }) => name === 'otys')?.resume(writeSnapshot(match.snapshot));
  const told = (line: readonly string[]) => {
    const { label, onward } = playable?.prospect(0, line, textContext) ?? {};
    return [label, ...(onward ?? [])];
  };
  expect(told(['sgo', 'up.h'])).toEqual(['Sponsor first', 'Hacker 6→5']);
  expect(told(['s', 'go.up.h'])).toEqual(['Sponsor first', 'Hacker 6→5']);
});
