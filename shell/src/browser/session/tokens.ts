/** The access token lives in memory only (DESIGN §7 "Tokens"). */
export interface Tokens {
  access(): string | undefined;
  keep(token: string | undefined): void;
}

export const createTokens = (): Tokens => {
  let token: string | undefined;
  return {
    access: () => token,
    keep: (next) => {
      token = next;
    },
  };
};
