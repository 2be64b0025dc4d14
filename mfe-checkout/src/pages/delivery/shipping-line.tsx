import { useUnit } from 'effector-react';
import { formatClp } from 'shared-contracts/domain/money';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { useMessages } from '../../lib/messages.ts';
import { $shipping, shippingRequested } from '../../lib/shipping.model.ts';
import { useStepMessages } from '../../lib/step-messages.ts';
import styles from './shipping-line.module.css';

/**
 * Delivery price and time for the chosen commune, or a notice why there is none. Shows a line also before a
 * commune is chosen.
 */
export const ShippingLine = () => {
  const { common, totals } = useMessages();
  const { delivery } = useStepMessages();
  const [shipping, requested] = useUnit([$shipping, shippingRequested]);
  if (shipping.kind === 'unserved')
    return (
      <Notice kind="error" live>
        {delivery.unserved}
      </Notice>
    );
  if (shipping.kind === 'failed')
    return (
      <Notice
        kind="error"
        live
        action={
          <Button size="small" onClick={() => requested()}>
            {common.retry}
          </Button>
        }
      >
        {delivery.shippingFailed}
      </Notice>
    );
  const { price_delivery, time_delivery } =
    shipping.kind === 'ready' ? shipping.data : { price_delivery: null, time_delivery: '' };
  return (
    <p role="status" className={styles.shipping} aria-busy={shipping.kind === 'pending' || undefined}>
      <span>{delivery.shipping}</span>
      {price_delivery === null ? (
        <span>{shipping.kind === 'pending' ? delivery.calculating : totals.toBeCalculated}</span>
      ) : (
        <>
          <span>{delivery.arrives(time_delivery)}</span>
          <strong>{price_delivery === 0 ? totals.free : formatClp(price_delivery)}</strong>
        </>
      )}
    </p>
  );
};
