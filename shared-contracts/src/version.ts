/** Version of the contract between shell and remotes. A change that breaks N−1 raises it (DESIGN §5). 2: `mountWidget`, `signOut` and widgets. */
export const CONTRACT_VERSION = 2;
/** The oldest contract that this shell still serves. */
export const OLDEST_SERVED_CONTRACT = 1;
