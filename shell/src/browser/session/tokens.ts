/** The access token lives in memory only (DESIGN §7 "Tokens"). */
export interface Tokens {
  access(): string | undefined;
  keep(token: string | undefined): void;
  /** A new access token for the one that the server no longer takes; false: the session is over. */
  renew(): Promise<boolean>;
  /** Who knows how to renew. */
  renewBy(renew: () => Promise<boolean>): void;
}

export const createTokens = (): Tokens => {
  let token: string | undefined;
  let renewal: () => Promise<boolean> = async () => false;
  return {
    access: () => token,
    keep: (next) => {
      token = next;
    },
    renew: () => renewal(),
    renewBy: (renew) => {
      renewal = renew;
    },
  };
};
