import { useUnit } from 'effector-react';
import { compose, email } from 'shared-contracts/domain/validators';
import { hrefs } from 'shared-contracts/hrefs';
import type { Credentials } from 'shared-kit/sign-in';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { checkAll, need, type Rules } from '../../lib/draft/rules.ts';
import { CheckedForm, TextInput } from '../../lib/form/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { useStepMessages } from '../../messages/steps.ts';
import { signingIn } from './sign-in.model.ts';

const EMPTY: Credentials = { email: '', password: '' };
const RULES: Rules = { email: compose(need('email'), email), password: need('password') };

/** Login form within the checkout steps. The shell signs in. */
export const SignInForm = () => {
  const { fields } = useMessages();
  const { personal } = useStepMessages();
  const { submit, isSending } = useUnit(signingIn);
  return (
    <CheckedForm<Credentials>
      label={personal.login}
      initial={EMPTY}
      validate={(values) => checkAll(RULES, values)}
      onSubmit={submit}
    >
      {() => (
        <>
          <TextInput
            name="email"
            label={fields.email}
            type="email"
            inputMode="email"
            autoComplete="username"
            spellCheck={false}
          />
          <TextInput
            name="password"
            label={fields.password}
            type="password"
            autoComplete="current-password"
          />
          <SignInFailure />
          <Button type="submit" busy={isSending}>
            {personal.login}
          </Button>
          <p>
            <a href={hrefs.recover}>{personal.forgot}</a>
          </p>
        </>
      )}
    </CheckedForm>
  );
};

const SignInFailure = () => {
  const { failures } = useMessages();
  const { failure } = useUnit(signingIn);
  if (failure === null) return null;
  return (
    <Notice kind="error" live>
      {failure.code === 'INVALID_CREDENTIALS'
        ? failures.passwordMismatch
        : failure.code === 'TOO_MANY_REQUESTS'
          ? failures.tooMany
          : failure.code === 'VALIDATION_FAILED'
            ? failures.checkData
            : failures.server}
    </Notice>
  );
};
