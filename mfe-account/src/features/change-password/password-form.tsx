import { useUnit } from 'effector-react';
import { PASSWORD_CHANGE_FAILED } from 'shared-contracts/domain/error-catalogue';
import { requiredField } from 'shared-contracts/domain/validators';
import { Notice } from 'shared-ui/notice';
import { CurrentPasswordNotice } from '../../lib/current-password-notice.tsx';
import { CurrentPasswordInput, DataForm, NewPasswordInputs } from '../../lib/form/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { newPasswordRules } from '../../lib/rules.ts';
import { NO_PASSWORDS, passwordChange } from './change-password.model.ts';

export const PasswordForm = () => {
  const { fields, profile, required } = useMessages();
  const isDone = useUnit(passwordChange.$isDone);
  if (isDone)
    return (
      <Notice kind="success" live>
        {profile.passwordSaved}
      </Notice>
    );
  return (
    <DataForm
      label={profile.passwordTitle}
      initial={NO_PASSWORDS}
      rules={() => ({
        current_password: requiredField(required.currentPassword),
        ...newPasswordRules(required),
      })}
      submission={passwordChange}
      submitLabel={profile.passwordSubmit}
      notice={(failure) => <CurrentPasswordNotice failure={failure} otherwise={PASSWORD_CHANGE_FAILED} />}
    >
      {() => (
        <>
          <CurrentPasswordInput />
          <NewPasswordInputs label={fields.newPassword} />
        </>
      )}
    </DataForm>
  );
};
