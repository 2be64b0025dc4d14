/** HTTP client of a shopper. It has the addresses of all edges, as a browser has all addresses of a host name. */
import http from 'node:http';

/** A request that is not answered by then has failed. The return from the card gateway may take longer. */
const TIMEOUT_MS = 20_000;

export interface Ask {
  method?: 'GET' | 'POST' | 'PUT';
  /** Path with query, or a whole address. */
  path: string;
  headers?: Record<string, string>;
  /** Sent as JSON, or as a form when it is `URLSearchParams`. */
  body?: object | URLSearchParams;
  /** Ends the connection, although the server may have the request. */
  signal?: AbortSignal;
}

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  /** Bytes of the body on the wire. */
  bytes: number;
  /** From the request to the last byte, ms. */
  ms: number;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 64, scheduling: 'fifo' });

const payloadOf = (body: Ask['body']): { text?: string; type: Record<string, string> } => {
  if (body === undefined) return { type: {} };
  if (body instanceof URLSearchParams)
    return { text: body.toString(), type: { 'content-type': 'application/x-www-form-urlencoded' } };
  return { text: JSON.stringify(body), type: { 'content-type': 'application/json' } };
};

/** A connection that was used before ended without a response. */
class StaleConnection extends Error {}

/** Sends one request, without retry. @throws Error without a whole response */
export const send = (
  base: string,
  { method = 'GET', path, headers = {}, body, signal }: Ask,
): Promise<Answer> =>
  new Promise((done, fail) => {
    const started = performance.now();
    const { text, type } = payloadOf(body);
    const length = text === undefined ? {} : { 'content-length': Buffer.byteLength(text) };
    const request = http.request(
      new URL(path, base),
      { method, agent, headers: { ...type, ...length, ...headers }, ...(signal && { signal }) },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', fail);
        response.on('end', () => {
          const whole = Buffer.concat(parts);
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: whole.toString(),
            bytes: whole.length,
            ms: performance.now() - started,
          });
        });
        response.on('close', () => response.complete || fail(new Error('The response ended early')));
      },
    );
    request.setTimeout(TIMEOUT_MS, () => request.destroy(new Error('timeout')));
    request.on('error', (error: NodeJS.ErrnoException) => {
      const isStale = request.reusedSocket && error.code === 'ECONNRESET';
      fail(isStale ? new StaleConnection(error.message) : error);
    });
    request.end(text);
  });

/**
 * Sends one request to a shop that is not disturbed. Repeats it when it met a connection that the server has just
 * closed, as browsers do (RFC 9112, 9.3.1).
 */
export const sendFresh = (base: string, ask: Ask): Promise<Answer> =>
  send(base, ask).catch((error: Error) => {
    if (error instanceof StaleConnection) return sendFresh(base, ask);
    throw error;
  });
