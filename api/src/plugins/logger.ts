import type { FastifyError, FastifyRequest, FastifyServerOptions } from 'fastify';

/** Personal data that must not reach a log, wherever a record carries it. */
const REDACTED = [
  'email',
  'rut',
  'phone',
  'password',
  'name',
  'surname',
  'address',
  'token',
  'access_token',
  'refresh_token',
].flatMap((field) => [field, `*.${field}`]);

/** JSON lines with request id; of a request only method and path, since queries may hold an e-mail. */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] =>
  level === 'silent'
    ? false
    : {
        level,
        redact: { paths: REDACTED, censor: '[redacted]' },
        serializers: {
          // No more than this: a database error carries the row it is about, and with it names and addresses.
          err: (error: FastifyError) => ({
            type: error?.name,
            message: error?.message ?? String(error),
            code: error?.code,
            stack: error?.stack ?? '',
          }),
          req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?')[0] }),
        },
      };
