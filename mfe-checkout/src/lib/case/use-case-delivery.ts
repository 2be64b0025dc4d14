import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { deliveryPriceOf } from 'shared-contracts/domain/free-delivery';
import { formatClp } from 'shared-contracts/domain/money';
import { useLocale } from 'shared-kit/locale';
import { $delivery, deliveryWanted } from './case-delivery.model.ts';
import { CASE_WORDS } from './case-words.ts';

/**
 * Price of the delivery of a case to the remembered commune, in words. Null without a commune.
 * @param total price of the case, CLP
 */
export const useCaseDelivery = (total: number): string | null => {
  const words = CASE_WORDS[useLocale()];
  const [delivery, wanted] = useUnit([$delivery, deliveryWanted]);
  useEffect(() => wanted(), [wanted]);
  if (!delivery) return null;
  const price = deliveryPriceOf(delivery, total);
  return words.delivery(delivery.commune, price > 0 ? formatClp(price) : words.free);
};
