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

export const connectionsOf = (
  { api, worker, pooler }: Sizes,
  { connections: assumed }: Assumptions,
): DatabaseConnections => {
  const programs = api.processes + worker.processes;
  const direct = programs * assumed.directOfProcess + assumed.directOfFleet;
  return {
    toPoolers: programs * assumed.poolOfProcess,
    toReplicas: api.processes * assumed.poolOfProcess,
    direct,
    atPrimary: pooler.processes * assumed.ofPooler + direct,
  };
};
