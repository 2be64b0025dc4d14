import { useUnit } from 'effector-react';
import { formatClp } from 'shared-contracts/domain/money';
import { Notice } from 'shared-ui/notice';
import { FreeDeliveryHint } from '../../lib/free-delivery-hint.tsx';
import { useMessages } from '../../lib/messages.ts';
import { RetryNotice } from '../../lib/retry-notice.tsx';
import { $shipping, shippingRequested } from '../../lib/shipping.model.ts';
import { $shippingPrice } from '../../lib/shipping-price.model.ts';
import { usePresence } from '../../lib/use-presence.ts';
import { useStepMessages } from '../../messages/steps.ts';
import { $totalWithShipping, estimateShown } from './estimate-shipping.model.ts';
import styles from './shipping-answer.module.css';

/** Delivery price and total. Renders nothing until a commune is chosen here or in the steps. */
export const ShippingAnswer = () => {
  const { estimate, totals } = useMessages();
  const { delivery } = useStepMessages();
  const [state, price, total, onShown, onRetry] = useUnit([
    $shipping,
    $shippingPrice,
    $totalWithShipping,
    estimateShown,
    shippingRequested,
  ]);
  // The model loads the estimate while it is on screen.
  usePresence(onShown);
  switch (state.kind) {
    case 'none':
      return null;
    case 'pending':
      return (
        <p role="status" className={styles.answer}>
          {estimate.calculating}
        </p>
      );
    case 'ready':
      return (
        <div role="status" className={styles.answer}>
          <p className={styles.row}>
            <span>{delivery.shipping}</span>
            {/* `price` follows the cart. Until the cart is loaded, the server's own price stands in. */}
            <strong>{price === 0 ? totals.free : formatClp(price ?? state.data.price_delivery)}</strong>
          </p>
          {total !== null && (
            <p className={styles.row}>
              <span>{estimate.withShipping}</span>
              <strong>{formatClp(total)}</strong>
            </p>
          )}
          <p className={styles.time}>{estimate.arrival(state.data)}</p>
          <FreeDeliveryHint className={styles.time} />
        </div>
      );
    case 'unserved':
      return (
        <Notice kind="warning" live>
          {estimate.unserved}
        </Notice>
      );
    case 'failed':
      return (
        <RetryNotice kind="error" onRetry={onRetry}>
          {estimate.failed}
        </RetryNotice>
      );
  }
};
