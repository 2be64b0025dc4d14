import type { PayloadOf, ResultOf, Topic } from './topic.ts';

/** Ends a subscription or a service; safe to call twice. */
export type Stop = () => void;

/** Passes messages between shell and remotes. Nothing it does throws into a publisher. */
export interface Bus {
  /** Tell an event, or set a state. A payload that does not fit is refused: reported, and nobody hears it. */
  publish<T extends Topic<'event'> | Topic<'state'>>(topic: T, payload: PayloadOf<T>): void;
  /** Hear an event, or a state at once and at every change. */
  subscribe<T extends Topic<'event'> | Topic<'state'>>(
    topic: T,
    listener: (payload: PayloadOf<T>) => void,
  ): Stop;
  /** The last value of a state. */
  read<T extends Topic<'state'>>(topic: T): PayloadOf<T> | undefined;
  /** Send a command. Rejects with `BusError` when it is refused, fails, or nobody finishes it in time. */
  request<T extends Topic<'command'>>(topic: T, payload: PayloadOf<T>): Promise<ResultOf<T>>;
  /** Serve a command; the queue that waited for a server is handed over at once. One server at a time, the newest wins. */
  serve<T extends Topic<'command'>>(
    topic: T,
    server: (payload: PayloadOf<T>, context: { signal: AbortSignal }) => Promise<ResultOf<T>> | ResultOf<T>,
  ): Stop;
}

export type BusErrorReason =
  | 'unknown-topic'
  | 'unknown-version'
  | 'wrong-mode'
  | 'bad-payload'
  | 'bad-result'
  | 'timeout';

/** Why the bus refused or ended a message. */
export class BusError extends Error {
  override readonly name = 'BusError';
  readonly reason: BusErrorReason;
  readonly topic: string;

  constructor(reason: BusErrorReason, topic: Pick<Topic, 'name' | 'version'>, detail = '') {
    super(`${topic.name} v${topic.version}: ${reason}${detail && ` (${detail})`}`);
    this.reason = reason;
    this.topic = topic.name;
  }
}

/** One line for a recorder (QA panel, tests): everything that passed, or was refused. */
export interface BusRecord {
  readonly kind: 'publish' | 'request' | 'result' | 'failure' | 'refusal';
  readonly topic: string;
  readonly version: number;
  readonly payload: unknown;
  readonly at: number;
  /** Why it was refused. */
  readonly detail?: string;
  /** Results and failures: how long the command took, ms. */
  readonly ms?: number;
}
