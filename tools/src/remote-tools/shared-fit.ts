/** Whether the shared libraries of a build fit the shell, such as React. `can-i-deploy` refuses what `build` warns of. */
import { compareShared } from 'releases/compare-contracts';
import type { ContractRecord } from 'releases/contract-record';
import { sharedVersions } from '../webpack/shared-packages.ts';

const LIMIT_MS = 5_000;
type Shared = Pick<ContractRecord, 'shared'>;

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

/** A sentence for each library with versions and remedy. @param shop URL */
export const misfitsOf = async (
  record: Pick<ContractRecord, 'id' | 'shared'>,
  shop: string | undefined,
): Promise<string[]> =>
  compareShared(record, await shellOf(shop)).map(({ about, reason }) => `${about}: ${reason}`);

/** Prints them. */
export const warnOfMisfits = async (...[record, shop]: Parameters<typeof misfitsOf>): Promise<void> => {
  for (const misfit of await misfitsOf(record, shop)) console.warn(`A release would be refused. ${misfit}`);
};
