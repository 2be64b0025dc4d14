import { useUnit } from 'effector-react';
import { formatClp } from 'shared-contracts/domain/money';
import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { useMessages } from '../../lib/messages.ts';
import { $totals, type Totals } from '../../lib/totals.model.ts';
import type { Messages } from '../../messages/es.ts';
import type { PaymentMessages } from '../../messages/payment.ts';
import { usePaymentMessages } from '../../messages/payment.ts';
import { changedAmounts } from './changed-amounts.ts';
import { $order, $seenTotals } from './place-order.model.ts';
import type { Refusal } from './refusal.ts';

interface Words {
  title: string;
  texts: readonly string[];
  /** Whether the notice has a link to the cart. */
  toCart: boolean;
}

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
): Words => {
  switch (refusal.reason) {
    case 'outOfStock':
      return { title: words.outOfStockTitle, texts: refusal.texts, toCart: true };
    case 'transferHeld':
      return { title: words.transferHeldTitle, texts: refusal.texts, toCart: true };
    case 'stockHeld':
      return { title: words.stockHeldTitle, texts: refusal.texts, toCart: true };
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
  const { common, failures } = useMessages();
  const words = usePaymentMessages();
  const [order, seen, now] = useUnit([$order, $seenTotals, $totals]);
  if (order.kind !== 'refused') return null;
  const { title, texts, toCart } = wordsOf(order.refusal, { seen, now }, { failures, words });
  return (
    <Notice
      kind="error"
      live
      title={title}
      action={
        toCart && (
          <ButtonLink size="small" href={hrefs.cart}>
            {common.backToCart}
          </ButtonLink>
        )
      }
    >
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
};
