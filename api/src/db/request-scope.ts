import { AsyncLocalStorage } from 'node:async_hooks';
import type { Lsn } from './replica/lsn.ts';

/** Order in which requests get a connection when there are too few (docs/architecture/api.md#load-shedding). */
export type Priority = 'high' | 'normal' | 'low';

/** Facts about the current request that decide which connection its statements get. */
export interface RequestScope {
  priority: Priority;
  /** Network of the client. Unset for reads and work of the shop itself. */
  client?: string | undefined;
  /** The client's own last write. `latest`: this request writes, so it reads from the primary. */
  lastWrite?: Lsn | 'latest' | undefined;
  /** Server of all reads of one answer. Unset: each read chooses. */
  source?: 'primary' | 'replica' | undefined;
}

/** Jobs and other work of the shop itself are in no request. They are never shed. */
const OUTSIDE: RequestScope = { priority: 'high' };

const scopes = new AsyncLocalStorage<RequestScope>();

export const currentScope = (): RequestScope => scopes.getStore() ?? OUTSIDE;

export const runInScope = <T>(scope: RequestScope, work: () => T): T => scopes.run(scope, work);
