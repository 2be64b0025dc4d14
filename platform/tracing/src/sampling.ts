/** Decides which requests are traced (docs/decisions/0060-one-trace.md). */
import type { TraceParent } from './trace-parent.ts';

/**
 * Sender of the header `traceparent`. `shell`: a shell of this shop, whose decision the API follows. `anyone`: a
 * browser or another client, which must not decide how much the shop records.
 */
export type Sender = 'shell' | 'anyone';

export interface SamplingRules {
  /** Share of the requests that are traced, from 0 to 1. */
  ratio: number;
  /** Most traces that begin here in a second. */
  perSecond: number;
  /** Most traces of `anyone` that the shop continues in a second. 0: it continues none. */
  continuedPerSecond: number;
  now?: () => number;
}

/** The decision about one request. */
type Sampling = 'none' | 'new' | 'continue';

/** A budget per second. @returns whether one more is allowed in this second */
const createBudget = (perSecond: number, now: () => number): (() => boolean) => {
  let second = -1;
  let left = 0;
  return () => {
    const current = Math.floor(now() / 1_000);
    if (current !== second) {
      second = current;
      left = perSecond;
    }
    left -= 1;
    return left >= 0;
  };
};

export type Sampler = (parent?: TraceParent, sender?: Sender) => Sampling;

export const createSampler = ({
  ratio,
  perSecond,
  continuedPerSecond,
  now = () => performance.now(),
}: SamplingRules): Sampler => {
  const mayBegin = createBudget(perSecond, now);
  const mayContinue = createBudget(continuedPerSecond, now);
  return (parent, sender = 'anyone') => {
    // A shell that records nothing sends no header.
    if (sender === 'shell') return parent?.isSampled ? 'continue' : 'none';
    if (parent?.isSampled && continuedPerSecond > 0 && mayContinue()) return 'continue';
    return Math.random() < ratio && mayBegin() ? 'new' : 'none';
  };
};
