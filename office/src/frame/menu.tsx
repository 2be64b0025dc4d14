import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { MENU_GROUPS, type MenuEntry } from '../areas/area.ts';

const isAtOrBelow = (pathname: string, page: string): boolean =>
  pathname === page || pathname.startsWith(`${page}/`);

/** Entry of the open page. When pages of several entries are above the address, the longest one counts. */
export const openEntry = (entries: readonly MenuEntry[], pathname: string): MenuEntry | undefined =>
  entries
    .flatMap((entry) => [entry.to, ...(entry.pages ?? [])].map((page) => ({ entry, page })))
    .filter(({ page }) => isAtOrBelow(pathname, page))
    .toSorted((one, other) => other.page.length - one.page.length)[0]?.entry;

const Entries = ({ entries, open, onChosen }: MenuProps & { open: MenuEntry | undefined }) => {
  const translate = useTranslate();
  return entries.map((entry) => {
    const { to, label, icon: Icon } = entry;
    return (
      <ListItem key={to} disablePadding>
        <ListItemButton
          component={Link}
          to={to}
          selected={entry === open}
          aria-current={entry === open ? 'page' : undefined}
          onClick={onChosen}
          sx={{ minHeight: '2.75rem' }}
        >
          <ListItemIcon sx={{ minWidth: 40, color: 'inherit' }}>
            <Icon />
          </ListItemIcon>
          <ListItemText primary={translate(label)} />
        </ListItemButton>
      </ListItem>
    );
  });
};

interface MenuProps {
  entries: readonly MenuEntry[];
  onChosen?: (() => void) | undefined;
}

/** Links to all areas, under the headings of their groups. */
export const Menu = ({ entries, onChosen }: MenuProps) => {
  const translate = useTranslate();
  const id = useId();
  const open = openEntry(entries, useLocation().pathname);
  return (
    <>
      {[undefined, ...MENU_GROUPS].map((group) => {
        const own = entries.filter((entry) => entry.group === group);
        if (own.length === 0) return null;
        return (
          <Fragment key={group ?? ''}>
            {group && (
              <Typography
                id={`${id}${group}`}
                component="p"
                variant="body2"
                color="text.secondary"
                sx={{ px: 2, pt: 1.5, fontWeight: 600 }}
              >
                {translate(`office.menu.groups.${group}`)}
              </Typography>
            )}
            <List component="ul" disablePadding {...(group && { 'aria-labelledby': `${id}${group}` })}>
              <Entries entries={own} open={open} onChosen={onChosen} />
            </List>
          </Fragment>
        );
      })}
    </>
  );
};
