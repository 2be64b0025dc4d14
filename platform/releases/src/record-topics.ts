/** Records the topics of the contract's bus for a release. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type { TopicMode } from 'shared-contracts/bus/topic';
import { TOPIC_DEFINITIONS, type TopicDefinition } from 'shared-contracts/bus/topic-definitions';
import { TOPIC_UNITS } from 'shared-contracts/bus/topic-units';
import type { Unit } from 'shared-contracts/domain/units';
import type { JsonSchema } from './json-schema.ts';

export interface TopicRecord {
  version: number;
  mode: TopicMode;
  payload: JsonSchema;
  result?: JsonSchema;
  /** Older versions that an adapter supports. */
  adapters: number[];
  /** Package that serves the command or publishes the state. Events have no owner. */
  owner?: string;
}

/** Writes the unit of a field to its schema. @throws Error for a path that the schema does not have */
const withUnit = (schema: JsonSchema, [key, ...rest]: readonly string[], unit: Unit): JsonSchema => {
  if (key === undefined) {
    const { anyOf } = schema;
    // The field may be null.
    return anyOf
      ? { ...schema, anyOf: anyOf.map((one) => (one.type === 'null' ? one : { ...one, 'x-unit': unit })) }
      : { ...schema, 'x-unit': unit };
  }
  const field = schema.properties?.[key];
  if (!field) throw new Error(`A unit names ${key}, which the topic does not have`);
  return { ...schema, properties: { ...schema.properties, [key]: withUnit(field, rest, unit) } };
};

/** The units of a topic concern payload and result. @returns the schema with those that it has */
const withUnits = (name: string, schema: JsonSchema): JsonSchema =>
  Object.entries(TOPIC_UNITS[name] ?? {}).reduce((whole, [field, unit]) => {
    const path = field.split('.');
    return path[0] && path[0] in (whole.properties ?? {}) ? withUnit(whole, path, unit) : whole;
  }, schema);

const recordTopic = ({ topic, payload, result, adapters = {}, owner }: TopicDefinition): TopicRecord => {
  const json = (schema: TopicDefinition['payload']) =>
    withUnits(topic.name, toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) as JsonSchema);
  return {
    version: topic.version,
    mode: topic.mode,
    payload: json(payload),
    ...(result ? { result: json(result) } : {}),
    adapters: Object.keys(adapters).map(Number),
    ...(owner ? { owner } : {}),
  };
};

/** Topic name → record. */
export const recordTopics = (definitions: readonly TopicDefinition[] = TOPIC_DEFINITIONS) =>
  Object.fromEntries(definitions.map((one) => [one.topic.name, recordTopic(one)]));
