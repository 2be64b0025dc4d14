/** Injects and removes each fault of the matrix, and lists the faults by their effect on the shopper. */

import type { RemoteId } from 'shared-contracts/remote';
import type { FaultId, RemoteFault } from './cells.ts';
import type { ChaosShop } from './chaos-shop.ts';
import { DOCTORED } from './doctored-release.ts';
import type { Breakage } from './gate.ts';

const HTML: Breakage = {
  kind: 'answer',
  status: 200,
  type: 'text/html',
  body: '<!doctype html><title>Sign in to the network</title><h1>Sign in</h1>',
};
const answer = (status: number, body: string): Breakage => ({
  kind: 'answer',
  status,
  type: 'text/plain',
  body,
});

const FILES: Partial<Record<FaultId, Breakage>> = {
  refused: { kind: 'cut' },
  'not-found': answer(404, 'gone'),
  'server-error': answer(500, 'broken'),
  html: HTML,
  hangs: { kind: 'hold' },
  slow: { kind: 'hold' },
  tampered: { kind: 'tamper' },
};

const API: Partial<Record<FaultId, Breakage>> = {
  'api-down': { kind: 'cut' },
  'api-slow': { kind: 'hold' },
  'api-503': answer(503, 'Service Unavailable'),
  'api-junk': HTML,
};

/**
 * Faults after which the page works. The browser renders the page itself, the bus refuses the message, or the
 * shell keeps the release that it has loaded.
 */
export const UNSEEN: ReadonlySet<FaultId> = new Set<FaultId>([
  'render-throws',
  'render-loops',
  'bad-payload',
  'unknown-version',
  'pointers-unreadable',
  'signature-wrong',
  'pointer-replayed',
  'storage-away',
]);
/**
 * Faults after which the page reloads once, because a missing file may mean a new release
 * (docs/product/errors.md#missing-chunk).
 */
export const RELOADS: ReadonlySet<FaultId> = new Set<FaultId>(['not-found']);
/** Faults that may need a second retry: the browser caches the current release for a second. */
export const ASKED_AGAIN: ReadonlySet<FaultId> = new Set<FaultId>(['syntax-error', 'mount-throws']);
/** Faults that delay a response. `mend` lets the held responses through, and the page needs no retry. */
export const PASSES: ReadonlySet<FaultId> = new Set<FaultId>(['slow', 'api-slow']);

export const strike = async (shop: ChaosShop, fault: FaultId, remote: RemoteId): Promise<void> => {
  const files = FILES[fault];
  const api = API[fault];
  if (files) shop.files.break((path) => (path.startsWith(`/remotes/${remote}/`) ? files : undefined));
  if (api) shop.api.break(() => api);
  if (DOCTORED.includes(fault as RemoteFault)) await shop.release(remote, fault as RemoteFault);
  if (fault === 'pointers-unreadable') await shop.spoilPointers();
  if (fault === 'signature-wrong') await shop.spoilSignatures();
  if (fault === 'pointer-replayed') await shop.replayPointers();
  if (fault === 'storage-away') await shop.loseStorage();
};

export const mend = async (shop: ChaosShop, fault: FaultId): Promise<void> => {
  shop.files.mend();
  shop.api.mend();
  if (PASSES.has(fault)) {
    shop.files.letGo();
    shop.api.letGo();
  }
  if (DOCTORED.includes(fault as RemoteFault)) await shop.rollBack();
};
