/** HostServices as effector units for the models of remotes. Bundled into each remote. */
import { attach, createEffect, createEvent, createStore, type Effect, type Scope, scopeBind } from 'effector';
import type { Endpoint, EndpointInput, EndpointOutput, EndpointSchema } from 'shared-contracts/api/endpoint';
import type { PayloadOf, ResultOf, Topic } from 'shared-contracts/bus/topic';
import type { HostServices } from 'shared-contracts/host';

export const hostProvided = createEvent<HostServices>();
export const $host = createStore<HostServices | null>(null, { sid: 'kit-host', serialize: 'ignore' }).on(
  hostProvided,
  (_, host) => host,
);

/** Effect that uses the host. Fails with what `act` throws. */
export const createHostEffect = <Input, Output>(
  act: (host: HostServices, input: Input) => Promise<Output> | Output,
): Effect<Input, Output> =>
  attach({
    source: $host,
    mapParams: (input: Input, host) => ({ host, input }),
    effect: createEffect<{ host: HostServices | null; input: Input }, Output>(({ host, input }) => {
      if (!host) throw new Error('A model was used before its remote was given a host');
      return act(host, input);
    }),
  });

/** Effect that calls an endpoint. Fails with `ApiError`. */
export const createApiEffect = <S extends EndpointSchema>(endpoint: Endpoint<S>) =>
  createHostEffect(({ api }, input: EndpointInput<S>) => api.call(endpoint, input));

type DataOf<S extends EndpointSchema> = EndpointOutput<S> extends { data: infer Data } ? Data : never;

/** Effect that calls an endpoint and returns `data` of its response. Fails with `ApiError`. */
export const createDataEffect = <S extends EndpointSchema>(endpoint: Endpoint<S>) =>
  createHostEffect(
    async ({ api }, input: EndpointInput<S>) =>
      ((await api.call(endpoint, input)) as { data: DataOf<S> }).data,
  );

/** Effect that sends a command over the bus. Fails with `BusError` or the server's error. */
export const createCommandEffect = <T extends Topic<'command'>>(topic: T) =>
  createHostEffect(({ bus }, payload: PayloadOf<T>): Promise<ResultOf<T>> => bus.request(topic, payload));

/** Navigates to a URL of the shop. */
export const navigateFx = createHostEffect((host, { href, replace }: { href: string; replace?: boolean }) =>
  host.navigate(href, replace ? { replace } : undefined),
);

/** Adds an entry to the analytics data layer. */
export const trackFx = createHostEffect(
  (host, { event, data }: { event: string; data: Record<string, unknown> }) => host.track(event, data),
);

/** Opens the shell's dialog. Resolves to whether the user confirmed. */
export const openDialogFx = createHostEffect((host, dialog: Parameters<HostServices['openDialog']>[0]) =>
  host.openDialog(dialog),
);

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
