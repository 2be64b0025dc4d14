import { randomInt } from 'node:crypto';
import type { Payment } from './cards.ts';
import { GatewayError } from './gateway-error.ts';
import { COMMIT_WITHIN_MS, DECIDE_WITHIN_MS, OPEN_WITHIN_MS } from './rules.ts';
import type { AbortReason, Phase, Settlement, Transaction } from './transaction.ts';

/** Response code of a refused payment: the gateway's code for most refusals (invalid card data). */
const REFUSED = -1;

export type Decision =
  | { kind: 'approve' | 'refuse'; payment: Payment }
  | { kind: 'abort'; reason: AbortReason };

/** Marks a transaction as aborted when its timeout is over at `now`. */
export function expire(transaction: Transaction, now: number): void {
  const reason = overdue(transaction, now);
  if (reason) transaction.phase = { kind: 'aborted', reason };
}

function overdue({ phase, createdAt, locked }: Transaction, now: number): AbortReason | undefined {
  if (phase.kind === 'created' && now - createdAt > OPEN_WITHIN_MS) return 'expired';
  if (phase.kind === 'open' && now - phase.at > DECIDE_WITHIN_MS) return 'timeout';
  if (phase.kind === 'decided' && !locked && now - phase.at > COMMIT_WITHIN_MS) return 'unconfirmed';
  return undefined;
}

/** Opens the payment form, also on a reload. False after a timeout, a decision or an abort. */
export function openForm(transaction: Transaction, now: number): boolean {
  expire(transaction, now);
  if (transaction.phase.kind === 'created') transaction.phase = { kind: 'open', at: now };
  return transaction.phase.kind === 'open';
}

/** Records the shopper's decision. A second decision has no effect. */
export function decide(transaction: Transaction, decision: Decision, now: number): void {
  expire(transaction, now);
  const { kind } = transaction.phase;
  if (kind !== 'created' && kind !== 'open') return;
  transaction.phase =
    decision.kind === 'abort'
      ? { kind: 'aborted', reason: decision.reason }
      : { kind: 'decided', at: now, approved: decision.kind === 'approve', payment: decision.payment };
}

/**
 * Commits the payment. A repeated commit returns the same result. `expire` has already checked the timeout.
 * @param forcedCode response code that a test sets (0 approves) instead of the shopper's decision
 * @throws GatewayError 422 when there is no decision, or the payment was aborted meanwhile
 */
export function commit(transaction: Transaction, now: number, forcedCode?: number): Settlement {
  const { phase } = transaction;
  if (phase.kind === 'committed') {
    transaction.commits += 1;
    return phase.settlement;
  }
  if (phase.kind !== 'decided')
    throw new GatewayError(422, `Transaction has an invalid finished state: ${finishedState(phase)}`);
  const responseCode = forcedCode ?? (phase.approved ? 0 : REFUSED);
  const approved = responseCode === 0;
  const authorizationCode = approved ? String(randomInt(1, 1_000_000)).padStart(6, '0') : '000000';
  const settlement: Settlement = {
    approved,
    responseCode,
    authorizationCode,
    payment: phase.payment,
    at: now,
  };
  transaction.phase = { kind: 'committed', settlement };
  transaction.commits += 1;
  return settlement;
}

function finishedState({ kind }: Phase): string {
  return kind === 'aborted' ? 'aborted' : 'initialized';
}
