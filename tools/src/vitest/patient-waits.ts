/**
 * Setup file of vitest: `vi.waitFor` and `vi.waitUntil` give up after 20 s instead of one second, because a test must
 * not fail when the machine is busy. `expect.poll` has the same limit in the configuration of vitest.
 */
import { vi } from 'vitest';

const GIVE_UP_MS = 20_000;

const IS_PATIENT = Symbol.for('shop.patient-waits');
const sharedVi = vi as typeof vi & { [IS_PATIENT]?: true };

type Options = number | { timeout?: number; interval?: number };
const patient = (options: Options = {}): Options =>
  typeof options === 'number' ? options : { timeout: GIVE_UP_MS, ...options };

// The test files of a worker share `vi`.
if (!sharedVi[IS_PATIENT]) {
  sharedVi[IS_PATIENT] = true;
  const { waitFor, waitUntil } = vi;
  vi.waitFor = (look, options) => waitFor(look, patient(options));
  vi.waitUntil = (look, options) => waitUntil(look, patient(options));
}
