/** Reads JSON Schemas with the keywords that zod and valibot emit. */

export interface JsonSchema {
  [keyword: string]: unknown;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  not?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema | JsonSchema[];
  prefixItems?: JsonSchema[];
}

/** A part of a schema, with the whole schema that its `$ref`s point into. */
export interface Side {
  schema: JsonSchema;
  root: JsonSchema;
}

/** @throws Error if the schema refers to a missing definition */
export const resolve = ({ schema, root }: Side): Side => {
  let current = schema;
  while (current.$ref) {
    if (current.$ref === '#') return { schema: root, root };
    const name = current.$ref.replace(/^#\/(\$defs|definitions)\//, '');
    const found = root.$defs?.[name] ?? (root.definitions as Record<string, JsonSchema> | undefined)?.[name];
    if (!found) throw new Error(`The schema refers to ${current.$ref}, which it does not hold`);
    current = found;
  }
  return { schema: current, root };
};

/** Members of an enum or a union. Null for a schema without alternatives. */
export const alternatives = ({ schema, root }: Side): Side[] | null => {
  if (schema.enum) return schema.enum.map((value) => ({ schema: { const: value }, root }));
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.map((one) => ({ schema: one, root }));
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ schema: { ...schema, type }, root }));
  return null;
};

export const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

/** Short name of a schema for an error message. */
export const show = (schema: JsonSchema): string => {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (typeof schema.type === 'string') return schema.type;
  return schema.enum ? schema.enum.map((value) => JSON.stringify(value)).join(' | ') : 'another shape';
};

export const isAnything = (schema: JsonSchema): boolean =>
  Object.keys(schema).every((key) =>
    ['$schema', '$id', '$defs', 'title', 'description', 'default', 'examples'].includes(key),
  );
