// @vitest-environment happy-dom
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decideConsent, followConsent } from './consent.ts';
import { type Consent, readConsent } from './stored-consent.ts';

const ALL = { measurement: true, advertising: true };
const NOTHING = { measurement: false, advertising: false };

const YEAR_MS = 365 * 86_400_000;
const follow = () => {
  const told: Consent[] = [];
  followConsent((consent) => told.push(consent));
  return told;
};

describe('consent', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    localStorage.clear();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('is null before the first answer', () => {
    const told = follow();
    expect(readConsent()).toBe(null);
    expect(told).toEqual([]);
  });

  it('notifies listeners when it is given or withdrawn, and new listeners at once', () => {
    const first = follow();
    decideConsent(ALL);
    decideConsent(NOTHING);
    expect(first).toEqual([ALL, NOTHING]);
    const later = follow();
    expect(later).toEqual([NOTHING]);
    decideConsent(ALL);
    expect(first).toEqual([ALL, NOTHING, ALL]);
    expect(later).toEqual([NOTHING, ALL]);
  });

  it('expires after a year and with a new version of its text', () => {
    decideConsent(ALL);
    vi.advanceTimersByTime(YEAR_MS - 1);
    expect(readConsent()).toEqual(ALL);
    vi.advanceTimersByTime(1);
    expect(readConsent()).toBe(null);
    localStorage.setItem(STORAGE_KEYS.consent, JSON.stringify({ ...ALL, version: 0, at: Date.now() }));
    expect(readConsent()).toBe(null);
  });

  it.each(['', 'null', '{', '7', '{"version":1}'])('ignores the invalid value %j', (stored) => {
    localStorage.setItem(STORAGE_KEYS.consent, stored);
    expect(readConsent()).toBe(null);
  });

  it("follows another tab's answer", () => {
    const told = follow();
    localStorage.setItem(STORAGE_KEYS.consent, JSON.stringify({ ...ALL, version: 1, at: Date.now() }));
    dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.consent }));
    dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    expect(told).toEqual([ALL]);
  });

  it('is read again by a page from the back/forward cache, which missed the event', () => {
    decideConsent(ALL);
    const told = follow();
    localStorage.setItem(STORAGE_KEYS.consent, JSON.stringify({ ...NOTHING, version: 1, at: Date.now() }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(told).toEqual([ALL, NOTHING]);
  });

  it('is valid for the page when storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const told = follow();
    decideConsent(ALL);
    expect(told).toEqual([ALL]);
  });
});
