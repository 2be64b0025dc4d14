/** Access token, stored in memory only (docs/architecture/api.md#tokens). */
export interface Tokens {
  access(): string | undefined;
  keep(token: string | undefined): void;
  /**
   * Resolves with the access token once a remembered session is restored or known to be absent, so that first
   * requests are already sent as the customer.
   */
  settled(): Promise<string | undefined>;
  /** Registers the pending restore of a remembered session. */
  settledBy(restoring: Promise<unknown>): void;
  /** Renews a refused access token. False when the session has ended. */
  renew(): Promise<boolean>;
  /** Registers the function that renews the token. */
  renewBy(renew: () => Promise<boolean>): void;
}

/** How long requests wait at most for the restore of the session. */
const SETTLE_MS = 3_000;

const after = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

export const createTokens = (): Tokens => {
  let token: string | undefined;
  let settling: Promise<unknown> | undefined;
  let renewal: () => Promise<boolean> = async () => false;
  return {
    access: () => token,
    keep: (next) => {
      token = next;
    },
    settled: async () => {
      if (token === undefined) await settling;
      return token;
    },
    settledBy: (restoring) => {
      settling = Promise.race([restoring, after(SETTLE_MS)]);
    },
    renew: () => renewal(),
    renewBy: (renew) => {
      renewal = renew;
    },
  };
};
