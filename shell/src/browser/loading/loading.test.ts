// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOADING_BAR_MS, LOADING_LATEST_MS } from '../limits.ts';
import { beginLoading, endLoading } from './loading.ts';

const flag = () => document.documentElement.dataset.loading;

describe('the loading flag', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it('is set while work is pending', () => {
    beginLoading('page');
    beginLoading('cart');
    expect(flag()).toBe('page cart');
    endLoading('page');
    expect(flag()).toBe('cart');
    endLoading('cart');
    endLoading('cart');
    expect(flag()).toBeUndefined();
  });

  it('is removed at the latest after a time, counted from the last start', () => {
    beginLoading('page');
    vi.advanceTimersByTime(LOADING_LATEST_MS - 1);
    beginLoading('page');
    vi.advanceTimersByTime(LOADING_LATEST_MS - 1);
    expect(flag()).toBe('page');
    vi.advanceTimersByTime(1);
    expect(flag()).toBeUndefined();
  });

  it('has the same duration in CSS', () => {
    const css = readFileSync(path.join(import.meta.dirname, 'loading.css'), 'utf8');
    expect(LOADING_BAR_MS).toBe(5_000);
    expect(css).toContain(`loading-grows ${LOADING_BAR_MS}ms`);
  });
});
