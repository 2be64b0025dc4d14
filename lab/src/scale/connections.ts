/** Connections of a fleet's processes to PgBouncer and PostgreSQL. */
import type { Assumptions } from './assumptions.ts';
import type { Sizes } from './roles.ts';

export const connectionsOf = ({ api, worker, pooler }: Sizes, { connections: assumed }: Assumptions) => {
  const programs = api.processes + worker.processes;
  /** Past PgBouncer: LISTEN and job queue of each process, and those that the fleet has once. */
  const direct = programs * assumed.directOfProcess + assumed.directOfFleet;
  return {
    /** From APIs and workers to PgBouncer. */
    toPoolers: programs * assumed.poolOfProcess,
    /** From APIs to replicas, without pooler. */
    toReplicas: api.processes * assumed.poolOfProcess,
    direct,
    /** All at the primary, with those of PgBouncer. `max_connections` limits them. */
    atPrimary: pooler.processes * assumed.ofPooler + direct,
  };
};
