import Autocomplete from '@mui/material/Autocomplete';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { fullCommuneName, isPartOfCommuneName } from 'shared-contracts/domain/commune-names';
import { LENGTHS } from 'shared-contracts/domain/field-lengths';
import { deliveryPriceOf } from 'shared-contracts/domain/free-delivery';
import { changeOrderAddress } from 'shared-contracts/office/orders';
import { formatMoney } from '../../format/format.ts';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { fieldsOf } from '../../forms/fields-of.ts';
import { inputOfList } from '../../forms/input-of-list.tsx';
import { isReason, ReasonField } from '../../forms/reason.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { PlacesProblem, usePlaces } from './places.tsx';
import { StepDialog, type StepProps } from './step-dialog.tsx';
import { useOrder, useOrderCall } from './use-order-call.ts';

const RECEIVERS = ['me', 'other', 'concierge'] as const;

/** New address of an order that is not sent, with the rules of the checkout. */
export const AddressDialog = (props: StepProps) => {
  const translate = useTranslate();
  const call = useOrderCall();
  const { delivery, price_delivery, subtotal, discount, coupon } = useOrder();
  const places = usePlaces();
  const communes = places.flatMap(({ name, communes: all }) =>
    all.map(({ price, free_from = null, carrier_prices = [], ...commune }) => ({
      ...commune,
      region: name,
      /** Of each delivery, CLP. Empty: the shop does not deliver there. */
      prices:
        price === null
          ? []
          : [
              ...new Set([
                deliveryPriceOf({ price, freeFrom: free_from }, subtotal - discount),
                ...carrier_prices,
              ]),
            ],
    })),
  );
  // The API decides: the coupon may give the delivery, and the fastest delivery is never free.
  const mayCost = (prices: readonly number[]) =>
    prices.includes(price_delivery) || (coupon && price_delivery === 0 && prices.length > 0);
  const [reason, setReason] = useState('');
  const [form, setForm] = useState({
    address: delivery.address ?? '',
    department: delivery.department ?? '',
    commune_id: delivery.commune_id ?? '',
    receiver: delivery.receiver ?? ('me' as (typeof RECEIVERS)[number]),
    name: delivery.contact?.name ?? '',
    surname: delivery.contact?.surname ?? '',
    phone: delivery.contact?.phone ?? '',
    comment: delivery.comment ?? '',
  });
  const change = (changes: Partial<typeof form>) => setForm({ ...form, ...changes });
  const commune = communes.find(({ id }) => id === form.commune_id) ?? null;
  const isOther = form.receiver === 'other';
  const submit = async (): Promise<string> => {
    const { name, surname, phone, ...address } = form;
    await call(changeOrderAddress, {
      ...address,
      ...(isOther && { contact: { name, surname, phone } }),
      reason,
    });
    return 'orders.done.change-address';
  };
  return (
    <StepDialog
      {...props}
      submit={translate('ra.action.save')}
      isReady={isReason(reason) && form.address.trim() !== '' && (!isOther || form.name.trim() !== '')}
      onSubmit={submit}
    >
      {(errors) => {
        const field = fieldsOf(form, change, errors);
        const line = (name: keyof typeof form & keyof typeof LENGTHS) => (
          <TypedField
            {...field(name)}
            label={`orders.address.${name}`}
            error={errors[name] ?? errors[`contact.${name}`] ?? errors[`delivery.contact.${name}`]}
            maxLength={LENGTHS[name]}
          />
        );
        return (
          <>
            {line('address')}
            {line('department')}
            <PlacesProblem />
            <Autocomplete
              options={communes}
              value={commune}
              disablePortal
              getOptionLabel={({ name }) => name}
              filterOptions={(options, { inputValue }) =>
                options.filter((option) => isPartOfCommuneName(option, inputValue))
              }
              getOptionDisabled={({ id, prices }) => id !== delivery.commune_id && !mayCost(prices)}
              renderOption={({ key: _, ...props }, { region, prices, ...option }) => (
                <li key={option.id} {...props}>
                  {fullCommuneName(option)}, {region}{' '}
                  {prices.length === 0
                    ? translate('orders.address.not_served')
                    : `· ${prices.map(formatMoney).join(' · ')}`}
                </li>
              )}
              isOptionEqualToValue={(one, other) => one.id === other.id}
              onChange={(_, chosen) => chosen && change({ commune_id: chosen.id })}
              disableClearable={commune !== null}
              renderInput={inputOfList(
                translate('orders.address.commune_id'),
                errors.commune_id,
                translate('orders.address.commune_help', { price: formatMoney(price_delivery) }),
              )}
            />
            <ChoiceField
              {...field('receiver')}
              label="orders.address.receiver"
              values={RECEIVERS}
              words="orders.receiver"
            />
            {isOther && (
              <>
                {line('name')}
                {line('surname')}
                {line('phone')}
              </>
            )}
            {line('comment')}
            <ReasonField value={reason} onChange={setReason} error={errors.reason} />
          </>
        );
      }}
    </StepDialog>
  );
};
