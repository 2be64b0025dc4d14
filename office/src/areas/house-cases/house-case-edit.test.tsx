// @vitest-environment happy-dom

import { screen } from '@testing-library/react';
import { Fragment } from 'react';
import { AdminUI } from 'react-admin';
import { expect, it } from 'vitest';
import { areaRoutes } from '../../frame/signed-in-pages.tsx';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showSignedIn } from '../../testing/show-in-office.tsx';
import { houseCases } from './index.ts';

it('shows a case without a way to change it to people who may only read', async () => {
  const office = createFakeOffice({
    'GET /office/house-cases/3': () =>
      json({
        id: '3',
        version: 'a',
        es: 'Asado',
        en: 'Barbecue',
        product_ids: [7, 7, 7, 7, 7],
        is_active: true,
      }),
    'GET /office/products/7': () => json({ id: '7', name: 'Loica' }),
  });
  await showSignedIn(
    office,
    <AdminUI layout={Fragment} notification={Fragment}>
      {areaRoutes([houseCases])}
    </AdminUI>,
    { areas: [houseCases], address: '/house-cases/3', permissions: ['rules.read'] },
  );
  const more = await screen.findByRole<HTMLButtonElement>('button', { name: 'Una botella más de Loica' });
  expect(more.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});
