/** Checks whether every value of one JSON Schema is valid for another. */
import {
  alternatives,
  isAnything,
  type JsonSchema,
  resolve,
  type Side,
  show,
  typeOf,
} from './json-schema.ts';

/**
 * `exact`: the receiver validates, so limits count as well (requests, bus payloads).
 * `shape`: the receiver reads known fields and ignores the rest (responses).
 */
export type Strictness = 'exact' | 'shape';

interface Comparison {
  strictness: Strictness;
  /** Pairs of schemas that are being compared. A pair that occurs again (recursion) counts as assignable. */
  underWay: Map<JsonSchema, Set<JsonSchema>>;
}

/**
 * Compares `left` with `right` at a path, which is empty for the whole value. Returns the reasons why `left` is not
 * assignable.
 */
type Compare = (left: Side, right: Side, path: string, comparison: Comparison) => string[];

/** From `from` to `to`, an upper limit may only grow and a lower limit only shrink. Other keywords must be equal. */
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const;
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const;
const SAME = ['pattern', 'format', 'multipleOf', 'uniqueItems'] as const;

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
const renamedFields: Compare = (left, right, path, comparison) => {
  const has = left.schema.properties ?? {};
  const wants = right.schema.properties ?? {};
  const required = new Set(right.schema.required ?? []);
  const unread = Object.entries(has).filter(([key]) => !(key in wants));
  return Object.entries(wants)
    .filter(([key]) => !(key in has) && !required.has(key))
    .flatMap(([key, schema]) => {
      const [renamed] =
        unread.find(
          ([, given]) =>
            compare({ ...left, schema: given }, { ...right, schema }, '', comparison).length === 0,
        ) ?? [];
      return renamed
        ? [
            `${pathOf(path, key)}: is missing, and ${renamed} is not read. Keep both names until all releases know the new one`,
          ]
        : [];
    });
};

const compareObjects: Compare = (left, right, path, comparison) => {
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
      problems.push(
        ...compare({ ...left, schema: given }, { ...right, schema }, pathOf(path, key), comparison),
      );
  }
  if (typeof givenOthers !== 'object') problems.push(...renamedFields(left, right, path, comparison));
  const acceptedOthers = right.schema.additionalProperties;
  const others = Object.entries(has).filter(([key]) => !(key in wants));
  if (acceptedOthers === false && comparison.strictness === 'exact')
    problems.push(...others.map(([key]) => `${pathOf(path, key)}: is not accepted`));
  if (typeof acceptedOthers !== 'object') return problems;
  if (typeof givenOthers === 'object') others.push(['*', givenOthers]);
  for (const [key, schema] of others)
    problems.push(
      ...compare({ ...left, schema }, { ...right, schema: acceptedOthers }, pathOf(path, key), comparison),
    );
  return problems;
};

const compareArrays: Compare = (left, right, path, comparison) => {
  const itemOf = ({ schema }: Side) => (Array.isArray(schema.items) ? undefined : schema.items);
  const [item, wanted] = [itemOf(left), itemOf(right)];
  if (!wanted) return [];
  const given = [...(left.schema.prefixItems ?? []), ...(item ? [item] : [])];
  if (given.length === 0) return [`${path}[]: could be anything`];
  return given.flatMap((schema) =>
    compare({ ...left, schema }, { ...right, schema: wanted }, `${path}[]`, comparison),
  );
};

/** Compares two schemas that are single types or constants. */
const compareTypes: Compare = (left, right, path, comparison) => {
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
    ...(comparison.strictness === 'exact' ? compareLimits(a, b, path || 'value') : []),
    ...(b.type === 'object' ? compareObjects(left, right, path, comparison) : []),
    ...(b.type === 'array' ? compareArrays(left, right, path, comparison) : []),
  ];
};

/** Number of problems. An alternative with another discriminator value counts as far away. */
const distanceOf = (problems: string[]): number =>
  problems.length + 100 * problems.filter((text) => /: "[^"]*" instead of "/.test(text)).length;

/** Compares with each accepted alternative. If none fits, reports the closest one. */
const compareAlternatives = (
  left: Side,
  accepted: readonly Side[],
  path: string,
  comparison: Comparison,
): string[] => {
  const tries = accepted.map((one) => compare(left, one, path, comparison));
  if (tries.some((problems) => problems.length === 0)) return [];
  const nearest = tries.sort((a, b) => distanceOf(a) - distanceOf(b))[0] ?? [];
  if (accepted.length === 1 || nearest.some((text) => !text.startsWith(`${path || 'value'}:`)))
    return nearest;
  const choices = accepted.map(({ schema }) => show(schema)).join(', ');
  return [`${path || 'value'}: ${show(left.schema)} is none of ${choices}`];
};

/** Compares unions and intersections of both sides part by part, and then the types. */
const compareParts: Compare = (left, right, path, comparison) => {
  if (right.schema.allOf)
    return right.schema.allOf.flatMap((schema) => compare(left, { ...right, schema }, path, comparison));
  const given = alternatives(left);
  if (given) return given.flatMap((one) => compare(one, right, path, comparison));
  if (left.schema.allOf) {
    const tries = left.schema.allOf.map((schema) => compare({ ...left, schema }, right, path, comparison));
    return tries.find((problems) => problems.length === 0) ?? tries[0] ?? [];
  }
  const accepted = alternatives(right);
  return accepted
    ? compareAlternatives(left, accepted, path, comparison)
    : compareTypes(left, right, path, comparison);
};

const compare: Compare = (from, to, path, comparison) => {
  const [left, right] = [resolve(from), resolve(to)];
  if (left.schema === right.schema || isAnything(right.schema)) return [];
  const pairs = comparison.underWay.get(left.schema) ?? new Set();
  if (pairs.has(right.schema)) return [];
  comparison.underWay.set(left.schema, pairs.add(right.schema));
  try {
    return compareParts(left, right, path, comparison);
  } finally {
    pairs.delete(right.schema);
  }
};

/**
 * Reasons why values of `from` may be invalid for `to`, each with the path of the field; empty if all are valid.
 * @throws Error if a schema refers to a missing definition
 */
export const whyNotAssignable = (from: JsonSchema, to: JsonSchema, strictness: Strictness): string[] => [
  ...new Set(
    compare({ schema: from, root: from }, { schema: to, root: to }, '', { strictness, underWay: new Map() }),
  ),
];
