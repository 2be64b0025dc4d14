import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { endSessionsOf, listSessionsOf, resetStaff } from 'shared-contracts/office/staff';
import { ActionButton } from '../../actions/action-button.tsx';
import { ReadError } from '../../parts/read-error.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { SessionRows } from './session-rows.tsx';
import type { StaffMember } from './staff-form.ts';
import { useSessions } from './use-sessions.ts';

/** Sign-in of a person: open sessions, and a new password with a new phone. */
export const SignInPanel = () => {
  const member = useRecordContext<StaffMember>();
  return member ? <PanelOf {...member} /> : null;
};

const PanelOf = ({ id, version, name, email, status }: StaffMember) => {
  const translate = useTranslate();
  const { call } = useOffice();
  const [link, setLink] = useState<string | null>(null);
  const params = { id };
  const { sessions, error, refetch } = useSessions(id, () => call(listSessionsOf, { params }));
  const reset = async (reason: string) => {
    const made = await call(resetStaff, { params, body: { version, reason } });
    setLink(made.link);
  };
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
        {status !== 'disabled' && (
          <ActionButton
            label="staff.reset.open"
            done="staff.reset.done"
            reason="required"
            isDanger
            confirm={{
              title: 'staff.reset.title',
              consequence: translate('staff.reset.help', { name, email }),
            }}
            onAct={reset}
          />
        )}
      </Stack>
      {link && <LinkDialog link={link} email={email} onClose={() => setLink(null)} />}
    </Stack>
  );
};
