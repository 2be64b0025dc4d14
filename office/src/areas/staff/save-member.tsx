import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { SaveButton, setSubmissionErrors, useSaveContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { ProofDialog } from '../../session/proof-fields.tsx';
import type { StaffMember } from './staff-form.ts';

/** Saves a person. A new owner, and access that comes back, need password and code of the signed-in person. */
export const SaveMember = ({ member }: { member: StaffMember }) => {
  const translate = useTranslate();
  const { save } = useSaveContext();
  const { handleSubmit, setError } = useFormContext();
  const [role, isDisabled] = useWatch({ name: ['role', 'disabled'] });
  const [isAsking, setAsking] = useState(false);
  const isNewOwner = role === 'owner' && member.role !== 'owner';
  if (isDisabled || !(isNewOwner || member.status === 'disabled'))
    return <SaveButton sx={{ mt: 2, alignSelf: 'start' }} />;
  const saveWith = ({ password = '', code = '' }: Record<string, string>) =>
    handleSubmit(async (values) => {
      const refused = await save?.({ ...values, password, code });
      // After a wrong code the dialog stays. A saved person leads to the list.
      if (!refused) return;
      setAsking(false);
      setSubmissionErrors(refused, setError);
    })();
  return (
    <>
      <Button
        variant="contained"
        startIcon={<SaveIcon />}
        sx={{ mt: 2, alignSelf: 'start' }}
        onClick={() => void handleSubmit(() => setAsking(true))()}
      >
        {translate('ra.action.save')}
      </Button>
      {isAsking && (
        <ProofDialog
          title={translate('staff.give_access.title')}
          consequence={translate(isNewOwner ? 'staff.give_access.owner' : 'staff.give_access.enabled', {
            name: member.name,
          })}
          submit="ra.action.save"
          onSubmit={saveWith}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
