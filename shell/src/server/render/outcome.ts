/** Outcome of a render. */
import type { RenderResult } from 'shared-contracts/remote';
import type { PageTags } from '../cache/page-tags.ts';

export type FailureCause =
  /** The page threw. */
  | 'threw'
  /** The page returned an invalid result. */
  | 'rubbish'
  /** The page waited too long, mostly for the API. */
  | 'late'
  /** The page blocked the event loop and used the processor. */
  | 'looped'
  /** The page ended its worker in another way: out of memory, `process.exit`. */
  | 'died'
  /** Another page ended the worker, in each of several attempts. */
  | 'interrupted'
  /** The page was not rendered: the queue was full, or the page waited too long in it. */
  | 'shed'
  /** The page was not rendered: several pages of its release ended their workers a short time ago. */
  | 'resting'
  /** The release has no server bundle that can be loaded. */
  | 'not-loaded';

export type RenderOutcome =
  | { kind: 'rendered'; result: RenderResult; tags: PageTags }
  | {
      kind: 'failed';
      cause: FailureCause;
      reason: string;
      /** The final outcome of a late page that is still being rendered, for later requests. */
      later?: Promise<RenderOutcome>;
    };

export const failed = (cause: FailureCause, reason: string): RenderOutcome => ({
  kind: 'failed',
  cause,
  reason,
});

/** Why a worker was ended. */
export type WorkerEnd = 'looping' | 'stuck' | 'died' | 'not-loaded';
