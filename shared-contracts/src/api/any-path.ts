import type * as schema from './any-path.schema.ts';
import { type Endpoint, endpoint } from './endpoint.ts';

/** Below the API, and nothing but a path there: no other host, no way up, no parameters to fill in. */
const PATH = /^(?!.*\/\.{0,2}(?:\/|$))\/[^:\\?#\s]+$/;

/**
 * A read of a path that the caller supplies (SPEC §7 "a generic GET"); prefer an endpoint of its own, whose answer has a
 * type. The answer is `unknown`: whoever asks checks what came.
 *
 * @param path below `/api`, without query: `/wines/12`
 * @throws TypeError for anything but a path of the API
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
