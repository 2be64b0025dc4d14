import MenuIcon from '@mui/icons-material/Menu';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import type { MenuEntry } from '../areas/area.ts';
import { openEntry } from './menu.tsx';

const MAX_FREQUENT = 4;
/** Large text fills the width of an entry at most, because a broken word is harder to read. */
const LABEL = { fontSize: 'min(0.75rem, 4.4vw)', overflowWrap: 'anywhere' };
const ACTION = { minWidth: 0, px: 0.5, '& .MuiBottomNavigationAction-label': LABEL };

/** Phones have the frequent pages under the thumb, and the whole menu under "More". */
export const BottomBar = ({ entries, onMore }: { entries: readonly MenuEntry[]; onMore: () => void }) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const shown = entries.filter(({ isFrequent }) => isFrequent).slice(0, MAX_FREQUENT);
  const open = openEntry(entries, pathname);
  return (
    <Paper
      component="nav"
      aria-label={translate('office.menu.frequent')}
      square
      sx={{
        display: { md: 'none' },
        position: 'fixed',
        inset: 'auto 0 0 0',
        borderTop: 1,
        borderColor: 'divider',
        zIndex: 'appBar',
        pb: 'env(safe-area-inset-bottom)',
      }}
    >
      <BottomNavigation
        showLabels
        // Large text needs more height.
        sx={{ height: 'auto', minHeight: 56, '& .MuiBottomNavigationAction-root': ACTION }}
        value={open && shown.includes(open) ? open.to : null}
      >
        {shown.map(({ to, label, icon: Icon }) => (
          <BottomNavigationAction
            key={to}
            component={Link}
            to={to}
            value={to}
            label={translate(label)}
            icon={<Icon />}
            aria-current={to === open?.to ? 'page' : undefined}
          />
        ))}
        <BottomNavigationAction
          value="more"
          label={translate('office.menu.more')}
          icon={<MenuIcon />}
          onClick={onMore}
        />
      </BottomNavigation>
    </Paper>
  );
};
