/** Which topics the bus knows: schema, time-out and adapters to older versions. */
import type { GenericSchema } from 'valibot';
import type { RemoteId } from '../remote.ts';
import type { Topic } from './topic.ts';
import * as schema from './topics.schema.ts';
import * as topics from './topics.ts';

export interface TopicDefinition {
  readonly topic: Topic;
  readonly payload: GenericSchema;
  readonly result?: GenericSchema;
  /** Who serves the command or publishes the state; events are anybody's. */
  readonly owner?: RemoteId | 'shell';
  /** Commands: milliseconds until the sender is told that nobody finished it. */
  readonly timeoutMs?: number;
  /** Older version → this version's payload turned into that one's (for subscribers), and back (for publishers). */
  readonly adapters?: Readonly<
    Record<number, { down: (payload: unknown) => unknown; up: (payload: unknown) => unknown }>
  >;
}

/** DESIGN §5: a cart command ends after 8 s in a clear error. */
export const CART_COMMAND_TIMEOUT_MS = 8_000;
/** A dialog waits for the person; the time-out only guards against a dead shell. */
const DIALOG_TIMEOUT_MS = 3_600_000;

export const TOPIC_REGISTRY: readonly TopicDefinition[] = [
  {
    topic: topics.cartUpdate,
    payload: schema.cartUpdate,
    result: schema.cartUpdateResult,
    timeoutMs: CART_COMMAND_TIMEOUT_MS,
    owner: 'checkout',
  },
  { topic: topics.cartState, payload: schema.cartState, owner: 'checkout' },
  { topic: topics.cartPanel, payload: schema.cartPanel },
  { topic: topics.localeState, payload: schema.localeState, owner: 'shell' },
  { topic: topics.sessionState, payload: schema.sessionState, owner: 'shell' },
  { topic: topics.searchOpen, payload: schema.searchOpen },
  {
    topic: topics.dialogOpen,
    payload: schema.dialogOpen,
    result: schema.dialogOpenResult,
    timeoutMs: DIALOG_TIMEOUT_MS,
    owner: 'shell',
  },
  { topic: topics.analyticsTrack, payload: schema.analyticsTrack },
];
