import type { Order } from 'shared-contracts/api/orders.schema';
import { formatDateTime } from 'shared-contracts/domain/dates';
import { formatClp } from 'shared-contracts/domain/money';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { ButtonLink } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { isAwaitingTransfer } from '../../lib/order/order.model.ts';
import { useTransferMessages } from '../../messages/transfer.ts';

/** Link to the bank account while the shop waits for a transfer, with what the buyer has to do, or has done. */
export const TransferLink = ({ order }: { order: Order }) => {
  const { transfer, proof } = useTransferMessages();
  const locale = useLocale();
  if (!isAwaitingTransfer(order)) return null;
  return (
    <>
      {order.proof_at && <Notice title={proof.sentTitle}>{proof.sentText}</Notice>}
      {order.proof_refusal && (
        <Notice kind="error" title={proof.refusedTitle}>
          <q>{order.proof_refusal}</q>
        </Notice>
      )}
      {!order.proof_at && order.expires_at && (
        <p>
          {transfer.lead} <strong>{formatClp(order.total)}</strong> {transfer.until}{' '}
          <time dateTime={order.expires_at}>{formatDateTime(order.expires_at, locale)}</time>.
        </p>
      )}
      <ButtonLink variant="primary" className="no-print" href={hrefs.transferData(order.id)}>
        {order.proof_refusal ? transfer.seeDataAgain : transfer.seeData}
      </ButtonLink>
    </>
  );
};
