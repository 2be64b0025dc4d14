import { type GenericSchema, safeParse } from 'valibot';
import { type Bus, BusError, type BusRecord } from './bus.ts';
import type { Topic } from './topic.ts';
import { TOPIC_DEFINITIONS, type TopicDefinition } from './topic-definitions.ts';

export interface BusOptions {
  definitions?: readonly TopicDefinition[];
  /** Refusals and listeners that throw: console and error report. */
  onProblem: (error: Error) => void;
  record?: (entry: BusRecord) => void;
  /** Told when a command waits and nobody serves it: the shell loads the remote that does. */
  onUnserved?: (topic: string) => void;
}

type Listener = { version: number; call: (payload: unknown) => void };
type Server = (payload: unknown, context: { signal: AbortSignal }) => unknown;
interface Waiting {
  run: (server: Server) => void;
}

const check = (schema: GenericSchema, value: unknown): string | undefined => {
  const parsed = safeParse(schema, value);
  if (parsed.success) return undefined;
  const issue = parsed.issues[0];
  const path = issue.path?.map((item) => String(item.key)).join('.');
  return `${path ? `${path}: ` : ''}${issue.message}`;
};

/**
 * The bus of one page (docs/architecture/contract.md#event-bus). Payloads are checked against the schemas of the topic
 * definitions at run time.
 */
export const createBus = ({
  definitions = TOPIC_DEFINITIONS,
  onProblem,
  record,
  onUnserved,
}: BusOptions): Bus => {
  const known = new Map(definitions.map((definition) => [definition.topic.name, definition]));
  const states = new Map<string, unknown>();
  const listeners = new Map<string, Set<Listener>>();
  const servers = new Map<string, { serve: Server; version: number }>();
  const queues = new Map<string, Set<Waiting>>();

  const note = (kind: BusRecord['kind'], topic: Topic, payload: unknown, more?: Partial<BusRecord>) =>
    record?.({ kind, topic: topic.name, version: topic.version, payload, at: Date.now(), ...more });

  const refuse = (error: BusError, topic: Topic, payload: unknown): BusError => {
    note('refusal', topic, payload, { detail: error.message });
    onProblem(error);
    return error;
  };

  const resolve = (topic: Topic): TopicDefinition | BusError => {
    const definition = known.get(topic.name);
    if (!definition) return new BusError('unknown-topic', topic);
    if (definition.topic.mode !== topic.mode) return new BusError('wrong-mode', topic);
    const served = definition.topic.version === topic.version || definition.adapters?.[topic.version];
    return served ? definition : new BusError('unknown-version', topic);
  };

  /** Payload in the version of the topic definition, or why it is refused. */
  const accept = (
    definition: TopicDefinition,
    topic: Topic,
    payload: unknown,
  ): { value: unknown } | BusError => {
    const adapter = definition.adapters?.[topic.version];
    let value = payload;
    try {
      if (adapter) value = adapter.up(payload);
    } catch (error) {
      return new BusError('bad-payload', topic, String(error));
    }
    const problem = check(definition.payload, value);
    return problem ? new BusError('bad-payload', topic, problem) : { value };
  };

  const forVersion = (definition: TopicDefinition, version: number, value: unknown) =>
    definition.adapters?.[version]?.down(value) ?? value;

  const tell = (definition: TopicDefinition, listener: Listener, value: unknown) => {
    try {
      listener.call(forVersion(definition, listener.version, value));
    } catch (error) {
      onProblem(error as Error);
    }
  };

  return {
    publish(topic, payload) {
      const definition = resolve(topic);
      if (definition instanceof BusError) return void refuse(definition, topic, payload);
      const accepted = accept(definition, topic, payload);
      if (accepted instanceof BusError) return void refuse(accepted, topic, payload);
      note('publish', topic, payload);
      if (topic.mode === 'state') states.set(topic.name, accepted.value);
      for (const listener of [...(listeners.get(topic.name) ?? [])])
        tell(definition, listener, accepted.value);
    },

    subscribe(topic, call) {
      const definition = resolve(topic);
      if (definition instanceof BusError) {
        refuse(definition, topic, undefined);
        return () => {};
      }
      const listener: Listener = { version: topic.version, call: call as Listener['call'] };
      const set = listeners.get(topic.name) ?? new Set();
      listeners.set(topic.name, set.add(listener));
      if (topic.mode === 'state' && states.has(topic.name))
        tell(definition, listener, states.get(topic.name));
      return () => set.delete(listener);
    },

    read(topic) {
      const definition = resolve(topic);
      if (definition instanceof BusError) throw definition;
      const value = states.get(topic.name);
      return (value === undefined ? undefined : forVersion(definition, topic.version, value)) as never;
    },

    request(topic, payload) {
      const definition = resolve(topic);
      if (definition instanceof BusError) return Promise.reject(refuse(definition, topic, payload));
      const accepted = accept(definition, topic, payload);
      if (accepted instanceof BusError) return Promise.reject(refuse(accepted, topic, payload));
      note('request', topic, payload);
      const asked = Date.now();

      return new Promise((done, fail) => {
        const abort = new AbortController();
        const queue = queues.get(topic.name) ?? new Set<Waiting>();
        queues.set(topic.name, queue);
        const settle = (kind: 'result' | 'failure', value: unknown) => {
          clearTimeout(timer);
          queue.delete(waiting);
          note(kind, topic, value, { ms: Date.now() - asked });
          if (kind === 'result') done(value as never);
          else fail(value);
        };
        const waiting: Waiting = {
          run: async (serve) => {
            queue.delete(waiting);
            try {
              const result = await serve(accepted.value, { signal: abort.signal });
              const problem = definition.result && check(definition.result, result);
              if (problem) throw refuse(new BusError('bad-result', topic, problem), topic, result);
              settle('result', result);
            } catch (error) {
              settle('failure', error);
            }
          },
        };
        const timer = setTimeout(() => {
          abort.abort();
          settle('failure', new BusError('timeout', topic));
        }, definition.timeoutMs);
        const server = servers.get(topic.name);
        if (server) void waiting.run(server.serve);
        else {
          queue.add(waiting);
          onUnserved?.(topic.name);
        }
      });
    },

    serve(topic, server) {
      const definition = resolve(topic);
      if (definition instanceof BusError) {
        refuse(definition, topic, undefined);
        return () => {};
      }
      const entry = {
        version: topic.version,
        serve: ((payload, context) =>
          (server as Server)(forVersion(definition, topic.version, payload), context)) satisfies Server,
      };
      servers.set(topic.name, entry);
      for (const waiting of [...(queues.get(topic.name) ?? [])]) waiting.run(entry.serve);
      return () => {
        if (servers.get(topic.name) === entry) servers.delete(topic.name);
      };
    },
  };
};
