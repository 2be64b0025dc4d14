/**
 * Setup file of vitest: hashes passwords at the lowest cost, because the tests hash and verify hundreds of
 * passwords. `password.test.ts` tests the real cost.
 */
import argon2 from '@node-rs/argon2';

const LOWEST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const REAL = Symbol.for('shop.argon2-hash');
const kept = globalThis as { [REAL]?: typeof argon2.hash };
// The test files of a worker share the library, so this file may have replaced the function before.
kept[REAL] ??= argon2.hash;
const hash = kept[REAL];
argon2.hash = (password, options, abortSignal) => hash(password, { ...options, ...LOWEST }, abortSignal);

/** Hashes at the requested cost again, until the next test file. */
export const useRealCost = (): void => {
  argon2.hash = hash;
};
