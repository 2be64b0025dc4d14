/** A `fetch` that a stub answers, for tests, msw and hosts that accept a `fetch`. */
import type { ApiStub } from './create-api-stub.ts';
import { wait } from './wait.ts';

/** Answers a request after the delay of the scenario. */
export const respond = async (stub: ApiStub, request: Request): Promise<Response> => {
  const { status, headers, body, delayMs } = await stub.handle({
    method: request.method,
    url: request.url,
    headers: Object.fromEntries(request.headers),
    body: await request.text(),
  });
  await wait(delayMs, request.signal);
  return new Response(body, { status, headers });
};

export const createStubFetch =
  (stub: ApiStub): typeof fetch =>
  (input, init) =>
    respond(
      stub,
      new Request(input instanceof Request ? input : new URL(input, 'http://stub.invalid'), init),
    );
