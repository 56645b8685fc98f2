import { test } from 'vitest';
import { components } from '../../../../src/games/otys/index.ts';
import { createOtysPresenter } from '../../../../src/games/otys/words/index.ts';
import { expectRulesToFit, expectWordsToFit } from '../../fitting-words.ts';
import { say } from '../../text-context.ts';
import { textContext } from './text-context.ts';
import { walk } from './walk.ts';

const presenter = createOtysPresenter(components);

test('pages, status and position in words fit their messages at every ply, for every viewer', () => {
  walk({ seats: 4, sponsors: 'random', variant: 'on', seed: 'pages', plies: 400 }, (match) => {
    expectWordsToFit(presenter, match, textContext, 400);
  });
});

test('the rules fit their messages and leave no variable unfilled', () => {
  expectRulesToFit(presenter.rules(say));
});
