import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { LENGTHS } from 'shared-contracts/domain/field-lengths';
import { maxLength } from 'shared-contracts/domain/validators';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Notice } from 'shared-ui/notice';
import { checkAll, HOME_ADDRESS, need, type Rules } from '../../lib/draft/rules.ts';
import { CheckedForm, StreetInputs, TextInput } from '../../lib/form/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { useStepMessages } from '../../messages/steps.ts';
import { $newAddress, type AddressValues, addCancelled, adding } from './choose-address.model.ts';
import styles from './choose-address.module.css';

const RULES: Rules = { identification: need('identification', maxLength(LENGTHS.alias)), ...HOME_ADDRESS };

/**
 * Dialog for a new saved address. `place` renders the region and commune fields. Render the dialog outside
 * the step's form.
 */
export const AddressDialog = ({ place }: { place: (regionId: string) => ReactNode }) => {
  const { delivery } = useStepMessages();
  const locale = useLocale();
  const [first, cancelled] = useUnit([$newAddress, addCancelled]);
  return (
    <Dialog
      open={first !== null}
      onClose={cancelled}
      title={delivery.newAddress}
      locale={locale}
      closedBy="closerequest"
    >
      {first && <NewAddress first={first} place={place} />}
    </Dialog>
  );
};

interface NewAddressProps {
  first: AddressValues;
  place: (regionId: string) => ReactNode;
}

const NewAddress = ({ first, place }: NewAddressProps) => {
  const { common, failures, fields } = useMessages();
  const { delivery } = useStepMessages();
  const { submit, isSending, failure } = useUnit(adding);
  const cancelled = useUnit(addCancelled);
  return (
    <div className={styles.dialog}>
      <CheckedForm<AddressValues>
        label={delivery.newAddress}
        initial={first}
        validate={(values) => checkAll(RULES, values)}
        onSubmit={submit}
      >
        {({ region_id }) => (
          <>
            <TextInput
              name="identification"
              label={fields.identification}
              help={delivery.identificationHelp}
              autoComplete="off"
            />
            {place(region_id)}
            <StreetInputs />
            {failure !== null && (
              <Notice kind="error" live>
                {failure.code === 'TOO_MANY_ADDRESSES'
                  ? failures.tooManyAddresses
                  : failure.code === 'VALIDATION_FAILED'
                    ? failures.checkData
                    : failures.address}
              </Notice>
            )}
            <div className={styles.actions}>
              <Button onClick={() => cancelled()}>{common.cancel}</Button>
              <Button type="submit" variant="primary" busy={isSending}>
                {delivery.saveAddress}
              </Button>
            </div>
          </>
        )}
      </CheckedForm>
    </div>
  );
};
