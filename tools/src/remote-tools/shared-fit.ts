/** Whether the shared libraries of a build, such as React, fit the shell. `can-i-deploy` refuses what `build` warns of. */
import { compareShared } from 'releases/compare-contracts';
import type { ContractRecord } from 'releases/contract-record';
import { sharedVersions } from '../webpack/shared-packages.ts';

const LIMIT_MS = 5_000;
type Shared = Pick<ContractRecord, 'shared'>;
type Build = Pick<ContractRecord, 'id' | 'shared'>;

/** Libraries of the shop's shell. Those of the shell of these packages if no shop answers. */
const shellOf = async (shop: string | undefined): Promise<Shared> => {
  const own = { shared: sharedVersions(import.meta.dirname) };
  if (!shop) return own;
  try {
    const answer = await fetch(new URL('/contracts/shell', shop), { signal: AbortSignal.timeout(LIMIT_MS) });
    return answer.ok ? ((await answer.json()) as Shared) : own;
  } catch {
    return own;
  }
};

/** A sentence for each library that does not fit, with versions and remedy. @param shop URL */
export const misfitsOf = async (build: Build, shop: string | undefined): Promise<string[]> =>
  compareShared(build, await shellOf(shop)).map(({ about, reason }) => `${about}: ${reason}`);

/** Prints the misfits as warnings. */
export const warnOfMisfits = async (build: Build, shop: string | undefined): Promise<void> => {
  for (const misfit of await misfitsOf(build, shop)) console.warn(`A release would be refused. ${misfit}`);
};
