import { useTranslate } from 'react-admin';
import { PlainPage } from '../frame/plain-page.tsx';
import { useSessionModel } from './session-context.tsx';
import { SignInSteps } from './sign-in-steps.tsx';

export const SignInPage = () => {
  const translate = useTranslate();
  const session = useSessionModel();
  return (
    <PlainPage title={translate('office.sign_in.title')}>
      <SignInSteps onDone={() => void session.open()} />
    </PlainPage>
  );
};
