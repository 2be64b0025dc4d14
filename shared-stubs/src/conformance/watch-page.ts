/**
 * Finds what a remote leaves in a page: listeners, timers, styles, elements, subscriptions, pending calls.
 */
import type { Stop } from 'shared-contracts/bus/bus';
import type { HostServices } from 'shared-contracts/host';
import { vi } from 'vitest';

/** React adds this listener once per document and never removes it. */
const KEPT_BY_REACT = 'document selectionchange';

/** Keeps the resources that were started and have not ended, by name. */
const createTally = () => {
  const open = new Map<object | number, string>();
  return {
    begin: (key: object | number, name: string) => void open.set(key, name),
    end: (key: object | number) => void open.delete(key),
    leaks: () => [...open.values()],
  };
};

const watchListeners = () => {
  const tally = createTally();
  for (const [owner, target] of [
    ['window', window],
    ['document', document],
  ] as const) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    const known = new Map<unknown, Map<string, object>>();
    const keyOf = (type: string, listener: unknown): object => {
      const ofListener = known.get(listener) ?? new Map<string, object>();
      known.set(listener, ofListener);
      const key = ofListener.get(type) ?? {};
      ofListener.set(type, key);
      return key;
    };
    vi.spyOn(target as Window, 'addEventListener').mockImplementation((type, listener, options) => {
      const signal = typeof options === 'object' ? options.signal : undefined;
      const key = keyOf(type, listener);
      if (`${owner} ${type}` !== KEPT_BY_REACT) tally.begin(key, `${owner} ${type}`);
      signal?.addEventListener('abort', () => tally.end(key), { once: true });
      add(type, listener as EventListener, options);
    });
    vi.spyOn(target as Window, 'removeEventListener').mockImplementation((type, listener, options) => {
      tally.end(keyOf(type, listener));
      remove(type, listener as EventListener, options);
    });
  }
  return tally.leaks;
};

const watchTimers = () => {
  const tally = createTally();
  const { setTimeout: later, setInterval: often } = globalThis;
  vi.stubGlobal('setTimeout', (call: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
    const timer = later(() => {
      tally.end(timer);
      call(...args);
    }, ms);
    tally.begin(timer, `timer of ${ms ?? 0} ms`);
    return timer;
  });
  vi.stubGlobal('setInterval', (call: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
    const timer = often(() => call(...args), ms);
    tally.begin(timer, `interval of ${ms ?? 0} ms`);
    return timer;
  });
  for (const [name, clear] of Object.entries({ clearTimeout, clearInterval }))
    vi.stubGlobal(name, (timer?: NodeJS.Timeout) => {
      if (timer !== undefined) tally.end(timer);
      clear(timer);
    });
  return tally.leaks;
};

/** Wraps a host. `leaks` lists subscriptions, servers and calls that have not ended. */
export const watchHost = <H extends HostServices>(host: H): { host: H; leaks: () => string[] } => {
  const tally = createTally();
  const { bus, api } = host;
  const untilStopped = (name: string, stop: Stop): Stop => {
    tally.begin(stop, name);
    return () => {
      tally.end(stop);
      stop();
    };
  };
  const watched = Object.assign(Object.create(host) as H, {
    bus: {
      ...bus,
      subscribe: ((topic, listener) =>
        untilStopped(
          `subscription to ${topic.name}`,
          bus.subscribe(topic, listener),
        )) as typeof bus.subscribe,
      serve: ((topic, server) =>
        untilStopped(`service of ${topic.name}`, bus.serve(topic, server))) as typeof bus.serve,
    },
    api: {
      call: ((endpoint, input, options) => {
        const key = {};
        tally.begin(key, `call of ${endpoint.id}`);
        return api.call(endpoint, input, options).finally(() => tally.end(key));
      }) as typeof api.call,
    },
  });
  return { host: watched, leaks: tally.leaks };
};

/**
 * Starts to watch. `leaks` lists what was started since and has not ended. End with `vi.restoreAllMocks` and
 * `vi.unstubAllGlobals`.
 */
export const watchPage = (): { leaks: () => string[] } => {
  const listeners = watchListeners();
  const timers = watchTimers();
  const before = new Set([...document.head.children, ...document.body.children]);
  const elements = () =>
    [...document.head.children, ...document.body.children]
      // The title belongs to the host.
      .filter((element) => !before.has(element) && element.localName !== 'title')
      .map((element) => `<${element.localName}>`);
  return { leaks: () => [...listeners(), ...timers(), ...elements()] };
};
