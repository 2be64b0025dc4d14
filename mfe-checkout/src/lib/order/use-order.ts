import { useUnit } from 'effector-react';
import { usePresence } from '../use-presence.ts';
import {
  $isReadingOrder,
  $order,
  isOrderMissing,
  orderLeft,
  orderRetried,
  orderShown,
} from './order.model.ts';

/** The order of the page, whether it is being read or missing, and the event that reads it again. */
export const useOrder = () => {
  const [state, isReading, retry] = useUnit([$order, $isReadingOrder, orderRetried]);
  return { state, isReading, isMissing: isOrderMissing(state), retry };
};

/** Tells the model that a page of an order is on screen. */
export const useOrderPresence = (): void => {
  const [shown, left] = useUnit([orderShown, orderLeft]);
  usePresence(shown, left);
};
