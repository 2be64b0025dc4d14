import type { Purchase } from 'shared-contracts/api/purchases.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import { isAwaitingTransfer } from '../../lib/order/order.model.ts';
import { useOrderMessages } from '../../lib/order-messages.ts';

/** To where the money goes, while the shop waits for a transfer. */
export const TransferLink = ({ purchase }: { purchase: Purchase }) => {
  const { transfer } = useOrderMessages();
  if (!isAwaitingTransfer(purchase)) return null;
  return (
    <ButtonLink variant="primary" className="no-print" href={hrefs.transferData(purchase.id)}>
      {transfer.seeData}
    </ButtonLink>
  );
};
