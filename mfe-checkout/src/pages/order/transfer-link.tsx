import type { Order } from 'shared-contracts/api/orders.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import { isAwaitingTransfer } from '../../lib/order/order.model.ts';
import { useTransferMessages } from '../../lib/transfer-messages.ts';

/** Link to the bank account while the shop waits for a transfer. */
export const TransferLink = ({ order }: { order: Order }) => {
  const { transfer } = useTransferMessages();
  if (!isAwaitingTransfer(order)) return null;
  return (
    <ButtonLink variant="primary" className="no-print" href={hrefs.transferData(order.id)}>
      {transfer.seeData}
    </ButtonLink>
  );
};
