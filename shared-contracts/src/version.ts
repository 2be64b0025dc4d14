/**
 * Version of the contract between shell and remotes. Increase it for a change that breaks N−1
 * (docs/architecture/contract.md). Version 2 added `mountWidget`, `signOut` and widgets.
 */
export const CONTRACT_VERSION = 2;
/** Oldest contract version that this shell supports. */
export const OLDEST_SERVED_CONTRACT = 1;
