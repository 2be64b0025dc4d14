import type { Payment } from './cards.ts';

export type AbortReason =
  /** The shopper pressed "Anular compra". */
  | 'user'
  /** The form was left open too long. */
  | 'timeout'
  /** The form was never opened. */
  | 'expired'
  /** The shop did not commit. */
  | 'unconfirmed'
  /** The form broke. */
  | 'form-error';

export type Settlement = {
  approved: boolean;
  /** 0 approved; the gateway's negative codes otherwise. */
  responseCode: number;
  authorizationCode: string;
  payment: Payment;
  /** Milliseconds since 1970. */
  at: number;
};

export type Phase =
  | { kind: 'created' }
  | { kind: 'open'; at: number }
  | { kind: 'decided'; at: number; approved: boolean; payment: Payment }
  | { kind: 'committed'; settlement: Settlement }
  | { kind: 'aborted'; reason: AbortReason };

export type Refund = { type: 'REVERSED' | 'NULLIFIED'; amount: number };

/** A payment as the bank sees it. Amounts are integer CLP. */
export type Transaction = {
  readonly token: string;
  readonly commerceCode: string;
  readonly buyOrder: string;
  readonly sessionId: string;
  readonly amount: number;
  readonly returnUrl: string;
  readonly createdAt: number;
  phase: Phase;
  refunds: Refund[];
  /** Number of successful commit responses. More than 1 means repeated commits. */
  commits: number;
  /** True while a commit is in progress. */
  locked: boolean;
};

/** Status in the gateway's terms. An aborted transaction stays INITIALIZED. */
export function statusOf({ phase, refunds, amount }: Transaction) {
  if (phase.kind !== 'committed') return 'INITIALIZED';
  if (!phase.settlement.approved) return 'FAILED';
  if (refunds.length === 0) return 'AUTHORIZED';
  if (refunds.some(({ type }) => type === 'REVERSED')) return 'REVERSED';
  return refundedAmount(refunds) === amount ? 'NULLIFIED' : 'PARTIALLY_NULLIFIED';
}

/** Integer CLP. */
export function refundedAmount(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}
