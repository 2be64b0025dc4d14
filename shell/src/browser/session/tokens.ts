/** How long requests wait at most for the restore of the session. */
const SETTLE_MS = 3_000;

const after = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

export const createTokens = () => {
  let token: string | undefined;
  let owner: string | undefined;
  let settling: Promise<unknown> | undefined;
  let renewal: () => Promise<boolean> = async () => false;
  return {
    access: (): string | undefined => token,
    keep: (next: string | undefined, customer = owner) => {
      token = next;
      owner = customer;
    },
    /** Id of the last customer whose token was kept. It remains after sign-out. */
    owner: (): string | undefined => owner,
    /**
     * Resolves with the access token once a remembered session is restored or known to be absent, so that first
     * requests are already sent as the customer.
     */
    settled: async (): Promise<string | undefined> => {
      if (token === undefined) await settling;
      return token;
    },
    /** Registers the pending restore of a remembered session. */
    settledBy: (restoring: Promise<unknown>) => {
      settling = Promise.race([restoring, after(SETTLE_MS)]);
    },
    /** Renews a refused access token. False when the session has ended. */
    renew: (): Promise<boolean> => renewal(),
    /** Registers the function that renews the token. */
    renewBy: (renew: () => Promise<boolean>) => {
      renewal = renew;
    },
  };
};

/** Access token, stored in memory only (docs/architecture/api.md#tokens). */
export type Tokens = ReturnType<typeof createTokens>;
