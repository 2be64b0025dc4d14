import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../lib/log.ts';
import { GatewayRefusal, type WebpayGateway, type WebpayTransaction } from './webpay.gateway.ts';

/** Status of a transaction that has not come to an end. */
export const OPEN_STATUS = 'INITIALIZED';
const ATTEMPTS = 3;
const PAUSE_MS = 400;

/** `void`: the gateway will never take money for this token. `unknown`: it did not tell. */
export type Outcome = WebpayTransaction | 'void' | 'unknown';

/**
 * Commits a token, and where the answer is lost or refused asks what became of it: the gateway may have taken the
 * money and then dropped the line, or another process may be committing the same token.
 */
export const askOutcome = async (
  gateway: WebpayGateway,
  token: string,
  { log, beforeRetry }: { log: Log; beforeRetry: () => Promise<void> },
): Promise<Outcome> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (attempt > 1) {
      await wait(PAUSE_MS);
      await beforeRetry();
    }
    try {
      return await gateway.commit(token);
    } catch (error) {
      log.warn({ err: error, attempt }, 'commit was not answered with a transaction');
      const state = await askStatus(gateway, token, log);
      if (state === 'void' || (state !== 'unknown' && state.status !== OPEN_STATUS)) return state;
      // Open for ever: the shopper cancelled, or the time was over.
      if (state !== 'unknown' && error instanceof GatewayRefusal && !error.isLocked) return 'void';
    }
  }
  return 'unknown';
};

/** What the gateway says of a token without changing it. */
export const askStatus = async (gateway: WebpayGateway, token: string, log: Log): Promise<Outcome> => {
  try {
    return await gateway.status(token);
  } catch (error) {
    log.warn({ err: error }, 'status was not answered');
    return error instanceof GatewayRefusal ? 'void' : 'unknown';
  }
};
