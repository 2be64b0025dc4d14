import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSessionModel } from '../session/session-context.tsx';
import { PlainPage } from './plain-page.tsx';

const SLOW_MS = 4_000;

/** Until the session is read. Says so when the API is slow. */
export const OpeningPage = () => {
  const translate = useTranslate();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="starting" role="status">
      {translate(isSlow ? 'office.slow' : 'office.opening')}
    </p>
  );
};

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
