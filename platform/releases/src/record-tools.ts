/** Records the tools of the contract for a release. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type { Tool } from 'shared-contracts/tools/tool';
import { TOOLS } from 'shared-contracts/tools/tool-list';
import type { GenericSchema } from 'valibot';
import type { JsonSchema } from './json-schema.ts';
import type { ToolRecord } from './tool-record.ts';

const toJson = (schema: GenericSchema, typeMode: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode,
    overrideAction: ({ valibotAction, jsonSchema: made }) => {
      const { unit } = (valibotAction as { metadata?: { unit?: string } }).metadata ?? {};
      return unit ? { ...made, 'x-unit': unit } : undefined;
    },
  });
  return json as JsonSchema;
};

const recordTool = (tool: Tool): ToolRecord => ({
  description: tool.description,
  kind: tool.kind,
  endpoints: tool.endpoints.map(({ id }) => id),
  http: tool.http ?? false,
  deprecated: tool.deprecated ?? false,
  input: toJson(tool.input, 'input'),
  output: toJson(tool.output, 'output'),
});

/** Tool name → record. */
export const recordTools = (tools: readonly Tool[] = TOOLS): Record<string, ToolRecord> =>
  Object.fromEntries(tools.map((one) => [one.name, recordTool(one)]));
