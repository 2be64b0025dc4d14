import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { finishEnrolment, readEnrolment } from 'shared-contracts/office/session';
import type * as schema from 'shared-contracts/office/session.schema';
import { isUnauthorized } from '../api/office-error.ts';
import { AuthenticatorSecret } from './authenticator-secret.tsx';
import { useOffice } from './session-context.tsx';
import { StepForm } from './step-form.tsx';

type Enrolment = EndpointOutput<typeof schema.readEnrolment>;

interface EnrolStepProps {
  onCodes: (codes: readonly string[]) => void;
  /** Back to the password. `problem` is a sentence or a message key. */
  onRestart: (problem: string) => void;
  onBack: () => void;
}

/** First sign-in: connects an authenticator app. */
export const EnrolStep = ({ onCodes, onRestart, onBack }: EnrolStepProps) => {
  const translate = useTranslate();
  const { call } = useOffice();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    call(readEnrolment, {}, { signal: stop.signal }).then(setEnrolment, (error: unknown) => {
      if (stop.signal.aborted) return;
      onRestart(isUnauthorized(error) ? 'office.sign_in.too_late' : (error as Error).message);
    });
    return () => stop.abort();
  }, [call, onRestart]);

  if (!enrolment) return <Typography>{translate('office.loading')}</Typography>;
  return (
    <StepForm
      submit="office.enrol.submit"
      onBack={onBack}
      onSubmit={async ({ code = '' }) => {
        try {
          const { recovery_codes } = await call(finishEnrolment, { body: { code } });
          onCodes(recovery_codes);
        } catch (error) {
          if (!isUnauthorized(error)) throw error;
          onRestart('office.sign_in.too_late');
        }
      }}
    >
      <Typography>{translate('office.enrol.help')}</Typography>
      <AuthenticatorSecret {...enrolment} />
    </StepForm>
  );
};
