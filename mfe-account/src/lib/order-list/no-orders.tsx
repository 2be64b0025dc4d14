import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import { CrateDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { useMessages } from '../messages.ts';

export const NoOrders = () => {
  const { orders } = useMessages();
  return (
    <EmptyState
      drawing={<CrateDrawing />}
      title={orders.emptyTitle}
      action={<ButtonLink href={hrefs.wines}>{orders.emptyAction}</ButtonLink>}
    >
      {orders.emptyText}
    </EmptyState>
  );
};
