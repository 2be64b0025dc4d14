import type { FastifyBaseLogger } from 'fastify';

/** What services say to the log; a request's, the app's, or a command's. */
export type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>;
