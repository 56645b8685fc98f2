import { expect, test } from 'vitest';
import { NO_NEWS, newsOf } from '../../../../src/games/oteres/board/changes.ts';
import { newsSince } from '../../../../src/games/oteres/board/index.ts';
import { type Scene, scene } from '../position.ts';

const newsOfScene = ({ match }: Scene) => newsSince(match.view('spectator'), match.earlier('spectator'));

test('nothing is new before anything was played', () => {
  expect(newsOfScene(scene({ me: { hand: 'dive', pearls: '3' } }))).toBe(NO_NEWS);
});

test('a pearl from the pool is new where it lies, and missing where it was', () => {
  const news = newsOfScene(scene({ me: { hand: 'dive swap', pearls: '3' } }).play('play.dive'));
  expect(newsOf(news, 0).pearls).toEqual({ white: 1, black: 0 });
  expect([...newsOf(news, 0).came]).toEqual([2]);
  expect(newsOf(news, 0).hand).toBe(-1);
  expect(news.pool).toEqual({ white: -1, black: 0 });
  expect(news.discarded).toBe(1);
});

test('a pearl that was taken is one less for its old owner', () => {
  const news = newsOfScene(
    scene({ me: { hand: 'snatch dive' }, others: [{ pearls: '2 1' }, { pearls: '0' }] }).play('aim.snatch.1'),
  );
  expect(newsOf(news, 1).pearls.white).toBe(-1);
  expect(newsOf(news, 1).came.size).toBe(0);
  expect(newsOf(news, 0).came.size).toBe(1);
});

test('a card laid in front is new there', () => {
  const news = newsOfScene(scene({ me: { hand: 'abracadabra dive' } }).play('play.abracadabra'));
  expect([...newsOf(news, 0).laid]).toEqual(['abracadabra']);
});

test('the turn before is told as long as nothing has happened in the one under way', () => {
  const news = newsOfScene(scene({ me: { hand: 'urchin urchin dive swap', pearls: '3' } }).play('play.dive'));
  expect(newsOf(news, 0).wentOut).toBe(true);
});
