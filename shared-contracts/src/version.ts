/**
 * Version of the contract between shell and remotes. Increase it for a change that the previous version does
 * not support (docs/architecture/contract.md). Version 2 added `mountWidget`, `signOut` and widgets. Version
 * 3 has version 2 of `cart.update`: with the old number, an open page with an older shell would load remotes
 * whose cart commands its bus refuses.
 */
export const CONTRACT_VERSION = 3;
/** Oldest contract version that this shell supports. */
export const OLDEST_SERVED_CONTRACT = 1;
