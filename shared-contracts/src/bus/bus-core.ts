/** What every method of the bus needs: the definition of a topic, the record of messages, and refusals. */
import { BusError, type BusRecord } from './bus.ts';
import type { Topic } from './topic.ts';
import { acceptPayload } from './topic-checks.ts';
import type { TopicDefinition } from './topic-definitions.ts';

export interface BusCore {
  resolve(topic: Topic): TopicDefinition | BusError;
  note(kind: BusRecord['kind'], topic: Topic, payload: unknown, more?: Partial<BusRecord>): void;
  /** Records and reports a refusal. */
  refuse(error: BusError, topic: Topic, payload: unknown): BusError;
  onProblem(error: Error): void;
}

export interface AcceptedMessage {
  definition: TopicDefinition;
  /** The payload in the version of the definition. */
  value: unknown;
}

/** Definition and checked payload of a message. A refusal is recorded and returned. */
export const acceptMessage = (core: BusCore, topic: Topic, payload: unknown): AcceptedMessage | BusError => {
  const definition = core.resolve(topic);
  if (definition instanceof BusError) return core.refuse(definition, topic, payload);
  const accepted = acceptPayload(definition, topic, payload);
  if (accepted instanceof BusError) return core.refuse(accepted, topic, payload);
  return { definition, value: accepted.value };
};
