/**
 * Checks whether every value of one JSON Schema is valid for another. Supports the keywords that zod and
 * valibot emit.
 */

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

/**
 * `exact`: the receiver validates, so limits count as well (requests, bus payloads).
 * `shape`: the receiver reads known fields and ignores the rest (responses).
 */
export type Strictness = 'exact' | 'shape';

interface Side {
  schema: JsonSchema;
  root: JsonSchema;
}

/** From `from` to `to`, an upper limit may only grow and a lower limit only shrink. Other keywords must be equal. */
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const;
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const;
const SAME = ['pattern', 'format', 'multipleOf', 'uniqueItems'] as const;

const resolve = ({ schema, root }: Side): Side => {
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

const alternatives = ({ schema, root }: Side): Side[] | null => {
  if (schema.enum) return schema.enum.map((value) => ({ schema: { const: value }, root }));
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.map((one) => ({ schema: one, root }));
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ schema: { ...schema, type }, root }));
  return null;
};

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

const show = (schema: JsonSchema): string => {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (typeof schema.type === 'string') return schema.type;
  return schema.enum ? schema.enum.map((value) => JSON.stringify(value)).join(' | ') : 'another shape';
};

const isAnything = (schema: JsonSchema): boolean =>
  Object.keys(schema).every((key) =>
    ['$schema', '$id', '$defs', 'title', 'description', 'default', 'examples'].includes(key),
  );

/**
 * Compares `from` with `to` at a path, which is empty for the whole value. Returns the reasons why `from` is not
 * assignable.
 */
type Compare = (from: Side, to: Side, path: string) => string[];

const compareLimits = (left: JsonSchema, right: JsonSchema, path: string): string[] => {
  const wrong = (name: string) =>
    `${path}: ${name} ${JSON.stringify(left[name] ?? 'none')} does not fit ${JSON.stringify(right[name])}`;
  const number = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback);
  return [
    ...UPPER.filter(
      (name) => right[name] !== undefined && number(left[name], Infinity) > number(right[name], 0),
    ),
    ...LOWER.filter(
      (name) => right[name] !== undefined && number(left[name], -Infinity) < number(right[name], 0),
    ),
    ...SAME.filter((name) => right[name] !== undefined && left[name] !== right[name]),
  ].map(wrong);
};

/**
 * Fields with the same type whose unit differs: the value would mean something else. Records of older releases have no
 * units.
 */
const compareUnits = (left: JsonSchema, right: JsonSchema, path: string): string[] => {
  const [given, wanted] = [left['x-unit'], right['x-unit']];
  return given === undefined || wanted === undefined || given === wanted
    ? []
    : [`${path}: ${given} instead of ${wanted}`];
};

const pathOf = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/**
 * An optional field is missing on one side, and a field of its type is new on the other: probably a new name. Every
 * value would be valid, but the reader would never find it.
 */
const renamedFields: (compare: Compare, left: Side, right: Side, path: string) => string[] = (
  compare,
  left,
  right,
  path,
) => {
  const has = left.schema.properties ?? {};
  const wants = right.schema.properties ?? {};
  const required = new Set(right.schema.required ?? []);
  const unread = Object.entries(has).filter(([key]) => !(key in wants));
  return Object.entries(wants)
    .filter(([key]) => !(key in has) && !required.has(key))
    .flatMap(([key, schema]) => {
      const [renamed] =
        unread.find(
          ([, given]) => compare({ ...left, schema: given }, { ...right, schema }, '').length === 0,
        ) ?? [];
      return renamed
        ? [
            `${pathOf(path, key)}: is missing, and ${renamed} is not read. Keep both names until all releases know the new one`,
          ]
        : [];
    });
};

const createCompareObjects =
  (compare: Compare, strictness: Strictness): Compare =>
  (left, right, path) => {
    const has = left.schema.properties ?? {};
    const wants = right.schema.properties ?? {};
    const alwaysGiven = new Set(left.schema.required ?? []);
    const givenOthers = left.schema.additionalProperties;
    const problems = (right.schema.required ?? [])
      .filter((key) => !alwaysGiven.has(key))
      .map((key) => pathOf(path, key) + (key in has ? ': may be missing' : ': is missing'));
    for (const [key, schema] of Object.entries(wants)) {
      const given = has[key] ?? (typeof givenOthers === 'object' ? givenOthers : undefined);
      if (given)
        problems.push(...compare({ ...left, schema: given }, { ...right, schema }, pathOf(path, key)));
    }
    if (typeof givenOthers !== 'object') problems.push(...renamedFields(compare, left, right, path));
    const acceptedOthers = right.schema.additionalProperties;
    const others = Object.entries(has).filter(([key]) => !(key in wants));
    if (acceptedOthers === false && strictness === 'exact')
      problems.push(...others.map(([key]) => `${pathOf(path, key)}: is not accepted`));
    if (typeof acceptedOthers !== 'object') return problems;
    if (typeof givenOthers === 'object') others.push(['*', givenOthers]);
    for (const [key, schema] of others)
      problems.push(...compare({ ...left, schema }, { ...right, schema: acceptedOthers }, pathOf(path, key)));
    return problems;
  };

