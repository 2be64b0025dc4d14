import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Button } from 'shared-ui/button';
import { useMessages } from '../../lib/messages.ts';
import { RefusalNotice } from '../../lib/refusal-notice.tsx';
import { useOrderMessages } from '../../messages/order.ts';
import { $retry, retryClicked, retryRestored } from './retry-payment.model.ts';

/** Button that starts a new payment of the order on the page. */
export const RetryButton = ({ label }: { label: string }) => {
  const [{ kind }, clicked, restored] = useUnit([$retry, retryClicked, retryRestored]);
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => event.persisted && restored();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [restored]);
  return (
    <Button variant="primary" busy={kind === 'waiting'} onClick={() => clicked()}>
      {label}
    </Button>
  );
};

/** Explains why the payment did not start. */
export const RetryNotice = () => {
  const { failures } = useMessages();
  const order = useOrderMessages();
  const retry = useUnit($retry);
  if (retry.kind !== 'refused') return null;
  const { refusal } = retry;
  const texts =
    refusal.reason === 'changed'
      ? refusal.texts
      : [
          {
            tooMany: failures.tooMany,
            notAvailable: failures.paymentAway,
            conflict: order.retryConflict,
            unreachable: failures.orderUnreached,
          }[refusal.reason],
        ];
  return <RefusalNotice title={order.retryRefused} texts={texts} toCart={refusal.reason === 'changed'} />;
};
