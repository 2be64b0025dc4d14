/**
 * Keeps the records and counts of the shells the same in a bucket and in its local copies: while a canary runs, and when
 * a shell has added a record.
 */

import type { Log } from '../attempt.ts';
import { openCanaryExchange } from './exchange-canaries.ts';
import { openBucket, type ReleaseSettings } from './open-release-storage.ts';

const POLL_MS = 2_000;
/** Exchanges after the last canary has ended or a record was added, so that the record reaches every shell. */
const LAST_POLLS = 5;

interface Follow extends ReleaseSettings {
  /** Name of this shell's counts. */
  instance: string;
  isRunning: () => boolean;
  /** Called after each exchange, because a record may have ended a canary. */
  onExchanged: () => void;
  pollMs?: number;
}

export interface CanaryFollowing {
  /** Sends a record that this shell has added. */
  send(): void;
  stop(): void;
}

/** Without a bucket, the folder is shared already. @throws Error for a URL that is no bucket */
export const followCanaries = (
  { url, dir, instance, isRunning, onExchanged, pollMs = POLL_MS }: Follow,
  log: Log,
): CanaryFollowing => {
  if (!url) return { send: () => {}, stop: () => {} };
  const { exchange, isChanged } = openCanaryExchange(openBucket(url), dir, instance);
  // A record may have waited in the local copy for this start.
  let left = LAST_POLLS;
  let isAway = false;
  let isBusy = false;

  const poll = async (): Promise<void> => {
    left = isRunning() ? LAST_POLLS : left - 1;
    if (isBusy) return;
    isBusy = true;
    try {
      if (left <= 0 && (await isChanged())) left = LAST_POLLS;
      if (left > 0) {
        await exchange();
        onExchanged();
      }
      isAway = false;
    } catch (error) {
      // A record of this shell must reach the bucket after an outage of any length.
      if (left > 0) left = LAST_POLLS;
      if (!isAway) log.warn({ reason: (error as Error).message }, 'canaries not exchanged with the bucket');
      isAway = true;
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void poll(), pollMs);
  timer.unref();
  return {
    send() {
      // The poll takes one off.
      left = LAST_POLLS + 1;
      void poll();
    },
    stop: () => clearInterval(timer),
  };
};
