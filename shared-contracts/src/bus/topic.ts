/**
 * How a topic behaves on the bus:
 * - `command`: queued until somebody serves it; ends in a result, a failure or a time-out;
 * - `event`: told to whoever listens now;
 * - `state`: the last value is kept and replayed to late subscribers.
 */
export type TopicMode = 'command' | 'event' | 'state';

/** A light reference to a topic: name and version. Its schema stays with the bus. */
export interface Topic<M extends TopicMode = TopicMode, P = unknown, R = unknown> {
  readonly name: string;
  readonly version: number;
  readonly mode: M;
  /** Phantoms: make payload and result inferable, never set. */
  readonly payload?: P;
  readonly result?: R;
}

export const command = <P, R>(name: string, version: number): Topic<'command', P, R> => ({
  name,
  version,
  mode: 'command',
});
export const event = <P>(name: string, version: number): Topic<'event', P> => ({
  name,
  version,
  mode: 'event',
});
export const state = <P>(name: string, version: number): Topic<'state', P> => ({
  name,
  version,
  mode: 'state',
});

export type PayloadOf<T> = T extends Topic<TopicMode, infer P, unknown> ? P : never;
export type ResultOf<T> = T extends Topic<'command', unknown, infer R> ? R : never;
