import Autocomplete from '@mui/material/Autocomplete';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { fullCommuneName, isPartOfCommuneName } from 'shared-contracts/domain/commune-names';
import { LENGTHS } from 'shared-contracts/domain/field-lengths';
import { formatRut } from 'shared-contracts/domain/rut';
import { changeOrderInvoice } from 'shared-contracts/office/orders';
import { inputOfList } from '../../forms/input-of-list.tsx';
import { isReason, ReasonField } from '../../forms/reason.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { PlacesProblem, usePlaces } from './places.tsx';
import { StepDialog, type StepProps } from './step-dialog.tsx';
import { useOrder, useOrderCall } from './use-order-call.ts';

const NEEDED = ['reason', 'rut', 'giro', 'address'] as const;

/** Receiver of a factura that is not issued, or that the tax office rejected. The API has the rules of the checkout. */
export const InvoiceDialog = (props: StepProps) => {
  const translate = useTranslate();
  const call = useOrderCall();
  const { invoice } = useOrder();
  const communes = usePlaces().flatMap(({ name: region, communes: all }) =>
    all.map(({ id, name }) => ({ id, name, region })),
  );
  const [reason, setReason] = useState('');
  const [form, setForm] = useState({
    reason: invoice?.reason ?? '',
    rut: formatRut(invoice?.rut ?? ''),
    giro: invoice?.giro ?? '',
    address: invoice?.address ?? '',
    apartment: invoice?.apartment ?? '',
    commune_id: invoice?.commune_id ?? '',
  });
  const isFilled = form.commune_id !== '' && NEEDED.every((name) => form[name].trim() !== '');
  return (
    <StepDialog
      {...props}
      submit={translate('ra.action.save')}
      isReady={isReason(reason) && isFilled}
      onSubmit={async () => {
        await call(changeOrderInvoice, { invoice: form, reason });
        return 'orders.done.change-invoice';
      }}
    >
      {(errors) => (
        <>
          {([...NEEDED, 'apartment'] as const).map((name) => (
            <TypedField
              key={name}
              label={`orders.invoice_${name}`}
              value={form[name]}
              onChange={(text) => setForm({ ...form, [name]: text })}
              error={errors[`invoice.${name}`]}
              maxLength={LENGTHS.invoice[name]}
              autoComplete="off"
            />
          ))}
          <PlacesProblem />
          <Autocomplete
            options={communes}
            value={communes.find(({ id }) => id === form.commune_id) ?? null}
            disablePortal
            getOptionLabel={({ name }) => name}
            filterOptions={(options, { inputValue }) =>
              options.filter((option) => isPartOfCommuneName(option, inputValue))
            }
            renderOption={({ key: _, ...option }, { id, name, region }) => (
              <li key={id} {...option}>
                {fullCommuneName({ id, name })}, {region}
              </li>
            )}
            isOptionEqualToValue={(one, other) => one.id === other.id}
            onChange={(_, chosen) => setForm({ ...form, commune_id: chosen?.id ?? form.commune_id })}
            renderInput={inputOfList(translate('orders.address.commune_id'), errors['invoice.commune_id'])}
          />
          <ReasonField value={reason} onChange={setReason} error={errors.reason} />
        </>
      )}
    </StepDialog>
  );
};
