import { useUnit } from 'effector-react';
import type { Page } from 'shared-kit/page';
import { Button } from 'shared-ui/button';
import { SignInForm } from '../../features/sign-in/index.ts';
import form from '../../lib/form/form.module.css';
import { FormSkeleton, StepPage } from '../../lib/step/step-page.tsx';
import { useStepMessages } from '../../messages/steps.ts';
import { SessionEnded } from '../lazy-session-ended.tsx';
import { OrderExtras } from '../order-extras.tsx';
import { $page, $personalView, guestChosen, opened } from './personal.model.ts';
import styles from './personal.module.css';
import { PersonalForm } from './personal-form.tsx';

const View = () => {
  const { personal } = useStepMessages();
  const view = useUnit($personalView);
  return (
    <StepPage part="personal" title={personal.title} extras={<OrderExtras />} ended={<SessionEnded />}>
      {view === 'pending' && <FormSkeleton />}
      {view === 'choice' && <WhoBuys />}
      {view === 'form' && <PersonalForm />}
    </StepPage>
  );
};

/** Choice: continue as guest or sign in. */
const WhoBuys = () => {
  const { personal } = useStepMessages();
  const chosen = useUnit(guestChosen);
  return (
    <div className={styles.choices}>
      <section className={styles.choice}>
        <h2 className={form.groupTitle}>{personal.guestTitle}</h2>
        <p>{personal.guestText}</p>
        <Button variant="primary" onClick={() => chosen()}>
          {personal.guest}
        </Button>
      </section>
      <section className={styles.choice}>
        <h2 className={form.groupTitle}>{personal.loginTitle}</h2>
        <p>{personal.loginText}</p>
        <SignInForm />
      </section>
    </div>
  );
};

export const page: Page = { View, opened, $page };
