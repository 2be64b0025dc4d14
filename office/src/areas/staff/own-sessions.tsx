import Typography from '@mui/material/Typography';
import { Title, useTranslate } from 'react-admin';
import { endOwnSession, listOwnSessions } from 'shared-contracts/office/staff';
import { ActionButton } from '../../actions/action-button.tsx';
import { useRead } from '../../data/use-read.ts';
import { ReadError } from '../../parts/read-error.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { SessionRows } from './session-rows.tsx';

/** Where the signed-in person is signed in. Others than this one can be ended. */
const OwnSessions = () => {
  const translate = useTranslate();
  const { call } = useOffice();
  const { data, error, refetch } = useRead(listOwnSessions, {}, { retry: false });
  return (
    <>
      <Title title="office.own_sessions" />
      <Typography sx={{ mb: 2, maxWidth: 560 }}>{translate('staff.sessions.own_help')}</Typography>
      {error && <ReadError error={error} onRetry={refetch} />}
      {data && (
        <SessionRows
          sessions={data.data}
          action={({ id, current }) =>
            !current && (
              <ActionButton
                label="staff.sessions.end"
                done="staff.sessions.ended"
                onAct={() => call(endOwnSession, { params: { id } })}
              />
            )
          }
        />
      )}
    </>
  );
};

export default OwnSessions;
