import { useUnit } from 'effector-react';
import type { Purchase } from 'shared-contracts/api/purchases.schema';
import { formatClp } from 'shared-contracts/domain/money';
import { $shopName, useLocale } from 'shared-kit/locale';
import { useOrderMessages } from '../../lib/order-messages.ts';
import styles from './order.module.css';
import { formatReceiptDate, installmentTypeOf, paymentTypeOf } from './receipt.ts';

/** What the card network wants on the page after a payment. */
export const CardReceipt = ({ purchase: { card, number, total, document } }: { purchase: Purchase }) => {
  const { order } = useOrderMessages();
  const locale = useLocale();
  const shopName = useUnit($shopName);
  if (!card) return null;
  const { installments_number: count, installments_amount: each } = card;
  const facts: [string, string][] = [
    [order.shop, shopName],
    [order.orderNumber, number],
    [order.paid, `${formatClp(total)} (${order.currency})`],
    [order.authorization, card.authorization_code],
    [order.date, formatReceiptDate(card.transaction_date, locale)],
    [order.paymentType, order.paymentTypes[paymentTypeOf(card.payment_type_code)]],
    [order.installmentType, order.installmentTypes[installmentTypeOf(card.payment_type_code)]],
    ...(count > 0
      ? [
          [
            order.installments,
            each !== null && count > 1
              ? order.installmentsOf(count, formatClp(each))
              : order.installmentCount(count),
          ] satisfies [string, string],
        ]
      : []),
    [order.card, `•••• ${card.card_number}`],
    [order.document, document === '1' ? order.factura : order.boleta],
  ];
  return (
    <section className={styles.box}>
      <h2>{order.receipt}</h2>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
