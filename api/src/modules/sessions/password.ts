import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice: argon2id (the library's default), 19 MiB, two passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

let nobody: Promise<string> | undefined;
/** Hash of a password nobody has, with the same cost as real ones. */
const nobodysHash = (): Promise<string> => {
  nobody ??= hashPassword(crypto.randomUUID());
  return nobody;
};

/** Whether the password fits. An account that does not exist takes the same time as a wrong password. */
export const fitsPassword = async (storedHash: string | undefined, password: string): Promise<boolean> => {
  const fits = await verify(storedHash ?? (await nobodysHash()), password);
  return fits && storedHash !== undefined;
};
