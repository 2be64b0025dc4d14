/**
 * Returns from the bank that the API could not answer. The shell asks again until the API answers, so that the payment
 * is committed also when the buyer closes the page. The API commits each payment once.
 */
import type { FastifyRequest } from 'fastify';
import { createAddressLimit } from '../visitor/address-limit.ts';

const RETRY_MS = 2_000;
/** The API may wait for the card network. */
const TIMEOUT_MS = 95_000;
/** The card network takes an authorised payment back that the shop does not commit. */
const KEPT_MS = 15 * 60_000;
const MOST = 1_000;
const PER_NETWORK = 20;
const AT_ONCE = 4;

interface MissedReturn {
  path: string;
  method: string;
  body: Buffer | null;
  headers: Record<string, string>;
  /** By `performance.now()`, which no change of the clock moves. */
  until: number;
}

export const createMissedReturns = (apiUrl: string) => {
  const waiting = new Map<string, MissedReturn>();
  const limit = createAddressLimit({ windowMs: KEPT_MS, perAddress: PER_NETWORK, inAll: MOST });
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  const isAnswered = async ({ path, method, body, headers }: MissedReturn): Promise<boolean> => {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const form = body && new Uint8Array(body);
    const init = { method, headers, body: form, redirect: 'manual', signal } as const;
    const answer = await fetch(apiUrl + path, init).catch(() => null);
    await answer?.body?.cancel();
    return answer !== null && answer.status < 500;
  };
  const askAgain = async (): Promise<void> => {
    const due = [...waiting];
    const work = async () => {
      for (let next = due.shift(); next && !stopping.signal.aborted; next = due.shift()) {
        const [key, missed] = next;
        if (missed.until < performance.now() || (await isAnswered(missed))) waiting.delete(key);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    timer = undefined;
    schedule();
  };
  const schedule = (): void => {
    if (waiting.size === 0 || stopping.signal.aborted) return;
    timer ??= setTimeout(() => void askAgain(), RETRY_MS).unref();
  };

  return {
    add(request: FastifyRequest, body: Buffer | null) {
      const path = request.raw.url ?? '/';
      const key = `${path} ${body ?? ''}`;
      if (waiting.has(key) || limit.isReached(request)) return;
      limit.count(request);
      const type = request.headers['content-type'];
      const headers = {
        accept: 'text/html',
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        ...(body && type ? { 'content-type': type } : {}),
      };
      waiting.set(key, { path, method: request.method, body, headers, until: performance.now() + KEPT_MS });
      schedule();
    },
    stop() {
      stopping.abort();
      clearTimeout(timer);
    },
  };
};
