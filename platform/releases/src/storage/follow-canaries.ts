/** Keeps what the shells know of canaries the same in a bucket and in its local copies, while a canary runs. */

import { openCanaryExchange } from './exchange-canaries.ts';
import type { FollowLog } from './follow-bucket.ts';
import { openBucket, type ReleaseSettings } from './open-release-storage.ts';

const POLL_MS = 2_000;
/** Exchanges after the last canary has ended, so that its record reaches the bucket. */
const LAST_POLLS = 5;

interface Follow extends ReleaseSettings {
  /** Name of this shell's counts. */
  instance: string;
  isRunning: () => boolean;
  /** Called after each exchange, because a record may have ended a canary. */
  onExchanged: () => void;
}

/** Without a bucket, the folder is shared already. @throws Error for a URL that is no bucket */
export const followCanaries = (
  { url, dir, instance, isRunning, onExchanged }: Follow,
  log: FollowLog,
): { stop(): void } => {
  if (!url) return { stop: () => {} };
  const { exchange } = openCanaryExchange(openBucket(url), dir, instance);
  let left = 0;
  let isAway = false;
  let isBusy = false;

  const poll = async (): Promise<void> => {
    left = isRunning() ? LAST_POLLS : left - 1;
    if (left <= 0 || isBusy) return;
    isBusy = true;
    try {
      await exchange();
      isAway = false;
      onExchanged();
    } catch (error) {
      if (!isAway) log.warn({ reason: (error as Error).message }, 'canaries not exchanged with the bucket');
      isAway = true;
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void poll(), POLL_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
};
