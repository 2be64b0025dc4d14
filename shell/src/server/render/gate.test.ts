import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGate, type Gate, type GateLimits, type Place } from './gate.ts';

const ordinary = (client = 'a'): Place => ({ isOrdinary: true, client });
const invented = (client = 'a'): Place => ({ isOrdinary: false, client });

describe('the gate of renders', () => {
  let gate: Gate;
  let now: number;
  /** Names of tasks in the order in which they began, or were refused. */
  let events: string[];
  const leaves = new Map<string, () => void>();
  const open = (limits: Partial<GateLimits> = {}) => {
    gate = createGate({ atOnce: 1, queued: 100, waitMs: 60_000, ...limits }, { now: () => now });
  };
  const enter = (name: string, place: Place): void =>
    void gate.enter(place).then((leave) => {
      events.push(leave ? name : `${name} refused`);
      if (leave) leaves.set(name, leave);
    });
  const settled = () => new Promise(setImmediate);
  /** Ends tasks in the order in which they begin, until none is left. */
  const finishAll = async (): Promise<void> => {
    await settled();
    for (const name of events) {
      leaves.get(name)?.();
      leaves.delete(name);
      await settled();
    }
  };
  beforeEach(() => {
    now = 0;
    events = [];
    leaves.clear();
  });
  afterEach(() => vi.useRealTimers());

  it('has spare places until half of them are taken', async () => {
    open({ atOnce: 4 });
    await gate.enter();
    expect(gate.hasSpare()).toBe(true);
    const leave = await gate.enter();
    expect(gate.hasSpare()).toBe(false);
    leave?.();
    expect(gate.hasSpare()).toBe(true);
  });

  it('lets clients take turns, however many tasks one of them has', async () => {
    open();
    for (const name of ['a1', 'a2', 'a3', 'a4']) enter(name, invented('a'));
    for (const name of ['b1', 'b2']) enter(name, invented('b'));
    await finishAll();
    expect(events).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
  });

  it('begins three ordinary pages for each invented one', async () => {
    open();
    enter('first', invented());
    for (const name of ['i1', 'i2']) enter(name, invented());
    for (const name of ['o1', 'o2', 'o3', 'o4', 'o5']) enter(name, ordinary());
    await finishAll();
    expect(events).toEqual(['first', 'o1', 'o2', 'o3', 'i1', 'o4', 'o5', 'i2']);
  });

  it('keeps a quarter of the places for ordinary pages', async () => {
    open({ atOnce: 4 });
    for (const name of ['i1', 'i2', 'i3', 'i4']) enter(name, invented());
    enter('o1', ordinary());
    await settled();
    expect(events).toEqual(['i1', 'i2', 'i3', 'o1']);
    leaves.get('o1')?.();
    await settled();
    expect(events).toHaveLength(4);
    leaves.get('i1')?.();
    await settled();
    expect(events.at(-1)).toBe('i4');
  });

  it('refuses tasks of the client with the most waiting ones when the queue is full', async () => {
    open({ queued: 3 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) enter(name, invented('a'));
    enter('b1', invented('b'));
    enter('a5', invented('a'));
    enter('o1', ordinary('a'));
    await finishAll();
    expect(events.filter((name) => name.endsWith('refused')).toSorted()).toEqual([
      'a3 refused',
      'a4 refused',
      'a5 refused',
    ]);
    expect(events.filter((name) => !name.endsWith('refused'))).toEqual(['a1', 'o1', 'a2', 'b1']);
  });

  it('refuses an invented page at once when ordinary pages fill the queue', async () => {
    open({ queued: 2 });
    for (const name of ['o1', 'o2', 'o3']) enter(name, ordinary('a'));
    enter('i1', invented('b'));
    await settled();
    expect(events).toEqual(['o1', 'i1 refused']);
  });

  it('refuses a task at once that would wait too long at the present speed', async () => {
    open({ waitMs: 3_000 });
    enter('first', ordinary());
    await settled();
    now += 1_000;
    leaves.get('first')?.();
    for (const name of ['running', '1', '2', '3', '4']) enter(name, ordinary());
    await settled();
    expect(events).toEqual(['first', 'running', '4 refused']);
  });

  it('refuses a task that waited too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    open({ waitMs: 3_000 });
    enter('running', ordinary());
    enter('late', ordinary());
    await settled();
    vi.advanceTimersByTime(3_000);
    await settled();
    expect(events).toEqual(['running', 'late refused']);
    leaves.get('running')?.();
    enter('next', ordinary());
    await settled();
    expect(events.at(-1)).toBe('next');
  });
});
