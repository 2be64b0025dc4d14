/** The office's API for tests: answers by method and path, and a record of the requests. */
import type { ApiErrorBody, ErrorCode } from 'shared-contracts/errors';

interface Asked {
  method: string;
  /** Path and query. */
  url: string;
  headers: Headers;
  body: unknown;
  signal: AbortSignal | null | undefined;
}

type Answer = (asked: Asked) => Response | Promise<Response>;

export const json = (value: unknown, status = 200): Response => Response.json(value, { status });

/** An error response of the API. */
export const refused = (
  status: number,
  code: ErrorCode,
  fields: Record<string, string> = {},
  message = `text of ${code}`,
): Response => {
  const body: ApiErrorBody = { statusCode: status, code, message, errors: [message], fields };
  return json(body, status);
};

/** @param answers `GET /office/session` → answer. A call without an answer fails like a lost network. */
export const createFakeOffice = (answers: Record<string, Answer>) => {
  const asked: Asked[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const url = String(input);
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const one: Asked = { method, url, headers: new Headers(init.headers), body, signal: init.signal };
    asked.push(one);
    const answer = answers[`${method} ${url.split('?')[0]}`];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer(one);
  };
  return { fetch, asked, answers };
};
