// @vitest-environment happy-dom
import { createBus } from 'shared-contracts/bus/create-bus';
import { afterEach, expect, it, vi } from 'vitest';
import { pageViewed, startAnalytics } from './data-layer.ts';

afterEach(() => {
  vi.useRealTimers();
  delete window.dataLayer;
});

it('a page that the browser restores is viewed again, after 250 ms', () => {
  vi.useFakeTimers();
  const restore = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const views = () => (window.dataLayer ?? []).map(({ event }) => event);
  startAnalytics(createBus({ onProblem: () => {} }));
  pageViewed();
  pageViewed();
  restore(false);
  vi.advanceTimersByTime(250);
  expect(views()).toEqual(['page_view']);
  restore(true);
  expect(views()).toEqual(['page_view']);
  vi.advanceTimersByTime(250);
  expect(views()).toEqual(['page_view', 'page_view']);
});
