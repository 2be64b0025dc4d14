import type { Endpoint } from 'shared-contracts/api/endpoint';
import type { Topic } from 'shared-contracts/bus/topic';
import type { Tool } from 'shared-contracts/tools/tool';
import type { UsedContract } from './release-manifest.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isEndpoint = (value: Record<string, unknown>): boolean => 'method' in value && 'path' in value;

/** Endpoint ids of an export: its own, or those of a table of endpoints. */
const endpointIds = (value: unknown): string[] => {
  if (!isObject(value)) return [];
  if (isEndpoint(value)) return [(value as unknown as Endpoint).id];
  return Object.values(value).flatMap(endpointIds);
};

const topicNames = (value: unknown): string[] =>
  isObject(value) && 'mode' in value && 'name' in value ? [(value as unknown as Topic).name] : [];

const toolNames = (value: unknown): string[] =>
  isObject(value) && 'kind' in value && 'input' in value ? [(value as unknown as Tool).name] : [];

/** Resolves names of exports to endpoints, topics and tools by importing the contract's modules. */
export const resolveUsed = async (used: UsedContract) => {
  const values: unknown[] = [];
  for (const [module, names] of Object.entries(used)) {
    const exported = (await import(`shared-contracts/${module}`)) as Record<string, unknown>;
    values.push(...names.map((name) => exported[name]));
  }
  return {
    endpoints: new Set(values.flatMap(endpointIds)),
    topics: new Set(values.flatMap(topicNames)),
    tools: new Set(values.flatMap(toolNames)),
  };
};
