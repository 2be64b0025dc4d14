import type { FastifyBaseLogger } from 'fastify';

/** Logger of a request, the app or a command. */
export type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>;
