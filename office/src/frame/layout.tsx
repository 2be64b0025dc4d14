import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { LoadingIndicator, SkipNavigationButton, useTranslate } from 'react-admin';
import type { MenuEntry } from '../areas/area.ts';
import { ExpiredDialog } from '../session/expired-dialog.tsx';
import { useSession, useSessionState } from '../session/session-context.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LoadingPage } from './loading-page.tsx';
import { Menu } from './menu.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { useDocumentTitle, useScrollToTop } from './page-change.ts';
import { StaffMenu } from './staff-menu.tsx';

const MENU_PX = 232;

const Header = () => {
  const translate = useTranslate();
  const { shop_url } = useSession();
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1,
        px: 2,
        minHeight: 56,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ fontFamily: 'var(--serif)', fontSize: 'var(--step-18)', flexGrow: 1 }} noWrap>
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {translate('office.brand')}
        </Box>
        <Box component="span" sx={{ display: { sm: 'none' } }}>
          {translate('office.name')}
        </Box>
      </Typography>
      <LoadingIndicator />
      <Box
        component="a"
        href={shop_url}
        target="_blank"
        rel="noreferrer"
        sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary' }}
      >
        {translate('office.see_shop')}
      </Box>
      <LanguageSwitch />
      <StaffMenu />
    </Box>
  );
};

/** Frame of every page: header, menu at the side or at the bottom, title. */
export const OfficeLayout = ({
  entries,
  children,
}: {
  entries: readonly MenuEntry[];
  children?: ReactNode;
}) => {
  const translate = useTranslate();
  const state = useSessionState();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const heading = useRef<HTMLElement>(null);
  useDocumentTitle(heading);
  useScrollToTop();
  return (
    <Box sx={{ minHeight: '100vh', pb: { xs: '6rem', md: 0 } }}>
      <SkipNavigationButton />
      <OfflineBanner />
      <Header />
      <Box sx={{ display: 'flex' }}>
        <Box
          component="nav"
          aria-label={translate('office.menu.title')}
          sx={{ display: { xs: 'none', md: 'block' }, width: MENU_PX, flexShrink: 0 }}
        >
          <Menu entries={entries} />
        </Box>
        <Box
          component="main"
          id="main-content"
          tabIndex={-1}
          sx={{ flexGrow: 1, minWidth: 0, px: { xs: 2, md: 3 }, py: 2, maxWidth: 1350 }}
        >
          <Typography ref={heading} variant="h1" id="react-admin-title" sx={{ mb: 2, minHeight: '1.15em' }} />
          <PageBoundary>
            <Suspense fallback={<LoadingPage />}>{children}</Suspense>
          </PageBoundary>
        </Box>
      </Box>
      <BottomBar entries={entries} onMore={() => setMenuOpen(true)} />
      <Drawer
        open={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        anchor="bottom"
        slotProps={{ paper: { 'aria-label': translate('office.menu.title') } }}
      >
        <Menu entries={entries} onChosen={() => setMenuOpen(false)} />
      </Drawer>
      {state.kind === 'signed-in' && state.isExpired && <ExpiredDialog />}
    </Box>
  );
};
