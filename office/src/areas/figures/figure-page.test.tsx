// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { createFakeOffice } from '../../testing/fake-office.ts';
import { showSignedIn } from '../../testing/show-in-office.tsx';
import { FigurePage } from './figure-page.tsx';
import SearchesPage from './searches-page.tsx';

const error = new Error('office.error.network');

const openPage = async (page: ReactElement) => {
  const office = createFakeOffice({});
  await showSignedIn(office, page);
  expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión');
  return office;
};

const open = (data: unknown) =>
  openPage(
    <FigurePage figure="carts" query={{}} result={{ data, error, refetch: () => undefined }} choice={null}>
      <p>No hay ventas</p>
    </FigurePage>,
  );

it('shows no figure that could not be read', async () => {
  await open(undefined);
  expect(screen.queryByText('No hay ventas')).toBeNull();
});

it('keeps an earlier figure when the next one cannot be read', async () => {
  await open({});
  expect(screen.queryByText('No hay ventas')).not.toBeNull();
});

it('tells at once that the searches cannot be read', async () => {
  const { asked } = await openPage(<SearchesPage />);
  expect(asked).toHaveLength(1);
});
