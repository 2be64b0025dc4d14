/** The plain page with the bank account of a transfer. */
import type { Order } from 'shared-contracts/api/orders.schema';
import { readTransferPage } from 'shared-contracts/api/pages';
import type { TransferPage } from 'shared-contracts/api/pages.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { isAwaitingTransfer } from '../../lib/order/order.model.ts';
import { OrderTable } from '../../lib/order/order-table.tsx';
import { useOrderMessages } from '../../messages/order.ts';
import { transferMessages, useTransferMessages } from '../../messages/transfer.ts';
import { accountFactsOf } from '../../pages/transfer/account-facts-of.ts';
import { FactList } from '../../pages/transfer/fact-list.tsx';
import { OrderToPay } from '../../pages/transfer/order-to-pay.tsx';
import { PageNotes } from '../../pages/transfer/page-notes.tsx';
import styles from '../../pages/transfer/transfer.module.css';
import { PlainNoticeBox } from '../plain-notice.tsx';
import type { PlainContext, PlainPage } from '../plain-page.ts';
import { findPlainOrder } from './find-plain-order.ts';
import { MissingOrder } from './order-view.tsx';
import { PlainProofForm } from './proof-form.tsx';
import { sendPlainProof } from './send-plain-proof.ts';

interface ViewProps {
  context: PlainContext;
  content: TransferPage | undefined;
  order: Order;
}

const View = ({ context, content, order }: ViewProps) => (
  <div className={`container ${styles.page}`}>
    <PlainNoticeBox context={context} />
    <OrderToPay order={order} />
    <div className={styles.columns}>
      {content && <Account content={content} order={order} />}
      <div className={styles.side}>
        <PlainProofForm order={order} />
        <OrderTable order={order} />
      </div>
    </div>
  </div>
);

const Account = ({ content, order }: { content: TransferPage; order: Order }) => {
  const orderWords = useOrderMessages();
  const { transfer: words } = useTransferMessages();
  return (
    <section className={styles.account} aria-labelledby="transfer-account">
      <h2 id="transfer-account">{words.accountTitle}</h2>
      <FactList facts={accountFactsOf(content, order, { words, orderWords })} />
      {!order.proof_at && <PageNotes blocks={content.blocks} />}
    </section>
  );
};

export const transferPage: PlainPage = {
  asset: 'transfer',
  async show(context) {
    const head = transferMessages[context.locale].transfer;
    const order = await findPlainOrder(context, context.query.pedido?.[0] ?? '');
    if (!order) return { view: <MissingOrder />, head, status: 404 };
    if (!isAwaitingTransfer(order)) return { redirect: hrefs.order(order.id) };
    // The page works without the bank account: the buyer has placed the order, and a mail has the account.
    const account = await context.api.call(readTransferPage, {}).catch(() => null);
    return { view: <View context={context} content={account?.data} order={order} />, head };
  },
  async submit(context, form) {
    const { state, query } = context;
    const id = query.pedido?.[0] ?? '';
    const redirect = hrefs.transferData(id);
    // Another tab may have placed another order since. The page then says that it cannot show this one.
    if (state.order?.id !== id) return { redirect, state };
    return { redirect, state: await sendPlainProof(context, state.order, form.file ?? '') };
  },
};
