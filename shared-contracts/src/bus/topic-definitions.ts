/** Topics of the bus: schema, timeout, and adapters to older versions. */
import type { GenericSchema } from 'valibot';
import type { RemoteId } from '../remote.ts';
import type { Topic } from './topic.ts';
import * as schema from './topics.schema.ts';
import * as topics from './topics.ts';

export interface TopicDefinition {
  readonly topic: Topic;
  readonly payload: GenericSchema;
  readonly result?: GenericSchema;
  /**
   * The package that serves the command or publishes the state. Missing for events, which any package may
   * publish.
   */
  readonly owner?: RemoteId | 'shell';
  /** Commands: timeout in ms. */
  readonly timeoutMs?: number;
  /** By older version: `down` converts a payload for its subscribers, `up` a payload of its publishers. */
  readonly adapters?: Readonly<Record<number, TopicAdapter>>;
}

interface TopicAdapter {
  readonly down: (payload: unknown) => unknown;
  readonly up: (payload: unknown) => unknown;
}

/** A cart command fails after 8 s (docs/architecture/contract.md#event-bus). */
export const CART_COMMAND_TIMEOUT_MS = 8_000;
/** A dialog waits for the user. The timeout only covers a shell that never answers. */
const DIALOG_TIMEOUT_MS = 3_600_000;

/** Adapter to an older version whose only difference is a field name: it has `older` instead of `newer`. */
const renamedField = (older: string, newer: string): TopicAdapter => {
  const rename = (from: string, to: string) => (payload: unknown) => {
    const { [from]: value, ...rest } = payload as Record<string, unknown>;
    return value === undefined ? rest : { ...rest, [to]: value };
  };
  return { down: rename(newer, older), up: rename(older, newer) };
};

export const TOPIC_DEFINITIONS: readonly TopicDefinition[] = [
  {
    topic: topics.cartUpdate,
    payload: schema.cartUpdate,
    result: schema.cartUpdateResult,
    timeoutMs: CART_COMMAND_TIMEOUT_MS,
    owner: 'checkout',
    adapters: { 1: renamedField('isTold', 'skipPanel') },
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
