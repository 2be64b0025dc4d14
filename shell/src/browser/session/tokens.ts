/** The access token lives in memory only (DESIGN §7 "Tokens"). */
export interface Tokens {
  access(): string | undefined;
  keep(token: string | undefined): void;
  /** The token once it is known whether there is one: a customer's first questions must not be asked as a stranger's. */
  settled(): Promise<string | undefined>;
  /** A session that this browser remembers is being asked for. */
  settledBy(restoring: Promise<unknown>): void;
  /** A new access token for the one that the server no longer takes; false: the session is over. */
  renew(): Promise<boolean>;
  /** Who knows how to renew. */
  renewBy(renew: () => Promise<boolean>): void;
}

/** A server that is slow to say who asks may not keep everything else waiting. */
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
