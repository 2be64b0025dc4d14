import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { hrefs } from 'shared-contracts/hrefs';
import { Button } from 'shared-ui/button';
import { $isIdentifying, buyerSubmitted, IdentifyNotice } from '../../features/identify-buyer/index.ts';
import type { PersonalDraft } from '../../lib/draft/draft.ts';
import form from '../../lib/form/form.module.css';
import { CheckInput, RutInput, StepActions, StepForm, TextInput } from '../../lib/form/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { usePaymentMessages } from '../../messages/payment.ts';
import { useStepMessages } from '../../messages/steps.ts';
import { $signedInAs, loginChosen } from './personal.model.ts';
import styles from './personal.module.css';

/** Form for the buyer's data. A guest can be remembered or create an account. */
export const PersonalForm = () => {
  const { common } = useMessages();
  const { personal } = useStepMessages();
  const [isIdentifying, signedInAs, submitted] = useUnit([$isIdentifying, $signedInAs, buyerSubmitted]);
  const frame = useRef<HTMLDivElement>(null);
  // The button that opened the form disappeared. Move the focus to the first field.
  useEffect(() => {
    if (document.activeElement === document.body) frame.current?.querySelector('input')?.focus();
  }, []);
  return (
    <div ref={frame} className={styles.person}>
      {signedInAs === null ? <LoginInstead /> : signedInAs && <p>{personal.signedIn(signedInAs)}</p>}
      <StepForm part="personal" label={personal.form} onSubmitted={submitted}>
        {({ createsAccount }) => (
          <>
            <PersonFields />
            {signedInAs === null ? <GuestOptions createsAccount={createsAccount} /> : <NoNewAccount />}
            <p className={form.note}>
              <a href={hrefs.privacy}>{personal.privacy}</a>
            </p>
            <IdentifyNotice />
            <StepActions back={hrefs.cart} backText={common.backToCart} busy={isIdentifying} />
          </>
        )}
      </StepForm>
    </div>
  );
};

const PersonFields = () => {
  const { fields } = useMessages();
  const { personal } = useStepMessages();
  return (
    <>
      <div className={form.pair}>
        <TextInput name="name" label={fields.name} autoComplete="given-name" />
        <TextInput name="surname" label={fields.surname} autoComplete="family-name" />
      </div>
      <div className={form.pair}>
        <RutInput name="rut" label={fields.rut} help={personal.rutHelp} />
        <TextInput
          name="phone"
          label={fields.phone}
          help={personal.phoneHelp}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      <TextInput
        name="email"
        label={fields.email}
        help={personal.emailHelp}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
    </>
  );
};

const GuestOptions = ({ createsAccount }: { createsAccount: boolean }) => {
  const { fields } = useMessages();
  const payment = usePaymentMessages();
  const { personal } = useStepMessages();
  return (
    <div className={styles.options}>
      <CheckInput name="remember" label={personal.remember} />
      <CheckInput name="createsAccount" label={personal.createAccount} />
      {createsAccount && (
        <>
          <TextInput
            name="password"
            label={fields.password}
            help={personal.passwordHelp}
            type="password"
            autoComplete="new-password"
          />
          <a href={hrefs.terms} target="_blank" rel="noopener" className={form.note}>
            {payment.readTerms}
          </a>
        </>
      )}
    </div>
  );
};

/** Clears a guest's choice of a new account, because the form would require its password from the customer. */
const NoNewAccount = () => {
  const { batch, change } = useForm<PersonalDraft>();
  useEffect(
    () =>
      batch(() => {
        change('createsAccount', false);
        change('password', '');
      }),
    [batch, change],
  );
  return null;
};

const LoginInstead = () => {
  const { personal } = useStepMessages();
  const chosen = useUnit(loginChosen);
  return (
    <p className={styles.login}>
      {personal.loginTitle}{' '}
      <Button size="small" variant="quiet" onClick={() => chosen()}>
        {personal.login}
      </Button>
    </p>
  );
};