const createCompareArrays =
  (compare: Compare): Compare =>
  (left, right, path) => {
    const itemOf = ({ schema }: Side) => (Array.isArray(schema.items) ? undefined : schema.items);
    const [item, wanted] = [itemOf(left), itemOf(right)];
    if (!wanted) return [];
    const given = [...(left.schema.prefixItems ?? []), ...(item ? [item] : [])];
    if (given.length === 0) return [`${path}[]: could be anything`];
    return given.flatMap((schema) => compare({ ...left, schema }, { ...right, schema: wanted }, `${path}[]`));
  };

/** Compares two schemas that are single types or constants. */
const createCompareTypes = (compare: Compare, strictness: Strictness): Compare => {
  const compareObjects = createCompareObjects(compare, strictness);
  const compareArrays = createCompareArrays(compare);
  return (left, right, path) => {
    const [a, b] = [left.schema, right.schema];
    if ('const' in b) {
      return 'const' in a && JSON.stringify(a.const) === JSON.stringify(b.const)
        ? []
        : [`${path || 'value'}: ${show(a)} instead of ${show(b)}`];
    }
    const given = 'const' in a ? typeOf(a.const) : a.type;
    if (!b.type) return [];
    if (given === undefined) return [`${path || 'value'}: could be anything instead of ${show(b)}`];
    if (given !== b.type && !(given === 'integer' && b.type === 'number'))
      return [`${path || 'value'}: ${show(a)} instead of ${show(b)}`];
    if ('const' in a) return [];
    return [
      ...compareUnits(a, b, path || 'value'),
      ...(strictness === 'exact' ? compareLimits(a, b, path || 'value') : []),
      ...(b.type === 'object' ? compareObjects(left, right, path) : []),
      ...(b.type === 'array' ? compareArrays(left, right, path) : []),
    ];
  };
};

/** Number of problems. An alternative with another discriminator value counts as far away. */
const distanceOf = (problems: string[]): number =>
  problems.length + 100 * problems.filter((text) => /: "[^"]*" instead of "/.test(text)).length;

/** Compares with each accepted alternative. If none fits, reports the closest one. */
const compareAlternatives = (
  compare: Compare,
  left: Side,
  accepted: readonly Side[],
  path: string,
): string[] => {
  const tries = accepted.map((one) => compare(left, one, path));
  if (tries.some((problems) => problems.length === 0)) return [];
  const nearest = tries.sort((a, b) => distanceOf(a) - distanceOf(b))[0] ?? [];
  if (accepted.length === 1 || nearest.some((text) => !text.startsWith(`${path || 'value'}:`)))
    return nearest;
  const choices = accepted.map(({ schema }) => show(schema)).join(', ');
  return [`${path || 'value'}: ${show(left.schema)} is none of ${choices}`];
};

/** Compares unions and intersections of both sides part by part, and then the types. */
const createCompareParts = (compare: Compare, strictness: Strictness): Compare => {
  const compareTypes = createCompareTypes(compare, strictness);
  return (left, right, path) => {
    if (right.schema.allOf)
      return right.schema.allOf.flatMap((schema) => compare(left, { ...right, schema }, path));
    const given = alternatives(left);
    if (given) return given.flatMap((one) => compare(one, right, path));
    if (left.schema.allOf) {
      const tries = left.schema.allOf.map((schema) => compare({ ...left, schema }, right, path));
      return tries.find((problems) => problems.length === 0) ?? tries[0] ?? [];
    }
    const accepted = alternatives(right);
    return accepted ? compareAlternatives(compare, left, accepted, path) : compareTypes(left, right, path);
  };
};

/**
 * Reasons why values of `from` may be invalid for `to`, each with the path of the field; empty if all are
 * valid.
 * @throws Error if a schema refers to a missing definition
 */
export const whyNotAssignable = (from: JsonSchema, to: JsonSchema, strictness: Strictness): string[] => {
  /** Pairs of schemas that are being compared. A pair that occurs again (recursion) counts as assignable. */
  const underWay = new Map<JsonSchema, Set<JsonSchema>>();

  const compare: Compare = (from, to, path) => {
    const [left, right] = [resolve(from), resolve(to)];
    if (left.schema === right.schema || isAnything(right.schema)) return [];
    const pairs = underWay.get(left.schema) ?? new Set();
    if (pairs.has(right.schema)) return [];
    underWay.set(left.schema, pairs.add(right.schema));
    try {
      return compareParts(left, right, path);
    } finally {
      pairs.delete(right.schema);
    }
  };
  const compareParts = createCompareParts(compare, strictness);

  return [...new Set(compare({ schema: from, root: from }, { schema: to, root: to }, ''))];
};
