import { useUnit } from 'effector-react';
import { Notice } from 'shared-ui/notice';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import { DataForm, EmailInput } from '../../lib/form/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { emailRule } from '../../lib/rules.ts';
import { recovery, recoverySubmitted } from './recover-password.model.ts';

const NO_EMAIL = { email: '' };

export const RecoverForm = () => {
  const { common, fields, recover, required } = useMessages();
  const { submit, isSending, isDone, failure } = useUnit({
    submit: recoverySubmitted,
    isSending: recovery.$isSending,
    isDone: recovery.$isDone,
    failure: recovery.$failure,
  });
  return (
    <DataForm
      label={recover.form}
      initial={NO_EMAIL}
      rules={() => ({ email: emailRule(required) })}
      onSubmit={submit}
      isSending={isSending}
      failure={failure}
      submitLabel={recover.submit}
      aside={<span role="status">{isSending ? common.checking : ''}</span>}
      notice={
        isDone ? (
          <Notice kind="success" title={recover.sentTitle} live>
            {recover.sentText}
          </Notice>
        ) : (
          <FailureNotice failure={failure} />
        )
      }
    >
      {() => <EmailInput name="email" label={fields.email} />}
    </DataForm>
  );
};
