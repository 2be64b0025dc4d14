// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider, memoryStore, Resource, TestMemoryRouter } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTypedTexts } from '../../forms/typed-texts.ts';
import { openI18n } from '../../messages/i18n.ts';
import type { SessionModel } from '../../session/session.ts';
import { ServicesProvider } from '../../session/session-context.tsx';
import MessagePage from './message-page.tsx';

const MESSAGE = {
  id: '7',
  number: 'M-7',
  created_at: '2026-11-20T12:00:00Z',
  status: 'open',
  name: 'Rosa',
  email: 'rosa@example.cl',
  message: '¿Cuándo llega?',
  locale: 'es',
  answers: [],
};
const state = { kind: 'signed-in', session: { permissions: [] } };
const session = { state: () => state, subscribe: () => () => undefined } as unknown as SessionModel;
const services = { session, typedTexts: createTypedTexts(window.sessionStorage) };

const open = async (orderNumber: string) => {
  const i18nProvider = await openI18n(window.localStorage);
  const record = { ...MESSAGE, order_number: orderNumber };
  const dataProvider = { getOne: async () => ({ data: record }) } as unknown as DataProvider;
  render(
    // The links of the page are of the router of the office, and the record of the one of react-admin.
    <MemoryRouter>
      <TestMemoryRouter initialEntries={['/7/show']}>
        <ServicesProvider services={services}>
          <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
            <Resource name="messages" show={MessagePage} />
          </AdminContext>
        </ServicesProvider>
      </TestMemoryRouter>
    </MemoryRouter>,
  );
  await screen.findByText('¿Cuándo llega?');
};

// Material UI reports a property of its earlier versions.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('leads to the list of orders with the number that the sender typed', async () => {
  await open(' cq-000042 ');
  const { pathname, searchParams } = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'CQ-000042' }).href,
  );
  expect(pathname).toBe('/orders');
  expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({ q: 'CQ-000042' });
});

it('has no link for a text that is no order number', async () => {
  await open('el de ayer');
  expect(screen.queryByText('el de ayer')).not.toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
