/** HostServices as effector units for the models of remotes. Bundled into each remote. */
import { attach, createEvent, createStore, type Scope, scopeBind } from 'effector';
import type { Endpoint, EndpointInput, EndpointOutput, EndpointSchema } from 'shared-contracts/api/endpoint';
import type { PayloadOf, ResultOf, Topic } from 'shared-contracts/bus/topic';
import type { HostServices } from 'shared-contracts/host';

export const hostProvided = createEvent<HostServices>();
export const $host = createStore<HostServices | null>(null, { sid: 'kit-host', serialize: 'ignore' }).on(
  hostProvided,
  (_, host) => host,
);

const present = (host: HostServices | null): HostServices => {
  if (!host) throw new Error('A model was used before its remote was given a host');
  return host;
};

/** Effect that calls an endpoint. Fails with `ApiError`. */
export const createApiEffect = <S extends EndpointSchema>(endpoint: Endpoint<S>) =>
  attach({
    source: $host,
    effect: (host, input: EndpointInput<S>) => present(host).api.call(endpoint, input),
  });

type DataOf<S extends EndpointSchema> = EndpointOutput<S> extends { data: infer Data } ? Data : never;

/** Effect that calls an endpoint and returns `data` of its response. Fails with `ApiError`. */
export const createDataEffect = <S extends EndpointSchema>(endpoint: Endpoint<S>) =>
  attach({
    source: $host,
    effect: async (host, input: EndpointInput<S>): Promise<DataOf<S>> =>
      ((await present(host).api.call(endpoint, input)) as { data: DataOf<S> }).data,
  });

/** Effect that sends a command over the bus. Fails with `BusError` or the server's error. */
export const createCommandEffect = <T extends Topic<'command'>>(topic: T) =>
  attach({
    source: $host,
    effect: (host, payload: PayloadOf<T>): Promise<ResultOf<T>> => present(host).bus.request(topic, payload),
  });

/** Navigates to a URL of the shop. */
export const navigateFx = attach({
  source: $host,
  effect: (host, to: { href: string; replace?: boolean }) =>
    present(host).navigate(to.href, to.replace ? { replace: true } : undefined),
});

/** Adds an entry to the analytics data layer. */
export const trackFx = attach({
  source: $host,
  effect: (host, entry: { event: string; data: Record<string, unknown> }) =>
    present(host).track(entry.event, entry.data),
});

/** Opens the shell's dialog. Resolves to whether the user confirmed. */
export const openDialogFx = attach({
  source: $host,
  effect: (host, dialog: Parameters<HostServices['openDialog']>[0]) => present(host).openDialog(dialog),
});

type Hearable = Topic<'event'> | Topic<'state'>;
interface Binding {
  topic: Hearable;
  heard: ReturnType<typeof createEvent<unknown>>;
}
interface Listening {
  host: HostServices;
  scope: Scope;
  stops: Map<Binding, () => void>;
  /** Number of mounted pages, widgets and services that use the subscription. */
  users: number;
}
const bindings: Binding[] = [];
const listening = new Set<Listening>();

const listen = ({ host, scope, stops }: Listening, binding: Binding): void => {
  if (stops.has(binding)) return;
  stops.set(binding, host.bus.subscribe(binding.topic, scopeBind(binding.heard, { scope }) as never));
};

/**
 * Event that fires for each message of the topic while the remote is mounted. The last message of a state
 * topic is replayed on mount, and to events of page modules that load later.
 */
export const fromTopic = <T extends Hearable>(topic: T) => {
  const heard = createEvent<PayloadOf<T>>();
  const binding: Binding = { topic, heard: heard as never };
  bindings.push(binding);
  // Subscribe mounted scopes after the module has created its models, which must receive the replay.
  queueMicrotask(() => {
    for (const one of listening) listen(one, binding);
  });
  return heard;
};

/**
 * Subscribes all `fromTopic` events and returns a function that unsubscribes them. Pages and widgets of a
 * scope share subscriptions, so that an event fires once per message.
 */
export const bindTopics = (host: HostServices, scope: Scope): (() => void) => {
  let mine = [...listening].find((one) => one.scope === scope);
  if (!mine) {
    mine = { host, scope, stops: new Map(), users: 0 };
    for (const binding of bindings) listen(mine, binding);
    listening.add(mine);
  }
  const shared = mine;
  shared.users += 1;
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    shared.users -= 1;
    if (shared.users > 0) return;
    listening.delete(shared);
    for (const stop of shared.stops.values()) stop();
  };
};
