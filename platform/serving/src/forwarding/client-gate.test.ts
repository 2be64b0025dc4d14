import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ClientLimits, createClientGate, type Leave } from './client-gate.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const open = (limits: Partial<ClientLimits> = {}) => {
  const gate = createClientGate({ atOnce: 4, perClient: 2, queued: 10, waitMs: 3_000, ...limits });
  /** Names of requests in the order in which they began, or were refused. */
  const events: string[] = [];
  const leaves = new Map<string, Leave>();
  const enter = (...names: string[]): void => {
    for (const name of names)
      gate.enter(name.charAt(0), (leave) => {
        events.push(leave ? name : `${name} refused`);
        if (leave) leaves.set(name, leave);
      });
  };
  return { enter, events, leave: (name: string) => leaves.get(name)?.() };
};

it('gives one network only its share, and the rest to others at once', () => {
  const { enter, events, leave } = open();
  enter('a1', 'a2', 'a3', 'b1');
  expect(events).toEqual(['a1', 'a2', 'b1']);
  leave('b1');
  expect(events).toEqual(['a1', 'a2', 'b1']);
  leave('a1');
  expect(events).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('lets networks that wait take turns', () => {
  const { enter, events, leave } = open({ atOnce: 1, perClient: 1 });
  enter('a1', 'a2', 'a3', 'b1');
  for (const name of ['a1', 'a2', 'b1', 'a3']) leave(name);
  expect(events).toEqual(['a1', 'a2', 'b1', 'a3']);
  enter('b2');
  expect(events.at(-1)).toBe('b2');
});

it('refuses a request that waited too long, and then forgets it', () => {
  const { enter, events, leave } = open({ atOnce: 1 });
  enter('a1', 'b1');
  vi.advanceTimersByTime(3_000);
  expect(events).toEqual(['a1', 'b1 refused']);
  leave('a1');
  expect(events).toHaveLength(2);
});

it('refuses the network with the most waiting requests when too many wait', () => {
  const { enter, events } = open({ atOnce: 1, queued: 3 });
  enter('a1', 'b1', 'b2', 'b3', 'c1', 'b4', 'c2');
  expect(events).toEqual(['a1', 'b3 refused', 'b4 refused', 'c2 refused']);
});
