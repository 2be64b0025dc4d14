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
import { $isAdding, type AddressValues, addCancelled, adding, NO_ADDRESS } from './choose-address.model.ts';
import styles from './choose-address.module.css';

const RULES: Rules = { identification: need('identification', maxLength(LENGTHS.alias)), ...HOME_ADDRESS };

/**
 * Dialog for a new saved address. `place` renders the region and commune fields. Render the dialog outside
 * the step's form.
 */
export const AddressDialog = ({ place }: { place: (regionId: string) => ReactNode }) => {
  const { delivery } = useStepMessages();
  const locale = useLocale();
  const [isAdding, cancelled] = useUnit([$isAdding, addCancelled]);
  return (
    <Dialog
      open={isAdding}
      onClose={cancelled}
      title={delivery.newAddress}
      locale={locale}
      closedBy="closerequest"
    >
      {isAdding && <NewAddress place={place} />}
    </Dialog>
  );
};

const NewAddress = ({ place }: { place: (regionId: string) => ReactNode }) => {
  const { common, failures, fields } = useMessages();
  const { delivery } = useStepMessages();
  const { submit, isSending, failure } = useUnit(adding);
  const cancelled = useUnit(addCancelled);
  return (
    <div className={styles.dialog}>
      <CheckedForm<AddressValues>
        label={delivery.newAddress}
        initial={NO_ADDRESS}
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
