/** What passed between a remote and its host: every call, every message of the bus, in order, with its time. */
import type { Stop } from 'shared-contracts/bus/bus';

/** Calls of the host, then what the bus carries. `failure` ends a command or a call, `refusal` never left. */
export const LOG_KINDS = [
  'api',
  'navigate',
  'page',
  'dialog',
  'sign-in',
  'sign-out',
  'widget',
  'track',
  'report',
  'publish',
  'subscribe',
  'request',
  'serve',
  'result',
  'failure',
  'refusal',
] as const;
export type LogKind = (typeof LOG_KINDS)[number];

export interface LogEntry {
  readonly id: number;
  /** ms since 1970. */
  readonly at: number;
  readonly kind: LogKind;
  /** Name of the topic, id of the endpoint, address, name of the tracked event. */
  readonly topic: string;
  /** Of the topic. */
  readonly version?: number;
  readonly payload?: unknown;
  /** How long a call or a command took, ms. */
  readonly ms?: number;
}

export interface HostLog {
  entries(): readonly LogEntry[];
  add(entry: Omit<LogEntry, 'id' | 'at'>): void;
  clear(): void;
  /** Told after every change. */
  subscribe(listener: () => void): Stop;
}

/** The oldest go when more are written. */
export const LOG_LIMIT = 500;

export const createLog = (record?: (entry: LogEntry) => void): HostLog => {
  let entries: readonly LogEntry[] = [];
  let written = 0;
  const listeners = new Set<() => void>();
  const replace = (next: readonly LogEntry[]) => {
    entries = next;
    for (const tell of listeners) tell();
  };
  return {
    entries: () => entries,
    add(entry) {
      written += 1;
      const full: LogEntry = { id: written, at: Date.now(), ...entry };
      replace([...entries, full].slice(-LOG_LIMIT));
      record?.(full);
    },
    clear: () => replace([]),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
