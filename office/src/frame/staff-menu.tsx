import AccountIcon from '@mui/icons-material/AccountCircleOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useSession, useSessionModel } from '../session/session-context.tsx';

/** Name and role of the signed-in person, and the way out. */
export const StaffMenu = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const session = useSessionModel();
  const { staff } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  const leave = (): void => {
    session.signOut().catch((error: Error) => notify(error.message, { type: 'error' }));
  };

  return (
    <>
      <IconButton
        aria-label={translate('office.staff_menu', { name: staff.name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AccountIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem disabled sx={{ '&.Mui-disabled': { opacity: 1 } }}>
          <ListItemText primary={staff.name} secondary={translate(`office.role.${staff.role}`)} />
        </MenuItem>
        <MenuItem component={Link} to="/account" onClick={() => setAnchor(null)}>
          {translate('office.own_account')}
        </MenuItem>
        <MenuItem component={Link} to="/sessions" onClick={() => setAnchor(null)}>
          {translate('office.own_sessions')}
        </MenuItem>
        <MenuItem onClick={leave}>{translate('office.sign_out')}</MenuItem>
      </Menu>
    </>
  );
};
