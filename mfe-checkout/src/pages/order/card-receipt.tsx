import { useUnit } from 'effector-react';
import type { Order } from 'shared-contracts/api/orders.schema';
import { formatClp } from 'shared-contracts/domain/money';
import { $shopName, useLocale } from 'shared-kit/locale';
import { type Fact, Facts } from 'shared-ui/facts';
import { useOrderMessages } from '../../messages/order.ts';
import styles from './order.module.css';
import { formatReceiptDate, installmentTypeOf, paymentTypeOf } from './receipt.ts';

/** Payment details that the card network requires on the result page. */
export const CardReceipt = ({ order: { card, number, total, document } }: { order: Order }) => {
  const words = useOrderMessages();
  const locale = useLocale();
  const shopName = useUnit($shopName);
  if (!card) return null;
  const { installments_number: count, installments_amount: each } = card;
  const facts: Fact[] = [
    [words.shop, shopName],
    [words.orderNumber, number],
    [words.paid, `${formatClp(total)} (${words.currency})`],
    [words.authorization, card.authorization_code],
    [words.date, formatReceiptDate(card.transaction_date, locale)],
    [words.paymentType, words.paymentTypes[paymentTypeOf(card.payment_type_code)]],
    [words.installmentType, words.installmentTypes[installmentTypeOf(card.payment_type_code)]],
    [
      words.installments,
      count > 0 &&
        (each !== null && count > 1
          ? words.installmentsOf(count, formatClp(each))
          : words.installmentCount(count)),
    ],
    [words.card, `•••• ${card.card_number}`],
    [words.document, document === '1' ? words.factura : words.boleta],
  ];
  return (
    <section id="comprobante" className={styles.box}>
      <h2>{words.receipt}</h2>
      <Facts facts={facts} className={styles.facts} />
    </section>
  );
};
