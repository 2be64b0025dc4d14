// @vitest-environment happy-dom
import { createBus } from 'shared-contracts/bus/create-bus';
import { afterEach, expect, it, vi } from 'vitest';
import { pageViewed, startAnalytics, track } from './data-layer.ts';

const prerender = (isPrerendering: boolean) =>
  Object.defineProperty(document, 'prerendering', { value: isPrerendering, configurable: true });
const activate = () => {
  prerender(false);
  document.dispatchEvent(new Event('prerenderingchange'));
};
afterEach(() => {
  vi.useRealTimers();
  delete window.dataLayer;
});

it('the data layer gets the events of a prerendered page after its activation, in their order', () => {
  prerender(true);
  track('view_item', { id: 1 });
  track('page_view', {});
  expect(window.dataLayer).toBeUndefined();
  activate();
  expect(window.dataLayer).toEqual([{ event: 'view_item', id: 1 }, { event: 'page_view' }]);
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
