import type { RemoteId } from 'shared-contracts/remote';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import type { Behaviour } from './behaviours.ts';

/** A stub remote: the remote it replaces and its behaviour. */
export interface StubRemote {
  id: RemoteId;
  behaviour: Behaviour;
}

/** Contract version of a stub: "old" has the previous one. */
export const contractOf = (behaviour: Behaviour): number =>
  behaviour === 'old' ? CONTRACT_VERSION - 1 : CONTRACT_VERSION;
