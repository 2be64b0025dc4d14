/** Form of a browser's report about a canary. Shared by the browser's program and the server. */
import type { RemoteId } from 'shared-contracts/remote';

export const CANARY_REPORT_PATH = '/canary-report';

/** Attribute `data-canary` of the program's script element: remotes with a canary. */
export type CanaryShares = Partial<Record<RemoteId, { /** Percent. */ share: number; seed: string }>>;

/** Event of the window for a remote that failed. The canary's program counts it (inline/canary.entry.ts). */
export const REMOTE_FAILED = 'shop:remote-failed';

export interface RemoteFailure {
  remote: string;
  error: unknown;
}
