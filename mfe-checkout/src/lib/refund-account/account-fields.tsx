import type { RefundAccount } from 'shared-contracts/api/refund-account.schema';
import { ACCOUNT_TYPES, BANKS } from 'shared-contracts/domain/bank-accounts';
import {
  compose,
  maxLength,
  minLength,
  requiredField,
  rut,
  type Validator,
} from 'shared-contracts/domain/validators';
import type { ServerWords } from 'shared-kit/failure';
import { useFormField } from 'shared-kit/form/form-field';
import { createInputs } from 'shared-ui/form-inputs';
import { useMessages } from '../messages.ts';
import type { AccountWords } from './account.words.ts';

/** Values of the fields before the buyer types. */
export const NO_ACCOUNT = { holder: '', rut: '', bank: '', account_type: '', account: '' };
type AccountValues = typeof NO_ACCOUNT;

/** The account of a form with these fields. */
export const toAccount = ({
  holder,
  rut: typed,
  bank,
  account_type,
  account,
}: AccountValues): RefundAccount => ({ holder, rut: typed, bank, account_type, account }) as RefundAccount;

export const accountRules = ({ required }: AccountWords): Record<keyof AccountValues, Validator> => ({
  holder: compose(requiredField(required.holder), maxLength(100)),
  rut: compose(requiredField(required.rut), rut),
  bank: requiredField(required.bank),
  account_type: requiredField(required.account_type),
  account: compose(requiredField(required.account), minLength(4), maxLength(40)),
});

/** The failure with the fields below `account` under their own names. */
export const withAccountFields = (failure: Pick<ServerWords, 'fields'> | null) =>
  failure && {
    fields: Object.fromEntries(
      Object.entries(failure.fields ?? {}).map(([name, text]) => [name.replace(/^account\./, ''), text]),
    ),
  };

const useOptionalWord = (): string => useMessages().common.optional;
const inputs = createInputs({
  useFormField,
  useOptionalWord,
});

const { RutInput, TextInput } = inputs;
export const { LongTextInput, RadioInput, SelectInput } = inputs;

/** Fields of a bank account, in a form. */
export const AccountFields = ({ words }: { words: AccountWords }) => (
  <>
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
  </>
);
