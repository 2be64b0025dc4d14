import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { PlainPage } from '../frame/plain-page.tsx';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useSessionModel } from './session-context.tsx';

/** Staff enrol once, so the first page does not carry it. */
const EnrolStep = lazy(() => import('./enrol-step.tsx').then((module) => ({ default: module.EnrolStep })));

type Step =
  | { kind: 'password'; problem?: string }
  | { kind: 'code' }
  | { kind: 'enrol' }
  | { kind: 'recovery'; codes: readonly string[] };

interface SignInStepsProps {
  /** Address of the person whose session expired. */
  email?: string;
  /** Step that another page has reached already. */
  start?: 'password' | 'code' | 'enrol';
  onDone: () => void;
}

/** E-mail and password, then the code of the second factor, or its enrolment. */
export const SignInSteps = ({ email, start = 'password', onDone }: SignInStepsProps) => {
  const [step, setStep] = useState<Step>({ kind: start });
  const next = (found: 'code' | 'enrol' | 'done') => (found === 'done' ? onDone() : setStep({ kind: found }));
  const restart = (problem: string) => setStep({ kind: 'password', problem });
  const back = () => setStep({ kind: 'password' });
  switch (step.kind) {
    case 'password':
      return <PasswordStep email={email} problem={step.problem} onNext={next} />;
    case 'code':
      return <CodeStep onNext={next} onRestart={restart} onBack={back} />;
    case 'enrol':
      return (
        <Suspense>
          <EnrolStep
            onCodes={(codes) => setStep({ kind: 'recovery', codes })}
            onRestart={restart}
            onBack={back}
          />
        </Suspense>
      );
    case 'recovery':
      return <RecoveryCodes codes={step.codes} onDone={onDone} />;
  }
};

export const SignInPage = () => {
  const translate = useTranslate();
  const session = useSessionModel();
  return (
    <PlainPage title={translate('office.sign_in.title')}>
      <SignInSteps onDone={() => void session.open()} />
    </PlainPage>
  );
};
