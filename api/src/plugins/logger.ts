import type { FastifyRequest, FastifyServerOptions } from 'fastify';

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
          req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?')[0] }),
        },
      };
