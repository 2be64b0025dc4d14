// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPromoTimer } from './promo-timer.ts';

const start = vi.fn();
const openGate = () => {
  document.body.innerHTML = '<dialog id="age-gate" open></dialog>';
};
const passGate = () => document.dispatchEvent(new Event('shop:age-accepted'));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  start.mockClear();
  document.body.replaceChildren();
});

describe('a page with a promotion', () => {
  it('starts three seconds after the age gate', () => {
    openGate();
    startPromoTimer('vendimia', start);
    vi.advanceTimersByTime(10_000);
    expect(start).not.toHaveBeenCalled();
    passGate();
    vi.advanceTimersByTime(2_999);
    expect(start).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(start).toHaveBeenCalledOnce();
  });

  it('starts three seconds after the activation of a prerendered page', () => {
    const prerender = (isPrerendering: boolean) =>
      Object.defineProperty(document, 'prerendering', { value: isPrerendering, configurable: true });
    prerender(true);
    startPromoTimer('vendimia', start);
    vi.advanceTimersByTime(10_000);
    prerender(false);
    document.dispatchEvent(new Event('prerenderingchange'));
    vi.advanceTimersByTime(2_999);
    expect(start).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(start).toHaveBeenCalledOnce();
  });

  it('does not start when the shopper has closed the promotion', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the code under test reads this cookie
    document.cookie = 'cerrada=1';
    startPromoTimer('cerrada', start);
    vi.advanceTimersByTime(10_000);
    expect(start).not.toHaveBeenCalled();
  });
});

it('does not start a page without a promotion', () => {
  startPromoTimer(undefined, start);
  vi.advanceTimersByTime(10_000);
  expect(start).not.toHaveBeenCalled();
});
