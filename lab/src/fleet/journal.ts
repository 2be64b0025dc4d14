/** Record of a mixed run, as shoppers saw it: each attempt of a request, and each promise that the shop made. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../scale/random.ts';
import { type Answer, type Ask, send } from './client.ts';
import type { Decision, PlacedOrder, RequestKind, Send } from './purchase.ts';

export interface Attempt {
  kind: RequestKind;
  /** Both in ms of `performance.now()`. */
  startedAt: number;
  endedAt: number;
  /** No response, or one that asks the client to try again. */
  isFailed: boolean;
}

interface Purchase {
  order: PlacedOrder;
  decision: Decision;
  /** Answer of the shop after the return from the gateway. */
  isPaid: boolean;
}

export interface Journal {
  attempts: Attempt[];
  purchases: Purchase[];
  /** Cart id → quantity by sku that the shop confirmed. Carts that became orders are not here. */
  carts: Map<string, Record<string, number>>;
  soldOut: number;
  /** Actions that failed although the shopper tried again for a minute, or for another reason. */
  givenUp: string[];
  /** Longest time of an action with its retries, ms, with the time of its end. */
  waits: { kind: RequestKind; endedAt: number; ms: number }[];
}

export const newJournal = (): Journal => ({
  attempts: [],
  purchases: [],
  carts: new Map(),
  soldOut: 0,
  givenUp: [],
  waits: [],
});

const PATIENCE_MS = 60_000;
/** Longest pause between two attempts, whatever Retry-After says. */
const MOST_PAUSE_MS = 2_000;

/** 409 CONFLICT: another request with the same key is in progress. */
const asksToRetry = ({ status, text }: Answer): boolean =>
  status >= 500 || status === 429 || (status === 409 && text.includes('"code":"CONFLICT"'));

const seenCookie = ({ headers }: Answer): { cookie: string } | undefined => {
  const set = headers['set-cookie']?.find((line) => line.startsWith('shop_seen='));
  return set === undefined ? undefined : { cookie: set.split(';', 1)[0] as string };
};

/**
 * Sends requests as the shop's browser code does: tries again at the next address after a failure. All requests of
 * shoppers may be repeated: reads, absolute quantities, orders with an Idempotency-Key, the return from the gateway.
 */
export const patientSend = (bases: readonly string[], journal: Journal, random: Random): Send => {
  let base = random.between(0, bases.length - 1);
  // Tells an API which position of the database the shopper has seen.
  let cookie: Record<string, string> = {};
  return async (kind, ask: Ask) => {
    const begun = performance.now();
    for (;;) {
      const startedAt = performance.now();
      const request = { ...ask, headers: { ...ask.headers, ...cookie } };
      const answer = await send(bases[base % bases.length] as string, request).catch((error: Error) => error);
      const isFailed = answer instanceof Error || asksToRetry(answer);
      const endedAt = performance.now();
      if (!(answer instanceof Error)) cookie = seenCookie(answer) ?? cookie;
      journal.attempts.push({ kind, startedAt, endedAt, isFailed });
      if (!isFailed) {
        journal.waits.push({ kind, endedAt, ms: endedAt - begun });
        return answer as Answer;
      }
      const why = answer instanceof Error ? answer.message : `${answer.status} ${answer.text.slice(0, 200)}`;
      if (endedAt - begun > PATIENCE_MS) throw new Error(`${kind} ${ask.path}: ${why}`);
      base += 1;
      const wish = answer instanceof Error ? 0 : Number(answer.headers['retry-after'] ?? 0) * 1_000;
      await sleep(Math.min(MOST_PAUSE_MS, wish) + random.between(100, 300));
    }
  };
};
