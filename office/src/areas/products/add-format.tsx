import { useTranslate } from 'react-admin';
import { isNoNumber, wholeOf } from 'shared-contracts/domain/whole-number';
import { addFormat } from 'shared-contracts/office/product-data';
import { isNoSku } from 'shared-contracts/office/product-limits';
import { DialogButton } from '../../actions/dialog-button.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { isReason, ReasonField } from '../../forms/reason.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { useKeptText } from './use-kept-text.ts';

const EMPTY = { sku: '', grams: '', price: '', reason: '' };
/** `noNumber`: sentence for a text that is no number. */
const FIELDS: readonly { name: 'sku' | 'grams' | 'price'; label: string; noNumber?: string }[] = [
  { name: 'sku', label: 'products.sku' },
  { name: 'grams', label: 'product_form.formats.grams', noNumber: 'product_form.no_number' },
  { name: 'price', label: 'products.price.price', noNumber: 'office.no_amount' },
];

const AddFormatDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const translate = useTranslate();
  const { call } = useOffice();
  const { values, change, forget } = useKeptText(`format-new/${id}`, EMPTY);
  const { sku, grams, reason } = values;
  const price = wholeOf(values.price);
  const add = async (): Promise<string> => {
    await call(addFormat, {
      params: { id },
      body: { sku, price: price ?? 0, grams: wholeOf(grams), reason },
    });
    forget();
    return 'product_form.formats.added';
  };
  return (
    <FormDialog
      title={translate('product_form.formats.add')}
      submit={translate('product_form.formats.add')}
      isReady={sku.trim() !== '' && !isNoSku(sku) && price !== null && !isNoNumber(grams) && isReason(reason)}
      onSubmit={add}
      onClose={onClose}
    >
      {(errors) => (
        <>
          {FIELDS.map(({ name, label, noNumber }) => (
            <TypedField
              key={name}
              label={label}
              value={values[name]}
              onChange={(text) => change({ [name]: text })}
              error={
                noNumber && isNoNumber(values[name])
                  ? translate(noNumber)
                  : errors[name] || (name === 'sku' && isNoSku(sku))
              }
              help={name === 'sku' ? translate('product_form.sku_help') : undefined}
            />
          ))}
          <ReasonField value={reason} onChange={(text) => change({ reason: text })} error={errors.reason} />
        </>
      )}
    </FormDialog>
  );
};

/** Adds a format with its price to a gourmet product. */
export const AddFormat = ({ id }: { id: string }) => (
  <DialogButton label="product_form.formats.add" variant="outlined" sx={{ justifySelf: 'start' }}>
    {(close) => <AddFormatDialog id={id} onClose={close} />}
  </DialogButton>
);
