import { useUnit } from 'effector-react';
import type { FormApi } from 'final-form';
import { type FormEvent, useRef } from 'react';
import { Form } from 'react-final-form';
import { hrefs } from 'shared-contracts/hrefs';
import { adoptInto, focusFirst } from 'shared-kit/form/form-values';
import type { Credentials } from 'shared-kit/sign-in';
import { adoptTyped, useAdoptTyped } from 'shared-kit/use-adopt-typed';
import { Button } from 'shared-ui/button';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import { useMessages } from '../../lib/messages.ts';
import { EmailField, PasswordField } from './fields.tsx';
import { credentialsRenewed, credentialsSubmitted, signingIn } from './sign-in.model.ts';
import styles from './sign-in.module.css';

const NO_CREDENTIALS: Credentials = { email: '', password: '' };

interface FieldsProps {
  form: FormApi<Credentials>;
  handleSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
}

const SignInFields = ({ form, handleSubmit }: FieldsProps) => {
  const messages = useMessages();
  const { isSending, failure } = useUnit(signingIn);
  const element = useRef<HTMLFormElement>(null);

  useAdoptTyped(element, NO_CREDENTIALS, adoptInto(form));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    adoptTyped(event.currentTarget, adoptInto(form));
    void handleSubmit(event);
    focusFirst(
      event.currentTarget,
      (name) => form.getFieldState(name as keyof Credentials)?.invalid === true,
    );
  };

  return (
    // POST, because a submit before hydration must not put the password into the URL.
    <form ref={element} className={styles.form} method="post" noValidate onSubmit={submit}>
      <EmailField />
      <PasswordField />
      <Button type="submit" variant="primary" wide busy={isSending}>
        {messages.login.submit}
      </Button>
      <FailureNotice
        failure={failure}
        action={
          failure?.code === 'INVALID_CREDENTIALS' && <a href={hrefs.recover}>{messages.login.recover}</a>
        }
      />
    </form>
  );
};

/** Login form. The shell signs in. With `stays`, the customer stays on the page. */
export const SignInForm = ({ stays = false }: { stays?: boolean }) => {
  const [submit, renew] = useUnit([credentialsSubmitted, credentialsRenewed]);
  const send = stays ? renew : submit;
  return (
    <Form<Credentials>
      initialValues={NO_CREDENTIALS}
      // Return undefined: final-form treats a returned value as field errors, and an effector event returns
      // its payload.
      onSubmit={(credentials) => void send(credentials)}
      subscription={{}}
    >
      {({ form, handleSubmit }) => <SignInFields form={form} handleSubmit={handleSubmit} />}
    </Form>
  );
};
