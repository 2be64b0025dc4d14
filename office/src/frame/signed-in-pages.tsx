import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { AdminUI, CustomRoutes, Resource, Title, useTranslate } from 'react-admin';
import { Link, Navigate, Route } from 'react-router';
import { allowedAreas } from '../areas/allowed-areas.ts';
import type { Area, MenuEntry } from '../areas/area.ts';
import { useSession } from '../session/session-context.tsx';
import { OfficeLayout } from './layout.tsx';

/** Page for an address that the office does not have, or that the person may not see. */
const NotFoundPage = () => {
  const translate = useTranslate();
  return (
    <Box sx={{ maxWidth: 520, py: 3 }}>
      <Title title="office.missing.title" />
      <Typography sx={{ mb: 2 }}>{translate('office.missing.help')}</Typography>
      <Button component={Link} to="/" variant="outlined">
        {translate('office.missing.start')}
      </Button>
    </Box>
  );
};

/** Opens the first page that the person may see. */
const Home = ({ first }: { first: MenuEntry | undefined }) => {
  const translate = useTranslate();
  if (first) return <Navigate to={first.to} replace />;
  return (
    <>
      <Title title="office.nothing.title" />
      <p>{translate('office.nothing.help')}</p>
    </>
  );
};

/** Resources and pages of the areas, as children of `AdminUI`. */
export const areaRoutes = (areas: readonly Area[]): ReactNode => (
  <>
    {areas.flatMap(({ resources = [] }) =>
      resources.map(({ endpoints: _, ...resource }) => <Resource key={resource.name} {...resource} />),
    )}
    <CustomRoutes>
      {areas.flatMap(({ pages = [] }) =>
        pages.map(({ path, screen: Screen }) => <Route key={path} path={path} element={<Screen />} />),
      )}
    </CustomRoutes>
  </>
);

/** Resources and pages that the signed-in person may see. */
export const SignedInPages = ({ areas: all }: { areas: readonly Area[] }) => {
  const translate = useTranslate();
  const { permissions } = useSession();
  const { areas, Layout, Dashboard } = useMemo(() => {
    const allowed = allowedAreas(all, permissions);
    const entries = allowed.flatMap(({ menu }) => (menu ? [menu] : []));
    return {
      areas: allowed,
      Layout: ({ children }: { children?: ReactNode }) => (
        <OfficeLayout entries={entries}>{children}</OfficeLayout>
      ),
      Dashboard: () => <Home first={entries[0]} />,
    };
  }, [all, permissions]);
  return (
    <AdminUI
      layout={Layout}
      dashboard={Dashboard}
      catchAll={NotFoundPage}
      title={translate('office.name')}
      disableTelemetry
    >
      {areaRoutes(areas)}
    </AdminUI>
  );
};
