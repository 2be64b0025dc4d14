import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool } from 'pg';
import { createWaitingLine } from 'serving/waiting-line';
import { ShedError } from '../errors/shed-error.ts';
import { currentScope, type Priority } from './request-scope.ts';

interface Lane {
  /** Share of the connections that requests of this priority may take. The rest is for more important ones. */
  share: number;
  /** Requests that may wait, for each connection of the pool. Further ones are shed at once. */
  waiting: number;
  /** A request that waits longer is shed: thirds of the longest wait. */
  waitThirds: number;
}

/** Every request of a lower lane leaves connections for the lanes above it. */
const LANES: Record<Priority, Lane> = {
  high: { share: 1, waiting: 50, waitThirds: 3 },
  normal: { share: 0.8, waiting: 20, waitThirds: 2 },
  low: { share: 0.6, waiting: 10, waitThirds: 1 },
};
const FROM_HIGHEST: readonly Priority[] = ['high', 'normal', 'low'];

export interface PoolGate extends PostgresPool {
  /** Connections that requests use now, and requests that wait for one. */
  numbers(): { max: number; busy: number; waiting: number };
  /** Requests without a connection so far. */
  shed: Record<Priority, number>;
}

/**
 * Limits how many requests wait for a connection, and how long, by their priority. Without it, payments would wait
 * behind thousands of lists, until all of them fail. Among equal priorities clients take turns, so many requests of one
 * client delay only its own.
 * @param longestWaitMs for requests of priority `high`
 */
export function gatePool(pool: Pool, max: number, longestWaitMs: number): PoolGate {
  const lineOf = (priority: Priority) =>
    createWaitingLine(LANES[priority].waiting * max, (longestWaitMs * LANES[priority].waitThirds) / 3);
  const lines = { high: lineOf('high'), normal: lineOf('normal'), low: lineOf('low') };
  const shed: Record<Priority, number> = { high: 0, normal: 0, low: 0 };
  let busy = 0;
  let ownRequests = 0;

  /** Name for a request of the shop itself. It takes a turn of its own, because the shell reads for many visitors. */
  const nextOwn = (): string => {
    ownRequests += 1;
    return `own ${ownRequests}`;
  };

  // At least two, because a request in a transaction may need a second connection.
  const least = Math.min(max, 2);
  const hasPlace = (priority: Priority) => busy < Math.max(least, Math.floor(LANES[priority].share * max));
  const refuse = (priority: Priority) => {
    shed[priority] += 1;
    return new ShedError();
  };
  const waitForPlace = (priority: Priority, client: string): Promise<void> =>
    new Promise((enter, reject) => {
      lines[priority].wait(client, (isAdmitted) => (isAdmitted ? enter() : reject(refuse(priority))));
    });
  const admitNext = () => {
    const priority = FROM_HIGHEST.find((each) => lines[each].size > 0);
    if (!priority || !hasPlace(priority)) return;
    busy += 1;
    lines[priority].admitNext();
  };
  const leave = () => {
    busy -= 1;
    admitNext();
  };

  const borrow = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect();
    const giveBack = client.release;
    client.release = (isBroken) => {
      giveBack(isBroken);
      leave();
    };
    return client as PostgresPoolClient;
  };

  return {
    async connect() {
      const { priority, client = nextOwn() } = currentScope();
      if (hasPlace(priority)) busy += 1;
      else await waitForPlace(priority, client);
      try {
        return await borrow();
      } catch (error) {
        leave();
        throw error;
      }
    },
    end: () => pool.end(),
    options: pool.options,
    numbers: () => ({ max, busy, waiting: FROM_HIGHEST.reduce((sum, each) => sum + lines[each].size, 0) }),
    shed,
  };
}
