import { beforeEach, expect, it, vi } from 'vitest';
import { useShop } from './clients.ts';
import { recordHistory } from './run.ts';
import { readFinal } from './shop.ts';

vi.mock('./shop.ts', () => ({
  startHistoryShop: async () => ({ apis: [], bases: [], gateway: '', stop: async () => undefined }),
  makeScarce: async () => ({ scarce: [], plenty: [], stock: {}, coupons: { C: 1 }, seats: { E: 1 } }),
  readStock: async () => ({}),
  readFinal: vi.fn(),
}));
vi.mock('./clients.ts', () => ({ useShop: vi.fn() }));
vi.mock('./actions.ts', () => ({
  newCart: async () => 'cart',
  actionsOf: () => ({ readCart: async () => ({ kind: 'ok' }) }),
}));
// Time passes at once, but timers of the run still get their turn.
vi.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => {
    vi.setSystemTime(Date.now() + ms);
    await new Promise((done) => setImmediate(done));
  },
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const END = { stock: {}, orders: [], reservations: [], seats: {}, ledger: [] };
const record = (lengthMs: number) =>
  recordHistory({ seed: 1, lengthMs, clients: 2, faultEveryMs: 1 }, () => undefined);

it('fails when the end of the run cannot be read', async () => {
  vi.mocked(readFinal).mockResolvedValueOnce(END);
  expect((await record(1)).anomalies).toEqual([]);
  vi.mocked(readFinal).mockRejectedValue(new Error('no database'));
  await expect(record(1)).rejects.toThrow('no database');
});

it('ends all clients after the error of one', async () => {
  const asked: (() => boolean)[] = [];
  vi.mocked(useShop).mockImplementation(async (_, __, isOver) => {
    asked.push(isOver);
    if (asked.length === 1) throw new TypeError('broken');
  });
  await expect(record(600_000)).rejects.toThrow('broken');
  expect(asked.map((isOver) => isOver())).toEqual([true, true]);
});
