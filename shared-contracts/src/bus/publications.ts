/** The part of the bus for events and states: publish, subscribe, read. */
import { type Bus, BusError } from './bus.ts';
import type { BusCore } from './bus-core.ts';
import { forVersion } from './topic-checks.ts';
import type { TopicDefinition } from './topic-definitions.ts';

type Listener = { version: number; call: (payload: unknown) => void };

export const createPublications = ({
  resolve,
  note,
  refuse,
  accept,
  onProblem,
}: BusCore): Pick<Bus, 'publish' | 'subscribe' | 'read'> => {
  const states = new Map<string, unknown>();
  const listeners = new Map<string, Set<Listener>>();

  /**
   * Calls a listener. Its error must not keep the other listeners from the message, so it is only reported.
   */
  const tell = (definition: TopicDefinition, listener: Listener, value: unknown): void => {
    try {
      listener.call(forVersion(definition, listener.version, value));
    } catch (error) {
      onProblem(error as Error);
    }
  };

  return {
    publish(topic, payload) {
      const accepted = accept(topic, payload);
      if (accepted instanceof BusError) return;
      const { definition, value } = accepted;
      note('publish', topic, payload);
      if (topic.mode === 'state') states.set(topic.name, value);
      for (const listener of [...(listeners.get(topic.name) ?? [])]) tell(definition, listener, value);
    },

    subscribe(topic, call) {
      const definition = resolve(topic);
      if (definition instanceof BusError) {
        refuse(definition, topic);
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
  };
};
