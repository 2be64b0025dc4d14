import type { PayloadOf, ResultOf, Topic } from './topic.ts';

/** Ends a subscription or a service. Idempotent. */
export type Stop = () => void;

/**
 * Event bus between shell and remotes (docs/architecture/contract.md#event-bus).
 * Errors of listeners never reach the publisher.
 */
export interface Bus {
  /**
   * Sends an event or sets a state. The bus reports a payload that does not match the schema and does not
   * deliver it.
   */
  publish<T extends Topic<'event'> | Topic<'state'>>(topic: T, payload: PayloadOf<T>): void;
  /** Subscribes to an event or a state. A state calls the listener at once with its last value. */
  subscribe<T extends Topic<'event'> | Topic<'state'>>(
    topic: T,
    listener: (payload: PayloadOf<T>) => void,
  ): Stop;
  /** Returns the last value of a state. */
  read<T extends Topic<'state'>>(topic: T): PayloadOf<T> | undefined;
  /**
   * Sends a command. Rejects with `BusError` when the bus refuses it or it times out,
   * and with the server's error when it fails.
   */
  request<T extends Topic<'command'>>(topic: T, payload: PayloadOf<T>): Promise<ResultOf<T>>;
  /**
   * Registers the server of a command and runs the queued requests. A later server replaces an earlier one.
   */
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

/** Why the bus refused or aborted a message. */
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

/** Entry of a recorder (QA panel, tests): a message that the bus delivered or refused. */
export interface BusRecord {
  readonly kind: 'publish' | 'request' | 'result' | 'failure' | 'refusal';
  readonly topic: string;
  readonly version: number;
  readonly payload: unknown;
  readonly at: number;
  /** Why the bus refused it. */
  readonly detail?: string;
  /** Results and failures: duration of the command in ms. */
  readonly ms?: number;
}
