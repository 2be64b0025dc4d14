import { useMessages } from '../messages.ts';
import { PasswordInput } from './password-input.tsx';

/** Asks for the password of the signed-in customer, before a change that needs it. */
export const CurrentPasswordInput = () => {
  const { fields } = useMessages();
  return (
    <PasswordInput name="current_password" label={fields.currentPassword} autoComplete="current-password" />
  );
};
