/** Contract records of a running shop, over HTTP (docs/guides/own-repository.md). */
import type { ContractRecord } from 'releases/contract-record';
import type { ReleasedContracts } from './check-deploy.ts';

const LIMIT_MS = 20_000;
/** Packages that a remote is compared with, besides its own release before. */
const HOSTS: readonly string[] = ['shell', 'api'];

/** Null if the shop knows no record of this package. @throws Error if the shop does not answer */
const fetchRecord = async (shop: string, id: string): Promise<ContractRecord | null> => {
  const url = new URL(`/contracts/${id}`, shop).href;
  let response: Response;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
    if (response.status === 404) return null;
    if (response.ok) return (await response.json()) as ContractRecord;
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { message?: string } };
    throw new Error(`The contract of the shop cannot be fetched: ${url}: ${cause?.message || message}`);
  }
  throw new Error(`The contract of the shop cannot be fetched: ${url} answers ${response.status}`);
};

/**
 * @param shop URL of a shell, such as https://shop.example
 * @param remote id of the remote
 */
export const fetchContracts = async (shop: string, remote: string): Promise<ReleasedContracts> => {
  const records = await Promise.all([...HOSTS, remote].map((id) => fetchRecord(shop, id)));
  const known = new Map(records.flatMap((record) => (record ? [[record.id, record] as const] : [])));
  // A shop that does not know its own shell is another server.
  if (!known.has('shell'))
    throw new Error(
      `${new URL('/contracts/shell', shop).href} answers 404. Is ${shop} a shop of this version?`,
    );
  return { contractOf: (id) => known.get(id) ?? null };
};
