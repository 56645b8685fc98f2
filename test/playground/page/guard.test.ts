import { describe, expect, it } from 'vitest';
import { isLoopbackHost, isOwnPage } from '../../../src/playground/page/guard.ts';

describe('who may open the page', () => {
  it.each(['127.0.0.1:3000', 'localhost:3000', 'LOCALHOST', '[::1]:3000'])('takes %s', (host) => {
    expect(isLoopbackHost(host)).toBe(true);
  });

  it.each([
    undefined,
    '',
    'evil.example',
    'evil.example:3000',
    '127.0.0.1.evil.example',
    'localhost.evil.example:80',
  ])('turns %s away', (host) => {
    expect(isLoopbackHost(host)).toBe(false);
  });

  it.each([
    ['127.0.0.1:3000', 'http://127.0.0.1:3000', true],
    ['localhost:3000', 'http://localhost:3000', true],
    ['127.0.0.1:3000', 'http://evil.example', false],
    ['127.0.0.1:3000', 'http://127.0.0.1:4000', false],
    ['127.0.0.1:3000', 'null', false],
    ['evil.example:3000', 'http://evil.example:3000', false],
  ])('lets a socket to %s be opened from %s: %s', (host, origin, taken) => {
    expect(isOwnPage({ headers: { host, origin } })).toBe(taken);
  });

  it('wants to know where a socket comes from', () => {
    expect(isOwnPage({ headers: { host: '127.0.0.1:3000' } })).toBe(false);
  });
});
