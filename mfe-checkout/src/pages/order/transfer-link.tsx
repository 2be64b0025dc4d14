import type { Order } from 'shared-contracts/api/orders.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { isAwaitingTransfer } from '../../lib/order/order.model.ts';
import { useTransferMessages } from '../../messages/transfer.ts';

/** Link to the bank account while the shop waits for a transfer. */
export const TransferLink = ({ order }: { order: Order }) => {
  const { transfer, proof } = useTransferMessages();
  if (!isAwaitingTransfer(order)) return null;
  return (
    <>
      {order.proof_refusal && (
        <Notice kind="error" title={proof.refusedTitle}>
          <q>{order.proof_refusal}</q>
        </Notice>
      )}
      <ButtonLink variant="primary" className="no-print" href={hrefs.transferData(order.id)}>
        {order.proof_refusal ? transfer.seeDataAgain : transfer.seeData}
      </ButtonLink>
    </>
  );
};
