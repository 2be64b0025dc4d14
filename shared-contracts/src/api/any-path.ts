import type * as schema from './any-path.schema.ts';
import { type Endpoint, endpoint } from './endpoint.ts';

/** A path below the API: no host, no `..`, no path parameters. */
const PATH = /^(?!.*\/\.{0,2}(?:\/|$))\/[^:\\?#\s]+$/;

/**
 * Endpoint for a GET of any API path (docs/product/api.md#conventions). Prefer a declared endpoint, because this
 * response has type `unknown` and the caller must validate it.
 *
 * @param path below `/api`, without query: `/wines/12`
 * @throws TypeError when `path` is not a path of the API
 */
export const readPath = (path: string): Endpoint<typeof schema.readPath> => {
  if (!PATH.test(path)) throw new TypeError(`${JSON.stringify(path)} is no path of the API`);
  return endpoint<typeof schema.readPath>({
    id: 'read-path',
    method: 'GET',
    path,
    summary: 'A path that the caller names',
    errors: ['NOT_FOUND'],
  });
};
