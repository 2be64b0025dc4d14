import { expect, it, vi } from 'vitest';
import { createAddressLimit } from './address-limit.ts';

it('counts all addresses of an IPv6 network as one', () => {
  const limit = createAddressLimit({ windowMs: 1_000, perAddress: 2 });
  for (const ip of ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2']) limit.count({ ip });
  expect(limit.isReached({ ip: '2001:db8:0:1::3' })).toBe(true);
  expect(limit.isReached({ ip: '2001:db8:0:2::1' })).toBe(false);
  expect(limit.isReached({ ip: '203.0.113.1' })).toBe(false);
});

it('ends its window although the clock jumped back', () => {
  vi.useFakeTimers();
  try {
    const limit = createAddressLimit({ windowMs: 1_000, perAddress: 1 });
    limit.count({ ip: '203.0.113.1' });
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(1_001);
    expect(limit.isReached({ ip: '203.0.113.1' })).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
