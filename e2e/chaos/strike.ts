/** How each fault of the matrix is made and mended, and what a shopper may see of it. */

import type { RemoteId } from 'shared-contracts/remote';
import type { FaultId, RemoteFault } from 'tools/chaos/cells';
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

/** The browser never notices: the page is drawn without the server, or the bus refuses. */
export const UNSEEN: ReadonlySet<FaultId> = new Set<FaultId>([
  'render-throws',
  'render-loops',
  'bad-payload',
  'unknown-version',
  'registry-unreadable',
]);
/** A file that is not there counts as gone after a deploy: the page reloads once (SPEC §8). */
export const RELOADS: ReadonlySet<FaultId> = new Set<FaultId>(['not-found']);
/** An answer to which release is current counts for a second: who presses sooner presses twice. */
export const ASKED_AGAIN: ReadonlySet<FaultId> = new Set<FaultId>(['syntax-error', 'mount-throws']);
/** Mends itself when what was asked for arrives. */
export const PASSES: ReadonlySet<FaultId> = new Set<FaultId>(['slow', 'api-slow']);

export const strike = async (shop: ChaosShop, fault: FaultId, remote: RemoteId): Promise<void> => {
  const files = FILES[fault];
  const api = API[fault];
  if (files) shop.files.break((path) => (path.startsWith(`/remotes/${remote}/`) ? files : undefined));
  if (api) shop.api.break(() => api);
  if (DOCTORED.includes(fault as RemoteFault)) await shop.release(remote, fault as RemoteFault);
  if (fault === 'registry-unreadable') await shop.spoilRegistry();
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
