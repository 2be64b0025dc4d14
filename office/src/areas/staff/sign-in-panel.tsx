import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { endSessionsOf, listSessionsOf, resetStaff } from 'shared-contracts/office/staff';
import { MAX_REASON, MIN_REASON } from 'shared-contracts/office/text-limits';
import { ActionButton } from '../../actions/action-button.tsx';
import { DialogButton } from '../../actions/dialog-button.tsx';
import { useRead } from '../../data/use-read.ts';
import { ReadError } from '../../parts/read-error.tsx';
import { ProofDialog } from '../../session/proof-fields.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { SessionRows } from './session-rows.tsx';
import type { StaffMember } from './staff-form.ts';

/** Asks a person to set password and phone again. The link goes to the person by mail. */
const ResetButton = ({ id, version, name, email }: StaffMember) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { call } = useOffice();
  const reset = async ({ reason = '', password = '', code = '' }: Record<string, string>) => {
    await call(resetStaff, { params: { id }, body: { version, reason, password, code } });
    notify('staff.reset.done', { type: 'success', messageArgs: { email } });
    refresh();
  };
  return (
    <DialogButton label="staff.reset.open" variant="outlined" color="error">
      {(close) => (
        <ProofDialog
          title={translate('staff.reset.title')}
          consequence={translate('staff.reset.help', { name, email })}
          submit="staff.reset.submit"
          onSubmit={(values) => reset(values).then(close)}
          onClose={close}
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
    </DialogButton>
  );
};

/** Sign-in of a person: open sessions, and a new password with a new phone. */
export const SignInPanel = ({ member }: { member: StaffMember }) => {
  const { id, name, status } = member;
  const translate = useTranslate();
  const { call } = useOffice();
  const params = { id };
  const { data, error, refetch } = useRead(listSessionsOf, { params }, { retry: false });
  const sessions = data?.data;
  return (
    <Stack component="section" spacing={2} sx={{ mt: 4 }}>
      <Typography variant="h2">{translate('staff.sessions.title')}</Typography>
      {error && <ReadError error={error} onRetry={refetch} />}
      {sessions && <SessionRows sessions={sessions} />}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {sessions && sessions.length > 0 && (
          <ActionButton
            label="staff.sessions.end_all"
            done="staff.sessions.ended"
            reason="required"
            consequence={translate('staff.sessions.end_all_help', { name })}
            onAct={(reason) => call(endSessionsOf, { params, body: { reason } })}
          />
        )}
        {status !== 'disabled' && <ResetButton {...member} />}
      </Stack>
    </Stack>
  );
};
