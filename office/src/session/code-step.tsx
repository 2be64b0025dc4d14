import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { sendCode } from 'shared-contracts/office/session';
import { isUnauthorized } from '../api/office-error.ts';
import { useOffice } from './session-context.tsx';
import { StepForm } from './step-form.tsx';

interface CodeStepProps {
  onNext: (step: 'code' | 'enrol' | 'done') => void;
  /** Back to the password. `problem` is the message key of the reason. */
  onRestart: (problem: string) => void;
  onBack: () => void;
}

export const CodeStep = ({ onNext, onRestart, onBack }: CodeStepProps) => {
  const translate = useTranslate();
  const { call } = useOffice();
  return (
    <StepForm
      submit="office.sign_in.submit"
      onBack={onBack}
      onSubmit={async ({ code = '' }) => {
        try {
          const { step } = await call(sendCode, { body: { code } });
          onNext(step);
        } catch (error) {
          if (!isUnauthorized(error)) throw error;
          onRestart('office.sign_in.too_late');
        }
      }}
    >
      <Typography>{translate('office.sign_in.code_help')}</Typography>
      {/* A recovery code has letters. */}
      <TextField
        name="code"
        label={translate('office.sign_in.code')}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'text', autoCapitalize: 'none', spellCheck: false } }}
        autoFocus
        required
      />
    </StepForm>
  );
};
