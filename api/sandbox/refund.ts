import { randomInt } from 'node:crypto';
import { GatewayError } from './gateway-error.ts';
import { REFUND_WITHIN_MS, REVERSE_WITHIN_MS } from './rules.ts';
import { refundedAmount, type Settlement, type Transaction } from './transaction.ts';

/**
 * Returns the refund response that a test sets, without refunding.
 * @param forced a negative response code, the number of a refusal, or `empty`
 * @throws GatewayError 422 for the number of a refusal
 */
export function forceRefund(transaction: Transaction, forced: number | 'empty', now: number): object {
  if (forced === 'empty') return {};
  if (forced > 0) throw new GatewayError(422, `Refund not possible(${forced})`);
  return {
    type: 'NULLIFIED',
    authorization_code: '000000',
    authorization_date: new Date(now).toISOString(),
    nullified_amount: 0,
    balance: transaction.amount - refundedAmount(transaction.refunds),
    // Any code but 0: not refunded.
    response_code: forced,
  };
}

/**
 * Refunds. The whole amount soon after the payment is a reversal, anything else a nullification.
 * @param amount integer CLP
 * @throws GatewayError 422 with the gateway's number of the rule that forbids it
 */
export function refund(transaction: Transaction, amount: number, now: number): object {
  const settlement = refundable(transaction, now);
  const balance = transaction.amount - refundedAmount(transaction.refunds);
  if (balance === 0) throw new GatewayError(422, 'Transaction already nullified(310)');
  if (amount > balance)
    throw new GatewayError(422, 'Amount to refund is bigger than the available balance(311)');
  if (amount < transaction.amount) checkPartial(settlement);

  if (amount === transaction.amount && now - settlement.at <= REVERSE_WITHIN_MS) {
    transaction.refunds.push({ type: 'REVERSED', amount });
    return { type: 'REVERSED' };
  }
  transaction.refunds.push({ type: 'NULLIFIED', amount });
  return {
    type: 'NULLIFIED',
    authorization_code: String(randomInt(1, 1_000_000)).padStart(6, '0'),
    authorization_date: new Date(now).toISOString(),
    nullified_amount: amount,
    balance: balance - amount,
    response_code: 0,
  };
}

function refundable({ phase }: Transaction, now: number): Settlement {
  if (phase.kind !== 'committed' || !phase.settlement.approved)
    throw new GatewayError(422, 'Transaction is not authorized(292)');
  if (now - phase.settlement.at > REFUND_WITHIN_MS)
    throw new GatewayError(422, 'The period to nullify is over(284)');
  return phase.settlement;
}

function checkPartial({ payment }: Settlement): void {
  if (payment.instalments > 0)
    throw new GatewayError(422, 'Partial nullification is not allowed with instalments(53)');
  // Debit and prepaid cards.
  if (payment.code === 'VD' || payment.code === 'VP')
    throw new GatewayError(422, 'Partial nullification is not allowed for this card(16)');
}
