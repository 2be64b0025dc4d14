import type { User } from 'shared-contracts/api/accounts.schema';
import { UPDATE_FAILED } from 'shared-contracts/domain/error-catalogue';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import { CompanyFields, DataForm, PersonFields } from '../../lib/form/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { companyRules, personRules } from '../../lib/rules.ts';
import { profileChange, toValues } from './change-profile.model.ts';

export const ProfileForm = ({ user }: { user: User }) => {
  const { profile, required } = useMessages();
  return (
    <DataForm
      label={profile.dataTitle}
      initial={toValues(user)}
      rules={({ type }) => ({
        ...personRules(required),
        ...(type === 'company' ? companyRules(required) : {}),
      })}
      submission={profileChange}
      submitLabel={profile.submit}
      done={{ text: profile.saved }}
      notice={(failure) => <FailureNotice failure={failure} otherwise={UPDATE_FAILED} />}
    >
      {() => (
        <>
          {user.type === 'company' && <CompanyFields />}
          <PersonFields hasRut={user.type !== 'company'} />
        </>
      )}
    </DataForm>
  );
};
