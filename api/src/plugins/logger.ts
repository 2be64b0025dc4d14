import type { FastifyError, FastifyRequest, FastifyServerOptions } from 'fastify';
import { maskLogArguments, maskUrls } from 'shared-contracts/domain/mask-urls';
import { traceOfLog } from 'tracing/span';

/** Fields with personal data or tokens that the logger redacts, at the top or second level of a log record. */
const REDACTED = [
  'email',
  'rut',
  'phone',
  'password',
  'name',
  'surname',
  'last_name',
  'address',
  'token',
  'access_token',
  'refresh_token',
].flatMap((field) => [field, `*.${field}`]);

const EMAIL = /[^\s@<>"'(),:;]+@[^\s@<>"'(),:;]+/g;
const RUT = /\b\d{1,2}\.?\d{3}\.?\d{3}-[\dkK]\b/g;

/** Masks URLs, e-mail addresses and RUTs, because messages of libraries may quote a shopper's input. */
const withoutPeople = (text: string): string =>
  maskUrls(text).replace(EMAIL, '[e-mail]').replace(RUT, '[rut]');

interface LoggedError extends Partial<FastifyError> {
  /** Set by PostgreSQL, whose messages quote values: `invalid input syntax for type uuid: "…"`. */
  severity?: string;
  table?: string;
  constraint?: string;
}

/** Fields of an error that are logged. Omits all others, because a database error contains the data of its row. */
const toLoggedError = (error: LoggedError) => {
  const { name: type = 'Error', code, table, constraint, severity } = error ?? {};
  const ofDatabase = severity !== undefined;
  const message = ofDatabase ? 'the database refused' : withoutPeople(error?.message ?? String(error));
  const frames = (error?.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type,
    message,
    code,
    ...(ofDatabase && { table, constraint }),
    stack: [`${type}: ${message}`, ...frames].join('\n'),
  };
};

/**
 * Options of Fastify's logger. It writes JSON lines. Of a request it logs only method and route pattern,
 * because the query or path may contain an e-mail.
 */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] =>
  level === 'silent'
    ? false
    : {
        level,
        mixin: traceOfLog,
        redact: { paths: REDACTED, censor: '[redacted]' },
        hooks: {
          // The framework quotes the whole URL when a handler answers after its deadline.
          logMethod(args, method) {
            method.apply(this, maskLogArguments(args, withoutPeople) as Parameters<typeof method>);
          },
        },
        serializers: {
          err: toLoggedError,
          req: ({ method, routeOptions }: FastifyRequest) => ({
            method,
            path: routeOptions?.url ?? 'unknown',
          }),
        },
      };
