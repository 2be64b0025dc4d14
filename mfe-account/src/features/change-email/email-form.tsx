import { useUnit } from 'effector-react';
import { requiredField } from 'shared-contracts/domain/validators';
import { hrefs } from 'shared-contracts/hrefs';
import { Notice } from 'shared-ui/notice';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import { DataForm, EmailInput, PasswordInput } from '../../lib/form/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { emailRule } from '../../lib/rules.ts';
import { $sentTo, emailChange, NO_EMAIL } from './change-email.model.ts';

/** Form for a new e-mail of the account. It takes effect when the customer opens the mailed link. */
export const EmailForm = () => {
  const { fields, login, profile, required } = useMessages();
  const { submit, isSending, failure, sentTo } = useUnit({
    submit: emailChange.submitted,
    isSending: emailChange.$isSending,
    failure: emailChange.$failure,
    sentTo: $sentTo,
  });
  if (sentTo !== null)
    return (
      <Notice kind="success" title={profile.emailSentTitle} live>
        {profile.emailSentText(sentTo)}
      </Notice>
    );
  return (
    <DataForm
      label={profile.emailTitle}
      initial={NO_EMAIL}
      rules={() => ({
        email: emailRule(required),
        current_password: requiredField(required.currentPassword),
      })}
      onSubmit={submit}
      isSending={isSending}
      failure={failure}
      submitLabel={profile.emailSubmit}
      notice={
        <FailureNotice
          failure={failure}
          otherwise="UPDATE_FAILED"
          action={failure?.code === 'WRONG_PASSWORD' && <a href={hrefs.recover}>{login.recover}</a>}
        />
      }
    >
      {() => (
        <>
          <EmailInput name="email" label={fields.newEmail} />
          <PasswordInput
            name="current_password"
            label={fields.currentPassword}
            autoComplete="current-password"
          />
        </>
      )}
    </DataForm>
  );
};
