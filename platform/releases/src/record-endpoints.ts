/** Records the endpoints of the contract for a release. */
import { ENDPOINTS, type EndpointDefinition } from 'shared-contracts/api/endpoint-list.schema';
import { OFFICE_ENDPOINTS } from 'shared-contracts/office/endpoint-list.schema';
import { z } from 'zod';
import type { JsonSchema } from './json-schema.ts';

export interface EndpointRecord {
  method: string;
  path: string;
  /** `params`, `query`, `headers`, `body`, before parsing. */
  request: Record<string, JsonSchema>;
  response: JsonSchema;
}

const PARTS = ['params', 'query', 'headers', 'body'] as const;

const jsonOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'ref' });
  return json as JsonSchema;
};

const recordEndpoint = ({ endpoint, schema }: EndpointDefinition): EndpointRecord => ({
  method: endpoint.method,
  path: endpoint.path,
  request: Object.fromEntries(
    PARTS.flatMap((part) => {
      const one = schema[part];
      return one ? [[part, jsonOf(one, 'input')]] : [];
    }),
  ),
  response: jsonOf(schema.response, 'output'),
});

/** Endpoint id → record. The API serves the endpoints of the shop and of the office, on two listeners. */
export const recordEndpoints = (
  registered: readonly EndpointDefinition[] = [...ENDPOINTS, ...OFFICE_ENDPOINTS],
) => Object.fromEntries(registered.map((one) => [one.endpoint.id, recordEndpoint(one)]));
