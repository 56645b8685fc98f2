import { describe, expect, it } from 'vitest';
import { computerName } from '../../src/tables/model/computer-name.ts';
import type { Seated } from '../../src/tables/model/seated.ts';

const person = (name: string): Seated => ({ kind: 'person', id: '1', name });
const named = (id: string, seats: readonly Seated[], number = 1) => computerName({ id, seats }, number);

describe('a computer', () => {
  it('has the same name at its table each time, and often another at the next one', () => {
    expect(named('a', [])).toBe(named('a', []));
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => named(id, []))).size).toBeGreaterThan(2);
  });

  it('shares its name with no other computer of the table', () => {
    const names = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => named('a', [], number));
    expect(new Set(names).size).toBe(names.length);
  });

  it('is never called like somebody at the table, who may have more than one name', () => {
    const usual = named('a', []);
    const other = named('a', [person(`${usual.toUpperCase()} Lind`)]);
    expect(other).not.toBe(usual);
    expect(named('a', [person(usual), person(other)])).not.toBe(other);
    expect(named('a', [{ kind: 'free', why: 'left', left: { id: '1', name: usual } }])).toBe(other);
  });

  it('keeps its name when somebody sits down who is called otherwise', () => {
    expect(named('a', [person('Xaver')], 3)).toBe(named('a', [], 3));
  });
});
