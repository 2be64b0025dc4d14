import argon2 from '@node-rs/argon2';

/** Hashing cost that OWASP recommends: argon2id (the library's default), 19 MiB, two passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Normalises a password, because keyboards compose accents differently. */
const composed = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => argon2.hash(composed(password), OPTIONS);

let standInHash: Promise<string> | undefined;
/** Hash of a random password with the cost of real ones, for unknown accounts. */
const createStandInHash = (): Promise<string> => {
  standInHash ??= hashPassword(crypto.randomUUID());
  return standInHash;
};

/** Verifies a password. Takes the same time for an unknown account. */
export const fitsPassword = async (storedHash: string | undefined, password: string): Promise<boolean> => {
  // Create the stand-in for known accounts too, so that the first login after a start takes equally long.
  const standIn = await createStandInHash();
  const fits = await argon2.verify(storedHash ?? standIn, composed(password));
  return fits && storedHash !== undefined;
};
