/** Finds the endpoint of the contract for a method and path. */
import { ENDPOINTS, type EndpointDefinition } from 'shared-contracts/api/endpoint-list.schema';

export interface Route extends EndpointDefinition {
  params: Record<string, string>;
}

interface Pattern extends EndpointDefinition {
  segments: readonly string[];
}

const countParams = (segments: readonly string[]): number =>
  segments.filter((segment) => segment.startsWith(':')).length;

/**
 * Patterns with more fixed segments come first, so that `/wines/filters` is not read as a wine with the slug
 * "filters".
 */
const PATTERNS: readonly Pattern[] = ENDPOINTS.map((entry) => ({
  ...entry,
  segments: entry.endpoint.path.split('/').slice(1),
})).toSorted((a, b) => countParams(a.segments) - countParams(b.segments));

const paramsOf = (
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined => {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = segment;
    else if (part !== segment) return undefined;
  }
  return params;
};

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** @param path below `/api`, e.g. `/wines/filters` */
export const matchRoute = (method: string, path: string): Route | undefined => {
  const segments = path.replace(/\/$/, '').split('/').slice(1).map(decode);
  for (const { endpoint, schema, segments: pattern } of PATTERNS) {
    if (endpoint.method !== method) continue;
    const params = paramsOf(pattern, segments);
    if (params) return { endpoint, schema, params };
  }
  return undefined;
};
