import { maxLength, RadioButtonGroupInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LineInput } from '../../../forms/line-input.tsx';
import { CommuneInput } from './commune-input.tsx';
import { OptionInput } from './option-input.tsx';

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
        <LineInput source="delivery.address" label="orders.address.address" max={70} />
        <LineInput source="delivery.department" label="orders.address.department" max={40} isOptional />
        <TextInput
          source="delivery.comment"
          label="orders.address.comment"
          validate={maxLength(300)}
          multiline
        />
      </>
    )}
  </>
);
