/** The typed client of `HostServices.api`, answered by a stub. */
import { type ApiClient, endpointUrl } from 'shared-contracts/api/endpoint';
import { ApiError, type ApiErrorBody } from 'shared-contracts/errors';
import type { Locale } from 'shared-contracts/locale';
import type { ApiStub } from './create-api-stub.ts';
import { wait } from './wait.ts';

interface AnyInput {
  params?: object;
  query?: object;
  headers?: Record<string, string>;
  body?: unknown;
}

/**
 * Rejects with `ApiError`, as the shell's client does.
 * @param accessToken returns the session's token, if any
 */
export const createStubClient = (
  stub: ApiStub,
  locale: Locale,
  accessToken: () => string | undefined = () => undefined,
): ApiClient => ({
  async call(endpoint, rawInput, options) {
    const input = rawInput as AnyInput;
    const token = accessToken();
    const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const { status, body, delayMs } = await stub.handle({
      method: endpoint.method,
      url: `/api${endpointUrl(endpoint, input)}`,
      headers: { 'accept-language': locale, ...authorization, ...input.headers },
      // Serialized as on the wire: dates are strings, undefined fields are missing.
      body: input.body === undefined ? undefined : JSON.stringify(input.body),
    });
    await wait(delayMs, options?.signal).catch((cause: Error) => {
      throw new ApiError({ code: 'NETWORK', message: `${endpoint.id}: ${cause.message}` });
    });
    const answer = JSON.parse(body) as unknown;
    if (status < 400) return answer as never;
    throw new ApiError(answer as ApiErrorBody);
  },
});
