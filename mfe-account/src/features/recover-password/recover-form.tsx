import { DataForm, EmailInput } from '../../lib/form/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { emailRule } from '../../lib/rules.ts';
import { recovery } from './recover-password.model.ts';

const NO_EMAIL = { email: '' };

export const RecoverForm = () => {
  const { fields, recover, required } = useMessages();
  return (
    <DataForm
      label={recover.form}
      initial={NO_EMAIL}
      rules={() => ({ email: emailRule(required) })}
      submission={recovery}
      submitLabel={recover.submit}
      isChecked
      done={{ title: recover.sentTitle, text: recover.sentText }}
    >
      {() => <EmailInput name="email" label={fields.email} />}
    </DataForm>
  );
};
