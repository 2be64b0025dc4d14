/**
 * The part of the bus for commands: request and serve. A command waits until a server takes it, or times out.
 */
import { type Bus, BusError } from './bus.ts';
import type { AcceptedMessage, BusCore } from './bus-core.ts';
import type { Topic } from './topic.ts';
import { forVersion, problemOf } from './topic-checks.ts';

type Server = (payload: unknown, context: { signal: AbortSignal }) => unknown;
/** Runs a sent command on a server. */
type Run = (server: Server) => void;

/** @param onUnserved called when a command waits without a server */
export const createCommands = (
  { resolve, note, refuse, accept }: BusCore,
  onUnserved: ((topic: string, payload: unknown) => void) | undefined,
): Pick<Bus, 'request' | 'serve'> => {
  const servers = new Map<string, Server>();
  const queues = new Map<string, Set<Run>>();

  /** Settles once: with the server's result, its error, or the timeout. */
  const send = (topic: Topic, { definition, value: payload }: AcceptedMessage): Promise<unknown> =>
    new Promise((done, fail) => {
      const sentAt = Date.now();
      const abort = new AbortController();
      const queue = queues.get(topic.name) ?? new Set<Run>();
      queues.set(topic.name, queue);
      const settle = (kind: 'result' | 'failure', value: unknown) => {
        clearTimeout(timer);
        queue.delete(run);
        note(kind, topic, value, { ms: Date.now() - sentAt });
        if (kind === 'result') done(value);
        else fail(value);
      };
      const run: Run = async (serve) => {
        queue.delete(run);
        try {
          const result = await serve(payload, { signal: abort.signal });
          const problem = definition.result && problemOf(definition.result, result);
          if (problem) throw refuse(new BusError('bad-result', topic, problem), topic, result);
          settle('result', result);
        } catch (error) {
          settle('failure', error);
        }
      };
      const timer = setTimeout(() => {
        abort.abort();
        settle('failure', new BusError('timeout', topic));
      }, definition.timeoutMs);
      const server = servers.get(topic.name);
      if (server) return run(server);
      queue.add(run);
      onUnserved?.(topic.name, payload);
    });

  return {
    request(topic, payload) {
      const accepted = accept(topic, payload);
      if (accepted instanceof BusError) return Promise.reject(accepted);
      note('request', topic, payload);
      return send(topic, accepted) as Promise<never>;
    },

    serve(topic, server) {
      const definition = resolve(topic);
      if (definition instanceof BusError) {
        refuse(definition, topic);
        return () => {};
      }
      const serve: Server = (payload, context) =>
        (server as Server)(forVersion(definition, topic.version, payload), context);
      servers.set(topic.name, serve);
      for (const run of [...(queues.get(topic.name) ?? [])]) run(serve);
      return () => {
        if (servers.get(topic.name) === serve) servers.delete(topic.name);
      };
    },
  };
};
