import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import type { MenuEntry } from '../areas/area.ts';

/** Whether the address is the entry's page or one below it. */
export const isOpen = (pathname: string, to: string): boolean =>
  to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`);

export const Menu = ({ entries, onChosen }: { entries: readonly MenuEntry[]; onChosen?: () => void }) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  return (
    <List component="ul">
      {entries.map(({ to, label, icon: Icon }) => (
        <ListItem key={to} disablePadding>
          <ListItemButton
            component={Link}
            to={to}
            selected={isOpen(pathname, to)}
            aria-current={isOpen(pathname, to) ? 'page' : undefined}
            onClick={onChosen}
            sx={{ minHeight: '2.75rem' }}
          >
            <ListItemIcon sx={{ minWidth: 40, color: 'inherit' }}>
              <Icon />
            </ListItemIcon>
            <ListItemText primary={translate(label)} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
};
