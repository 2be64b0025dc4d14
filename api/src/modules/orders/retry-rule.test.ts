import { describe, expect, it } from 'vitest';
import type { LockedOrder } from './orders.repository.ts';
import { retryOf } from './retry-rule.ts';

const NOW = new Date('2026-06-08T12:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const WEEK_MS = 7 * 24 * 3_600_000;

const CANCELLED = {
  status: 'cancelled',
  payment_status: 'failed',
  created_at: ago(1000),
  expires_at: ago(500),
  erased_at: null,
  erase_requested_at: null,
};
const WAITING = {
  ...CANCELLED,
  status: 'in_validation',
  payment_status: 'pending',
  expires_at: ago(-1),
};
const FAILED = { failure: 'refused', commit_started_at: ago(800), settled_at: ago(700) };
const UNUSED = { failure: null, commit_started_at: null, settled_at: null };

const retry = (order: object, payment: object | null, isPointless = false) =>
  retryOf({ order, payment: payment ?? undefined } as unknown as LockedOrder, { isPointless, now: NOW });

describe('a cancelled order', () => {
  it.each(['refused', 'aborted', 'timeout', 'double', 'expired', 'gateway_down'])(
    'can be reopened after the failure %s',
    (failure) => {
      expect(retry(CANCELLED, { ...FAILED, failure })).toBe('reopen');
    },
  );

  it.each(['mismatch', 'superseded', null])('cannot be reopened after %s', (failure) => {
    expect(retry(CANCELLED, { ...FAILED, failure })).toBe('none');
  });

  it('can be reopened for less than seven days', () => {
    expect(retry({ ...CANCELLED, created_at: ago(WEEK_MS - 1) }, FAILED)).toBe('reopen');
    expect(retry({ ...CANCELLED, created_at: ago(WEEK_MS) }, FAILED)).toBe('none');
  });

  it.each([
    ['has no card payment', CANCELLED, null, false],
    ['is erased', { ...CANCELLED, erased_at: NOW }, FAILED, false],
    ['will be erased', { ...CANCELLED, erase_requested_at: NOW }, FAILED, false],
    ['was bought later', CANCELLED, FAILED, true],
    ['was paid', { ...CANCELLED, payment_status: 'success' }, FAILED, false],
    ['is on its way', { ...CANCELLED, status: 'on_the_way' }, FAILED, false],
  ])('cannot be reopened when it %s', (_name, order, payment, isPointless) => {
    expect(retry(order, payment, isPointless)).toBe('none');
  });
});

describe('an unpaid order', () => {
  it('is continued until it expires', () => {
    expect(retry(WAITING, UNUSED)).toBe('continue');
    expect(retry({ ...WAITING, expires_at: NOW }, UNUSED)).toBe('none');
  });

  it('is not continued while its payment is committed', () => {
    expect(retry(WAITING, { ...UNUSED, commit_started_at: ago(1) })).toBe('none');
  });
});
