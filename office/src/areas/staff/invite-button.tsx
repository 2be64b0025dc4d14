import PersonAddIcon from '@mui/icons-material/PersonAddOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import {
  Form,
  email as isEmail,
  required,
  SelectInput,
  TextInput,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin';
import type { EndpointInput } from 'shared-contracts/api/endpoint';
import { inviteStaff } from 'shared-contracts/office/staff';
import type { inviteStaff as schema } from 'shared-contracts/office/staff.schema';
import type { OfficeError } from '../../api/office-error.ts';
import { SaveAlways } from '../../forms/save-always.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { RoleHelp, roleChoices } from './roles.tsx';

type Invitation = EndpointInput<typeof schema>['body'];

const InviteDialog = ({ onInvited, onClose }: { onInvited: () => void; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { call } = useOffice();
  const id = useId();
  const send = async (body: Invitation) => {
    try {
      const { staff } = await call(inviteStaff, { body });
      notify('staff.invite.done', { type: 'success', messageArgs: { email: staff.email } });
      onInvited();
      return undefined;
    } catch (error) {
      const { message, fields } = error as OfficeError;
      if (Object.keys(fields ?? {}).length > 0) return fields;
      notify(message, { type: 'error' });
      return {};
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <Form<Invitation> onSubmit={send as never} defaultValues={{ role: 'support' }}>
        <DialogTitle id={id}>{translate('staff.invite.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{translate('staff.invite.help')}</DialogContentText>
          <TextInput source="name" label="staff.name" validate={required()} autoComplete="off" />
          <TextInput
            source="email"
            type="email"
            label="staff.email"
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
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <SaveAlways label="staff.invite.submit" icon={<PersonAddIcon />} />
        </DialogActions>
      </Form>
    </Dialog>
  );
};

/** Invites a person, who gets the link by mail. */
export const InviteButton = () => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<PersonAddIcon />} onClick={() => setOpen(true)}>
        {translate('staff.invite.open')}
      </Button>
      {isOpen && (
        <InviteDialog
          onClose={() => setOpen(false)}
          onInvited={() => {
            setOpen(false);
            refresh();
          }}
        />
      )}
    </>
  );
};
