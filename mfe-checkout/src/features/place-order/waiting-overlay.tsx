import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $draft } from '../../lib/draft/draft.model.ts';
import { $isOrderLost } from '../../lib/guard-steps.model.ts';
import { useOrderMessages } from '../../messages/order.ts';
import { usePaymentMessages } from '../../messages/payment.ts';
import { $order, pageRestored } from './place-order.model.ts';
import styles from './waiting-overlay.module.css';

/**
 * Covers the page while an order is placed by card or transfer, or while the result of a lost order is
 * requested, until the next page loads or the order is refused (docs/product/payment.md#card-payment).
 */
export const WaitingOverlay = () => {
  const payment = usePaymentMessages();
  const order = useOrderMessages();
  const [{ kind }, draft, isLost, restored] = useUnit([$order, $draft, $isOrderLost, pageRestored]);
  const dialog = useRef<HTMLDialogElement>(null);
  const isWaiting = kind === 'waiting';

  const placingTitle = draft.payment.platform === 'transfer' ? payment.placingTitle : payment.waitingTitle;

  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => event.persisted && restored();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [restored]);
  useEffect(() => {
    const element = dialog.current;
    if (!isWaiting || !element) return;
    element.showModal();
    return () => element.close();
  }, [isWaiting]);

  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      closedby="none"
      aria-labelledby="checkout-waiting"
      onCancel={(event) => event.preventDefault()}
    >
      <div className={styles.words} role="status">
        <span className={styles.glass} aria-hidden="true" />
        <p id="checkout-waiting" className={styles.title}>
          {isLost ? order.loading : placingTitle}
        </p>
        <p>{payment.waitingText}</p>
      </div>
    </dialog>
  );
};
