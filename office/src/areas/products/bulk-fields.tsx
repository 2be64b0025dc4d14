import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import type { BulkSubject } from './apply-changes.ts';
import { type BulkForm, methodsOf } from './bulk-change.ts';
import { PlanTimeFields } from './plan-time-fields.tsx';

const TIMES = ['now', 'planned'] as const;
const ROUNDS = ['1', '10', '100'] as const;
/** Choices for the crossed-out price before an offer. */
const REFERENCES = ['keep', 'current-price', 'remove'] as const;

/** Fields of a change of many formats: when, method, by how much, rounding, and the price before an offer. */
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
  const isPlanned = form.when === 'planned';
  const hasReference = subject === 'prices' && !isPlanned && form.method !== 'end-offer';
  const changeWhen = (when: BulkForm['when']) => {
    const methods = methodsOf(subject, { when });
    onChange({ ...form, when, method: methods.includes(form.method) ? form.method : 'percent' });
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {subject === 'prices' && (
        <ChoiceField
          label="products.bulk.when"
          value={form.when}
          values={TIMES}
          words="products.bulk.times"
          onChange={changeWhen}
        />
      )}
      {isPlanned && <PlanTimeFields hours={form} onChange={(changes) => onChange({ ...form, ...changes })} />}
      <ChoiceField
        label="products.bulk.how"
        value={form.method}
        values={methodsOf(subject, form)}
        words={`products.bulk.${subject}`}
        onChange={(method) => onChange({ ...form, method })}
      />
      {form.method !== 'end-offer' && (
        <TypedField
          label={
            isPlanned && form.method === 'set'
              ? 'products.plans.offer_price'
              : `products.bulk.amount.${subject}.${form.method}`
          }
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
