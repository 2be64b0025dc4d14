/** Reads the body of a request that is forwarded. */
import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';

/** Bodies up to this size are read before the upstream server is asked. It is the limit of most API endpoints. */
const SMALL_BYTES = 64 * 1024;
/** Time to receive a small body. The API allows as much for a whole request. */
const RECEIVE_MS = 15_000;

/** `late`: the client sent its body too slowly. `gone`: it went away. */
export type RequestBody =
  | { kind: 'ready'; body: Buffer | Readable | null }
  | { kind: 'late' }
  | { kind: 'gone' };

const isEmpty = ({ method, headers }: IncomingMessage): boolean =>
  // A body of these has no meaning (RFC 9110, 9.3.1). Node discards it.
  method === 'GET' ||
  method === 'HEAD' ||
  (headers['transfer-encoding'] === undefined && !Number(headers['content-length'] ?? 0));

/** A slow client must not hold a connection to the API while its small body arrives. */
const collect = (request: IncomingMessage, then: (body: RequestBody) => void): void => {
  const parts: Buffer[] = [];
  const finish = (body: RequestBody): void => {
    clearTimeout(timer);
    request.removeAllListeners('data');
    then(body);
    then = () => {};
  };
  const timer = setTimeout(() => finish({ kind: 'late' }), RECEIVE_MS);
  request.on('data', (part: Buffer) => parts.push(part));
  request.once('end', () =>
    finish({ kind: 'ready', body: parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts) }),
  );
  request.once('error', () => finish({ kind: 'gone' }));
  request.once('close', () => finish({ kind: 'gone' }));
};

/**
 * A large body as a stream. Its end, when the upstream server answers early, must not close the connection to the
 * client, which would lose the response.
 */
const stream = (request: IncomingMessage): Readable => {
  const body = new PassThrough();
  request.pipe(body);
  const cut = () => request.complete || body.destroy(new Error('the client went away'));
  request.once('error', cut);
  request.once('close', cut);
  return body;
};

/** Calls `then` once, at once for a request without a body. */
export const readBody = (request: IncomingMessage, then: (body: RequestBody) => void): void => {
  const length = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  if (isEmpty(request)) then({ kind: 'ready', body: null });
  else if (length <= SMALL_BYTES) collect(request, then);
  else then({ kind: 'ready', body: stream(request) });
};
