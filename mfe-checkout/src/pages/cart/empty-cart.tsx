import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import { CrateDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { useMessages } from '../../lib/messages.ts';

export const EmptyCart = () => {
  const { cart } = useMessages();
  return (
    <EmptyState
      drawing={<CrateDrawing />}
      title={cart.emptyTitle}
      action={
        <ButtonLink variant="primary" href={hrefs.wines}>
          {cart.emptyAction}
        </ButtonLink>
      }
    >
      {cart.emptyText}
    </EmptyState>
  );
};
