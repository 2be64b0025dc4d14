import { useUnit } from 'effector-react';
import { formatClp } from 'shared-contracts/domain/money';
import { useMessages } from './messages.ts';
import { $missingForFree } from './shipping-price.model.ts';

/** "Te faltan $4.010 para el despacho gratis". Renders nothing when the delivery is free or cannot become free. */
export const FreeDeliveryHint = ({ className }: { className?: string | undefined }) => {
  const { estimate } = useMessages();
  const missing = useUnit($missingForFree);
  return missing ? <p className={className}>{estimate.missingForFree(formatClp(missing))}</p> : null;
};
