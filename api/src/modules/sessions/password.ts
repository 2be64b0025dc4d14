import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice: argon2id (the library's default), 19 MiB, two passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same password however a keyboard composes its accents. */
const composed = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(composed(password), OPTIONS);

let nobody: Promise<string> | undefined;
/** Hash of a password nobody has, with the same cost as real ones. */
const nobodysHash = (): Promise<string> => {
  nobody ??= hashPassword(crypto.randomUUID());
  return nobody;
};

/** Whether the password fits. An account that does not exist takes the same time as a wrong password. */
export const fitsPassword = async (storedHash: string | undefined, password: string): Promise<boolean> => {
  // Made on both paths: the first login after a start must not tell either.
  const standIn = await nobodysHash();
  const fits = await verify(storedHash ?? standIn, composed(password));
  return fits && storedHash !== undefined;
};
