import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { DeliveryOption } from 'shared-contracts/domain/delivery-options';
import { pricePhoneOrder } from 'shared-contracts/office/phone-orders';
import { useOffice } from '../../../session/session-context.tsx';
import { linesOf, type PhoneOrderForm } from './phone-order-form.ts';

/** Amounts of the order as the form is now, from the API, with each delivery that it may have. */
export const useOrderPrice = () => {
  const { call } = useOffice();
  const { lines, delivery, coupon = '', email = '' } = useWatch() as PhoneOrderForm;
  const body = {
    lines: linesOf(lines),
    commune_id: delivery.method === 'home' ? (delivery.commune_id ?? '') : '',
    coupon,
    // A half-typed address is none yet.
    email: /^\S+@\S+\.\S+$/.test(email) && coupon ? email : '',
  };
  const isPriced = body.lines.length > 0 && body.lines.every(({ qty }) => Number.isInteger(qty) && qty > 0);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['phone-order-price', body] as const,
    queryFn: ({ signal }) => call(pricePhoneOrder, { body }, { signal }),
    enabled: isPriced,
    retry: false,
    gcTime: 0,
    // The choice of a delivery stays on the page while its price is computed again.
    placeholderData: (before, query) =>
      query?.queryKey[1].commune_id === body.commune_id ? before : undefined,
  });
  const offered = isPriced ? data : undefined;
  const known = isPlaceholderData ? undefined : offered;
  const fastest = offered?.fastest;
  const option: DeliveryOption = fastest && delivery.option === 'fastest' ? 'fastest' : 'cheapest';
  return {
    isPriced,
    error,
    refetch,
    hasCommune: body.commune_id !== '',
    /** Deliveries that the order may have. Their prices may be those before the last change. */
    offered,
    /** Amounts of the order with the chosen delivery. */
    shown: known && { ...known, ...(option === 'fastest' && fastest) },
    /** Delivery that staff chose and the order can still have. */
    option,
  };
};
