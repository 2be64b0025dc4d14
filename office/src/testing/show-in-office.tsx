import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext, memoryStore, Notification, ShowBase } from 'react-admin';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { PERMISSIONS, type Permission } from 'shared-contracts/office/access';
import { resourcesOf } from '../areas/allowed-areas.ts';
import type { Area } from '../areas/area.ts';
import { createDataProvider } from '../data/data-provider.ts';
import { createTypedTexts } from '../forms/typed-texts.ts';
import { openI18n } from '../messages/i18n.ts';
import { createSession, type SessionModel } from '../session/session.ts';
import { ServicesProvider } from '../session/session-context.tsx';
import { type createFakeOffice, json } from './fake-office.ts';

type FakeOffice = ReturnType<typeof createFakeOffice>;

export const typedTexts = createTypedTexts(window.sessionStorage);

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

const renderAt = (routes: RouteObject[], address: string) =>
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);

/** Renders a page in Spanish at `/page`, with `start` at the start page. `areas` are those whose records it reads. */
export const showInOffice = async (
  session: SessionModel,
  page: ReactNode,
  { start, areas = [] }: { start?: ReactNode; areas?: readonly Area[] } = {},
) => {
  const i18nProvider = await openI18n(window.localStorage);
  const dataProvider = createDataProvider(session.client, resourcesOf(areas));
  const element = (
    <ServicesProvider services={{ session, typedTexts }}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        {page}
        <Notification />
      </AdminContext>
    </ServicesProvider>
  );
  renderAt(
    [
      { path: '/', element: start },
      { path: '*', element },
    ],
    '/page',
  );
};

/** `showInOffice` for a signed-in person. */
export const showSignedIn = async (
  office: FakeOffice,
  page: ReactNode,
  {
    permissions = PERMISSIONS,
    areas = [],
  }: { permissions?: readonly Permission[]; areas?: readonly Area[] } = {},
) => showInOffice(await signIn(office, permissions), page, { areas });

/** `showSignedIn` for a part of the page of the first resource's record 7. */
export const showOfRecord = (office: FakeOffice, area: Area, part: ReactNode) =>
  showSignedIn(
    office,
    <ShowBase resource={area.resources?.[0]?.name ?? ''} id="7" render={({ record }) => record && part} />,
    { areas: [area] },
  );
