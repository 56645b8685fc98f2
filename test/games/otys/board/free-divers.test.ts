import { expect, test } from 'vitest';
import { lookAhead } from '../../../../src/engine/foresight.ts';
import { seaPicture } from '../../../../src/games/otys/board/index.ts';
import { components } from '../../../../src/games/otys/index.ts';
import type { OtysView } from '../../../../src/games/otys/rules/view.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import { letteringOf, recordType } from '../../../canvas/recorded-type.ts';
import { say } from '../../../texts/shipped.ts';
import { pageOf } from '../../page-of.ts';
import { scene } from '../position.ts';
import { textContext } from '../words/text-context.ts';

recordType();

const presenter = createOtysPresenter(components);
const before = scene({
  me: { divers: { 3: 'explorer', 4: 'engineer+', 5: 'trader' }, credits: 3, batteries: 1 },
  others: [{ divers: { 3: 'explorer' } }],
  sponsors: { 3: '1a' },
}).play('k3');
const after = before.play('s');

/** What is written first below the names of these divers on a sea: their price, and what a Trader buys for. */
const pricesOn = async (view: OtysView, seat: number): Promise<readonly string[]> => {
  const letters = await letteringOf(seaPicture(view, seat, textContext.people, components, say));
  return ['Spy', 'Engineer', 'Explorer', 'Trader'].map(
    (name) => letters[letters.findIndex(({ text }) => text === name) + 1]?.text ?? '',
  );
};

test('own divers cost nothing on their tiles once sponsor 1 advanced was used (rulebook, "Sponsor tiles")', async () => {
  expect((await pricesOn(before.view(), 0)).slice(0, 3)).toEqual(['1', '0', '2']);
  expect(await pricesOn(after.view(), 0)).toEqual(['0', '0', '0', '/']);
});

test('divers of others keep their price, as does whoever is up in the next turn', async () => {
  expect((await pricesOn(after.view(), 1)).slice(0, 3)).toEqual(['1', '1', '2']);
  const next = after.play('go r0 skip end');
  expect(next.view().freeDivers).toBe(false);
  expect((await pricesOn(next.view(), 0)).slice(0, 3)).toEqual(['1', '0', '2']);
});

test('what is free is said as well: in the answer that dives, in the legend, in the alt text, and in the position', () => {
  const [decision] = after.match.decisions;
  if (decision === undefined) throw new Error('Nothing is asked');
  const words = {
    dive: presenter
      .question(after.view(), decision, textContext, lookAhead(after.match, 0))
      .answers.flatMap(({ effects }) => effects ?? [])
      .join('\n'),
    legend: pageOf(presenter, 'legend', after.view(), 0, textContext).text,
    others: pageOf(presenter, 'legend', after.view(), 1, textContext).text,
    board: presenter.description(after.view(), textContext).join('\n'),
    alt: seaPicture(after.view(), 0, textContext.people, components, say).alt,
  };
  expect(words.dive).toContain('2 Credits per contract on level 3');
  expect(words.dive).not.toMatch(/−\d Credit/u);
  expect(words.legend).toContain('take a reward token for free');
  expect(words.legend).toContain('buy 1 for free');
  expect(words.others).toContain('take a reward token for 2 Credits');
  expect(words.board).toContain('Ana pays nothing for their own divers this turn.');
  expect(words.alt).toContain('pays nothing for their own divers this turn.');
});
