import { describe, expect, it } from 'vitest';
import type { Attempt } from './journal.ts';
import { type Kill, recoveryOf, victimsOf } from './kills.ts';
import type { Member, Role } from './member.ts';

const member = (name: string, role: Role): Member => ({
  name,
  role,
  pid: () => 1,
  start: async () => undefined,
  kill: async () => undefined,
  stop: async () => undefined,
});
const kill: Kill = { member: member('api-1', 'api'), at: 1_000, readyAt: 4_000, until: 9_000 };
const attempt = (startedAt: number, isFailed: boolean, kind: Attempt['kind'] = 'cart'): Attempt => ({
  kind,
  startedAt,
  endedAt: startedAt + 100,
  isFailed,
});

describe('recovery after a kill', () => {
  it('is counted to the first success after the first failure, and to the one after the last failure', () => {
    const attempts = [
      attempt(500, true),
      attempt(900, false),
      // In flight at the kill.
      attempt(950, true),
      // It began before the failure, so it proves nothing.
      attempt(1_000, false),
      attempt(1_200, false),
      attempt(2_000, true),
      attempt(3_000, false),
      attempt(3_100, false, 'page'),
    ];
    expect(recoveryOf(attempts, kill)).toEqual([
      // From the first failure at 1_050 to the ends of the attempts of 1_200 and 3_000.
      { kind: 'cart', failed: 2, firstSuccessMs: 250, wholeMs: 2_050 },
    ]);
  });

  it('never happened without a later success', () => {
    const [cart] = recoveryOf([attempt(1_500, true)], kill);
    expect(cart).toMatchObject({
      firstSuccessMs: Number.POSITIVE_INFINITY,
      wholeMs: Number.POSITIVE_INFINITY,
    });
  });

  it('ignores kinds without failures, and failures after the next kill', () => {
    expect(recoveryOf([attempt(1_500, false), attempt(9_500, true)], kill)).toEqual([]);
  });
});

it('one process of each role is killed, from the edge inwards, and never the gateway', () => {
  const members = [
    member('shell-1', 'shell'),
    member('shell-2', 'shell'),
    member('gateway', 'gateway'),
    member('primary', 'primary'),
    member('edge-1', 'edge'),
  ];
  expect(victimsOf({ members }).map(({ name }) => name)).toEqual(['edge-1', 'shell-1', 'primary']);
});
