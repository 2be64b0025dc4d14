import { useUnit } from 'effector-react';
import { Button } from 'shared-ui/button';
import { CellarLampDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { useMessages } from '../../lib/messages.ts';
import { orderSubmitted } from './place-order.model.ts';

/** Stands where the form was, while nobody says what became of an order whose answer was lost. */
export const LostOrder = () => {
  const { common, payment } = useMessages();
  const asked = useUnit(orderSubmitted);
  return (
    <div role="alert">
      <EmptyState
        drawing={<CellarLampDrawing />}
        title={payment.lostTitle}
        action={
          <Button variant="primary" onClick={() => asked()}>
            {common.retry}
          </Button>
        }
      >
        {payment.lostText}
      </EmptyState>
    </div>
  );
};
