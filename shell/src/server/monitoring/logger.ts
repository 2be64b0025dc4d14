import type { FastifyServerOptions } from 'fastify';
import { maskLogArguments, maskUrls } from 'shared-contracts/domain/mask-urls';
import { traceOfLog } from 'tracing/span';

const toLoggedError = (error: Error & { code?: string }) => ({
  type: error.name,
  message: maskUrls(error.message),
  code: error.code,
  stack: (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n'),
});

/** Options for a JSON log without cookies, tokens, query values, order ids or cart ids. */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  mixin: traceOfLog,
  redact: ['req.headers.authorization', 'req.headers.cookie'],
  serializers: { err: toLoggedError, source: maskUrls },
  hooks: {
    logMethod(args, method) {
      method.apply(this, maskLogArguments(args) as Parameters<typeof method>);
    },
  },
});
