import { type ReactNode, useMemo } from 'react';
import { AdminUI, CustomRoutes, Resource, useTranslate } from 'react-admin';
import { Route } from 'react-router';
import { allowedAreas } from '../areas/allowed-areas.ts';
import type { Area } from '../areas/area.ts';
import { useSession } from '../session/session-context.tsx';
import { Home } from './home.tsx';
import { OfficeLayout } from './layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** Resources and pages of the areas, as children of `AdminUI`. */
export const areaRoutes = (areas: readonly Area[]): ReactNode => (
  <>
    {areas.flatMap(({ resources = [] }) =>
      resources.map(({ endpoints: _, permission: __, ...resource }) => (
        <Resource key={resource.name} {...resource} />
      )),
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
