import { cleanup, render } from '@testing-library/react';
import { Fragment, type ReactNode } from 'react';
import {
  AdminContext,
  type AdminContextProps,
  AdminUI,
  type DataProvider,
  memoryStore,
  Notification,
  ShowBase,
} from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { PERMISSIONS, type Permission } from 'shared-contracts/office/access';
import { afterEach, beforeEach, vi } from 'vitest';
import { resourcesOf } from '../areas/allowed-areas.ts';
import type { Area } from '../areas/area.ts';
import { createDataProvider } from '../data/data-provider.ts';
import { createTypedTexts, formOf } from '../forms/typed-texts.ts';
import { areaRoutes } from '../frame/signed-in-pages.tsx';
import { openI18n } from '../messages/i18n.ts';
import { createSession, type SessionModel } from '../session/session.ts';
import { ServicesProvider } from '../session/session-context.tsx';
import { createFakeOffice, json } from './fake-office.ts';

type FakeOffice = ReturnType<typeof createFakeOffice>;

/** Each page opens in Spanish, although a test before chose another language. */
const FORGETFUL = { getItem: () => null, setItem: () => undefined };

export const typedTexts = createTypedTexts(window.sessionStorage);

// Each test file imports this module anew.
beforeEach(() => {
  // react-admin reports refused changes, react-query failed reads, and Material UI properties of its earlier versions.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  typedTexts.clear();
});

/** A session of the fake office. A test that needs a signed-in person opens it. */
export const sessionOf = ({ fetch }: Pick<FakeOffice, 'fetch'>): SessionModel =>
  createSession({ locale: () => 'es', forget: () => undefined, reload: () => undefined, fetch });

/** A session of a signed-in person. The fake office forgets the requests of the sign-in. */
const signIn = async (office: FakeOffice, permissions: readonly Permission[]): Promise<SessionModel> => {
  const staff = { id: '1', name: 'Inés', email: 'ines@example.cl', role: 'manager' };
  office.answers['GET /office/session'] = () => json({ staff, permissions, shop_url: 'http://shop' });
  const session = sessionOf(office);
  await session.open();
  office.asked.length = 0;
  return session;
};

interface Shown {
  /** The start page. */
  start?: ReactNode;
  /** Areas whose records and screens the page uses. */
  areas?: readonly Area[];
  /** Default: the one of the office, over the endpoints of the areas. */
  dataProvider?: object;
  address?: string;
  theme?: AdminContextProps['theme'];
}

/** Renders a page in Spanish at each address, with `start` at the start page. */
export const showInOffice = async (
  session: SessionModel,
  page: ReactNode,
  { start, areas = [], dataProvider, address = '/page', theme }: Shown = {},
) => {
  const i18nProvider = await openI18n(FORGETFUL);
  const provider =
    dataProvider ??
    createDataProvider(session.client, resourcesOf(areas), (resource, id, record) =>
      typedTexts.removeSaved(formOf(resource, id), record),
    );
  const element = (
    <ServicesProvider services={{ session, typedTexts }}>
      <AdminContext
        dataProvider={provider as DataProvider}
        i18nProvider={i18nProvider}
        store={memoryStore()}
        {...(theme && { theme })}
      >
        {page}
        <Notification />
      </AdminContext>
    </ServicesProvider>
  );
  const routes = [...(start ? [{ path: '/', element: start }] : []), { path: '*', element }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return { router, ...render(<RouterProvider router={router} />) };
};

type SignedIn = Shown & { permissions?: readonly Permission[] };

/** `showInOffice` for a signed-in person. */
export const showSignedIn = async (
  office: FakeOffice,
  page: ReactNode,
  { permissions = PERMISSIONS, ...shown }: SignedIn = {},
) => showInOffice(await signIn(office, permissions), page, shown);

/** `showSignedIn` for a part of a page that asks nothing of the API. */
export const showPart = (part: ReactNode, shown?: SignedIn) =>
  showSignedIn(createFakeOffice({}), part, shown);

/** `showSignedIn` for a part of the page of the first resource's record 7. */
export const showOfRecord = (office: FakeOffice, area: Area, part: ReactNode) =>
  showSignedIn(
    office,
    <ShowBase resource={area.resources?.[0]?.name ?? ''} id="7" render={({ record }) => record && part} />,
    { areas: [area] },
  );

/** The screen of an area at an address. */
export const showScreen = (
  office: FakeOffice,
  area: Area,
  address: string,
  permissions: readonly Permission[] = PERMISSIONS,
) =>
  showSignedIn(
    office,
    <AdminUI layout={Fragment} notification={Fragment}>
      {areaRoutes([area])}
    </AdminUI>,
    { areas: [area], address, permissions },
  );
