// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdLatePictures, showLatePictures } from './late-pictures.ts';

const isMarked = () => document.documentElement.hasAttribute('data-unpainted');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('holds the pictures until they are shown', () => {
  holdLatePictures();
  expect(isMarked()).toBe(true);
  showLatePictures();
  expect(isMarked()).toBe(false);
});

it('holds the pictures for a second at most', () => {
  holdLatePictures();
  vi.advanceTimersByTime(999);
  expect(isMarked()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isMarked()).toBe(false);
});
