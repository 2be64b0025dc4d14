import { useUnit } from 'effector-react';
import { Notice } from 'shared-ui/notice';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import { DataForm, EmailInput } from '../../lib/form/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { emailRule } from '../../lib/rules.ts';
import { recovery } from './recover-password.model.ts';

const NO_EMAIL = { email: '' };

export const RecoverForm = () => {
  const { fields, recover, required } = useMessages();
  const [submit, isDone] = useUnit([recovery.submitted, recovery.$isDone]);
  return (
    <DataForm
      label={recover.form}
      initial={NO_EMAIL}
      rules={() => ({ email: emailRule(required) })}
      submission={recovery}
      onSubmit={submit}
      submitLabel={recover.submit}
      isChecked
      notice={(failure) =>
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
