import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';

export interface ReadErrorProps {
  /** Its message is a sentence of the API or a message key. */
  error: { message: string };
  /** Reads the data again. */
  onRetry: () => unknown;
}

/** Tells why data could not be read, with a button that reads them again. */
export const ReadError = ({ error, onRetry }: ReadErrorProps) => {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    // The focus would be lost with the button.
    return () => {
      if (document.activeElement === current) document.getElementById('main-content')?.focus();
    };
  }, []);
  const message = error.message || 'office.error.unknown';
  return (
    <Alert
      severity="error"
      // On phones, the button is below the sentence.
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 14rem' } }}
      action={
        <Button ref={button} sx={{ whiteSpace: 'nowrap' }} onClick={() => void onRetry()}>
          {translate('office.retry')}
        </Button>
      }
    >
      {translate(message, { _: message })}
    </Alert>
  );
};
