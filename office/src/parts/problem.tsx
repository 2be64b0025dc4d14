import Alert, { type AlertProps } from '@mui/material/Alert';
import { useTranslate } from 'react-admin';

interface ProblemProps extends Pick<AlertProps, 'severity' | 'action' | 'sx' | 'children'> {
  /** Sentence of the API, or a message key. Without one, nothing is shown. */
  message: string | undefined;
}

/** Why something failed. Children follow the sentence. */
export const Problem = ({ message, severity = 'error', children, ...alert }: ProblemProps) => {
  const translate = useTranslate();
  if (!message) return null;
  return (
    <Alert severity={severity} {...alert}>
      {translate(message, { _: message })}
      {children && ' '}
      {children}
    </Alert>
  );
};
