/** Kills one process of each role in turn and starts it again. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attempt, Journal } from './journal.ts';
import type { Member, Role } from './member.ts';
import type { Shop } from './shop.ts';

export interface Kill {
  member: Member;
  /** Times of `performance.now()`: the kill, the ready replacement, the next kill or the end of the run. */
  at: number;
  readyAt: number;
  until: number;
}

/** Kill order. The gateway is not part of the shop: it keeps its ledger in memory. */
const ROLES: readonly Role[] = ['edge', 'balancer', 'shell', 'api', 'worker', 'pooler', 'replica', 'primary'];

/** The first process of each role that the shop has. */
export const victimsOf = ({ members }: Pick<Shop, 'members'>): Member[] =>
  ROLES.flatMap((role) => members.find((member) => member.role === role) ?? []);

/** Kills each victim, starts it again after `downMs`, and leaves the shop alone for the rest of the time. */
export const killInTurn = async (
  victims: readonly Member[],
  { lengthMs, downMs }: { lengthMs: number; downMs: number },
  say: (line: string) => void,
): Promise<Kill[]> => {
  const kills: Kill[] = [];
  const slotMs = lengthMs / (victims.length + 1);
  await sleep(slotMs / 2);
  for (const member of victims) {
    const at = performance.now();
    say(`killing ${member.name}`);
    await member.kill();
    await sleep(downMs);
    await member.start();
    const readyAt = performance.now();
    const until = Math.max(at + slotMs, readyAt);
    await sleep(until - readyAt);
    kills.push({ member, at, readyAt, until });
  }
  await sleep(slotMs / 2);
  return kills;
};

/** How requests of each kind recovered, for the kinds that failed. Infinity: never. */
export const recoveryOf = (attempts: readonly Attempt[], { at, until }: Kill) => {
  const here = attempts.filter(({ endedAt }) => endedAt >= at && endedAt < until);
  const kinds = [...new Set(here.filter(({ isFailed }) => isFailed).map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const own = here.filter((attempt) => attempt.kind === kind);
    const failures = own.filter(({ isFailed }) => isFailed).map(({ endedAt }) => endedAt);
    const [first, last] = [Math.min(...failures), Math.max(...failures)];
    // Attempts are in the order of their end.
    const successAfter = (time: number): number =>
      attempts.find((attempt) => attempt.kind === kind && !attempt.isFailed && attempt.startedAt >= time)
        ?.endedAt ?? Number.POSITIVE_INFINITY;
    return {
      kind,
      failed: failures.length,
      /** From the first failed attempt until the first successful one that began later, ms. */
      firstSuccessMs: successAfter(first) - first,
      /** From the first failed attempt until the first successful one after the last failure, ms. */
      wholeMs: successAfter(last) - first,
    };
  });
};

/** Longest time that a shopper waited for a success while the process was away or new, ms. */
export const longestWait = ({ waits }: Journal, { at, until }: Kill): number =>
  Math.max(0, ...waits.filter(({ endedAt }) => endedAt >= at && endedAt < until).map(({ ms }) => ms));
