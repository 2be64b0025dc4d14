/** The part of the bus for commands: request and serve. A command waits until a server takes it, or times out. */
import { type Bus, BusError } from './bus.ts';
import { type AcceptedMessage, acceptMessage, type BusCore } from './bus-core.ts';
import type { Topic } from './topic.ts';
import { forVersion, problemOf } from './topic-checks.ts';

type Server = (payload: unknown, context: { signal: AbortSignal }) => unknown;
interface Waiting {
  run: (server: Server) => void;
}

export interface CommandOptions {
  /** Called when a command waits without a server: the shell loads the remote that serves it. */
  onUnserved: ((topic: string) => void) | undefined;
}

/** @throws BusError when the server's result does not fit the definition */
const runServer = async (
  core: BusCore,
  topic: Topic,
  { definition, value }: AcceptedMessage,
  serve: Server,
  signal: AbortSignal,
): Promise<unknown> => {
  const result = await serve(value, { signal });
  const problem = definition.result && problemOf(definition.result, result);
  if (problem) throw core.refuse(new BusError('bad-result', topic, problem), topic, result);
  return result;
};

export const createCommands = (
  core: BusCore,
  { onUnserved }: CommandOptions,
): Pick<Bus, 'request' | 'serve'> => {
  const servers = new Map<string, Server>();
  const queues = new Map<string, Set<Waiting>>();

  /** Settles once: with the server's result, its error, or the timeout. */
  const send = (topic: Topic, message: AcceptedMessage): Promise<unknown> =>
    new Promise((done, fail) => {
      const sentAt = Date.now();
      const abort = new AbortController();
      const queue = queues.get(topic.name) ?? new Set<Waiting>();
      queues.set(topic.name, queue);
      const settle = (kind: 'result' | 'failure', value: unknown) => {
        clearTimeout(timer);
        queue.delete(waiting);
        core.note(kind, topic, value, { ms: Date.now() - sentAt });
        if (kind === 'result') done(value);
        else fail(value);
      };
      const waiting: Waiting = {
        run: (serve) => {
          queue.delete(waiting);
          runServer(core, topic, message, serve, abort.signal).then(
            (result) => settle('result', result),
            (error) => settle('failure', error),
          );
        },
      };
      const timer = setTimeout(() => {
        abort.abort();
        settle('failure', new BusError('timeout', topic));
      }, message.definition.timeoutMs);
      const server = servers.get(topic.name);
      if (server) return waiting.run(server);
      queue.add(waiting);
      onUnserved?.(topic.name);
    });

  return {
    request(topic, payload) {
      const accepted = acceptMessage(core, topic, payload);
      if (accepted instanceof BusError) return Promise.reject(accepted);
      core.note('request', topic, payload);
      return send(topic, accepted) as Promise<never>;
    },

    serve(topic, server) {
      const definition = core.resolve(topic);
      if (definition instanceof BusError) {
        core.refuse(definition, topic, undefined);
        return () => {};
      }
      const serve: Server = (payload, context) =>
        (server as Server)(forVersion(definition, topic.version, payload), context);
      servers.set(topic.name, serve);
      for (const waiting of [...(queues.get(topic.name) ?? [])]) waiting.run(serve);
      return () => {
        if (servers.get(topic.name) === serve) servers.delete(topic.name);
      };
    },
  };
};
