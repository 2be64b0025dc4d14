/** Log of everything between a remote and its host: calls and bus messages in order, with their time. */
import type { Stop } from 'shared-contracts/bus/bus';

/**
 * Kinds of entries: first calls to the host, then bus messages. `failure`: a command or call failed.
 * `refusal`: the bus refused the message.
 */
export type LogKind =
  | 'api'
  | 'navigate'
  | 'page'
  | 'dialog'
  | 'sign-in'
  | 'sign-out'
  | 'widget'
  | 'track'
  | 'report'
  | 'publish'
  | 'subscribe'
  | 'request'
  | 'serve'
  | 'result'
  | 'failure'
  | 'refusal';

export interface LogEntry {
  readonly id: number;
  /** ms since 1970. */
  readonly at: number;
  readonly kind: LogKind;
  /** Name of the topic or tracked event, id of the endpoint, or address. */
  readonly topic: string;
  /** Version of the topic. */
  readonly version?: number;
  readonly payload?: unknown;
  /** Duration of a call or command, ms. */
  readonly ms?: number;
  /** Why the bus refused the message. */
  readonly detail?: string;
}

/** Beyond this number, the oldest entries are dropped. */
const LOG_LIMIT = 500;

export const createLog = (record?: (entry: LogEntry) => void) => {
  let entries: readonly LogEntry[] = [];
  let written = 0;
  const listeners = new Set<() => void>();
  const replace = (next: readonly LogEntry[]) => {
    entries = next;
    for (const tell of listeners) tell();
  };
  return {
    entries: (): readonly LogEntry[] => entries,
    add(entry: Omit<LogEntry, 'id' | 'at'>) {
      written += 1;
      const full: LogEntry = { id: written, at: Date.now(), ...entry };
      replace([...entries, full].slice(-LOG_LIMIT));
      record?.(full);
    },
    clear: () => replace([]),
    /** Calls the listener after every change. */
    subscribe(listener: () => void): Stop {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export type HostLog = ReturnType<typeof createLog>;
