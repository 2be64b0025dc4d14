import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTurns, MAX_WAITING, PAUSE_MS } from './ask-in-turn.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Questions whose dialog is open, with the press that answers each. */
const open = () => {
  const shown: ((isConfirmed: boolean) => void)[] = [];
  const ask = createTurns();
  const question = () => new Promise<boolean>((done) => shown.push(done));
  return { shown, ask: () => ask(question) };
};

it('shows the next question a second after an answer, so that a double click answers one', async () => {
  const { shown, ask } = open();
  const answers = [ask(), ask()];
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toHaveLength(1);
  shown[0]?.(true);
  expect(await answers[0]).toBe(true);
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  expect(shown).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  shown[1]?.(false);
  expect(await answers[1]).toBe(false);
});

it('refuses a question while others wait, until the shopper has answered', async () => {
  const { shown, ask } = open();
  const waiting = Array.from({ length: MAX_WAITING }, ask);
  await expect(ask()).resolves.toBe('busy');
  await vi.advanceTimersByTimeAsync(0);
  shown[0]?.(true);
  await waiting[0];
  void ask();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(shown).toHaveLength(2);
});

it('asks again after a dialog that failed', async () => {
  const ask = createTurns();
  await expect(ask(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  const next = ask(async () => true);
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(await next).toBe(true);
});
