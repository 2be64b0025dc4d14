import { STATUS_CODES } from 'node:http';
import type { FastifyServerOptions } from 'fastify';

const MAX_HEADER_BYTES = 16 * 1024;
/** Interval of the check for slow connections. */
const CHECK_MS = 1_000;

/** Responses for invalid or incomplete requests before the connection is closed. */
const ANSWERS: Record<string, { statusCode: number; code: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { statusCode: 408, code: 'BAD_REQUEST' },
  HPE_HEADER_OVERFLOW: { statusCode: 431, code: 'PAYLOAD_TOO_LARGE' },
};
const UNREADABLE = { statusCode: 400, code: 'BAD_REQUEST' };

/** Limits of a connection: header size, and timeouts for headers and body. */
export const connectionLimits = (
  requestTimeoutMs: number,
): Pick<FastifyServerOptions, 'requestTimeout' | 'clientErrorHandler'> & { http: object } => ({
  requestTimeout: requestTimeoutMs,
  http: {
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: requestTimeoutMs,
    connectionsCheckingInterval: CHECK_MS,
  },
  clientErrorHandler: (error, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy();
    const { statusCode, code } = ANSWERS[error.code ?? ''] ?? UNREADABLE;
    const message = STATUS_CODES[statusCode];
    const body = JSON.stringify({ statusCode, message, errors: [message], code });
    socket.end(
      [
        `HTTP/1.1 ${statusCode} ${message}`,
        'Connection: close',
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    );
  },
});
