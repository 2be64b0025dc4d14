/**
 * Limits how many requests use the connections to the upstream server, in all and for each network of clients. Further
 * ones wait for a limited time, and networks take turns.
 */
import { createWaitingLine } from '../waiting-line.ts';

export interface ClientLimits {
  atOnce: number;
  /** Fewer than `atOnce`, so that one network cannot take all connections. */
  perClient: number;
  /** Requests that may wait. */
  queued: number;
  /** Longest wait, ms. */
  waitMs: number;
}

/** Ends a request. */
export type Leave = () => void;

export interface ClientGate {
  /**
   * Calls `then` once, at once when a connection is free. It gets null when the request must be refused: it waited too
   * long, or too many wait.
   */
  enter(client: string, then: (leave: Leave | null) => void): void;
}

export const createClientGate = ({ atOnce, perClient, queued, waitMs }: ClientLimits): ClientGate => {
  const line = createWaitingLine(queued, waitMs);
  const busy = new Map<string, number>();
  let all = 0;

  const mayBegin = (client: string): boolean => all < atOnce && (busy.get(client) ?? 0) < perClient;

  const begin = (client: string): Leave => {
    all += 1;
    busy.set(client, (busy.get(client) ?? 0) + 1);
    return () => {
      all -= 1;
      const left = (busy.get(client) ?? 0) - 1;
      if (left > 0) busy.set(client, left);
      else busy.delete(client);
      line.admitNext(mayBegin);
    };
  };

  return {
    enter(client, then) {
      if (mayBegin(client)) return then(begin(client));
      line.wait(client, (isAdmitted) => then(isAdmitted ? begin(client) : null));
    },
  };
};
