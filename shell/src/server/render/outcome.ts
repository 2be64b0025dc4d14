/** Outcome of a render. */
import type { RenderResult } from 'shared-contracts/remote';

export type FailureCause =
  /** The page threw. */
  | 'threw'
  /** It returned an invalid result. */
  | 'rubbish'
  /** It waited too long, mostly for the API. */
  | 'late'
  /** It blocked the event loop and used the processor. */
  | 'looped'
  /** It ended its worker in another way: memory, `process.exit`. */
  | 'died'
  /** Another page ended the worker, several times. */
  | 'interrupted'
  /** Too many pages waited before it. */
  | 'shed'
  /** Several pages of its release looped a short time ago. */
  | 'resting'
  /** The release has no server bundle that can be loaded. */
  | 'not-loaded';

export type RenderOutcome =
  | { kind: 'rendered'; result: RenderResult }
  | { kind: 'failed'; cause: FailureCause; reason: string };

/** Why a worker was ended. */
export type WorkerEnd = 'looping' | 'stuck' | 'died' | 'not-loaded';
