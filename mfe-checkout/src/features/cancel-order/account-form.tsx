import type { ReactNode } from 'react';
import type { CancelOrderBody } from 'shared-contracts/api/orders.schema';
import { ACCOUNT_TYPES, BANKS } from 'shared-contracts/domain/bank-accounts';
import { compose, maxLength, minLength, requiredField, rut } from 'shared-contracts/domain/validators';
import type { ServerWords } from 'shared-kit/failure';
import { DataForm } from 'shared-kit/form/data-form';
import { useFormField } from 'shared-kit/form/form-field';
import { createInputs } from 'shared-ui/form-inputs';
import { useMessages } from '../../lib/messages.ts';
import styles from './cancel-panel.module.css';
import type { CancelWords } from './cancel-panel.words.ts';

type Account = NonNullable<CancelOrderBody['account']>;
const NO_ACCOUNT = { holder: '', rut: '', bank: '', account_type: '', account: '' };

const useOptionalWord = (): string => useMessages().common.optional;
const { RutInput, SelectInput, TextInput } = createInputs({ useFormField, useOptionalWord });

/** Fields of the failure below `account`. */
const ownFields = (failure: Pick<ServerWords, 'fields'> | null) =>
  failure && {
    fields: Object.fromEntries(
      Object.entries(failure.fields ?? {}).map(([name, text]) => [name.replace(/^account\./, ''), text]),
    ),
  };

/** Bank account for the money. */
export const AccountForm = ({
  words,
  failure,
  onSubmit,
  children,
}: {
  words: CancelWords;
  failure: Pick<ServerWords, 'fields'> | null;
  onSubmit: (account: Account) => void;
  children: ReactNode;
}) => (
  <DataForm<typeof NO_ACCOUNT>
    label={words.account}
    className={styles.form}
    initial={NO_ACCOUNT}
    failure={ownFields(failure)}
    rules={() => ({
      holder: compose(requiredField(words.required.holder), maxLength(100)),
      rut: compose(requiredField(words.required.rut), rut),
      bank: requiredField(words.required.bank),
      account_type: requiredField(words.required.account_type),
      account: compose(requiredField(words.required.account), minLength(4), maxLength(40)),
    })}
    onSubmit={(values) => onSubmit(values as Account)}
  >
    <TextInput name="holder" label={words.fields.holder} autoComplete="name" />
    <RutInput name="rut" label={words.fields.rut} />
    <SelectInput
      name="bank"
      label={words.fields.bank}
      placeholder={words.choose}
      options={BANKS.map((bank) => ({ value: bank, label: bank }))}
    />
    <SelectInput
      name="account_type"
      label={words.fields.account_type}
      placeholder={words.choose}
      options={ACCOUNT_TYPES.map((type) => ({ value: type, label: words.types[type] }))}
    />
    <TextInput name="account" label={words.fields.account} inputMode="numeric" autoComplete="off" />
    <p className={styles.actions}>{children}</p>
  </DataForm>
);
