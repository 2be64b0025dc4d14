import { STOCK_CAUSES } from 'shared-contracts/office/stock-causes';
import { ChoiceField } from '../../forms/choice-field.tsx';
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
  const isNeeded = subject === 'prices' || bulkReason.cause === 'other';
  return (
    <>
      {subject === 'stock' && (
        <ChoiceField
          label="products.cause"
          value={bulkReason.cause}
          values={STOCK_CAUSES}
          words="products.causes"
          onChange={(cause) => onChange({ ...bulkReason, cause })}
        />
      )}
      <ReasonField
        value={bulkReason.reason}
        onChange={(reason) => onChange({ ...bulkReason, reason })}
        isOptional={!isNeeded}
      />
    </>
  );
};
