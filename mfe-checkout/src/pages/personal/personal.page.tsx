import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { hrefs } from 'shared-contracts/hrefs';
import type { Page } from 'shared-contracts/kit/page';
import { Button, ButtonLink } from 'shared-ui/button';
import form from '../../lib/form/form.module.css';
import { RutInput, StepForm, TextInput } from '../../lib/form/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { StepPage } from '../../lib/step/step-page.tsx';
import { $isFormOpen, $page, guestChosen, opened, personalSubmitted } from './personal.model.ts';
import styles from './personal.module.css';

const View = () => {
  const { personal } = useMessages();
  const isFormOpen = useUnit($isFormOpen);
  return (
    <StepPage part="personal" title={personal.title}>
      {isFormOpen ? <PersonalForm /> : <WhoBuys />}
    </StepPage>
  );
};

/** As a guest, or with an account. */
const WhoBuys = () => {
  const { personal } = useMessages();
  const chosen = useUnit(guestChosen);
  return (
    <div className={styles.choices}>
      <section className={styles.choice}>
        <h2 className={form.groupTitle}>{personal.guestTitle}</h2>
        <p>{personal.guestText}</p>
        <Button variant="primary" onClick={chosen}>
          {personal.guest}
        </Button>
      </section>
      <section className={styles.choice}>
        <h2 className={form.groupTitle}>{personal.loginTitle}</h2>
        <p>{personal.loginText}</p>
        <ButtonLink href={hrefs.login}>{personal.login}</ButtonLink>
      </section>
    </div>
  );
};

const PersonalForm = () => {
  const { common, fields, personal } = useMessages();
  const submitted = useUnit(personalSubmitted);
  const first = useRef<HTMLDivElement>(null);
  // The button that opened the form is gone with its focus.
  useEffect(() => {
    if (document.activeElement === document.body) first.current?.querySelector('input')?.focus();
  }, []);
  return (
    <StepForm part="personal" label={personal.form} onSubmitted={submitted}>
      {() => (
        <>
          <div ref={first} className={form.pair}>
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
          />
          <p className={form.note}>
            <a href={hrefs.privacy}>{personal.privacy}</a>
          </p>
          <div className={form.actions}>
            <a href={hrefs.cart}>{common.backToCart}</a>
            <Button type="submit" variant="primary">
              {common.continue}
            </Button>
          </div>
        </>
      )}
    </StepForm>
  );
};

export const page: Page = { View, opened, $page };
