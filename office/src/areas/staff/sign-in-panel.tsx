import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { endSessionsOf, listSessionsOf } from 'shared-contracts/office/staff';
import { ActionButton } from '../../actions/action-button.tsx';
import { ReadError } from '../../parts/read-error.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { ResetButton } from './reset-button.tsx';
import { SessionRows } from './session-rows.tsx';
import type { StaffMember } from './staff-form.ts';
import { useSessions } from './use-sessions.ts';

/** Sign-in of a person: open sessions, and a new password with a new phone. */
export const SignInPanel = () => {
  const member = useRecordContext<StaffMember>();
  return member ? <PanelOf member={member} /> : null;
};

const PanelOf = ({ member }: { member: StaffMember }) => {
  const { id, name, status } = member;
  const translate = useTranslate();
  const { call } = useOffice();
  const params = { id };
  const { sessions, error, refetch } = useSessions(id, () => call(listSessionsOf, { params }));
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
            confirm={{
              title: 'staff.sessions.end_all',
              consequence: translate('staff.sessions.end_all_help', { name }),
            }}
            onAct={(reason) => call(endSessionsOf, { params, body: { reason } })}
          />
        )}
        {status !== 'disabled' && <ResetButton {...member} />}
      </Stack>
    </Stack>
  );
};
