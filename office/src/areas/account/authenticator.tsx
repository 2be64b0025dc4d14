import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { confirmAuthenticator, startAuthenticator } from 'shared-contracts/office/account';
import type * as schema from 'shared-contracts/office/account.schema';
import { isChangedMeanwhile } from '../../api/office-error.ts';
import { AuthenticatorSecret } from '../../session/authenticator-secret.tsx';
import { ProofFields } from '../../session/proof-fields.tsx';
import { RecoveryCodes } from '../../session/recovery-codes.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { StepForm } from '../../session/step-form.tsx';

type Secret = EndpointOutput<typeof schema.startAuthenticator>;
type Step =
  | { kind: 'prove' }
  | { kind: 'scan'; secret: Secret }
  | { kind: 'codes'; codes: readonly string[] };

/** Change of the authenticator app: prove who you are, read the new secret, keep the new recovery codes. */
export const Authenticator = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const { call } = useOffice();
  const [step, setStep] = useState<Step>({ kind: 'prove' });
  const startAgain = () => setStep({ kind: 'prove' });
  if (step.kind === 'codes')
    return <RecoveryCodes codes={step.codes} done="account.codes.kept" onDone={startAgain} />;
  if (step.kind === 'scan')
    return (
      <StepForm
        key="scan"
        submit="account.app.confirm"
        onSubmit={async ({ code = '' }) => {
          try {
            const { recovery_codes } = await call(confirmAuthenticator, { body: { code } });
            notify('account.app.done', { type: 'success' });
            setStep({ kind: 'codes', codes: recovery_codes });
          } catch (error) {
            // No secret waits: its ten minutes are over, or the answer to an earlier right code was lost.
            if (!isChangedMeanwhile(error)) throw error;
            notify('account.app.too_late', { type: 'warning', multiLine: true, autoHideDuration: null });
            startAgain();
          }
        }}
      >
        <Typography>{translate('account.app.scan')}</Typography>
        {/* With the field for the code. */}
        <AuthenticatorSecret {...step.secret} />
        <Button onClick={startAgain}>{translate('ra.action.cancel')}</Button>
      </StepForm>
    );
  return (
    <StepForm
      key="prove"
      submit="account.app.submit"
      onSubmit={async ({ password = '', code = '' }) => {
        setStep({ kind: 'scan', secret: await call(startAuthenticator, { body: { password, code } }) });
      }}
    >
      <Typography>{translate('account.app.help')}</Typography>
      <ProofFields />
    </StepForm>
  );
};
