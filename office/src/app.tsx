import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { AdminContext, type I18nProvider, memoryStore } from 'react-admin';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router';
import { resourcesOf } from './areas/allowed-areas.ts';
import type { Area } from './areas/area.ts';
import { createDataProvider } from './data/data-provider.ts';
import { formOf } from './forms/typed-texts.ts';
import { AwayPage, OpeningPage } from './frame/opening-page.tsx';
import { SignedInPages } from './frame/signed-in-pages.tsx';
import { authProvider } from './session/auth-provider.ts';
import {
  type Services,
  ServicesProvider,
  useSessionModel,
  useSessionState,
  useTypedTexts,
} from './session/session-context.tsx';
import { SignInPage } from './session/sign-in-steps.tsx';
import { ComponentWords } from './theme/component-words.tsx';
import { theme } from './theme/theme.ts';

/** Staff open it once, so the first page does not carry it. */
const LinkPage = lazy(() =>
  import('./session/invitation-page.tsx').then((module) => ({ default: module.LinkPage })),
);

/** Address of the links in mails. The token is in the fragment, which browsers do not send to servers. */
const LINK_PATH = '/enlace';

/** Token of the link that the browser has opened. */
const tokenInAddress = ({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | null =>
  pathname === LINK_PATH ? new URLSearchParams(hash.slice(1)).get('token') : null;

const Pages = ({ areas }: { areas: readonly Area[] }): ReactNode => {
  const state = useSessionState();
  const token = tokenInAddress(useLocation());
  if (token && state.kind !== 'opening')
    return (
      <Suspense fallback={<OpeningPage />}>
        <LinkPage token={token} />
      </Suspense>
    );
  switch (state.kind) {
    case 'opening':
      return <OpeningPage />;
    case 'away':
      return <AwayPage />;
    case 'signed-out':
      return <SignInPage />;
    case 'signed-in':
      return <SignedInPages areas={areas} />;
  }
};

interface RootProps {
  areas: readonly Area[];
  i18nProvider: I18nProvider;
}

const Root = ({ areas, i18nProvider }: RootProps) => {
  const session = useSessionModel();
  const typedTexts = useTypedTexts();
  const state = useSessionState();
  const parts = useMemo(
    () => ({
      dataProvider: createDataProvider(session.client, resourcesOf(areas), (resource, id, record) =>
        typedTexts.removeSaved(formOf(resource, id), record),
      ),
      // Lists are in the address. Nothing of a person stays in the browser.
      store: memoryStore(),
    }),
    [areas, session, typedTexts],
  );
  return (
    // A new key forgets the filters, ticked rows and read records of the person before.
    <AdminContext
      key={state.kind === 'signed-in' ? state.session.staff.id : ''}
      {...parts}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      theme={theme}
    >
      <ComponentWords>
        <Pages areas={areas} />
      </ComponentWords>
    </AdminContext>
  );
};

/** The office. A data router, so that react-admin can warn before typed text is lost. */
export const createApp = ({ services, ...props }: RootProps & { services: Services }): ReactNode => (
  <ServicesProvider services={services}>
    <RouterProvider router={createBrowserRouter([{ path: '*', element: <Root {...props} /> }])} />
  </ServicesProvider>
);
