/** The plain page with the bank account of a transfer. */
import type { ApiClient } from 'shared-contracts/api/endpoint';
import type { Order } from 'shared-contracts/api/orders.schema';
import { readTransferPage } from 'shared-contracts/api/pages';
import type { TransferPage } from 'shared-contracts/api/pages.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { isAwaitingTransfer } from '../../lib/order/order.model.ts';
import { OrderTable } from '../../lib/order/order-table.tsx';
import { useOrderMessages } from '../../lib/order-messages.ts';
import { useTransferMessages } from '../../lib/transfer-messages.ts';
import { transferMessages } from '../../messages/transfer.ts';
import { accountFactsOf } from '../../pages/transfer/account-facts-of.ts';
import { FactList } from '../../pages/transfer/fact-list.tsx';
import { OrderToPay } from '../../pages/transfer/order-to-pay.tsx';
import { PageNotes } from '../../pages/transfer/page-notes.tsx';
import styles from '../../pages/transfer/transfer.module.css';
import type { PlainPage } from '../plain-page.ts';
import { plainWords } from '../words.ts';
import { findPlainOrder } from './find-plain-order.ts';
import { MissingOrder } from './order-view.tsx';

const View = ({ content, order }: { content: TransferPage | null; order: Order }) => (
  <div className={`container ${styles.page}`}>
    <OrderToPay order={order} />
    <div className={styles.columns}>
      {content && <Account content={content} order={order} />}
      <div className={styles.side}>
        <OrderTable order={order} />
      </div>
    </div>
  </div>
);

const Account = ({ content, order }: { content: TransferPage; order: Order }) => {
  const orderWords = useOrderMessages();
  const { transfer: words } = useTransferMessages();
  const plain = plainWords[useLocale()];
  return (
    <section className={styles.account} aria-labelledby="transfer-account">
      <h2 id="transfer-account">{words.accountTitle}</h2>
      <FactList facts={accountFactsOf(content, order, { words, orderWords })} />
      <PageNotes blocks={content.blocks} />
      <p>{plain.proof(content.transfer.email)}</p>
    </section>
  );
};

/** The bank account. Null when the content cannot be read: the buyer has placed the order, and a mail has the account. */
const findAccount = async (api: ApiClient): Promise<TransferPage | null> => {
  try {
    return (await api.call(readTransferPage, {})).data;
  } catch {
    return null;
  }
};

export const transferPage: PlainPage = {
  asset: 'transfer',
  async show(context) {
    const head = transferMessages[context.locale].transfer;
    const order = await findPlainOrder(context, context.query.pedido?.[0] ?? '');
    if (!order) return { view: <MissingOrder />, head, status: 404 };
    if (!isAwaitingTransfer(order)) return { redirect: hrefs.order(order.id) };
    const content = await findAccount(context.api);
    return { view: <View content={content} order={order} />, head };
  },
  async submit({ state }) {
    return { redirect: state.order ? hrefs.transferData(state.order.id) : hrefs.cart, state };
  },
};
