import { useUnit } from 'effector-react';
import { UPDATE_FAILED } from 'shared-contracts/domain/error-catalogue';
import { requiredField } from 'shared-contracts/domain/validators';
import { Notice } from 'shared-ui/notice';
import { CurrentPasswordNotice } from '../../lib/current-password-notice.tsx';
import { CurrentPasswordInput, DataForm, EmailInput } from '../../lib/form/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { emailRule } from '../../lib/rules.ts';
import { $sentTo, emailChange, NO_EMAIL } from './change-email.model.ts';

/**
 * Form for a new e-mail of the account. The new e-mail takes effect when the customer opens the mailed link.
 */
export const EmailForm = () => {
  const { fields, profile, required } = useMessages();
  const sentTo = useUnit($sentTo);
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
      submission={emailChange}
      submitLabel={profile.emailSubmit}
      notice={(failure) => <CurrentPasswordNotice failure={failure} otherwise={UPDATE_FAILED} />}
    >
      {() => (
        <>
          <EmailInput name="email" label={fields.newEmail} />
          <CurrentPasswordInput />
        </>
      )}
    </DataForm>
  );
};
