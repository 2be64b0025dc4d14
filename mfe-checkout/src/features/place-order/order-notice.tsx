import { useUnit } from 'effector-react';
import { formatClp } from 'shared-contracts/domain/money';
import { useMessages } from '../../lib/messages.ts';
import { RefusalNotice, type RefusalWords } from '../../lib/refusal-notice.tsx';
import { $totals, type Totals } from '../../lib/totals.model.ts';
import type { Messages } from '../../messages/es.ts';
import { type PaymentMessages, usePaymentMessages } from '../../messages/payment.ts';
import { changedAmounts } from './changed-amounts.ts';
import { $order, $seenTotals } from './place-order.model.ts';
import type { Refusal } from './refusal.ts';

/** Totals that the shopper saw, and those of now. */
interface Amounts {
  seen: Totals | null;
  now: Totals | null;
}

const changeTexts = (
  { before, now }: Refusal & { reason: 'priceChanged' },
  amounts: Amounts,
  words: PaymentMessages,
): readonly string[] => {
  const changes = changedAmounts(amounts.seen, amounts.now);
  const total = now ?? (changes.length > 0 ? amounts.now?.total : null) ?? null;
  if (total === null) return [words.priceChecking];
  const parts = changes.map((change) =>
    words.changedAmount(words.amounts[change.part], formatClp(change.before), formatClp(change.now)),
  );
  return [...parts, words.priceChanged(formatClp(before), formatClp(total))];
};

const wordsOf = (
  refusal: Refusal,
  amounts: Amounts,
  { failures, words }: { failures: Messages['failures']; words: PaymentMessages },
): RefusalWords => {
  switch (refusal.reason) {
    case 'outOfStock':
    case 'transferHeld':
    case 'stockHeld':
      return { title: words[`${refusal.reason}Title`], texts: refusal.texts, toCart: true };
    case 'priceChanged':
      return { title: words.priceChangedTitle, texts: changeTexts(refusal, amounts, words), toCart: true };
    case 'cartEmpty':
      return { title: words.refusedTitle, texts: [words.cartEmpty], toCart: true };
    case 'tooMany':
      return { title: words.refusedTitle, texts: [failures.tooMany], toCart: false };
    case 'notAvailable':
      return { title: words.refusedTitle, texts: [failures.paymentAway], toCart: false };
    case 'unreachable':
      return { title: words.refusedTitle, texts: [failures.orderUnreached], toCart: false };
    case 'other':
      return { title: words.refusedTitle, texts: refusal.texts, toCart: false };
    default:
      return { title: words.refusedTitle, texts: [words[refusal.reason]], toCart: false };
  }
};

/**
 * Explains why the order was refused or its card payment did not start, with a link to the cart where useful.
 */
export const OrderNotice = () => {
  const { failures } = useMessages();
  const words = usePaymentMessages();
  const [order, seen, now] = useUnit([$order, $seenTotals, $totals]);
  if (order.kind !== 'refused') return null;
  return <RefusalNotice {...wordsOf(order.refusal, { seen, now }, { failures, words })} />;
};
