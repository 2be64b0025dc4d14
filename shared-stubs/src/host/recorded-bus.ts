import { type Bus, BusError, type BusRecord } from 'shared-contracts/bus/bus';
import { type BusOptions, createBus } from 'shared-contracts/bus/create-bus';
import type { HostLog } from './log.ts';

/** Ends that are written with their time by `recordBus` below. */
const ENDS: readonly BusRecord['kind'][] = ['result', 'failure'];
/** A refusal has its own line already; these ends come after a wait. */
const LATE_REASONS: readonly unknown[] = ['timeout', 'bad-result'];

const isRefusal = (error: unknown): boolean =>
  error instanceof BusError && !LATE_REASONS.includes(error.reason);

/** Lines of the messages themselves; how commands ended is written with their time by `recordBus`. */
export const recordMessages =
  (log: HostLog) =>
  ({ kind, topic, version, payload }: BusRecord): void => {
    if (!ENDS.includes(kind)) log.add({ kind, topic, version, payload });
  };

/** The same bus, with a line for each wish to hear or serve, and for how each command ended and how long it took. */
export const recordBus = (bus: Bus, log: HostLog): Bus => ({
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
});

/** The real bus with everything that passes in the log. */
export const createRecordedBus = (log: HostLog, options: Omit<BusOptions, 'record'>): Bus =>
  recordBus(createBus({ ...options, record: recordMessages(log) }), log);
