import type { FastifyServerOptions } from 'fastify';

const MAX_HEADER_BYTES = 16 * 1024;
/** Interval of the check for slow connections. */
const CHECK_MS = 1_000;

/** Responses for invalid or incomplete requests before the connection is closed. */
const ANSWERS: Record<string, { status: string; code: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'BAD_REQUEST' },
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'PAYLOAD_TOO_LARGE' },
};
const UNREADABLE = { status: '400 Bad Request', code: 'BAD_REQUEST' };

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
    const { status, code } = ANSWERS[error.code ?? ''] ?? UNREADABLE;
    const statusCode = Number(status.slice(0, 3));
    const message = status.slice(4);
    const body = JSON.stringify({ statusCode, message, errors: [message], code });
    socket.end(
      [
        `HTTP/1.1 ${status}`,
        'Connection: close',
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    );
  },
});
