/** Calls endpoints of the office. The page and its API have the same origin. */
import {
  type EndpointInput,
  type EndpointOutput,
  type EndpointSchema,
  endpointUrl,
} from 'shared-contracts/api/endpoint';
import type { ApiErrorBody } from 'shared-contracts/errors';
import type { OfficeEndpoint } from 'shared-contracts/office/endpoint';
import { isUnauthorized, OfficeError } from './office-error.ts';

const LIMIT_MS = 30_000;
/** The API works on a long change for up to 60 s. After an earlier end, the person would not know whether it is done. */
const CHANGE_LIMIT_MS = 70_000;
const FILE_LIMIT_MS = 120_000;

export interface OfficeClient {
  /** @throws OfficeError */
  call<S extends EndpointSchema>(
    endpoint: OfficeEndpoint<S>,
    input: EndpointInput<S>,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<EndpointOutput<S>>;
}

interface ClientParts {
  /** Language of error sentences. */
  locale(): string;
  /** Called when the session has ended. Resolves with true once the same person has signed in again. */
  askToSignIn(): Promise<boolean>;
  fetch?: typeof fetch;
}

interface Parts {
  params?: object;
  query?: object;
  headers?: object;
  body?: unknown;
}

const toBody = (body: unknown): BodyInit | undefined => {
  if (body === undefined) return undefined;
  return body instanceof FormData || body instanceof Blob ? body : JSON.stringify(body);
};

const readError = async (response: Response): Promise<OfficeError> => {
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  const body = (await response.json().catch(() => null)) as ApiErrorBody | null;
  return body?.code
    ? new OfficeError({ ...body, retryAfter })
    : new OfficeError({
        code: 'BAD_ANSWER',
        message: 'office.error.bad_answer',
        statusCode: response.status,
      });
};

const readAnswer = async (response: Response): Promise<unknown> => {
  if (!response.ok) throw await readError(response);
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('json')) return response.json();
  return response.status === 204 ? {} : response.blob();
};

const limitOf = ({ carriesFile, method }: OfficeEndpoint): number => {
  if (carriesFile) return FILE_LIMIT_MS;
  return method === 'GET' ? LIMIT_MS : CHANGE_LIMIT_MS;
};

export const createOfficeClient = ({
  locale,
  askToSignIn,
  fetch = (...request) => globalThis.fetch(...request),
}: ClientParts): OfficeClient => {
  const send = async (endpoint: OfficeEndpoint, input: Parts, signal?: AbortSignal): Promise<unknown> => {
    const body = toBody(input.body);
    const limit = AbortSignal.timeout(limitOf(endpoint));
    try {
      const response = await fetch(endpointUrl(endpoint, input), {
        method: endpoint.method,
        headers: {
          accept: 'application/json',
          'accept-language': locale(),
          'x-office': '1',
          ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
          ...(input.headers as Record<string, string> | undefined),
        },
        credentials: 'same-origin',
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        ...(body === undefined ? {} : { body }),
      });
      return await readAnswer(response);
    } catch (error) {
      if (error instanceof OfficeError || signal?.aborted) throw error;
      throw limit.aborted
        ? new OfficeError({ code: 'TIMEOUT', message: 'office.error.timeout' })
        : new OfficeError({ code: 'NETWORK', message: 'office.error.network' });
    }
  };

  const isSessionOver = (endpoint: OfficeEndpoint, error: unknown): boolean =>
    endpoint.access !== 'public' && isUnauthorized(error);

  return {
    async call(endpoint, input, { signal } = {}) {
      try {
        return (await send(endpoint, input as Parts, signal)) as never;
      } catch (error) {
        if (!isSessionOver(endpoint, error) || !(await askToSignIn())) throw error;
        return (await send(endpoint, input as Parts, signal)) as never;
      }
    },
  };
};
