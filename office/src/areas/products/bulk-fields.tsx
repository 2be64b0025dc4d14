import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { fieldsOf } from '../../forms/fields-of.ts';
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
  const field = fieldsOf(form, (changes) => onChange({ ...form, ...changes }));
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
        {...field('method')}
        label="products.bulk.how"
        values={methodsOf(subject, form)}
        words={`products.bulk.${subject}`}
      />
      {form.method !== 'end-offer' && (
        <TypedField
          label={
            isPlanned && form.method === 'set'
              ? 'products.plans.offer_price'
              : `products.bulk.amount.${subject}.${form.method}`
          }
          {...field('amount')}
          help={form.method === 'percent' ? translate('products.bulk.percent_help') : undefined}
        />
      )}
      {form.method === 'percent' && (
        <ChoiceField
          {...field('round')}
          label="products.bulk.round"
          values={ROUNDS}
          words="products.bulk.rounds"
        />
      )}
      {hasReference && (
        <ChoiceField
          {...field('reference')}
          label="products.price.before"
          values={REFERENCES}
          words="products.bulk.references"
        />
      )}
    </Box>
  );
};
