import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { UPDATE_FAILED } from 'shared-contracts/domain/error-catalogue';
import { LENGTHS } from 'shared-contracts/domain/field-lengths';
import { compose, maxLength, requiredField } from 'shared-contracts/domain/validators';
import { RegionCommune } from 'shared-kit/places/region-commune';
import { Button } from 'shared-ui/button';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import form from '../../lib/form/form.module.css';
import { CheckInput, DataForm, PlaceInputs, TextInput } from '../../lib/form/index.ts';
import { useMessages } from '../../lib/messages.ts';
import styles from './addresses.module.css';
import {
  type AddressValues,
  type Editing,
  editingCancelled,
  NO_ADDRESS,
  saving,
  toValues,
} from './edit-address.model.ts';

/** Form for a new or a saved address. Replaces the list of addresses while it is open. */
export const AddressForm = ({ address }: Editing) => {
  const { addresses, common, fields, required } = useMessages();
  const cancel = useUnit(editingCancelled);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const title = address ? addresses.editTitle(address.identification) : addresses.addTitle;
  return (
    <section className={styles.form} aria-labelledby="address-form">
      <h2 id="address-form" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <DataForm<AddressValues>
        label={title}
        initial={address ? toValues(address) : NO_ADDRESS}
        rules={() => ({
          identification: compose(requiredField(required.identification), maxLength(LENGTHS.alias)),
          region_id: requiredField(required.region),
          commune_id: requiredField(required.commune),
          address: compose(requiredField(required.address), maxLength(LENGTHS.address)),
          apartment: maxLength(LENGTHS.department),
        })}
        submission={saving}
        submitLabel={addresses.submit}
        aside={
          <Button variant="quiet" onClick={() => cancel()}>
            {common.cancel}
          </Button>
        }
        notice={(failure) => <FailureNotice failure={failure} otherwise={UPDATE_FAILED} />}
      >
        {({ region_id }) => (
          <>
            <TextInput
              name="identification"
              label={fields.identification}
              help={fields.identificationHelp}
              autoComplete="off"
            />
            <RegionCommune
              Inputs={PlaceInputs}
              className={form.pair}
              regionId={region_id}
              words={{ ...fields, retry: common.retry }}
            />
            <div className={form.pair}>
              <TextInput name="address" label={fields.address} autoComplete="address-line1" />
              <TextInput name="apartment" label={fields.apartment} autoComplete="address-line2" optional />
            </div>
            {!address?.is_default && <CheckInput name="is_default" label={fields.isDefault} />}
          </>
        )}
      </DataForm>
    </section>
  );
};
