import { hrefs } from 'shared-contracts/hrefs';
import type { Page } from 'shared-kit/page';
import { SignInForm } from '../../features/sign-in/index.ts';
import { createAuthPage } from '../../lib/auth/auth.model.ts';
import { AuthFrame } from '../../lib/auth/auth-frame.tsx';
import { useMessages } from '../../lib/messages.ts';

const LoginView = () => {
  const { login } = useMessages();
  return (
    <AuthFrame
      screen="login"
      links={
        <>
          <p>
            <a href={hrefs.recover}>{login.forgot}</a>
          </p>
          <p>
            {login.newHere} <a href={hrefs.register}>{login.register}</a>
          </p>
        </>
      }
    >
      <SignInForm />
    </AuthFrame>
  );
};

export const page: Page = { View: LoginView, ...createAuthPage('login', hrefs.login) };
