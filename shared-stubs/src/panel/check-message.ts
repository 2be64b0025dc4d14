/** Checks a message from the panel's form before it is sent to the bus. */

import type { Topic } from 'shared-contracts/bus/topic';
import { TOPIC_DEFINITIONS, type TopicDefinition } from 'shared-contracts/bus/topic-definitions';
import { safeParse } from 'valibot';
import { TOPIC_SAMPLES } from '../conformance/topic-samples.ts';

export interface Problem {
  /** Path into the payload, for example `item.sku`; empty for the whole payload. */
  field: string;
  text: string;
}

export const TOPIC_NAMES: readonly string[] = TOPIC_DEFINITIONS.map(({ topic }) => topic.name);

export const definitionOf = (name: string): TopicDefinition => {
  const found = TOPIC_DEFINITIONS.find(({ topic }) => topic.name === name);
  if (!found) throw new Error(`The bus knows no topic ${name}`);
  return found;
};

/** A valid payload of the topic, as initial text of the form. */
export const exampleOf = (name: string): string =>
  JSON.stringify(TOPIC_SAMPLES[name]?.good[0] ?? {}, null, 2);

/** Every invalid field of a payload. (The bus refuses the message and reports only the first.) */
export const problemsOf = (name: string, payload: unknown): Problem[] => {
  const parsed = safeParse(definitionOf(name).payload, payload);
  return (parsed.issues ?? []).map(({ path, message }) => ({
    field: path?.map(({ key }) => String(key)).join('.') ?? '',
    text: message,
  }));
};

export type Draft =
  | { kind: 'message'; payload: unknown; problems: Problem[] }
  | { kind: 'no-json'; text: string };

export const readDraft = (name: string, text: string): Draft => {
  try {
    const payload: unknown = JSON.parse(text);
    return { kind: 'message', payload, problems: problemsOf(name, payload) };
  } catch (error) {
    return { kind: 'no-json', text: (error as Error).message };
  }
};

/** The topic in any version, also in one that the bus does not know. */
export const topicIn = (name: string, version: number): Topic => ({
  ...definitionOf(name).topic,
  version,
});
