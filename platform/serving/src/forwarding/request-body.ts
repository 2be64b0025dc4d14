/** Reads the body of a request that is forwarded. */
import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';

/** Up to this size a body is read before the upstream server is asked. It is the limit of most API endpoints. */
const SMALL_BYTES = 64 * 1024;
/** Time to receive a small body, or the beginning of a large one. The API allows as much for a whole request. */
const RECEIVE_MS = 15_000;
/** Bodies that may arrive at once from one network. */
const ARRIVING_PER_CLIENT = 64;

/**
 * `large`: the body as a stream, once `open` is called. `late`: the client sent its body too slowly. `gone`: it went
 * away.
 */
export type RequestBody =
  | { kind: 'small'; body: Buffer | null }
  | { kind: 'large'; open: () => Readable }
  | { kind: 'late' }
  | { kind: 'gone' };

type Then = (body: RequestBody) => void;

export interface BodyReader {
  /** Calls `then` once, at once for a request without a body. */
  read(request: IncomingMessage, client: string, then: Then): void;
}

const isEmpty = ({ method, headers }: IncomingMessage): boolean =>
  // A body of these has no meaning (RFC 9110, 9.3.1). Node discards it.
  method === 'GET' ||
  method === 'HEAD' ||
  (headers['transfer-encoding'] === undefined && !Number(headers['content-length'] ?? 0));

/**
 * A large body as a stream. Its end, when the upstream server answers early, must not close the connection to the
 * client, which would lose the response.
 */
const stream = (request: IncomingMessage, begun: readonly Buffer[]): Readable => {
  const body = new PassThrough();
  for (const part of begun) body.write(part);
  request.pipe(body);
  const cut = () => request.complete || body.destroy(new Error('the client went away'));
  request.once('error', cut);
  request.once('close', cut);
  return body;
};

/**
 * Reads a whole small body, or the beginning of a large one. A slow client must not hold a connection to the API
 * meanwhile, whatever length it announces. @returns gives the client up
 */
const collect = (request: IncomingMessage, then: Then): (() => void) => {
  const parts: Buffer[] = [];
  let size = 0;
  const finish = (body: RequestBody): void => {
    clearTimeout(timer);
    request.off('data', add).off('end', end).off('error', leave).off('close', leave);
    then(body);
  };
  const giveUp = () => finish({ kind: 'late' });
  const leave = () => finish({ kind: 'gone' });
  const end = () =>
    finish({ kind: 'small', body: parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts) });
  const add = (part: Buffer): void => {
    parts.push(part);
    size += part.length;
    if (size <= SMALL_BYTES) return;
    request.pause();
    finish({ kind: 'large', open: () => stream(request, parts) });
  };
  const timer = setTimeout(giveUp, RECEIVE_MS);
  request.on('data', add).once('end', end).once('error', leave).once('close', leave);
  return giveUp;
};

/**
 * Limits the bodies of one network that arrive at once. The one that began first gives way, because it is the slowest:
 * idle connections must not keep out the neighbours who share their address.
 */
export const createBodyReader = (): BodyReader => {
  const arriving = new Map<string, Set<() => void>>();
  return {
    read(request, client, then) {
      if (isEmpty(request)) return then({ kind: 'small', body: null });
      const own = arriving.get(client) ?? new Set();
      arriving.set(client, own);
      const giveUp = collect(request, (body) => {
        own.delete(giveUp);
        if (own.size === 0) arriving.delete(client);
        then(body);
      });
      own.add(giveUp);
      const [first] = own;
      if (own.size > ARRIVING_PER_CLIENT) first?.();
    },
  };
};
