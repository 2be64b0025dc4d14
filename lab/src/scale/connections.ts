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
  assumed: Assumptions['connections'],
): DatabaseConnections => {
  const direct = (apis + workers) * assumed.directOfProcess + assumed.directOfFleet;
  return {
    toPoolers: (apis + workers) * assumed.poolOfProcess,
    toReplicas: apis * assumed.poolOfProcess,
    direct,
    atPrimary: poolers * assumed.ofPooler + direct,
  };
};

export const connectionsOf = ({ api, worker, pooler }: Sizes, assumed: Assumptions): DatabaseConnections =>
  databaseConnections(
    { apis: api.processes, workers: worker.processes, poolers: pooler.processes },
    assumed.connections,
  );
