import { RadioButtonGroupInput, useTranslate } from 'react-admin';
import { formatMoney } from '../../../format/format.ts';
import { useOrderPrice } from './use-order-price.ts';

/** Choice between the cheapest delivery and the fastest one, as in the checkout. Nothing while there is one only. */
export const OptionInput = () => {
  const translate = useTranslate();
  const { offered: cheapest } = useOrderPrice();
  const fastest = cheapest?.fastest;
  if (!fastest) return null;
  return (
    <RadioButtonGroupInput
      source="delivery.option"
      label="orders.delivery_price"
      defaultValue="cheapest"
      row={false}
      translateChoice={false}
      choices={Object.entries({ cheapest, fastest }).map(([id, { price_delivery, arrival }]) => ({
        id,
        name: [translate(`orders.phone.options.${id}`), formatMoney(price_delivery), arrival]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  );
};
