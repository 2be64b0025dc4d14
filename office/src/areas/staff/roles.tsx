import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ROLES } from 'shared-contracts/office/access';

export const roleChoices = ROLES.map((id) => ({ id, name: `office.role.${id}` }));

/** Permissions of the chosen role, in words. */
export const RoleHelp = () => {
  const translate = useTranslate();
  const role: unknown = useWatch({ name: 'role' });
  return (
    <Typography color="text.secondary" aria-live="polite" sx={{ mt: 0.5, mb: 1 }}>
      {typeof role === 'string' && role ? translate(`staff.role_help.${role}`) : null}
    </Typography>
  );
};
