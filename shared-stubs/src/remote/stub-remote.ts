import type { RemoteId, SerializedState } from 'shared-contracts/remote';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import type { Behaviour } from './behaviours.ts';

/** One stub remote: whose place it takes, and what it was told to be. */
export interface StubRemote {
  id: RemoteId;
  behaviour: Behaviour;
}

/** Contract that a stub speaks: an old one the version before. */
export const contractOf = (behaviour: Behaviour): number =>
  behaviour === 'old' ? CONTRACT_VERSION - 1 : CONTRACT_VERSION;

/** What the server's render leaves for the browser. */
export interface StubState extends SerializedState {
  url: string;
}
