import { type Bus, BusError, type BusRecord } from 'shared-contracts/bus/bus';
import { type BusOptions, createBus } from 'shared-contracts/bus/create-bus';
import type { HostLog } from './log.ts';

/** Ends that are written with their time by `request` below. */
const ENDS: readonly BusRecord['kind'][] = ['result', 'failure'];
/** A refusal has its own line already; these ends come after a wait. */
const LATE_REASONS: readonly unknown[] = ['timeout', 'bad-result'];

const isRefusal = (error: unknown): boolean =>
  error instanceof BusError && !LATE_REASONS.includes(error.reason);

/** The real bus, with a line in the log for each message, each wish to hear or serve, and how long each command took. */
export const createRecordedBus = (log: HostLog, options: Omit<BusOptions, 'record'>): Bus => {
  const bus = createBus({
    ...options,
    record: ({ kind, topic, version, payload }) => {
      if (!ENDS.includes(kind)) log.add({ kind, topic, version, payload });
    },
  });
  return {
    ...bus,
    subscribe(topic, listener) {
      log.add({ kind: 'subscribe', topic: topic.name, version: topic.version });
      return bus.subscribe(topic, listener);
    },
    serve(topic, server) {
      log.add({ kind: 'serve', topic: topic.name, version: topic.version });
      return bus.serve(topic, server);
    },
    async request(topic, payload) {
      const { name, version } = topic;
      const started = performance.now();
      const end = (kind: 'result' | 'failure', value: unknown) =>
        log.add({ kind, topic: name, version, payload: value, ms: Math.round(performance.now() - started) });
      try {
        const result = await bus.request(topic, payload);
        end('result', result);
        return result;
      } catch (error) {
        if (!isRefusal(error)) end('failure', error);
        throw error;
      }
    },
  };
};
