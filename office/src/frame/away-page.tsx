import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useSessionModel } from '../session/session-context.tsx';
import { PlainPage } from './plain-page.tsx';

/** The API does not answer. */
export const AwayPage = () => {
  const translate = useTranslate();
  const session = useSessionModel();
  return (
    <PlainPage title={translate('office.away.title')}>
      <Typography sx={{ mb: 2 }}>{translate('office.away.help')}</Typography>
      <Button variant="contained" onClick={() => void session.open()}>
        {translate('office.retry')}
      </Button>
    </PlainPage>
  );
};
