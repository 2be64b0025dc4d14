import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { PASSWORD_LENGTH } from 'shared-contracts/domain/password';
import { acceptLink } from 'shared-contracts/office/session';
import { OfficeError } from '../api/office-error.ts';
import { OpeningPage } from '../frame/opening-page.tsx';
import { PlainPage } from '../frame/plain-page.tsx';
import { PasswordField } from './password-field.tsx';
import { useOffice, useSessionModel, useSessionState } from './session-context.tsx';
import { SignInSteps } from './sign-in-steps.tsx';
import { StepForm } from './step-form.tsx';

/** Token of the password that was chosen last. No state of a component, because a sign-in draws all pages anew. */
let acceptedToken = '';

/** Sets the password of an invited person, or of one who forgot it. */
export const InvitationPage = ({ token }: { token: string }) => {
  const translate = useTranslate();
  const { call } = useOffice();
  const session = useSessionModel();
  const navigate = useNavigate();
  const [step, setStep] = useState<'password' | 'code' | 'enrol' | null>(null);
  const [isExpired, setExpired] = useState(false);

  const enter = (): void => {
    acceptedToken = token;
    // By the router, so that it forgets the address with the token. Else the sign-out would return to it.
    void session.open().then(() => navigate('/', { replace: true }));
  };

  return (
    <PlainPage title={translate('office.invitation.title')}>
      {step ? (
        <SignInSteps start={step} onDone={enter} />
      ) : (
        <StepForm
          submit="office.invitation.submit"
          onSubmit={async ({ password = '' }) => {
            const found = await call(acceptLink, { body: { token, password } }).catch((error: unknown) => {
              setExpired(error instanceof OfficeError && error.code === 'LINK_EXPIRED');
              throw error;
            });
            if (found.step === 'done') enter();
            else setStep(found.step);
          }}
        >
          {isExpired && (
            // The link works once: the response to an earlier password may have been lost.
            <Link to="/">{translate('office.invitation.sign_in')}</Link>
          )}
          <Typography>{translate('office.invitation.help', { smart_count: PASSWORD_LENGTH.min })}</Typography>
          <PasswordField label="office.invitation.password" isNew autoFocus />
        </StepForm>
      )}
    </PlainPage>
  );
};

/** A person is signed in, perhaps another one than the link is for. */
const SignOutFirst = ({ name }: { name: string }) => {
  const translate = useTranslate();
  const session = useSessionModel();
  return (
    <PlainPage title={translate('office.invitation.title')}>
      <StepForm submit="office.invitation.sign_out" onSubmit={session.signOut}>
        <Typography>{translate('office.invitation.signed_in', { name })}</Typography>
        <Link to="/">{translate('office.invitation.stay', { name })}</Link>
      </StepForm>
    </PlainPage>
  );
};

/** Page of a mailed link to choose a password. */
export const LinkPage = ({ token }: { token: string }) => {
  const state = useSessionState();
  if (state.kind !== 'signed-in') return <InvitationPage token={token} />;
  // The session that the chosen password has opened is no other person's, and its page comes at once.
  return token === acceptedToken ? <OpeningPage /> : <SignOutFirst name={state.session.staff.name} />;
};
