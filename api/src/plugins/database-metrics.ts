import { Counter, Gauge, type Registry } from 'prom-client';
import type { OpenDatabase } from '../db/open-database.ts';
import type { ReadRouting } from '../db/read-routing.ts';
import type { ShedCounts } from './shedding.ts';

export interface LoadSources {
  pools: OpenDatabase['pools'];
  readRouting: ReadRouting;
  /** Requests that the event loop's lag has shed. */
  shed: ShedCounts;
}

/** Sets a counter to a number that is counted elsewhere. */
const countTo = (counter: Counter, labels: Record<string, string>, value: number): void => {
  counter.remove(labels);
  counter.inc(labels, value);
};

/** Adds the figures by which an operator or an autoscaler sees load: pools, shed requests, reads by server, lag. */
export function addDatabaseMetrics(registry: Registry, { pools, readRouting, shed }: LoadSources): void {
  const namedPools = Object.entries(pools);
  new Gauge({
    name: 'shop_db_pool_connections',
    help: 'Connections of a pool: the most it may open, and those that requests use',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, gate] of namedPools) {
        const { max, busy } = gate.numbers();
        this.set({ pool, state: 'max' }, max);
        this.set({ pool, state: 'busy' }, busy);
      }
    },
  });
  new Gauge({
    name: 'shop_db_pool_waiting',
    help: 'Requests that wait for a connection',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const [pool, gate] of namedPools) this.set({ pool }, gate.numbers().waiting);
    },
  });
  new Counter({
    name: 'shop_requests_shed_total',
    help: 'Requests answered 503 because of load, by reason (pool, event-loop) and priority',
    labelNames: ['reason', 'priority'],
    registers: [registry],
    collect() {
      for (const priority of ['high', 'normal', 'low'] as const) {
        const byPool = namedPools.reduce((sum, [, gate]) => sum + gate.shed[priority], 0);
        countTo(this, { reason: 'pool', priority }, byPool);
        countTo(this, { reason: 'event-loop', priority }, shed[priority]);
      }
    },
  });
  if (!readRouting.isReplicated) return;
  new Counter({
    name: 'shop_reads_total',
    help: 'Reads that may use the replica, by the server that answered',
    labelNames: ['source'],
    registers: [registry],
    collect() {
      for (const source of ['primary', 'replica'] as const)
        countTo(this, { source }, readRouting.count[source]);
    },
  });
  addLag(registry, readRouting);
}

function addLag(registry: Registry, readRouting: LoadSources['readRouting']): void {
  new Gauge({
    name: 'shop_replica_up',
    help: '1 while the replica answers',
    registers: [registry],
    collect() {
      this.set(readRouting.lag() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'shop_replica_lag_bytes',
    help: 'WAL of the primary that the replica has not replayed; the last known value while it does not answer',
    registers: [registry],
    collect() {
      const lag = readRouting.lag();
      if (lag) this.set(lag.bytes);
    },
  });
  new Gauge({
    name: 'shop_replica_lag_seconds',
    help: 'Age of the oldest change that the replica has not replayed',
    registers: [registry],
    collect() {
      const lag = readRouting.lag();
      if (lag) this.set(lag.ms / 1000);
    },
  });
}
