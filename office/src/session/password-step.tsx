import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { signIn } from 'shared-contracts/office/session';
import { PasswordField } from './password-field.tsx';
import { useOffice } from './session-context.tsx';
import { StepForm } from './step-form.tsx';

interface PasswordStepProps {
  email?: string | undefined;
  problem?: string | undefined;
  onNext: (step: 'code' | 'enrol' | 'done') => void;
}

export const PasswordStep = ({ email, problem, onNext }: PasswordStepProps) => {
  const translate = useTranslate();
  const { call } = useOffice();
  return (
    <StepForm
      key={problem}
      submit="office.sign_in.submit"
      problem={problem}
      onSubmit={async (values) => {
        const { step } = await call(signIn, {
          body: { email: email ?? values.email ?? '', password: values.password ?? '' },
        });
        onNext(step);
      }}
    >
      <TextField
        name="email"
        type="email"
        label={translate('office.sign_in.email')}
        defaultValue={email}
        disabled={email !== undefined}
        autoComplete="username"
        autoFocus={email === undefined}
        required
      />
      <PasswordField label="office.sign_in.password" autoFocus={email !== undefined} />
    </StepForm>
  );
};
