import { Agent, request as open } from 'node:http';

export interface HttpAnswer {
  status: number;
  headers: Headers;
  text: string;
}
export interface HttpRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const agent = new Agent({ keepAlive: true });

/**
 * Sends a request without following redirects. `fetch` needs four times the processor time, which adds up
 * over thousands of requests.
 */
export const request = (
  url: string,
  { method = 'GET', headers = {}, body }: HttpRequest = {},
): Promise<HttpAnswer> =>
  new Promise((resolve, reject) => {
    const asked = open(url, { method, headers, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: toHeaders(answer.rawHeaders),
          text: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });

/** Sends a body as JSON. */
export const postJson = (url: string, body: object): Promise<HttpAnswer> =>
  request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** @param raw alternating names and values, as received */
const toHeaders = (raw: readonly string[]): Headers => {
  const headers = new Headers();
  for (let index = 0; index < raw.length; index += 2) headers.append(raw[index] ?? '', raw[index + 1] ?? '');
  return headers;
};
