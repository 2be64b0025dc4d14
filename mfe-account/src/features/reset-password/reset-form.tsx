import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { PASSWORD_CHANGE_FAILED } from 'shared-contracts/domain/error-catalogue';
import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import { DataForm, NewPasswordInputs } from '../../lib/form/index.ts';
import { isLinkRefused } from '../../lib/link-token.model.ts';
import { useMessages } from '../../lib/messages.ts';
import { newPasswordRules } from '../../lib/rules.ts';
import { $isSignedIn, $token, NO_PASSWORD, pageLeft, pageShown, resetting } from './reset-password.model.ts';

/**
 * Form for a new password. The mailed link works once. Without a valid token, shows a link to request another
 * mail.
 */
export const ResetForm = () => {
  const { common, fields, required, reset } = useMessages();
  const { shown, left, token, isDone, isSignedIn, failure } = useUnit({
    shown: pageShown,
    left: pageLeft,
    token: $token,
    isDone: resetting.$isDone,
    isSignedIn: $isSignedIn,
    failure: resetting.$failure,
  });
  useEffect(() => {
    shown();
    return () => void left();
  }, [shown, left]);

  if (isDone)
    return (
      <Notice
        kind="success"
        title={reset.doneTitle}
        live
        action={
          !isSignedIn && (
            <ButtonLink variant="primary" href={hrefs.login}>
              {reset.login}
            </ButtonLink>
          )
        }
      >
        {reset.doneText}
      </Notice>
    );
  if (token === null || isLinkRefused(failure))
    return (
      <Notice
        kind="error"
        title={common.linkExpired}
        live
        action={<ButtonLink href={hrefs.recover}>{reset.again}</ButtonLink>}
      >
        {reset.expiredText}
      </Notice>
    );
  return (
    <DataForm
      label={reset.form}
      initial={NO_PASSWORD}
      rules={() => newPasswordRules(required)}
      submission={resetting}
      submitLabel={reset.submit}
      notice={() => <FailureNotice failure={failure} otherwise={PASSWORD_CHANGE_FAILED} />}
    >
      {() => <NewPasswordInputs label={fields.newPassword} />}
    </DataForm>
  );
};
