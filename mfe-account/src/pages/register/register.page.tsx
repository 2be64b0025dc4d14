import { hrefs } from 'shared-contracts/hrefs';
import type { Page } from 'shared-kit/page';
import { RegisterForm } from '../../features/register-account/index.ts';
import { registration } from '../../features/register-account/register-account.model.ts';
import { createAuthPage } from '../../lib/auth/auth.model.ts';
import { AuthFrame } from '../../lib/auth/auth-frame.tsx';
import { useMessages } from '../../lib/messages.ts';

const RegisterView = () => {
  const { register } = useMessages();
  return (
    <AuthFrame
      screen="register"
      long
      links={
        <p>
          {register.haveAccount} <a href={hrefs.login}>{register.login}</a>
        </p>
      }
    >
      <RegisterForm />
    </AuthFrame>
  );
};

export const page: Page = {
  View: RegisterView,
  ...createAuthPage('register', hrefs.register, registration.forgotten),
};
