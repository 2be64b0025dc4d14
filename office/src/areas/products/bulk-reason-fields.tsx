import { STOCK_CAUSES } from 'shared-contracts/office/stock-causes';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { fieldsOf } from '../../forms/fields-of.ts';
import { ReasonField } from '../../forms/reason.tsx';
import type { BulkReason, BulkSubject } from './apply-changes.ts';

/** Why prices or stock change, for the history. */
export const BulkReasonFields = ({
  subject,
  bulkReason,
  onChange,
}: {
  subject: BulkSubject;
  bulkReason: BulkReason;
  onChange: (bulkReason: BulkReason) => void;
}) => {
  const field = fieldsOf(bulkReason, (changes) => onChange({ ...bulkReason, ...changes }));
  const isNeeded = subject === 'prices' || bulkReason.cause === 'other';
  return (
    <>
      {subject === 'stock' && (
        <ChoiceField
          {...field('cause')}
          label="products.cause"
          values={STOCK_CAUSES}
          words="products.causes"
        />
      )}
      <ReasonField {...field('reason')} isOptional={!isNeeded} />
    </>
  );
};
