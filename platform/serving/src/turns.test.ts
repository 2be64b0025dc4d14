import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const open = () => {
  const turns = createTurns<string>();
  for (const task of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) turns.add(task.charAt(0), task);
  return turns;
};

// The test must notice this fault in platform/serving/src/turns.ts
// - of waiting) {
// + of [...waiting].sort()) {
it('clients take turns, and the tasks of each keep their order', () => {
  const turns = open();
  const order = Array.from({ length: 7 }, () => turns.next());
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', undefined]);
  expect(turns.size).toBe(0);
});

it('a client that may not begin keeps its place', () => {
  const turns = open();
  expect(turns.next((client) => client !== 'a')).toBe('b1');
  expect(turns.next((client) => client !== 'a')).toBe('c1');
  expect(turns.next()).toBe('a1');
  expect(turns.next(() => false)).toBeUndefined();
});

it('counts who waits, and who is ahead', () => {
  const turns = open();
  turns.remove('a', 'a2');
  turns.remove('a', 'a2');
  expect([turns.size, turns.waitingOf('a'), turns.waitingOf('d')]).toEqual([5, 2, 0]);
  expect([turns.ahead('a'), turns.ahead('b'), turns.ahead('d')]).toEqual([5, 5, 3]);
  turns.remove('a', 'a3');
  expect(turns.lastOfLongest()).toBe('c2');
});
