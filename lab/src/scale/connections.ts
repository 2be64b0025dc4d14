/** Connections of a fleet's processes to PgBouncer and PostgreSQL. */
import type { Assumptions } from './assumptions.ts';
import type { Sizes } from './roles.ts';

export interface DatabaseConnections {
  /** From APIs and workers to PgBouncer. */
  toPoolers: number;
  /** From APIs to replicas, without pooler. */
  toReplicas: number;
  /** Past PgBouncer: LISTEN and job queue of each process, and those that the fleet has once. */
  direct: number;
  /** All at the primary, with those of PgBouncer. `max_connections` limits them. */
  atPrimary: number;
}

export const databaseConnections = (
  { apis, workers, poolers }: { apis: number; workers: number; poolers: number },
  of: Assumptions['connections'],
): DatabaseConnections => {
  const direct = (apis + workers) * of.directOfProcess + of.directOfFleet;
  return {
    toPoolers: (apis + workers) * of.poolOfProcess,
    toReplicas: apis * of.poolOfProcess,
    direct,
    atPrimary: poolers * of.ofPooler + direct,
  };
};

export const connectionsOf = ({ api, worker, pooler }: Sizes, of: Assumptions): DatabaseConnections =>
  databaseConnections(
    { apis: api.processes, workers: worker.processes, poolers: pooler.processes },
    of.connections,
  );
