/** Common parts of the bus's methods: validation of messages, recording and refusals. */
import { BusError, type BusRecord } from './bus.ts';
import type { Topic } from './topic.ts';
import { acceptPayload } from './topic-checks.ts';
import type { TopicDefinition } from './topic-definitions.ts';

export interface AcceptedMessage {
  definition: TopicDefinition;
  /** The payload, converted to the version of `definition`. */
  value: unknown;
}

type Note = (kind: BusRecord['kind'], topic: Topic, payload: unknown, more?: Partial<BusRecord>) => void;

export const createBusCore = (
  resolve: (topic: Topic) => TopicDefinition | BusError,
  onProblem: (error: Error) => void,
  record: ((entry: BusRecord) => void) | undefined,
) => {
  const note: Note = (kind, topic, payload, more) =>
    record?.({ kind, topic: topic.name, version: topic.version, payload, at: Date.now(), ...more });

  /** Records and reports a refusal. */
  const refuse = (error: BusError, topic: Topic, payload?: unknown): BusError => {
    note('refusal', topic, payload, { detail: error.message });
    onProblem(error);
    return error;
  };

  /** The definition of the topic with the checked payload, or the refusal, which is recorded already. */
  const accept = (topic: Topic, payload: unknown): AcceptedMessage | BusError => {
    const definition = resolve(topic);
    if (definition instanceof BusError) return refuse(definition, topic, payload);
    const accepted = acceptPayload(definition, topic, payload);
    return accepted instanceof BusError
      ? refuse(accepted, topic, payload)
      : { definition, value: accepted.value };
  };

  return { resolve, note, refuse, accept, onProblem };
};

export type BusCore = ReturnType<typeof createBusCore>;
