/** A tool of a release, as its contract record and its release manifest hold it. */
import { z } from 'zod';
import type { JsonSchema } from './json-schema.ts';

const jsonSchema = z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null);

export const toolRecord = z.object({
  /** For the assistant, by language. */
  description: z.object({ es: z.string(), en: z.string() }),
  kind: z.enum(['read', 'cart', 'form']),
  /** Ids of the endpoints that the tool calls. */
  endpoints: z.array(z.string()),
  http: z.boolean(),
  deprecated: z.boolean(),
  input: jsonSchema,
  output: jsonSchema,
});
export type ToolRecord = z.output<typeof toolRecord>;
