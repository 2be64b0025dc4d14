import { useState } from 'react';
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
