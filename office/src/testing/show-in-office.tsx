import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createTypedTexts } from '../forms/typed-texts.ts';
import { openI18n } from '../messages/i18n.ts';
import { createSession, type SessionModel } from '../session/session.ts';
import { ServicesProvider } from '../session/session-context.tsx';
import type { createFakeOffice } from './fake-office.ts';

/** A session of the fake office. A test that needs a signed-in person opens it. */
export const sessionOf = ({ fetch }: Pick<ReturnType<typeof createFakeOffice>, 'fetch'>): SessionModel =>
  createSession({ locale: () => 'es', forget: () => undefined, reload: () => undefined, fetch });

/** Renders a page in Spanish at `/page`, with `start` at the start page. */
export const showInOffice = async (session: SessionModel, page: ReactNode, start?: ReactNode) => {
  const i18nProvider = await openI18n(window.localStorage);
  const element = (
    <ServicesProvider services={{ session, typedTexts: createTypedTexts(window.sessionStorage) }}>
      <AdminContext i18nProvider={i18nProvider} store={memoryStore()}>
        {page}
      </AdminContext>
    </ServicesProvider>
  );
  const routes = [
    { path: '/', element: start },
    { path: '*', element },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/page'] })} />);
};
