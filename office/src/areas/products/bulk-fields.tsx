import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { BulkSubject } from './apply-changes.ts';
import { type BulkForm, METHODS } from './bulk-change.ts';

const ROUNDS = ['1', '10', '100'] as const;
/** Choices for the crossed-out price before an offer. */
const REFERENCES = ['keep', 'current-price', 'remove'] as const;

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  ids: readonly T[];
  /** Message group of the choices. */
  group: string;
  onChange: (value: T) => void;
}

const Choice = <T extends string>({ label, value, ids, group, onChange }: ChoiceProps<T>) => {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate(label)}
      value={value}
      onChange={(event) => onChange(event.target.value as T)}
    >
      {ids.map((id) => (
        <MenuItem key={id} value={id}>
          {translate(`${group}.${id}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** Fields of a change of many formats: method, by how much, rounding, and the price before an offer. */
export const BulkFields = ({
  subject,
  form,
  onChange,
}: {
  subject: BulkSubject;
  form: BulkForm;
  onChange: (form: BulkForm) => void;
}) => {
  const translate = useTranslate();
  const hasReference = subject === 'prices' && form.method !== 'end-offer';
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Choice
        label="products.bulk.how"
        value={form.method}
        ids={METHODS[subject]}
        group={`products.bulk.${subject}`}
        onChange={(method) => onChange({ ...form, method })}
      />
      {form.method !== 'end-offer' && (
        <TextField
          label={translate(`products.bulk.amount.${subject}.${form.method}`)}
          value={form.amount}
          onChange={(event) => onChange({ ...form, amount: event.target.value })}
          helperText={form.method === 'percent' ? translate('products.bulk.percent_help') : undefined}
        />
      )}
      {form.method === 'percent' && (
        <Choice
          label="products.bulk.round"
          value={form.round}
          ids={ROUNDS}
          group="products.bulk.rounds"
          onChange={(round) => onChange({ ...form, round })}
        />
      )}
      {hasReference && (
        <Choice
          label="products.price.before"
          value={form.reference}
          ids={REFERENCES}
          group="products.bulk.references"
          onChange={(reference) => onChange({ ...form, reference })}
        />
      )}
    </Box>
  );
};
