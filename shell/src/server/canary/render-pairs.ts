/** Pairs of renders of one address, one by the canary and one by the release before it. */
import { LRUCache } from 'lru-cache';
import type { Arm } from 'releases/canary/counts';
import type { SignalId } from 'releases/canary/signals';
import type { RenderOutcome } from '../render/outcome.ts';

/** Two renders further apart are no pair, because the API may have been slow or down for one of them. */
const PAIR_MS = 30_000;
/** Addresses that wait for their second render. */
const WAITING = 2_000;
/** The first renders of a release are slow, because its code is not compiled yet. */
const WARM_UP_RENDERS = 20;
/** A render is much slower when it takes this many times as long as the other, and this much longer. */
const SLOWER_FACTOR = 1.25;
const SLOWER_MS = 10;

export interface Render {
  address: string;
  arm: Arm;
  outcome: 'rendered' | Extract<RenderOutcome, { kind: 'failed' }>['cause'];
  ms: number;
}

/** Failures that say nothing about the release: the API or the load of the server caused them. */
const OTHERS_FAULTS: ReadonlySet<Render['outcome']> = new Set(['late', 'shed']);
/** Failures of pages that another page of the release caused, because it ended their worker. */
const FOLLOWING: ReadonlySet<Render['outcome']> = new Set(['interrupted', 'resting']);
/**
 * One fault causes many such failures, so only one of them counts in this time. A release that always ends its worker
 * still loses enough pairs to be stopped within a minute.
 */
const FOLLOWING_MS = 2_000;

interface Lost {
  signal: SignalId;
  arm: Arm;
}

/** Finds the arm that lost a pair. Null if both renders failed, or both were similarly fast. */
const compare = (one: Render, other: Render, isWarm: boolean): Lost | null => {
  const [oneFailed, otherFailed] = [one.outcome !== 'rendered', other.outcome !== 'rendered'];
  if (oneFailed !== otherFailed) return { signal: 'render-failed', arm: (oneFailed ? one : other).arm };
  if (oneFailed || !isWarm) return null;
  const [slow, fast] = one.ms > other.ms ? [one, other] : [other, one];
  const isMuchSlower = slow.ms > fast.ms * SLOWER_FACTOR && slow.ms > fast.ms + SLOWER_MS;
  return isMuchSlower ? { signal: 'render-ms', arm: slow.arm } : null;
};

export const createRenderPairs = (now: () => number = () => performance.now()) => {
  const waiting = new LRUCache<string, { render: Render; at: number }>({ max: WAITING });
  const renders: Record<Arm, number> = { canary: 0, control: 0 };
  /** Time of the last counted failure that another page caused. */
  const followedAt: Record<Arm, number> = { canary: -FOLLOWING_MS, control: -FOLLOWING_MS };
  return {
    /** @returns the signal and the arm that lost it, if the render completes a pair */
    add(render: Render): Lost | null {
      if (OTHERS_FAULTS.has(render.outcome)) return null;
      if (FOLLOWING.has(render.outcome)) {
        if (now() - followedAt[render.arm] < FOLLOWING_MS) return null;
        followedAt[render.arm] = now();
      }
      renders[render.arm] += 1;
      const other = waiting.get(render.address);
      if (!other || other.render.arm === render.arm || now() - other.at > PAIR_MS) {
        waiting.set(render.address, { render, at: now() });
        return null;
      }
      waiting.delete(render.address);
      const isWarm = Math.min(renders.canary, renders.control) > WARM_UP_RENDERS;
      return compare(render, other.render, isWarm);
    },
  };
};

export type RenderPairs = ReturnType<typeof createRenderPairs>;
