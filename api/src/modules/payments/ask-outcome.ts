import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../../lib/log.ts';
import { GatewayRefusal, type WebpayGateway, type WebpayTransaction } from './webpay.gateway.ts';

/** Status of an unfinished transaction. */
export const OPEN_STATUS = 'INITIALIZED';
const ATTEMPTS = 3;
const PAUSE_MS = 400;

/** `void`: the gateway will never charge this token. `unknown`: the gateway did not respond. */
export type Outcome = WebpayTransaction | 'void' | 'unknown';

/**
 * Commits a token. After a lost or refused response, reads its status, because the gateway may have charged
 * it, or another process may be committing it and has locked it.
 * @param beforeRetry renews the caller's claim of the payment
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
      // The transaction will stay open: the shopper cancelled, or it timed out.
      if (state !== 'unknown' && error instanceof GatewayRefusal && !error.isLocked) return 'void';
    }
  }
  return 'unknown';
};

/** Reads the status of a token without changing it. */
export const askStatus = async (gateway: WebpayGateway, token: string, log: Log): Promise<Outcome> => {
  try {
    return await gateway.status(token);
  } catch (error) {
    log.warn({ err: error }, 'status was not answered');
    return error instanceof GatewayRefusal ? 'void' : 'unknown';
  }
};
