import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { ReasonField } from '../../forms/reason.tsx';
import type { BulkSubject, Why } from './apply-changes.ts';
import { CAUSES, type Cause } from './types.ts';

/** Why prices or stock change, for the history. */
export const WhyFields = ({
  subject,
  why,
  onChange,
}: {
  subject: BulkSubject;
  why: Why;
  onChange: (why: Why) => void;
}) => {
  const translate = useTranslate();
  const isNeeded = subject === 'prices' || why.cause === 'other';
  return (
    <>
      {subject === 'stock' && (
        <TextField
          select
          label={translate('products.cause')}
          value={why.cause}
          onChange={(event) => onChange({ ...why, cause: event.target.value as Cause })}
        >
          {CAUSES.map((cause) => (
            <MenuItem key={cause} value={cause}>
              {translate(`products.causes.${cause}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <ReasonField
        value={why.reason}
        onChange={(reason) => onChange({ ...why, reason })}
        isOptional={!isNeeded}
      />
    </>
  );
};
