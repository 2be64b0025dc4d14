import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { Rules } from 'shared-kit/form/form-values';
import type { createSubmission } from '../../lib/create-submission.ts';
import { DataForm, Pair } from '../../lib/form/data-form.tsx';
import { EmailInput, LongTextInput, PhoneInput, RutInput, TextInput } from '../../lib/form/inputs.ts';
import { KnownPerson } from '../../lib/known-person/known-person.tsx';
import { useContactWords } from '../../messages/contact.ts';
import { useFormWords } from '../../messages/forms.ts';
import {
  type CompanyForm,
  companyRules,
  NO_COMPANY,
  NO_PERSON,
  type PersonForm,
  personRules,
} from './contact-form.ts';
import { contact } from './send-contact.model.ts';

interface ContactFormProps<V extends PersonForm | CompanyForm> {
  label: string;
  submission: Pick<ReturnType<typeof createSubmission<V, unknown>>, '@@unitShape'>;
  empty: V;
  rules: Rules<V>;
  children: ReactNode;
}

/** Frame of both contact forms: its sending, its failures, and the person whom the shop knows. */
const ContactForm = <V extends PersonForm | CompanyForm>(props: ContactFormProps<V>) => {
  const { label, submission, empty, rules, children } = props;
  const words = useContactWords();
  const { submit, typed, failure, isSending } = useUnit(submission);
  return (
    <DataForm<V>
      label={label}
      initial={typed ?? empty}
      rules={rules}
      onSubmit={submit}
      isSending={isSending}
      failure={failure}
      submitLabel={words.submit}
      sendingLabel={words.sending}
      failedTitle={words.failed}
    >
      {children}
      <KnownPerson />
    </DataForm>
  );
};

/** Contact form for persons. The order number is optional. */
export const PersonContactForm = () => {
  const words = useFormWords();
  const own = useContactWords();
  return (
    <ContactForm<PersonForm>
      label={own.personForm}
      submission={contact.person}
      empty={NO_PERSON}
      rules={personRules(words.fields)}
    >
      <Pair>
        <TextInput name="name" label={words.name} autoComplete="given-name" />
        <TextInput name="last_name" label={words.lastName} autoComplete="family-name" optional />
        <EmailInput name="email" label={words.email} />
        <PhoneInput name="phone" label={words.phone} optional />
        <TextInput name="subject" label={own.subject} optional />
        <TextInput name="order_number" label={own.orderNumber} autoComplete="off" optional />
      </Pair>
      <LongTextInput name="message" label={words.message} rows={6} />
    </ContactForm>
  );
};

/** Contact form for companies: gifts, tastings, purchases with factura. */
export const CompanyContactForm = () => {
  const words = useFormWords();
  const own = useContactWords();
  return (
    <ContactForm<CompanyForm>
      label={own.companyForm}
      submission={contact.company}
      empty={NO_COMPANY}
      rules={companyRules(words.fields)}
    >
      <Pair>
        <TextInput name="company_name" label={own.company} autoComplete="organization" />
        <RutInput name="rut" label={own.rut} optional />
        <TextInput name="name" label={words.name} autoComplete="given-name" />
        <TextInput name="last_name" label={words.lastName} autoComplete="family-name" optional />
        <EmailInput name="email" label={words.email} />
        <PhoneInput name="phone" label={words.phone} />
      </Pair>
      <TextInput name="subject" label={own.subject} help={own.subjectHelp} optional />
      <LongTextInput name="message" label={words.message} help={own.companyHelp} rows={6} />
    </ContactForm>
  );
};
