import { type Bus, BusError, type BusRecord } from 'shared-contracts/bus/bus';
import type { HostLog } from './log.ts';

const ENDS: readonly BusRecord['kind'][] = ['result', 'failure'];
/**
 * Bus errors of commands that were sent. All other bus errors are refusals, which the log already contains.
 */
const LATE_REASONS: readonly unknown[] = ['timeout', 'bad-result'];

const isRefusal = (error: unknown): boolean =>
  error instanceof BusError && !LATE_REASONS.includes(error.reason);

/** Logs all messages except ends of commands, which `recordBus` logs with their duration. */
export const recordMessages =
  (log: HostLog) =>
  ({ kind, topic, version, payload, detail }: BusRecord): void => {
    if (!ENDS.includes(kind)) log.add({ kind, topic, version, payload, ...(detail ? { detail } : {}) });
  };

/** Wraps a bus: logs each subscription, each server, and result and duration of each command. */
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
