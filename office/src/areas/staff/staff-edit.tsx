import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BooleanInput, maxLength, required, SelectInput, TextInput, useTranslate } from 'react-admin';
import { MAX_STAFF_NAME } from 'shared-contracts/office/text-limits';
import { OfficeEdit } from '../../forms/office-edit.tsx';
import { OfficeForm } from '../../forms/office-form.tsx';
import { StateChip } from '../../parts/state-chip.tsx';
import { useMay } from '../../session/session-context.tsx';
import { RoleHelp, roleChoices } from './roles.tsx';
import { SaveMember } from './save-member.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import type { StaffMember } from './staff-form.ts';

const Facts = ({ member }: { member: StaffMember }) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{member.email}</Typography>
      <Typography color="text.secondary">{translate(`office.role.${member.role}`)}</Typography>
      <StateChip words={`staff.statuses.${member.status}`} />
    </Stack>
  );
};

/** Name, role and access of a person. The reason goes to the history. */
const ChangeForm = ({ member }: { member: StaffMember }) => (
  <OfficeForm
    maxWidth={560}
    asksReason
    defaultValues={{ disabled: member.status === 'disabled' }}
    save={<SaveMember member={member} />}
  >
    <TextInput source="name" label="orders.name" validate={[required(), maxLength(MAX_STAFF_NAME)]} />
    <SelectInput source="role" label="staff.role" choices={roleChoices} validate={required()} />
    <RoleHelp />
    <BooleanInput source="disabled" label="staff.disable" helperText="staff.disable_help" />
  </OfficeForm>
);

/** Page of a person of the team. */
const StaffEdit = () => {
  const mayChange = useMay('staff.change');
  return (
    <OfficeEdit<StaffMember> title={({ name }) => name} redirect="list">
      {(member) => (
        <>
          <Facts member={member} />
          {mayChange && <ChangeForm member={member} />}
          {mayChange && <SignInPanel member={member} />}
        </>
      )}
    </OfficeEdit>
  );
};

export default StaffEdit;
