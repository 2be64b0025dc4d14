import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { ReasonField } from '../../forms/reason.tsx';
import type { BulkReason, BulkSubject } from './apply-changes.ts';
import { CAUSES, type Cause } from './types.ts';

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
  const translate = useTranslate();
  const isNeeded = subject === 'prices' || bulkReason.cause === 'other';
  return (
    <>
      {subject === 'stock' && (
        <TextField
          select
          label={translate('products.cause')}
          value={bulkReason.cause}
          onChange={(event) => onChange({ ...bulkReason, cause: event.target.value as Cause })}
        >
          {CAUSES.map((cause) => (
            <MenuItem key={cause} value={cause}>
              {translate(`products.causes.${cause}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <ReasonField
        value={bulkReason.reason}
        onChange={(reason) => onChange({ ...bulkReason, reason })}
        isOptional={!isNeeded}
      />
    </>
  );
};
