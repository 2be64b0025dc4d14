/**
 * How a topic behaves on the bus:
 * - `command`: waits in a queue for its server; ends in a result, a failure or a timeout;
 * - `event`: reaches the current subscribers only;
 * - `state`: the bus keeps the last value and replays it to new subscribers.
 */
export type TopicMode = 'command' | 'event' | 'state';

/** Reference to a topic by name and version. Only the bus bundles the schema. */
export interface Topic<M extends TopicMode = TopicMode, P = unknown, R = unknown> {
  readonly name: string;
  readonly version: number;
  readonly mode: M;
  /** Type-level only (never set): TypeScript infers the types of payload and result from these fields. */
  readonly payload?: P;
  readonly result?: R;
}

const topicOf =
  <M extends TopicMode>(mode: M) =>
  <P, R = unknown>(name: string, version: number): Topic<M, P, R> => ({ name, version, mode });
export const command = topicOf('command');
export const event = topicOf('event');
export const state = topicOf('state');

export type PayloadOf<T> = T extends Topic<TopicMode, infer P, unknown> ? P : never;
export type ResultOf<T> = T extends Topic<'command', unknown, infer R> ? R : never;
