import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { listOwnSessions } from 'shared-contracts/office/staff.schema';
import { formatTime } from '../../format/format.ts';
import { LineItem } from '../../parts/line-item.tsx';
import { deviceOf } from './device.ts';

type OpenSession = EndpointOutput<typeof listOwnSessions>['data'][number];

/** Open sessions, with a button for each when `action` gives one. */
export const SessionRows = ({
  sessions,
  action,
}: {
  sessions: readonly OpenSession[];
  action?: (session: OpenSession) => ReactNode;
}) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (sessions.length === 0)
    return <Typography color="text.secondary">{translate('staff.sessions.none')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, maxWidth: 560 }}>
      {sessions.map((session) => (
        <LineItem key={session.id}>
          <div>
            <Typography>
              {deviceOf(session.user_agent) ?? translate('staff.sessions.unknown_device')}
              {session.current && ` · ${translate('staff.sessions.current')}`}
            </Typography>
            <Typography color="text.secondary">
              {translate('staff.sessions.times', {
                from: formatTime(session.created_at, locale),
                last: formatTime(session.last_used_at, locale),
              })}
            </Typography>
          </div>
          {action?.(session)}
        </LineItem>
      ))}
    </Box>
  );
};
