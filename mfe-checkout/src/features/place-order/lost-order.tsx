import { useUnit } from 'effector-react';
import { Button } from 'shared-ui/button';
import { CellarLampDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { useMessages } from '../../lib/messages.ts';
import { usePaymentMessages } from '../../messages/payment.ts';
import { orderSubmitted } from './place-order.model.ts';

/** Replaces the form while the result of a sent order is unknown. */
export const LostOrder = () => {
  const { common } = useMessages();
  const payment = usePaymentMessages();
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
