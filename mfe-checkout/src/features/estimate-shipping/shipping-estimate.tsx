import { useUnit } from 'effector-react';
import { type ReactNode, useId, useState } from 'react';
import { formatClp } from 'shared-contracts/domain/money';
import { Button } from 'shared-ui/button';
import { chevronDown, Icon, truck } from 'shared-ui/icon';
import { Notice } from 'shared-ui/notice';
import { useMessages } from '../../lib/messages.ts';
import { $shipping } from '../../lib/shipping.model.ts';
import { usePresence } from '../../lib/use-presence.ts';
import { $totalWithShipping, estimateRetried, estimateShown } from './estimate-shipping.model.ts';
import styles from './shipping-estimate.module.css';

const nothing = () => {};

/** Folded until somebody asks; a commune that was chosen earlier has its price at once. */
export const ShippingEstimate = ({ places }: { places: ReactNode }) => {
  const { estimate } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const shown = useUnit(estimateShown);
  const id = useId();
  usePresence(shown, nothing);
  return (
    <div className={styles.estimate}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon path={truck} size={18} />
        <span>{estimate.show}</span>
        <Icon path={chevronDown} size={18} className={styles.arrow} />
      </button>
      <div id={id} className={styles.body}>
        {isOpen && places}
        <Answer />
      </div>
    </div>
  );
};

const Answer = () => {
  const { common, delivery, estimate } = useMessages();
  const [state, total, retried] = useUnit([$shipping, $totalWithShipping, estimateRetried]);
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
            <strong>{formatClp(state.shipping.price_delivery)}</strong>
          </p>
          {total !== null && (
            <p className={styles.row}>
              <span>{estimate.withShipping}</span>
              <strong>{formatClp(total)}</strong>
            </p>
          )}
          <p className={styles.time}>{estimate.arrives(state.shipping.time_delivery)}</p>
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
        <Notice
          kind="error"
          live
          action={
            <Button size="small" onClick={retried}>
              {common.retry}
            </Button>
          }
        >
          {estimate.failed}
        </Notice>
      );
  }
};
