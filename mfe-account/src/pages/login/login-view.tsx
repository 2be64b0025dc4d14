import { hrefs } from 'shared-contracts/hrefs';
import { SignInForm } from '../../features/sign-in/index.ts';
import { AuthFrame } from '../../lib/auth/auth-frame.tsx';
import { useMessages } from '../../lib/messages.ts';

export const LoginView = () => {
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
