// @vitest-environment happy-dom
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONSENT_VERSION } from '../stored-consent.ts';
import { startUnasked } from './unasked.ts';

vi.mock('./after-paint.ts', () => ({ afterPaint: (act: () => void) => act() }));

const start = vi.fn();
const answer = (measurement: boolean) =>
  localStorage.setItem(
    STORAGE_KEYS.consent,
    JSON.stringify({ measurement, advertising: false, version: CONSENT_VERSION, at: Date.now() }),
  );
const openGate = () => {
  document.body.innerHTML = '<dialog id="age-gate" open></dialog>';
};
const passGate = () => document.dispatchEvent(new Event('shop:age-accepted'));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  start.mockClear();
  document.body.replaceChildren();
});

describe('a page that measures visits', () => {
  it('starts for the consent banner once the age gate is passed', () => {
    openGate();
    startUnasked({ asksConsent: true, promo: undefined }, start);
    expect(start).not.toHaveBeenCalled();
    passGate();
    expect(start).toHaveBeenCalledOnce();
  });

  it('starts for its tags after a consent, and not after a refusal', () => {
    answer(false);
    startUnasked({ asksConsent: true, promo: undefined }, start);
    expect(start).not.toHaveBeenCalled();
    answer(true);
    startUnasked({ asksConsent: true, promo: undefined }, start);
    expect(start).toHaveBeenCalledOnce();
  });
});

describe('a page with a promotion', () => {
  it('starts three seconds after the age gate', () => {
    openGate();
    startUnasked({ asksConsent: false, promo: 'vendimia' }, start);
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
    startUnasked({ asksConsent: false, promo: 'vendimia' }, start);
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
    startUnasked({ asksConsent: false, promo: 'cerrada' }, start);
    vi.advanceTimersByTime(10_000);
    expect(start).not.toHaveBeenCalled();
  });
});

it('does not start a page without such features', () => {
  startUnasked({ asksConsent: false, promo: undefined }, start);
  vi.advanceTimersByTime(10_000);
  expect(start).not.toHaveBeenCalled();
});
