import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { MAX_REASON, MIN_REASON } from 'shared-contracts/office/reason-limits';
import { resetStaff } from 'shared-contracts/office/staff';
import { ProofDialog } from '../../session/proof-dialog.tsx';
import { useOffice } from '../../session/session-context.tsx';
import type { StaffMember } from './staff-form.ts';

/** Asks a person to set password and phone again. The link goes to the person by mail. */
export const ResetButton = ({ id, version, name, email }: StaffMember) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { call } = useOffice();
  const [isOpen, setOpen] = useState(false);
  const reset = async ({ reason = '', password = '', code = '' }: Record<string, string>) => {
    await call(resetStaff, { params: { id }, body: { version, reason, password, code } });
    setOpen(false);
    notify('staff.reset.done', { type: 'success', messageArgs: { email } });
    refresh();
  };
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {translate('staff.reset.open')}
      </Button>
      {isOpen && (
        <ProofDialog
          title={translate('staff.reset.title')}
          consequence={translate('staff.reset.help', { name, email })}
          submit="staff.reset.submit"
          onSubmit={reset}
          onClose={() => setOpen(false)}
        >
          <TextField
            name="reason"
            label={translate('office.action.reason')}
            slotProps={{ htmlInput: { minLength: MIN_REASON, maxLength: MAX_REASON } }}
            multiline
            minRows={2}
            required
          />
        </ProofDialog>
      )}
    </>
  );
};
