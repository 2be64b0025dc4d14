import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gatePool } from './pool-gate.ts';
import { type Priority, runInScope } from './request-scope.ts';

/** Connections without a database. */
const poolOf = () =>
  ({ connect: async () => ({ release: () => undefined }), options: {} }) as unknown as Pool;
const MAX = 10;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = (longestWaitMs = 3_000) => {
  const gate = gatePool(poolOf(), MAX, longestWaitMs);
  const take = (priority: Priority) => runInScope({ priority }, () => gate.connect());
  const takeMany = (priority: Priority, count: number) =>
    Promise.all(Array.from({ length: count }, () => take(priority)));
  return { gate, take, takeMany };
};

it('keeps connections for important requests while lists wait', async () => {
  const { gate, take, takeMany } = open();
  await takeMany('low', 6);
  const list = take('low');
  list.catch(() => undefined);
  expect(gate.numbers()).toEqual({ max: MAX, busy: 6, waiting: 1 });
  await takeMany('normal', 2);
  await takeMany('high', 2);
  expect(gate.numbers()).toEqual({ max: MAX, busy: 10, waiting: 1 });
});

it('gives a free connection to the most important waiting request', async () => {
  const { take, takeMany } = open();
  const [first] = await takeMany('high', MAX);
  const order: Priority[] = [];
  for (const priority of ['low', 'normal', 'high'] as const)
    take(priority).then(
      () => order.push(priority),
      () => undefined,
    );
  first?.release();
  await vi.advanceTimersByTimeAsync(0);
  expect(order).toEqual(['high']);
});

it('sheds a waiting list after a second, and further ones at once', async () => {
  const { gate, take, takeMany } = open();
  await takeMany('high', MAX);
  const waiting = Array.from({ length: 10 * MAX }, () => take('low').catch(({ code }) => code as string));
  await expect(take('low')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(gate.shed.low).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['UNAVAILABLE']));
  expect(gate.numbers()).toEqual({ max: MAX, busy: MAX, waiting: 0 });
});

it('lets a list wait for a third of the longest wait', async () => {
  const { gate, take, takeMany } = open(18_000);
  await takeMany('high', MAX);
  const waiting = take('low').catch(({ code }) => code as string);
  await vi.advanceTimersByTimeAsync(5_999);
  expect(gate.shed.low).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(await waiting).toBe('UNAVAILABLE');
});

it('gives clients turns, and each read of the shop itself one of its own', async () => {
  const { gate, takeMany } = open();
  const connections = await takeMany('high', MAX);
  const order: string[] = [];
  const wait = (name: string, client?: string) =>
    void runInScope({ priority: 'normal', client }, () => gate.connect()).then(
      () => order.push(name),
      () => order.push(`${name} shed`),
    );
  for (const name of ['a1', 'a2', 'a3']) wait(name, 'a');
  wait('b1', 'b');
  wait('own 1');
  wait('own 2');
  for (const connection of connections.slice(0, 8)) connection.release();
  await vi.advanceTimersByTimeAsync(0);
  expect(order).toEqual(['a1', 'b1', 'own 1', 'own 2', 'a2', 'a3']);
});

it('sheds the last request of the client with the most when the queue is full', async () => {
  const { gate, takeMany } = open();
  await takeMany('high', MAX);
  const shed: string[] = [];
  const wait = (name: string, client: string) =>
    void runInScope({ priority: 'low', client }, () => gate.connect()).catch(() => shed.push(name));
  for (let count = 1; count <= 10 * MAX; count += 1) wait(`a${count}`, 'a');
  wait('b1', 'b');
  await vi.advanceTimersByTimeAsync(0);
  wait('a101', 'a');
  await vi.advanceTimersByTimeAsync(0);
  expect(shed).toEqual([`a${10 * MAX}`, 'a101']);
  expect(gate.shed.low).toBe(2);
});

it('counts a failed connection as free again', async () => {
  const gate = gatePool({ connect: () => Promise.reject(new Error('away')), options: {} } as never, 1, 3_000);
  await expect(gate.connect()).rejects.toThrow('away');
  await expect(gate.connect()).rejects.toThrow('away');
  expect(gate.numbers()).toEqual({ max: 1, busy: 0, waiting: 0 });
});
