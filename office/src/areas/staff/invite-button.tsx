import PersonAddIcon from '@mui/icons-material/PersonAddOutlined';
import DialogContentText from '@mui/material/DialogContentText';
import { email as isEmail, required, SelectInput, TextInput, useTranslate } from 'react-admin';
import type { EndpointInput } from 'shared-contracts/api/endpoint';
import { inviteStaff } from 'shared-contracts/office/staff';
import type { inviteStaff as schema } from 'shared-contracts/office/staff.schema';
import { DialogButton } from '../../actions/dialog-button.tsx';
import { InputsDialog } from '../../forms/inputs-dialog.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { RoleHelp, roleChoices } from './roles.tsx';

type Invitation = EndpointInput<typeof schema>['body'];

const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const { call } = useOffice();
  const send = async (body: Invitation): Promise<string> => {
    const { staff } = await call(inviteStaff, { body });
    return translate('staff.invite.done', { email: staff.email });
  };
  return (
    <InputsDialog
      title={translate('staff.invite.title')}
      save={{ label: 'staff.invite.submit', icon: <PersonAddIcon /> }}
      defaultValues={{ role: 'support' }}
      onSubmit={send}
      onClose={onClose}
    >
      <DialogContentText>{translate('staff.invite.help')}</DialogContentText>
      <TextInput source="name" label="orders.name" validate={required()} autoComplete="off" />
      <TextInput
        source="email"
        type="email"
        label="orders.email"
        validate={[required(), isEmail()]}
        autoComplete="off"
      />
      <SelectInput source="role" label="staff.role" choices={roleChoices} validate={required()} />
      <RoleHelp />
      <TextInput
        source="password"
        type="password"
        label="account.proof.password"
        validate={required()}
        autoComplete="current-password"
      />
      <TextInput
        source="code"
        label="account.proof.code"
        helperText="account.proof.code_help"
        validate={required()}
        autoComplete="one-time-code"
      />
    </InputsDialog>
  );
};

/** Invites a person, who gets the link by mail. */
export const InviteButton = () => (
  <DialogButton label="staff.invite.open" variant="contained" startIcon={<PersonAddIcon />}>
    {(close) => <InviteDialog onClose={close} />}
  </DialogButton>
);
