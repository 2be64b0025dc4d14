import type { FastifyInstance, FastifyRequest } from 'fastify';
import { outsideNetworkOf } from 'serving/client-network';
import type { Config } from '../config.ts';
import type { ReadRouting } from '../db/replica/read-routing.ts';
import { type RequestScope, runInScope } from '../db/request-scope.ts';
import { priorityOf } from './priorities.ts';
import { giveSeenPosition, readSeenPosition, type SeenSettings } from './seen-position.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

const isWrite = ({ method }: FastifyRequest): boolean => !READING.has(method);

/**
 * Tells the database how important a request is, which client sent it, and which writes this client must see. Gives the
 * client the position of its writes when there is a replica.
 */
export function addRequestScope(
  app: FastifyInstance,
  { config, readRouting }: { config: Config; readRouting: ReadRouting },
  listener: Pick<SeenSettings, 'prefix' | 'origin'>,
): void {
  const settings = { ...config, ...listener };
  const scopeOf = (request: FastifyRequest): RequestScope => {
    const scope = { priority: priorityOf(request), client: outsideNetworkOf(request) };
    if (!readRouting.isReplicated) return scope;
    return { ...scope, lastWrite: isWrite(request) ? 'latest' : readSeenPosition(request, settings) };
  };
  // Not in `onRequest`: the body's events would lose the scope.
  app.addHook('preValidation', (request, _reply, done) => runInScope(scopeOf(request), done));
  if (!readRouting.isReplicated) return;
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isWrite(request)) return payload;
    try {
      giveSeenPosition(reply, settings, await readRouting.written());
    } catch (error) {
      // The write itself has succeeded, so its response must not fail.
      request.log.warn({ err: error }, 'position of a write not read');
    }
    return payload;
  });
}
