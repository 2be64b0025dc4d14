// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';
import { holdLatePictures } from './late-pictures.ts';

vi.mock('./after-paint.ts', () => ({ afterPaint: vi.fn() }));

const isMarked = () => document.documentElement.hasAttribute('data-unpainted');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('holds the pictures until the first paint', () => {
  holdLatePictures();
  expect(isMarked()).toBe(true);
  vi.mocked(afterPaint).mock.lastCall?.[0]();
  expect(isMarked()).toBe(false);
});

it('holds the pictures for a second at most', () => {
  holdLatePictures();
  vi.advanceTimersByTime(999);
  expect(isMarked()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isMarked()).toBe(false);
});
