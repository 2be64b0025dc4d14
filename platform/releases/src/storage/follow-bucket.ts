/** Keeps a shell's local copy of the releases in a bucket up to date. */
import type { Log } from '../attempt.ts';
import type { Mirror } from './mirror.ts';

const POLL_MS = 2_000;

/**
 * Polls until `stop`. While the bucket is away, the copy stays as it is. The log has one line for the start of
 * an outage, one for its end, and one for each release that cannot be copied.
 */
export const followBucket = (mirror: Mirror, log: Log, pollMs = POLL_MS) => {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let awaySince: number | undefined;
  let told = new Set<string>();
  let earlier: Promise<void> | undefined;
  let isEarlierDue = true;

  /** Copies earlier releases beside the polls, so that a new release does not wait for them. */
  const copyEarlier = (): void => {
    if (!isEarlierDue || earlier) return;
    isEarlierDue = false;
    earlier = mirror
      .pullEarlier()
      .catch(() => {
        isEarlierDue = true;
      })
      .finally(() => {
        earlier = undefined;
      });
  };

  const poll = async (): Promise<void> => {
    const { isChanged, failed } = await mirror.pull();
    isEarlierDue ||= isChanged;
    if (awaySince !== undefined) {
      log.info({ seconds: Math.round((Date.now() - awaySince) / 1000) }, 'releases can be copied again');
      awaySince = undefined;
    }
    const reasons = new Set(failed.map(({ reason }) => reason));
    for (const { id, ...details } of failed)
      if (!told.has(details.reason))
        log.warn({ remote: id, ...details }, 'release not copied, the last good one stays');
    told = reasons;
    copyEarlier();
  };

  const run = async (): Promise<void> => {
    try {
      await poll();
    } catch (error) {
      if (awaySince === undefined)
        log.warn({ reason: (error as Error).message }, 'releases cannot be copied, the last good ones stay');
      awaySince ??= Date.now();
    }
    if (!isStopped) timer = setTimeout(() => void run(), pollMs).unref();
  };

  void run();
  return {
    /** ISO time since which the bucket is away. Undefined while it answers. */
    awaySince: () => (awaySince === undefined ? undefined : new Date(awaySince).toISOString()),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
