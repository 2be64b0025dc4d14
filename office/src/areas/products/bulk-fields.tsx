import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import type { BulkSubject } from './apply-changes.ts';
import { type BulkForm, METHODS } from './bulk-change.ts';

const ROUNDS = ['1', '10', '100'] as const;
/** Choices for the crossed-out price before an offer. */
const REFERENCES = ['keep', 'current-price', 'remove'] as const;

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
      <ChoiceField
        label="products.bulk.how"
        value={form.method}
        values={METHODS[subject]}
        words={`products.bulk.${subject}`}
        onChange={(method) => onChange({ ...form, method })}
      />
      {form.method !== 'end-offer' && (
        <TypedField
          label={`products.bulk.amount.${subject}.${form.method}`}
          value={form.amount}
          onChange={(amount) => onChange({ ...form, amount })}
          help={form.method === 'percent' ? translate('products.bulk.percent_help') : undefined}
        />
      )}
      {form.method === 'percent' && (
        <ChoiceField
          label="products.bulk.round"
          value={form.round}
          values={ROUNDS}
          words="products.bulk.rounds"
          onChange={(round) => onChange({ ...form, round })}
        />
      )}
      {hasReference && (
        <ChoiceField
          label="products.price.before"
          value={form.reference}
          values={REFERENCES}
          words="products.bulk.references"
          onChange={(reference) => onChange({ ...form, reference })}
        />
      )}
    </Box>
  );
};
