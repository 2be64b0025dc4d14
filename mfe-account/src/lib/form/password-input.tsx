import { useState } from 'react';
import { useMessages } from '../messages.ts';
import { TextInput } from './inputs.ts';
import { ShowPassword } from './show-password.tsx';

interface PasswordInputProps {
  name: string;
  label: string;
  help?: string;
  autoComplete: 'new-password' | 'current-password';
}

/** Password field with a button that shows and hides the password. Allows password managers and paste. */
export const PasswordInput = (props: PasswordInputProps) => {
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize={isShown ? 'none' : undefined}
      spellCheck={false}
      trailing={<ShowPassword isShown={isShown} onChange={setShown} />}
    />
  );
};

/** Asks for the password of the signed-in customer, before a change that needs it. */
export const CurrentPasswordInput = () => {
  const { fields } = useMessages();
  return (
    <PasswordInput name="current_password" label={fields.currentPassword} autoComplete="current-password" />
  );
};
