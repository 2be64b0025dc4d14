import { useField } from 'react-final-form';
import { useMessages } from '../messages.ts';
import { PasswordStrength } from '../password-strength/password-strength.tsx';
import { PasswordInput } from './password-input.tsx';

/** Fields of `newPasswordRules`: a new password with its strength, and its confirmation. */
export const NewPasswordInputs = ({ label }: { label: string }) => {
  const { fields } = useMessages();
  const { input } = useField<string>('password', { subscription: { value: true } });
  return (
    <>
      <PasswordInput name="password" label={label} help={fields.passwordHelp} autoComplete="new-password" />
      <PasswordStrength password={input.value} />
      <PasswordInput name="password_confirmation" label={fields.confirmation} autoComplete="new-password" />
    </>
  );
};
