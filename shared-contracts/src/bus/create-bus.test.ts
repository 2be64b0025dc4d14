import { number, object, string } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BusError } from './bus.ts';
import { createBus } from './create-bus.ts';
import { command, event, state } from './topic.ts';
import type { TopicDefinition } from './topic-definitions.ts';

const rang = event<{ times: number }>('rang', 1);
const price = state<{ clp: number }>('price', 2);
const priceV1 = state<{ pesos: string }>('price', 1);
const add = command<{ n: number }, number>('add', 1);
const definitions: TopicDefinition[] = [
  { topic: rang, payload: object({ times: number() }) },
  {
    topic: price,
    payload: object({ clp: number() }),
    adapters: {
      1: {
        down: (value) => ({ pesos: String((value as { clp: number }).clp) }),
        up: (value) => ({ clp: Number((value as { pesos: string }).pesos) }),
      },
    },
  },
  { topic: add, payload: object({ n: number() }), result: number(), timeoutMs: 8000 },
];

describe('bus', () => {
  const onProblem = vi.fn();
  const onUnserved = vi.fn();
  const make = () => createBus({ definitions, onProblem, onUnserved });
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    onProblem.mockReset();
    onUnserved.mockReset();
  });

  it('delivers an event to a listener until it unsubscribes', () => {
    const bus = make();
    const heard = vi.fn();
    const stop = bus.subscribe(rang, heard);
    bus.publish(rang, { times: 1 });
    stop();
    bus.publish(rang, { times: 2 });
    expect(heard.mock.calls).toEqual([[{ times: 1 }]]);
  });

  it('replays the last state to a late subscriber', () => {
    const bus = make();
    bus.publish(price, { clp: 1 });
    bus.publish(price, { clp: 2 });
    const heard = vi.fn();
    bus.subscribe(price, heard);
    expect(heard.mock.calls).toEqual([[{ clp: 2 }]]);
    expect(bus.read(price)).toEqual({ clp: 2 });
  });

  it('reports a payload that does not match the schema, and neither delivers it nor throws', () => {
    const bus = make();
    const heard = vi.fn();
    bus.subscribe(rang, heard);
    bus.publish(rang, { times: 'many' } as never);
    expect(heard).not.toHaveBeenCalled();
    expect(onProblem.mock.calls[0]?.[0]).toMatchObject({ reason: 'bad-payload', topic: 'rang' });
  });

  it('refuses unknown topics, unknown versions and wrong modes', async () => {
    const bus = make();
    bus.publish(event<number>('nobody', 1), 1);
    bus.publish(event<{ times: number }>('rang', 9), { times: 1 });
    bus.publish(state<{ times: number }>('rang', 1), { times: 1 });
    await expect(bus.request(command('nobody', 1), {} as never)).rejects.toBeInstanceOf(BusError);
    expect(onProblem.mock.calls.map(([error]) => (error as BusError).reason)).toEqual([
      'unknown-topic',
      'unknown-version',
      'wrong-mode',
      'unknown-topic',
    ]);
  });

  it('serves subscribers and publishers of the version before', () => {
    const bus = make();
    const heard = vi.fn();
    bus.subscribe(priceV1, heard);
    bus.publish(price, { clp: 990 });
    bus.publish(priceV1, { pesos: '1990' });
    expect(heard.mock.calls).toEqual([[{ pesos: '990' }], [{ pesos: '1990' }]]);
    expect(bus.read(price)).toEqual({ clp: 1990 });
  });

  it('queues a command until it is served', async () => {
    const bus = make();
    const answer = bus.request(add, { n: 2 });
    expect(onUnserved).toHaveBeenCalledWith('add', { n: 2 });
    bus.serve(add, ({ n }) => n + 1);
    await expect(answer).resolves.toBe(3);
  });

  it('ends a command without a server by its timeout, and removes it from the queue', async () => {
    const bus = make();
    const answer = expect(bus.request(add, { n: 2 })).rejects.toMatchObject({ reason: 'timeout' });
    await vi.advanceTimersByTimeAsync(8000);
    await answer;
    const server = vi.fn(() => 1);
    bus.serve(add, server);
    expect(server).not.toHaveBeenCalled();
  });

  it('aborts the signal of the server when its command times out', async () => {
    const bus = make();
    let signal: AbortSignal | undefined;
    bus.serve(add, (_, context) => {
      signal = context.signal;
      return new Promise(() => {});
    });
    const answer = expect(bus.request(add, { n: 1 })).rejects.toMatchObject({ reason: 'timeout' });
    await vi.advanceTimersByTimeAsync(8000);
    await answer;
    expect(signal?.aborted).toBe(true);
  });

  it('passes on the error of a server, and refuses a result that does not match the schema', async () => {
    const bus = make();
    const stop = bus.serve(add, () => Promise.reject(new Error('sold out')));
    await expect(bus.request(add, { n: 1 })).rejects.toThrow('sold out');
    stop();
    bus.serve(add, () => 'three' as never);
    await expect(bus.request(add, { n: 1 })).rejects.toMatchObject({ reason: 'bad-result' });
  });

  it('calls the other listeners when one throws, and reports its error', () => {
    const bus = make();
    const heard = vi.fn();
    bus.subscribe(rang, () => {
      throw new Error('listener');
    });
    bus.subscribe(rang, heard);
    bus.publish(rang, { times: 1 });
    expect(heard).toHaveBeenCalled();
    expect(onProblem).toHaveBeenCalledWith(expect.objectContaining({ message: 'listener' }));
  });

  it('refuses a payload with a number where the schema requires text', () => {
    const bus = createBus({ definitions: [{ topic: price, payload: object({ clp: string() }) }], onProblem });
    bus.publish(price, { clp: 1 });
    expect(bus.read(price)).toBeUndefined();
  });

  it('records the reason of a refusal and the duration of a command', async () => {
    const record = vi.fn();
    const bus = createBus({ definitions, onProblem, record });
    bus.publish(rang, { times: 'often' } as never);
    expect(record).toHaveBeenLastCalledWith(
      expect.objectContaining({
        kind: 'refusal',
        topic: rang.name,
        detail: expect.stringContaining('times'),
      }),
    );
    bus.serve(add, async () => {
      await vi.advanceTimersByTimeAsync(30);
      return 3;
    });
    await bus.request(add, { n: 1 });
    expect(record).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'result', payload: 3, ms: 30 }));
  });
});
