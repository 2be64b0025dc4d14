/** Compares topics and payloads with the definitions of the page, and converts payloads between versions. */
import { type GenericSchema, safeParse } from 'valibot';
import { BusError } from './bus.ts';
import type { Topic } from './topic.ts';
import type { TopicDefinition } from './topic-definitions.ts';

/** Path and message of the first problem. Undefined when the value matches the schema. */
export const problemOf = (schema: GenericSchema, value: unknown): string | undefined => {
  const parsed = safeParse(schema, value);
  if (parsed.success) return undefined;
  const issue = parsed.issues[0];
  const path = issue.path?.map((item) => String(item.key)).join('.');
  return `${path ? `${path}: ` : ''}${issue.message}`;
};

/**
 * Converts the payload to the version of the topic definition and checks it. Returns the reason when it is
 * refused.
 */
export const acceptPayload = (
  { adapters, payload: schema }: TopicDefinition,
  topic: Topic,
  payload: unknown,
): { value: unknown } | BusError => {
  const adapter = adapters?.[topic.version];
  let value = payload;
  try {
    if (adapter) value = adapter.up(payload);
  } catch (error) {
    return new BusError('bad-payload', topic, String(error));
  }
  const problem = problemOf(schema, value);
  return problem ? new BusError('bad-payload', topic, problem) : { value };
};

/** Converts a value from the version of the definition to the version of a listener or server. */
export const forVersion = ({ adapters }: TopicDefinition, version: number, value: unknown): unknown =>
  adapters?.[version]?.down(value) ?? value;

/** @returns a function that finds the definition of a topic, or says why the bus does not serve the topic */
export const createResolver = (definitions: readonly TopicDefinition[]) => {
  const known = new Map(definitions.map((definition) => [definition.topic.name, definition]));
  return (topic: Topic): TopicDefinition | BusError => {
    const definition = known.get(topic.name);
    if (!definition) return new BusError('unknown-topic', topic);
    if (definition.topic.mode !== topic.mode) return new BusError('wrong-mode', topic);
    const served = definition.topic.version === topic.version || definition.adapters?.[topic.version];
    return served ? definition : new BusError('unknown-version', topic);
  };
};
