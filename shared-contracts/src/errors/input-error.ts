import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Invalid field of a request. */
export interface FieldProblem {
  /** Dotted path, e.g. `delivery.address`. Empty when the whole part is invalid. */
  path: string;
  issue: Issue;
}

/** Data that does not match its schema: a request, or a draft of the office. */
export class InputError extends Error {
  override readonly name = 'InputError';
  /**
   * Parsed part: `params`, `querystring`, `headers` or `body` of a request, or `draft`. The error body uses it as the
   * name of the field when the whole part is invalid.
   */
  readonly part: string;
  readonly problems: readonly FieldProblem[];

  constructor(part: string, issues: readonly Issue[]) {
    super('The request does not fit its schema');
    this.part = part;
    this.problems = issues.flatMap((issue) => flatten(issue, []));
  }
}

/** Flattens issues. For a union, uses the variant with the fewest missing fields. */
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

/** Whether the field is missing. Needs `reportInput` when parsing. */
export const isMissing = (issue: Issue): boolean =>
  issue.code === 'invalid_type' && issue.input === undefined;
