import { useUnit } from 'effector-react';
import { REGISTRATION_FAILED } from 'shared-contracts/domain/error-catalogue';
import { requiredField } from 'shared-contracts/domain/validators';
import { hrefs } from 'shared-contracts/hrefs';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import form from '../../lib/form/form.module.css';
import {
  CheckInput,
  CompanyFields,
  DataForm,
  EmailInput,
  NewPasswordInputs,
  PersonFields,
  RadioInput,
} from '../../lib/form/index.ts';
import layout from '../../lib/layout.module.css';
import { useMessages } from '../../lib/messages.ts';
import { companyRules, emailRule, newPasswordRules, personRules } from '../../lib/rules.ts';
import { $isEntering, NO_REGISTRATION, type Registration, registration } from './register-account.model.ts';

/** Registration form for persons and companies. */
export const RegisterForm = () => {
  const { fields, register, required } = useMessages();
  const isEntering = useUnit($isEntering);
  return (
    <DataForm<Registration>
      label={register.form}
      initial={NO_REGISTRATION}
      rules={({ type }) => ({
        ...personRules(required),
        ...(type === 'company' ? companyRules(required) : {}),
        email: emailRule(required),
        ...newPasswordRules(required),
        terms: requiredField(required.terms),
      })}
      submission={registration}
      submitLabel={register.submit}
      keeps="typed"
      isBusy={isEntering}
      isChecked
      notice={(failure) => <FailureNotice failure={failure} otherwise={REGISTRATION_FAILED} />}
    >
      {({ type }) => (
        <>
          <RadioInput
            name="type"
            legend={register.type}
            columns
            options={[
              { value: 'person', label: register.person },
              { value: 'company', label: register.company },
            ]}
          />
          {type === 'company' && (
            <fieldset className={form.group}>
              <legend className={form.groupTitle}>{register.companyTitle}</legend>
              <CompanyFields />
            </fieldset>
          )}
          <fieldset className={form.group}>
            <legend className={form.groupTitle}>
              {type === 'company' ? register.contactTitle : register.personTitle}
            </legend>
            <PersonFields hasRut={type !== 'company'} />
          </fieldset>
          <fieldset className={form.group}>
            <legend className={form.groupTitle}>{register.accessTitle}</legend>
            <EmailInput name="email" label={fields.email} autoComplete="username" />
            <NewPasswordInputs label={fields.password} />
          </fieldset>
          <CheckInput
            name="terms"
            label={
              <>
                {register.terms.before}
                <a href={hrefs.terms} target="_blank" rel="noopener">
                  {register.terms.link}
                </a>
              </>
            }
          />
          <CheckInput name="newsletter" label={register.newsletter} />
          <p className={layout.quiet}>
            <a href={hrefs.privacy} target="_blank" rel="noopener">
              {register.privacy}
            </a>
          </p>
        </>
      )}
    </DataForm>
  );
};
