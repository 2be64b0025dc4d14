import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** One wrong field of a request. */
export interface FieldProblem {
  /** Dotted path, e.g. `delivery.address`; empty when the whole part is wrong. */
  path: string;
  issue: Issue;
}

/** A request that does not have the shape of its endpoint's schema. */
export class InputError extends Error {
  override readonly name = 'InputError';
  /** Part of the request: `params`, `querystring`, `headers` or `body`. */
  readonly part: string;
  readonly problems: readonly FieldProblem[];

  constructor(part: string, issues: readonly Issue[]) {
    super('The request does not fit its schema');
    this.part = part;
    this.problems = issues.flatMap((issue) => flatten(issue, []));
  }
}

/** Of a union only the nearest variant is told: the one that misses the fewest fields. */
function flatten(issue: Issue, parent: readonly PropertyKey[]): FieldProblem[] {
  const path = [...parent, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const [nearest] = issue.errors.toSorted(
      (a, b) => countMissing(a) - countMissing(b) || a.length - b.length,
    );
    return (nearest ?? []).flatMap((inner) => flatten(inner, path));
  }
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), issue }));
  return [{ path: path.join('.'), issue }];
}

const countMissing = (issues: readonly Issue[]): number => issues.filter(isMissing).length;

/** True when the field was not sent at all; needs `reportInput` at parse time. */
export const isMissing = (issue: Issue): boolean =>
  issue.code === 'invalid_type' && issue.input === undefined;
