import type { Purchase } from 'shared-contracts/api/purchases.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import { useMessages } from '../../lib/messages.ts';
import { isAwaitingTransfer } from '../../lib/order/order.model.ts';

/** To where the money goes, while the shop waits for a transfer. */
export const TransferLink = ({ purchase }: { purchase: Purchase }) => {
  const { transfer } = useMessages();
  if (!isAwaitingTransfer(purchase)) return null;
  return (
    <ButtonLink variant="primary" className="no-print" href={hrefs.transferData(purchase.id)}>
      {transfer.seeData}
    </ButtonLink>
  );
};
