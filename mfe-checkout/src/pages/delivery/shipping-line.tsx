import { useUnit } from 'effector-react';
import { formatClp } from 'shared-contracts/domain/money';
import { Notice } from 'shared-ui/notice';
import form from '../../lib/form/form.module.css';
import { FreeDeliveryHint } from '../../lib/free-delivery-hint.tsx';
import { useMessages } from '../../lib/messages.ts';
import { RetryNotice } from '../../lib/retry-notice.tsx';
import { $shipping, shippingRequested } from '../../lib/shipping.model.ts';
import { $shippingPrice } from '../../lib/shipping-price.model.ts';
import { useStepMessages } from '../../messages/steps.ts';
import styles from './shipping-line.module.css';

/**
 * Delivery price and time for the chosen commune, or a notice why there is none. Shows a line also before a
 * commune is chosen.
 */
export const ShippingLine = () => {
  const { estimate, totals } = useMessages();
  const { delivery } = useStepMessages();
  const [shipping, price, requested] = useUnit([$shipping, $shippingPrice, shippingRequested]);
  if (shipping.kind === 'unserved')
    return (
      <Notice kind="error" live>
        {delivery.unserved}
      </Notice>
    );
  if (shipping.kind === 'failed')
    return (
      <RetryNotice kind="error" onRetry={() => requested()}>
        {delivery.shippingFailed}
      </RetryNotice>
    );
  return (
    <>
      <p role="status" className={styles.shipping} aria-busy={shipping.kind === 'pending' || undefined}>
        <span>{delivery.shipping}</span>
        {shipping.kind !== 'ready' || price === null ? (
          <span>{shipping.kind === 'pending' ? delivery.calculating : totals.toBeCalculated}</span>
        ) : (
          <>
            <span>{estimate.arrival(shipping.data)}</span>
            <strong>{price === 0 ? totals.free : formatClp(price)}</strong>
          </>
        )}
      </p>
      <FreeDeliveryHint className={form.note} />
    </>
  );
};
