import { TIME_ZONE } from 'shared-contracts/domain/santiago';
import { refundedAmount, statusOf, type Transaction } from './transaction.ts';

/** `MMDD`: accounting day of the payment, in Chile's time zone. */
const ACCOUNTING_DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  month: '2-digit',
  day: '2-digit',
});

/** Response of commit and status. Omits fields that do not apply. */
export function toAnswer(transaction: Transaction) {
  const { phase, amount } = transaction;
  const settlement = phase.kind === 'committed' ? phase.settlement : undefined;
  const at = new Date(settlement?.at ?? transaction.createdAt);
  const common = {
    amount,
    status: statusOf(transaction),
    buy_order: transaction.buyOrder,
    session_id: transaction.sessionId,
    accounting_date: ACCOUNTING_DAY.format(at).replace('/', ''),
    transaction_date: at.toISOString(),
    installments_number: settlement?.payment.instalments ?? 0,
  };
  if (!settlement) return common;
  const { payment, approved } = settlement;
  return {
    // Authentication of the cardholder: TSY succeeded, TSN failed.
    vci: approved ? 'TSY' : 'TSN',
    ...common,
    card_detail: { card_number: payment.lastDigits },
    authorization_code: settlement.authorizationCode,
    payment_type_code: payment.code,
    response_code: settlement.responseCode,
    ...(payment.instalments > 0 ? { installments_amount: Math.floor(amount / payment.instalments) } : {}),
    ...(transaction.refunds.length > 0 ? { balance: amount - refundedAmount(transaction.refunds) } : {}),
  };
}

/** Ledger entry for tests. */
export function toLedgerEntry(transaction: Transaction) {
  const { token, amount, buyOrder, commits, refunds, phase } = transaction;
  return {
    token,
    status: statusOf(transaction),
    amount,
    buy_order: buyOrder,
    commits,
    refunds: refunds.length,
    refunded_amount: refundedAmount(refunds),
    phase: phase.kind,
  };
}
