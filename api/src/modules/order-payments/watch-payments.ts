import { setTimeout as wait } from 'node:timers/promises';
import type { SettleDeps } from './settle-payment.service.ts';
import { settleUnpaidOrders } from './settle-unpaid-orders.service.ts';

const EVERY_MS = 5_000;
/** Pause before an unsettled order is checked again. */
const REST_S = 30;

/**
 * Settles unpaid orders every few seconds. When a process was killed during a commit, its buyer still waits on the
 * result page, and the job queue's schedule has a resolution of minutes.
 */
export const createPaymentWatcher = (deps: SettleDeps): { start(): void; stop(): Promise<void> } => {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const run = async () => {
    while (!stopping.signal.aborted) {
      try {
        await settleUnpaidOrders(deps, { restS: REST_S });
      } catch (error) {
        deps.log.error({ err: error }, 'unpaid orders could not be read');
      }
      await wait(EVERY_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  return {
    start() {
      running ??= run();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
};
