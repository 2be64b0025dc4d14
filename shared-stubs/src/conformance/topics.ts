/**
 * Conformance suite for topics, run on the bus of the stub host and of the shell
 * (docs/architecture/contract.md#event-bus).
 */
import type { Bus } from 'shared-contracts/bus/bus';
import type { Topic } from 'shared-contracts/bus/topic';
import { TOPIC_DEFINITIONS, type TopicDefinition } from 'shared-contracts/bus/topic-definitions';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TOPIC_SAMPLES, type TopicSamples } from './topic-samples.ts';

export interface BusUnderTest {
  bus: Bus;
  close?(): void;
}

const samplesOf = ({ topic }: TopicDefinition): TopicSamples => {
  const samples = TOPIC_SAMPLES[topic.name];
  if (!samples) throw new Error(`${topic.name} has no samples in topic-samples.ts`);
  return samples;
};

/**
 * Sends a payload as event, state or command. Returns the payloads that the listener or the server received.
 */
const send = async (bus: Bus, topic: Topic, payload: unknown, result?: unknown): Promise<unknown[]> => {
  const received: unknown[] = [];
  if (topic.mode === 'command') {
    const stop = bus.serve(topic as Topic<'command'>, (message) => {
      received.push(message);
      return result as never;
    });
    await bus.request(topic as Topic<'command'>, payload).finally(stop);
    return received;
  }
  const stop = bus.subscribe(topic as Topic<'event'>, (message) => received.push(message));
  // On subscription the bus replays the last state. Count only messages published from here on.
  received.length = 0;
  bus.publish(topic as Topic<'event'>, payload);
  stop();
  return received;
};

const reasonOf = (sent: Promise<unknown>): Promise<unknown> =>
  sent.then(
    () => 'accepted',
    (error) => error.reason,
  );

export const describeTopics = (
  name: string,
  createBus: () => BusUnderTest | Promise<BusUnderTest>,
  definitions: readonly TopicDefinition[] = TOPIC_DEFINITIONS,
): void => {
  const withBus = async (run: (bus: Bus) => Promise<void>) => {
    const { bus, close } = await createBus();
    try {
      await run(bus);
    } finally {
      close?.();
    }
  };

  describe(`topics on ${name}`, () => {
    // The bus logs refused messages with `console.error`. Keep them out of the test output.
    beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
    afterEach(() => void vi.restoreAllMocks());

    it('all have samples', () => {
      const names = definitions.map(({ topic }) => topic.name);
      expect(Object.keys(TOPIC_SAMPLES)).toEqual(expect.arrayContaining(names));
      expect(new Set(names).size).toBe(names.length);
    });

    describe.each(definitions.map((definition) => [definition.topic.name, definition] as const))(
      '%s',
      (_, definition) => {
        const { topic } = definition;

        it('delivers valid payloads', () =>
          withBus(async (bus) => {
            const { good, result } = samplesOf(definition);
            for (const payload of good) expect(await send(bus, topic, payload, result)).toEqual([payload]);
          }));

        it('refuses invalid payloads: no listener receives them, and publishing does not throw', () =>
          withBus(async (bus) => {
            const { bad, result } = samplesOf(definition);
            for (const payload of bad) {
              const sent = send(bus, topic, payload, result);
              if (topic.mode === 'command') expect(await reasonOf(sent)).toBe('bad-payload');
              else expect(await sent).toEqual([]);
            }
          }));

        it('is refused in an unknown version and in another mode', () =>
          withBus(async (bus) => {
            const { good, result } = samplesOf(definition);
            const unknown = { ...topic, version: 999 };
            const other: Topic = { ...topic, mode: topic.mode === 'command' ? 'event' : 'command' };
            if (topic.mode === 'command') {
              expect(await reasonOf(bus.request(unknown as Topic<'command'>, good[0]))).toBe(
                'unknown-version',
              );
              expect(await send(bus, other, good[0], result)).toEqual([]);
            } else {
              expect(await send(bus, unknown, good[0])).toEqual([]);
              expect(await reasonOf(bus.request(other as Topic<'command'>, good[0]))).toBe('wrong-mode');
            }
          }));

        it('accepts the previous version through an adapter', () =>
          withBus(async (bus) => {
            if (topic.version === 1) return expect(definition.adapters).toBeUndefined();
            const { good, older = [], result } = samplesOf(definition);
            const before = { ...topic, version: topic.version - 1 };
            expect(older.length, 'samples of the version before').toBeGreaterThan(0);
            for (const payload of older) expect(await send(bus, before, payload, result)).toEqual([payload]);
            for (const payload of good) {
              const down = definition.adapters?.[before.version]?.down(payload);
              expect(definition.adapters?.[before.version]?.up(down)).toBeDefined();
            }
          }));

        if (topic.mode === 'command') {
          it('fails if its server returns an invalid result', () =>
            withBus(async (bus) => {
              const { good, badResult } = samplesOf(definition);
              expect(await reasonOf(send(bus, topic, good[0], badResult))).toBe('bad-result');
            }));
        }

        if (topic.mode === 'state') {
          it('is replayed to later subscribers', () =>
            withBus(async (bus) => {
              const last = samplesOf(definition).good.at(-1);
              bus.publish(topic as Topic<'state'>, last);
              const heard: unknown[] = [];
              bus.subscribe(topic as Topic<'state'>, (payload) => heard.push(payload))();
              expect(heard).toEqual([last]);
              expect(bus.read(topic as Topic<'state'>)).toEqual(last);
            }));
        }
      },
    );
  });
};
