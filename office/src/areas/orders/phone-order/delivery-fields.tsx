import { maxLength, RadioButtonGroupInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LENGTHS } from 'shared-contracts/domain/field-lengths';
import { formatMoney } from '../../../format/format.ts';
import { joined } from '../../../format/joined.ts';
import { LineInput } from '../../../forms/line-input.tsx';
import { CommuneInput } from './commune-input.tsx';
import { useOrderPrice } from './use-order-price.ts';

/** Choice between the cheapest delivery and the fastest one, as in the checkout. Nothing while there is one only. */
const OptionInput = () => {
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
        name: joined([translate(`orders.phone.options.${id}`), formatMoney(price_delivery), arrival]),
      }))}
    />
  );
};

const METHODS = ['home', 'pickup'] as const;

/** Delivery to an address, or pick-up in the shop. */
export const DeliveryFields = () => (
  <>
    <RadioButtonGroupInput
      source="delivery.method"
      label="orders.how"
      choices={METHODS.map((id) => ({ id, name: `orders.delivery.${id}` }))}
    />
    {useWatch({ name: 'delivery.method' }) === 'home' && (
      <>
        <CommuneInput source="delivery.commune_id" isDelivery />
        <OptionInput />
        <LineInput source="delivery.address" label="orders.address.address" max={LENGTHS.address} />
        <LineInput
          source="delivery.department"
          label="orders.address.department"
          max={LENGTHS.department}
          isOptional
        />
        <TextInput
          source="delivery.comment"
          label="orders.address.comment"
          validate={maxLength(LENGTHS.comment)}
          multiline
        />
      </>
    )}
  </>
);
