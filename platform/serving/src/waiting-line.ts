import { createTurns } from './turns.ts';

interface Waiting {
  client: string;
  settle(isAdmitted: boolean): void;
}

/**
 * Requests that wait for a connection. Clients take turns, and no request waits longer than `waitMs`.
 * @param most requests that may wait
 */
export const createWaitingLine = (most: number, waitMs: number) => {
  const turns = createTurns<Waiting>();

  /** The client with the most waiting requests loses its last one. False if that is the new request itself. */
  const makeRoom = (client: string): boolean => {
    const last = turns.lastOfLongest();
    if (!last || turns.waitingOf(client) + 1 >= turns.waitingOf(last.client)) return false;
    last.settle(false);
    return true;
  };

  return {
    /** Requests that wait. */
    get size() {
      return turns.size;
    },
    /** Calls `then` once: with true on the request's turn, with false when it waited too long, or too many wait. */
    wait(client: string, then: (isAdmitted: boolean) => void) {
      if (turns.size >= most && !makeRoom(client)) return then(false);
      const waiting: Waiting = {
        client,
        settle(isAdmitted) {
          clearTimeout(timer);
          turns.remove(client, waiting);
          then(isAdmitted);
        },
      };
      const timer = setTimeout(() => waiting.settle(false), waitMs);
      turns.add(client, waiting);
    },
    /**
     * Admits the next request, if one waits.
     * @param mayBegin skips clients that have enough. Default: none
     */
    admitNext: (mayBegin?: (client: string) => boolean) => turns.next(mayBegin)?.settle(true),
  };
};
