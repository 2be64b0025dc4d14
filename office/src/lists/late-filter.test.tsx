// @vitest-environment happy-dom
import { act, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { useNoLateFilter } from './office-list.tsx';

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => void vi.unstubAllGlobals());

const List = () => {
  useNoLateFilter();
  return 'list';
};

/** An office whose list is on screen. The code of the record arrives with `arrive`. */
const openList = async () => {
  const code = Promise.withResolvers<{ default: () => string }>();
  const Record = lazy(() => code.promise);
  const pages = (
    <Suspense>
      <Routes>
        <Route path="/staff" element={<List />} />
        <Route path="/staff/:id" element={<Record />} />
      </Routes>
    </Suspense>
  );
  const router = createMemoryRouter([{ path: '*', element: pages }], { initialEntries: ['/staff'] });
  const element = document.createElement('div');
  await act(async () => createRoot(element).render(<RouterProvider router={router} />));
  const go = (to: string) => act(() => router.navigate(to));
  const arrive = () => act(async () => code.resolve({ default: () => 'record' }));
  return { element, router, go, arrive };
};

it('opens the record although a filter arrives while its code loads', async () => {
  const { element, router, go, arrive } = await openList();
  await go('/staff/1');
  expect(element.textContent).toBe('list');
  await go('/staff?filter=x');
  expect(router.state.location.pathname).toBe('/staff/1');
  await arrive();
  expect(element.textContent).toBe('record');
});

it('lets filters, the menu and Back lead to the list', async () => {
  const { router, go } = await openList();
  const address = () => router.state.location.pathname + router.state.location.search;
  await go('/staff?filter=x');
  expect(address()).toBe('/staff?filter=x');
  await go('/staff/1');
  await act(() => router.navigate(-1));
  expect(address()).toBe('/staff?filter=x');
  await go('/staff/1');
  await go('/staff');
  expect(address()).toBe('/staff');
});
